// Exploration as a picture: pages by depth, the links that were followed, the winner marked; and the same as a list,
// which is what assistive technology and small panels read.
import type { ExplorationView } from '../../shared/messages/ui';
import { t, type MessageKey } from '../i18n';
import { Icon } from '../parts/icon';

type Node = ExplorationView['nodes'][number];
const STATE_NAMES: Readonly<Record<Node['state'], MessageKey>> = {
  open: 'explore_open',
  visited: 'explore_visited',
  closed: 'explore_closed',
  wall: 'explore_wall',
  winner: 'explore_winner',
};
const COLUMN_PX = 148;
const ROW_PX = 34;
const BOX_W_PX = 128;
const BOX_H_PX = 24;
const LABEL_CHARS = 19;

interface Placed {
  node: Node;
  x: number;
  y: number;
}

/** Layers by depth, in the order given. */
export function layout(nodes: readonly Node[]): {
  placed: Map<string, Placed>;
  width: number;
  height: number;
} {
  const rows = new Map<number, number>();
  const placed = new Map<string, Placed>();
  const depths = nodes.map(({ depth }) => depth);
  const first = Math.min(...depths);
  for (const node of nodes) {
    const row = rows.get(node.depth) ?? 0;
    rows.set(node.depth, row + 1);
    placed.set(node.id, { node, x: 4 + (node.depth - first) * COLUMN_PX, y: 4 + row * ROW_PX });
  }
  const columns = Math.max(first, ...depths) - first + 1;
  const tallest = Math.max(1, ...rows.values());
  return { placed, width: (columns - 1) * COLUMN_PX + BOX_W_PX + 8, height: tallest * ROW_PX };
}

/** `open` while the search goes on; what it found stands below it then. */
export function ExplorationGraph({ exploration, open }: { exploration: ExplorationView; open: boolean }) {
  const { placed, width, height } = layout(exploration.nodes);
  const looked = exploration.nodes.filter(({ state }) => state !== 'open').length;
  return (
    <details class="exploration" open={open} key={`${open}`}>
      <summary>
        <Icon name="chevron" />
        {t('explore_title')} <span class="muted numeric">{looked}</span>
      </summary>
      <div class="graph" role="region" aria-label={t('explore_title')} tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {exploration.edges.map((edge) => {
            const [from, to] = [placed.get(edge.from), placed.get(edge.to)];
            return from && to && <path class="edge" d={curve(from, to)} />;
          })}
          {[...placed.values()].map(({ node, x, y }) => (
            <g class={`node ${node.state}`} transform={`translate(${x} ${y})`}>
              <rect width={BOX_W_PX} height={BOX_H_PX} rx="6" />
              <text x="8" y="16">
                {clip(node.title || node.url)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul class="explored">
        {exploration.nodes.map((node) => {
          const via = exploration.edges.find(({ to }) => to === node.id);
          return (
            <li class={node.state}>
              <span dir="auto">{node.title || node.url}</span>{' '}
              <span class="muted">
                {t(STATE_NAMES[node.state])}
                {via?.label ? ` · ${t('explore_via', via.label)}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function curve(from: Placed, to: Placed): string {
  const [x1, y1] = [from.x + BOX_W_PX, from.y + BOX_H_PX / 2];
  const [x2, y2] = [to.x, to.y + BOX_H_PX / 2];
  const bend = Math.max(12, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

function clip(text: string): string {
  return text.length > LABEL_CHARS ? `${text.slice(0, LABEL_CHARS - 1)}…` : text;
}
