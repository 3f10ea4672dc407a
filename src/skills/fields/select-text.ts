// Selects the text of a thing, or the named words within it.
import { phraseOf } from '../../shared/phrase';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { fold } from '../words/words';

export const selectTextSkill = draftSkill<'selectText'>({
  name: 'select-text',
  kinds: ['selectText'],
  needs: (params) => [
    ...lookFor([params.target]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
  ],
  draft(view, params) {
    const { target } = params;
    const texts = poolOf(view).filter((hit) => hit.type === 'text');
    if (target.text === '' && target.ordinal === undefined && texts.length > 0) {
      const blocks = texts.filter((hit) => !texts.some((other) => other.id === hit.parent));
      const ofKind = texts.find(({ role }) => target.roles?.includes(role));
      const meant = ofKind ?? [...blocks].sort((a, b) => b.label.length - a.label.length)[0];
      if (meant)
        return act(
          [{ tool: 'dom.selectText', on: meant, say: phraseOf('do_select_text') }],
          'verify',
          0.7,
          phraseOf('why_text'),
        );
    }
    const found = aim(view, target, {
      suits: (hit) => (hit.type === 'text' ? 1 : hit.type === 'field' ? 0.9 : 0.6),
    });
    if (!found.ok) return found.draft;
    const { hit } = found;
    const whole = fold(hit.label) === fold(target.text);
    const at = hit.label.toLowerCase().indexOf(target.text.toLowerCase());
    const part =
      target.literal && !whole && at >= 0 ? hit.label.slice(at, at + target.text.length) : undefined;
    return act(
      [
        {
          tool: 'dom.selectText',
          on: hit,
          ...(part ? { args: { text: part } } : {}),
          say: phraseOf('do_select_text_of', found.why),
        },
      ],
      'verify',
      found.confidence,
      found.why,
    );
  },
});
