// What was seen when a step was chosen, drawn from the perceived boxes alone: no screenshot is ever needed.
import type { StepView } from '../../shared/messages/ui';
import { t } from '../i18n';

type Sketch = NonNullable<StepView['sketch']>;
type Item = Sketch['items'][number];

/** Largest type, as a share of the sketch's width: about 9 px in a panel of 340 px. */
const TYPE_SHARE = 0.027;
/** Mean width of a character, as a share of its size. */
const CHAR_SHARE = 0.56;
const MARGIN = 16;

export function WireSketch({ sketch }: { sketch: Sketch }) {
  const target = sketch.items.find((item) => item.target);
  const name = target ? t('sketch_with_target', target.label) : t('sketch', sketch.items.length);
  // Nothing is drawn for the empty rest of a short page.
  const bottom = Math.max(...sketch.items.map(({ y, h }) => y + h)) + MARGIN;
  const height = Math.max(MARGIN * 4, Math.min(sketch.height, bottom));
  // The target last, so that nothing covers it.
  const items = [...sketch.items].sort((a, b) => Number(a.target ?? false) - Number(b.target ?? false));
  return (
    <svg class="sketch" viewBox={`0 0 ${sketch.width} ${height}`} role="img" aria-label={name}>
      {items.map((item) => (
        <Box key={item.id} item={item} typeMax={sketch.width * TYPE_SHARE} />
      ))}
    </svg>
  );
}

function Box({ item, typeMax }: { item: Item; typeMax: number }) {
  const size = Math.min(typeMax, item.h * 0.62);
  const room = Math.floor((item.w - size) / (size * CHAR_SHARE));
  return (
    <g class={item.target ? 'target' : 'seen'}>
      <rect x={item.x} y={item.y} width={Math.max(2, item.w)} height={Math.max(2, item.h)} rx="4" />
      {room >= 2 && (
        <text
          x={item.x + size / 2}
          y={item.y + Math.min(item.h, size * 2) / 2 + size * 0.35}
          font-size={size}
        >
          {item.label.length > room ? `${item.label.slice(0, room - 1)}…` : item.label}
        </text>
      )}
    </g>
  );
}
