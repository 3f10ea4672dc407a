// Presses a key, on a named thing or on what has the focus.
import { phraseOf } from '../../shared/phrase';
import { isField } from '../fields/fields';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { quote } from '../words/words';

export const pressSkill = draftSkill<'press'>({
  name: 'press',
  kinds: ['press'],
  needs: (params) => (params.target ? lookFor([params.target]) : []),
  draft(view, params) {
    const args = { key: params.key };
    const say = phraseOf('do_press', quote(params.key));
    if (!params.target) return act([{ tool: 'dom.press', args, say }], 'verify', 0.95, say);
    const found = aim(view, params.target, {
      suits: (hit) => (isField(hit) > 0 ? 1 : hit.type === 'text' ? 0.4 : 0.9),
    });
    if (!found.ok) return found.draft;
    return act([{ tool: 'dom.press', on: found.hit, args, say }], 'verify', found.confidence, found.why);
  },
});
