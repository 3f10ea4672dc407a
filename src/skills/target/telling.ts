// How candidates are told to the user when several fit, and which of them an answer picks.
import { countOf } from '../../interpret/counts';
import { TABLES } from '../../interpret/language/tables';
import { inEnglish, phraseOf, type Phrase, type PhraseKey, type Words, roleWord } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { MAX_STEP_CHARS } from '../skill';
import type { Attempt, PlanOption, SkillView } from '../skill';
import { nameOf } from '../words/naming';
import { fold, nameScore, quote } from '../words/words';

/** How a candidate is told to the user, unmistakably. */
export function tell(hit: PcdHit): Phrase {
  // A picture says less than what comes up beside it: "🔲", "Toggle read".
  const shown = /[\p{L}\p{N}]/u.test(hit.label) ? hit.label : hit.tooltip || hit.label;
  const name = shown || hit.text || hit.placeholder || hit.value || '';
  const where = hit.itemText && fold(hit.itemText) !== fold(name) ? hit.itemText : hit.section;
  const role = roleWord(hit.role === 'generic' || hit.type === 'text' ? 'text' : hit.role);
  const what = phraseOf('thing', role, name === '' ? phraseOf('thing_no_name') : quote(name));
  return where && where !== name ? phraseOf('card_in', what, quote(where, 48)) : what;
}

/** Whether it was this step. */
export const isStep = ({ description }: Attempt, say: Phrase): boolean =>
  description === inEnglish(say).slice(0, MAX_STEP_CHARS);

/** Its name alone; what it is where it has none. */
export function tellName(hit: PcdHit): Phrase {
  const name = hit.label || hit.text || hit.value || '';
  return name === '' ? phraseOf('thing_the', roleWord(hit.role)) : quote(name);
}

/** A step, done or planned. */
export type Told = Pick<Attempt, 'said'>;

/** Whether it was a step that is told by one of these sentences, whatever is filled in. */
export const isStepOf = (step: Told | undefined, ...keys: readonly PhraseKey[]): boolean =>
  step?.said !== undefined && keys.includes(step.said.key);

/** The first words of the page that a step was told with. */
export function quotedIn({ key, args }: Phrase): string | undefined {
  for (const arg of args) {
    if (typeof arg === 'string' && key === 'quote') return arg;
    const inside =
      typeof arg === 'string' ? /“([^”]+)”/.exec(arg)?.[1] : 'key' in arg ? quotedIn(arg) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** An answer to choose, which the interface words in the user's language. */
export const optionOf = (value: string, said: Phrase): PlanOption => ({
  label: inEnglish(said),
  value,
  said,
});

/** What a step was said to do. */
export const did = (attempt: Attempt): Words => attempt.said ?? attempt.description;

/** Candidates as options of a question; labels that would be equal are numbered. */
export function optionsOf(hits: readonly PcdHit[]): PlanOption[] {
  const counts = new Map<string, number>();
  for (const hit of hits) counts.set(inEnglish(tell(hit)), (counts.get(inEnglish(tell(hit))) ?? 0) + 1);
  const used = new Map<string, number>();
  return hits.slice(0, 8).map((hit) => {
    const told = tell(hit);
    const text = inEnglish(told);
    const nth = (used.get(text) ?? 0) + 1;
    used.set(text, nth);
    const said = (counts.get(text) ?? 0) > 1 ? phraseOf('thing_number', told, nth) : told;
    const label = inEnglish(said);
    return { label, value: label, itemId: hit.id, said };
  });
}

const ORDINALS = TABLES.flatMap(({ ordinals }) =>
  ordinals.map(([words, nth]) => ({ words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), nth })),
);

/** "the second one", "der letzte", "第二个": from 1, or from -1 backwards. */
function ordinalIn(answer: string): number | undefined {
  const chinese = /^第?\s*([一二三四五六七八九十\d]+)\s*[个個条項项]/u.exec(answer)?.[1];
  if (chinese !== undefined) return Number(countOf(chinese)) || undefined;
  return ORDINALS.find(({ words }) => words.test(answer))?.nth;
}

/** Says no to something, or asks. */
const denies = (text: string): boolean => DENIES.test(fold(text));
const DENIES =
  /[?？]|(?<!\p{L})(?:no|not|never|neither|none|except|but|without|why|nicht|kein\p{L}*|nie|ausser|ohne|warum|(?:do|does|is|wo|ca)n['’]?t)(?!\p{L})|[不别没非]/u;

/** The candidate that the user's latest answer picks, by its option, id, number or name. */
export function byAnswer(view: SkillView, hits: readonly PcdHit[]): PcdHit | undefined {
  const options = optionsOf(hits);
  for (const answer of [...view.answers].reverse()) {
    const said = fold(answer);
    const exact = options.findIndex((option) => fold(option.value) === said || option.itemId === answer);
    if (exact >= 0) return hits[exact];
    const nth = ordinalIn(answer.trim());
    const counted = nth === undefined ? undefined : hits.at(nth > 0 ? nth - 1 : nth);
    if (counted) return counted;
    const digit = /^(?:the |number |no\.? |nummer |nr\.? |#)*(\d+)(?:st|nd|rd|th)?(?: one)?$/.exec(said);
    if (digit?.[1]) return hits[Number(digit[1]) - 1];
    const isDenied = denies(answer);
    const scored = hits
      .filter((hit) => !isDenied || denies(hit.label))
      .map((hit) => {
        // Candidates share a name; what tells them apart is where they stand.
        const place = Math.max(nameScore(answer, hit.itemText ?? ''), nameScore(answer, hit.section ?? ''));
        return {
          hit,
          score: Math.max(nameScore(answer, inEnglish(tell(hit))), nameOf(hit, answer)) + 0.6 * place,
        };
      })
      .sort((a, b) => b.score - a.score);
    const [top, next] = scored;
    if (top && top.score >= 0.5 && (!next || top.score - next.score > 0.02)) return top.hit;
  }
  return undefined;
}
