// Makes a thing larger or smaller by dragging the handle at its edge or corner.
import type { PcdHit } from '../shared/query';
import { aim, lookFor } from './aim';
import { act, draftSkill } from './draft';
import { isBlank } from './fields';
import { poolOf, tell } from './target';
import { fold } from './words';

const BY_PX = 60;

export const resizeSkill = draftSkill<'resize'>({
  name: 'resize',
  kinds: ['resize'],
  needs: (params) => [
    ...lookFor([params.target]).filter((need) => need.key !== 'text'),
    { key: 'near', type: 'query', query: { text: 'resize|handle', topK: 20 } },
    { key: 'text', type: 'query', query: { kind: 'text', topK: 120 } },
  ],
  draft(view, params) {
    const amount = params.change === 'larger' ? BY_PX : -BY_PX;
    const by = params.axis === 'width' ? { x: amount, y: 0 } : { x: 0, y: amount };
    const found = isBlank(params.target) ? undefined : aim(view, params.target, { mayReveal: false });
    const body = found?.ok ? found.hit : undefined;
    const handle = handleOf(poolOf(view), body, params.axis);
    if (handle)
      return act(
        [{ tool: 'dom.drag', on: handle, args: { by }, say: `Drag the edge to make it ${params.change}` }],
        'verify',
        0.8,
        tell(handle),
      );
    return { kind: 'unable', reason: `I see no handle to resize ${body ? tell(body) : 'it'} by.` };
  },
});

function handleOf(
  pool: readonly PcdHit[],
  body: PcdHit | undefined,
  axis: 'width' | 'height',
): PcdHit | undefined {
  const named = pool.filter(
    (hit) =>
      /resize|resizable|handle|griff/.test(fold(`${hit.label} ${hit.kind ?? ''}`)) ||
      hit.role === 'separator',
  );
  if (named.length > 0) return named.at(-1);
  const small = pool.filter(
    (hit) => hit.look.box.w <= 24 && hit.look.box.h <= 24 && hit.look.box.w > 0 && hit.type !== 'field',
  );
  const edge = (hit: PcdHit): number => {
    if (!body) return hit.look.box.x + hit.look.box.y;
    const [h, b] = [hit.look.box, body.look.box];
    const dx = Math.abs(h.x + h.w / 2 - b.x - b.w);
    const dy = Math.abs(h.y + h.h / 2 - b.y - b.h);
    return -(axis === 'width' ? dx : dy) - 0.2 * (axis === 'width' ? dy : dx);
  };
  const close = small.filter((hit) => !body || edge(hit) > -30);
  return [...close].sort((a, b) => edge(b) - edge(a))[0];
}
