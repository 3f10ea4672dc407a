// How candidates are told to the user when several fit, and which of them an answer picks.
import type { PcdHit } from '../shared/query';
import { nameOf } from './naming';
import type { SkillView } from './skill';
import { fold, nameScore, quoted } from './words';

/** How a candidate is told to the user, unmistakably. */
export function tell(hit: PcdHit): string {
  const name = hit.label || hit.text || hit.placeholder || hit.value || '';
  const where = hit.itemText && fold(hit.itemText) !== fold(name) ? hit.itemText : hit.section;
  const what = `${hit.role === 'generic' || hit.type === 'text' ? 'text' : hit.role} ${name === '' ? '(no name)' : quoted(name)}`;
  return where && where !== name ? `${what} in ${quoted(where, 48)}` : what;
}

/** Candidates as options of a question; labels that would be equal are numbered. */
export function optionsOf(hits: readonly PcdHit[]): Array<{ label: string; value: string; itemId: string }> {
  const counts = new Map<string, number>();
  for (const hit of hits) counts.set(tell(hit), (counts.get(tell(hit)) ?? 0) + 1);
  const used = new Map<string, number>();
  return hits.slice(0, 8).map((hit) => {
    const text = tell(hit);
    const nth = (used.get(text) ?? 0) + 1;
    used.set(text, nth);
    const label = (counts.get(text) ?? 0) > 1 ? `${text}, number ${nth}` : text;
    return { label, value: label, itemId: hit.id };
  });
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The candidate that the user's latest answer picks, by its option, id, number or name. */
export function byAnswer(view: SkillView, hits: readonly PcdHit[]): PcdHit | undefined {
  const options = optionsOf(hits);
  for (const answer of [...view.answers].reverse()) {
    const said = fold(answer);
    const exact = options.findIndex((option) => fold(option.value) === said || option.itemId === answer);
    if (exact >= 0) return hits[exact];
    const word = ORDINALS.findIndex((ordinal) => said.includes(ordinal));
    if (word >= 0 && hits[word]) return hits[word];
    if (/\blast\b/.test(said)) return hits.at(-1);
    const digit = /^(?:the |number |no\.? |#)*(\d+)(?:st|nd|rd|th)?(?: one)?$/.exec(said);
    if (digit?.[1]) return hits[Number(digit[1]) - 1];
    const scored = hits
      .map((hit) => {
        // Candidates share a name; what tells them apart is where they stand.
        const place = Math.max(nameScore(answer, hit.itemText ?? ''), nameScore(answer, hit.section ?? ''));
        return { hit, score: Math.max(nameScore(answer, tell(hit)), nameOf(hit, answer)) + 0.6 * place };
      })
      .sort((a, b) => b.score - a.score);
    const [top, next] = scored;
    if (top && top.score >= 0.5 && (!next || top.score - next.score > 0.02)) return top.hit;
  }
  return undefined;
}
