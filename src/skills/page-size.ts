// How many rows a page of a list shows: which list of sizes, or which number behind "Per page:", sets it.
import type { IntentOf, TargetPhrase } from '../shared/intent';
import { phraseOf } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { changedSomething } from './attempts';
import { act, type Draft } from './draft';
import { reveal } from './reveal';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { fold, quote, tokens } from './words';

/** Says it by itself; as `fold` gives it. */
const SAYS_SIZE =
  /\b(?:per|each|a) page\b|\bpage size\b|\d ?\/ ?page\b|\b(?:pro|je) seite\b|\bseitengrosse\b|\d ?\/ ?seite\b|每页|\/ ?页/u;
/** A list of numbers between "Show" and "entries", or one that is called "Rows". */
const SAYS_ROWS =
  /^(?:show|display|view|list)\b.*\b(?:rows|items|entries|results|records|lines)$|^(?:rows|entries|results|records|zeilen|eintrage|treffer)$|^(?:zeige|anzeigen)\b.*\b(?:zeilen|eintrage|treffer)$|\b(?:zeilen|eintrage|treffer) anzeigen$|^显示.*[条项行]|^[条行]数$/u;
const NUMBERS = /^(?:\d+|all|alle|全部)$/u;

export const meansPageSize = (field: TargetPhrase | undefined): boolean =>
  field !== undefined && SAYS_SIZE.test(fold(field.text));

/** 1 for a list of sizes, 0.6 for one that counts rows, 0 for any other. */
export function sizeScore({ label, options = [] }: PcdHit): number {
  if (SAYS_SIZE.test(fold(label)) || options.some((option) => SAYS_SIZE.test(fold(option)))) return 1;
  const areNumbers = options.every((option) => NUMBERS.test(fold(option)));
  return SAYS_ROWS.test(fold(label).replace(/[^\p{L}\p{N}]+$/u, '')) && areNumbers ? 0.6 : 0;
}

/** The number among those that stand with words for the size; what no list and no number sets is looked for. */
export function pressPageSize(view: SkillView, { options }: IntentOf<'choose'>): Draft {
  const size = options[0]?.text ?? '';
  const pressed = view.attempts.some(
    (attempt) => attempt.result.ok && attempt.description.startsWith('Choose') && changedSomething(attempt),
  );
  if (pressed) return { kind: 'done', note: phraseOf('done_chosen_named', quote(size)) };
  const numbers = poolOf(view).filter((hit) => fold(hit.label) === fold(size) && isControl(hit));
  // "1 2 3 Per page: 10 20": words before it say more than words behind it.
  const number =
    numbers.find((hit) => saysSize(beside(view, hit).before)) ??
    numbers.find((hit) => saysSize(beside(view, hit).after));
  if (number) {
    const say = phraseOf('do_choose', quote(number.label));
    return act([{ tool: 'dom.click', on: number, say }], 'verify', 0.85, say);
  }
  // What is shown already is often no link.
  const isHeld = poolOf(view).some((hit) => saysSize(hit) && tokens(wordsOf(hit)).includes(fold(size)));
  if (isHeld) return { kind: 'done', note: phraseOf('done_chosen_named', quote(size)) };
  return (
    reveal(view, { text: size }) ?? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(size)) }
  );
}

const isControl = ({ type, implicit, disabled }: PcdHit): boolean =>
  !disabled && (type === 'action' || implicit === true);
const wordsOf = ({ label, text }: PcdHit): string => fold(label || (text ?? ''));
const saysSize = (hit: PcdHit | undefined): boolean => hit?.type === 'text' && SAYS_SIZE.test(wordsOf(hit));

/** What stands before and behind the row of numbers that it is one of. */
function beside(
  view: SkillView,
  { order }: PcdHit,
): { before?: PcdHit | undefined; after?: PcdHit | undefined } {
  const others = poolOf(view)
    .filter((hit) => !NUMBERS.test(wordsOf(hit)))
    .toSorted((a, b) => a.order - b.order);
  return {
    // A sentence that holds them stands where its first one does.
    before: others.findLast((hit) => hit.order <= order),
    after: others.find((hit) => hit.order > order),
  };
}
