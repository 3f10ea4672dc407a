// Carries a text from one place of the page to a field; without a destination it is only remembered.
import { aim, lookFor } from './aim';
import { attemptsOn } from './attempts';
import { act, draftSkill } from './draft';
import { enter, holds, isBlank, isField, textFields } from './fields';
import { reveal } from './reveal';
import { poolOf, tell } from './target';
import { readFromPage } from './value';
import { nameOfPhrase } from './aim';

export const copySkill = draftSkill<'copy'>({
  name: 'copy',
  kinds: ['copy'],
  needs: (params) => lookFor([params.source, ...(params.dest ? [params.dest] : [])], { tables: true }),
  draft(view, params) {
    const fields = textFields(view);
    // "Copy the text in the text area to the input": a bare source is the field that holds something.
    const filled = poolOf(view).filter(
      (hit) => hit.type === 'field' && (hit.value ?? '') !== '' && isTextual(hit.tag),
    );
    const bare = params.source.text === '' && params.source.ordinal === undefined;
    const source = bare && filled.length === 1 ? filled[0]?.value : readFromPage(view, params.source);
    if (source === undefined)
      return (
        reveal(view, params.source) ?? {
          kind: 'unable',
          reason: `${nameOfPhrase(params.source)} is not on this page.`,
        }
      );
    const remember = { copied: source };
    if (!params.dest) return { kind: 'done', note: `Copied “${source}”.`, remember };
    let dest = fields.filter((hit) => !(bare && hit.id === filled[0]?.id));
    if (!isBlank(params.dest)) {
      const found = aim(view, params.dest, { suits: isField });
      if (!found.ok && dest.length !== 1) return found.draft;
      if (found.ok) dest = [found.hit];
    }
    const empty = dest.filter((hit) => (hit.value ?? '') === '');
    const hit = dest.length === 1 ? dest[0] : (dest.find((each) => holds(each, source)) ?? empty[0]);
    if (!hit) return { kind: 'unable', reason: 'There is no field to put it into.' };
    if (holds(hit, source) || attemptsOn(view, hit).length >= 2)
      return { kind: 'done', note: `${tell(hit)} holds “${source}”.`, remember };
    return act([enter(hit, source)], 'verify', 0.85, tell(hit), remember);
  },
  effects: [
    (_after, _params, view) =>
      view.attempts.some((attempt) => attempt.result.ok && attempt.call.name !== 'dom.click'),
  ],
});

function isTextual(tag: string): boolean {
  return tag === 'textarea' || tag === 'input' || tag === 'div';
}
