// Scrolls: the page or a scroller in a direction, or until a thing is in view.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank } from '../fields/fields';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { resolveTarget } from '../target/target';

export const scrollSkill = draftSkill<'scroll'>({
  name: 'scroll',
  kinds: ['scroll'],
  needs: (params) => lookFor(params.target ? [params.target] : []),
  draft(view, params) {
    const { direction, target } = params;
    if (direction) {
      const args = { direction };
      const say = phraseOf(`do_scroll_${direction}`);
      const scroller = scrollerFor(view, target);
      return act(
        [{ tool: 'dom.scroll', ...(scroller ? { on: scroller } : {}), args, say }],
        'verify',
        0.95,
        say,
      );
    }
    if (!target || isBlank(target))
      return act(
        [{ tool: 'dom.scroll', args: { direction: 'down' }, say: phraseOf('do_scroll_down') }],
        'verify',
        0.8,
        phraseOf('why_page'),
      );
    const found = aim(view, target);
    if (!found.ok) return found.draft;
    return act(
      [{ tool: 'dom.scroll', on: found.hit, say: phraseOf('do_scroll_to', found.why) }],
      'verify',
      found.confidence,
      found.why,
    );
  },
});

/** The scroller that the words name; the only one when the page itself does not scroll. */
function scrollerFor(
  view: Parameters<typeof poolOf>[0],
  target: Parameters<typeof aim>[1] | undefined,
): PcdHit | undefined {
  const scrollers = poolOf(view).filter((hit) => hit.kind === 'scroll_area' || hit.tag === 'textarea');
  if (target && !isBlank(target)) {
    const found = resolveTarget(view, target, {
      suits: (hit) => (hit.kind === 'scroll_area' ? 1 : hit.tag === 'textarea' ? 0.95 : 0.6),
    });
    if (found.kind === 'found') return found.hits[0];
  }
  return scrollers.length === 1 ? scrollers[0] : undefined;
}
