// Puts the keyboard focus on a thing; fields first.
import { phraseOf } from '../../shared/phrase';
import { isBlank, isField, unnamedFields } from '../fields/fields';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { tell } from '../target/telling';

export const focusSkill = draftSkill<'focus'>({
  name: 'focus',
  kinds: ['focus'],
  needs: (params) => lookFor([params.target]),
  draft(view, params) {
    const fields = unnamedFields(view);
    const bare = params.target.text === '' && params.target.ordinal === undefined;
    if ((isBlank(params.target) || bare) && fields.length === 1 && fields[0])
      return act(
        [{ tool: 'dom.focus', on: fields[0], say: phraseOf('do_focus', tell(fields[0])) }],
        'verify',
        0.9,
        tell(fields[0]),
      );
    const found = aim(view, params.target, {
      suits: (hit) => (isField(hit) > 0 ? 1 : hit.type === 'action' ? 0.8 : 0),
    });
    if (!found.ok) return found.draft;
    return act(
      [{ tool: 'dom.focus', on: found.hit, say: phraseOf('do_focus', found.why) }],
      'verify',
      found.confidence,
      found.why,
    );
  },
});
