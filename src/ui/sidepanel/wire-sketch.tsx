// What was seen when a step was chosen, drawn from the perceived boxes alone: no screenshot is ever needed.
import type { StepView } from '../../shared/messages/ui';
import { t } from '../i18n';

type Sketch = NonNullable<StepView['sketch']>;

const LABEL_MIN_W = 24;
const LABEL_PX = 11;
/** Mean width of a character at LABEL_PX, for cutting labels to their box. */
const CHAR_PX = 6;

export function WireSketch({ sketch }: { sketch: Sketch }) {
  const target = sketch.items.find((item) => item.target);
  const name = target ? t('sketch_with_target', target.label) : t('sketch', sketch.items.length);
  return (
    <svg
      class="sketch"
      viewBox={`0 0 ${sketch.width} ${sketch.height}`}
      role="img"
      aria-label={name}
      preserveAspectRatio="xMidYMid meet"
    >
      {sketch.items.map((item) => (
        <g key={item.id} class={item.target ? 'target' : 'seen'}>
          <rect x={item.x} y={item.y} width={Math.max(2, item.w)} height={Math.max(2, item.h)} rx="3" />
          {item.w >= LABEL_MIN_W && (
            <text
              x={item.x + 5}
              y={item.y + Math.min(item.h / 2 + LABEL_PX / 3, LABEL_PX + 6)}
              font-size={LABEL_PX}
            >
              {item.label.slice(0, Math.max(1, Math.floor((item.w - 8) / CHAR_PX)))}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
