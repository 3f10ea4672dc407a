// Makes a thing larger or smaller by dragging the handle at its edge or corner.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold } from '../words/words';

const BY_PX = 60;
/** Shrinking by more meets the smallest size that many pages allow. */
const MOST_SHRINK = 0.4;
const MOST_TRIES = 3;
const BEFORE = 'size before';

export const resizeSkill = draftSkill<'resize'>({
  name: 'resize',
  kinds: ['resize'],
  needs: (params) => [
    ...lookFor([params.target]).filter((need) => need.key !== 'text'),
    { key: 'near', type: 'query', query: { text: 'resize|handle', topK: 20 } },
    { key: 'text', type: 'query', query: { kind: 'text', topK: 120 } },
  ],
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

function draft(view: SkillView, params: IntentOf<'resize'>): Draft {
  const named = params.target.text !== '' || (params.target.roles?.length ?? 0) > 0 || params.target.look;
  const found = named ? aim(view, params.target, { mayReveal: false }) : undefined;
  if (found && !found.ok && found.draft.kind === 'ask') return found.draft;
  const body = found?.ok ? found.hit : undefined;
  const handles = handlesOf(poolOf(view), body, params.axis);
  const across = params.axis === 'width';
  const edge = handles[0]?.look.box;
  // Without the thing itself, where its handle stands tells its size.
  const size = body ? body.look.box[across ? 'w' : 'h'] : edge ? (across ? edge.x : edge.y) : 0;
  const tries = view.attempts.filter(({ call, result }) => result.ok && call.name === 'dom.drag').length;
  const before = Number(view.memory[BEFORE] ?? NaN);
  const larger = params.change === 'larger';
  const change = phraseOf(`size_${params.change}`);
  if (tries > 0 && (larger ? size > before : size < before))
    return {
      kind: 'done',
      note: body ? phraseOf('done_is_now', tell(body), change) : phraseOf('done_it_is_now', change),
    };
  const handle = handles[tries % Math.max(1, handles.length)];
  if (!handle || tries >= MOST_TRIES)
    return {
      kind: 'unable',
      reason: body ? phraseOf('unable_no_handle_of', tell(body)) : phraseOf('unable_no_handle'),
    };
  const amount = larger ? BY_PX : -Math.round(Math.min(BY_PX, size * MOST_SHRINK));
  const by = across ? { x: amount, y: 0 } : { x: 0, y: amount };
  const say = phraseOf('do_drag_edge', change);
  const remember = tries === 0 ? { [BEFORE]: String(size) } : undefined;
  return act([{ tool: 'dom.drag', on: handle, args: { by }, say }], 'verify', 0.8, tell(handle), remember);
}

/** Handles of the body, the one at the right edge first. */
function handlesOf(pool: readonly PcdHit[], body: PcdHit | undefined, axis: 'width' | 'height'): PcdHit[] {
  const marked = pool.filter((hit) => hit.kind === 'resize_handle' || hit.role === 'separator');
  const named = pool.filter((hit) => /\b(?:resize|resizable|handle|griff)\b/.test(fold(hit.label)));
  const small = pool.filter(
    ({ look: { box }, type }) =>
      box.w <= 24 && box.h <= 24 && box.w > 0 && type !== 'field' && type !== 'form',
  );
  const all = [marked, named, small].find((each) => each.length > 0) ?? [];
  if (!body) return [...all].reverse();
  const { box } = body.look;
  const gap = (hit: PcdHit): number => {
    const h = hit.look.box;
    const right = h.x + h.w / 2 - box.x - box.w;
    const bottom = h.y + h.h / 2 - box.y - box.h;
    const isCorner = Math.abs(right) <= REACH_PX && Math.abs(bottom) <= REACH_PX;
    const along = axis === 'width' ? right : bottom;
    return Math.abs(along) + (isCorner ? 0 : 2);
  };
  return all.filter((hit) => gap(hit) <= REACH_PX + 2).sort((a, b) => gap(a) - gap(b));
}

/** From the middle of a handle to the edge that it moves. */
const REACH_PX = 24;
