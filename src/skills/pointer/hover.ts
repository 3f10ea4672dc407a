// Moves the pointer over a thing.
import { phraseOf } from '../../shared/phrase';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';

export const hoverSkill = draftSkill<'hover'>({
  name: 'hover',
  kinds: ['hover'],
  needs: (params) => lookFor([params.target]),
  draft(view, params) {
    const found = aim(view, params.target);
    if (!found.ok) return found.draft;
    return act(
      [{ tool: 'dom.hover', on: found.hit, say: phraseOf('do_point_at', found.why) }],
      'verify',
      found.confidence,
      found.why,
    );
  },
});
