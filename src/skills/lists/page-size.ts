// How many rows a page of a list shows: which list of sizes, or which number behind "Per page:", sets it.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { changedSomething, isChoosing } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { fold, quote, tokens } from '../words/words';

/** Says it by itself; as `fold` gives it. */
const SAYS_SIZE =
  /\b(?:per|each) page\b|\bpage size\b|\d ?\/ ?page\b|\b(?:pro|je) seite\b|\bseitengrosse\b|\d ?\/ ?seite\b|每页|\/ ?页/u;
/** A list of numbers between "Show" and "entries", or one that is called "Rows" or "Number of rows". */
const SAYS_ROWS =
  /^(?:show|display|view|list)\b.*\b(?:rows|items|entries|results|records|lines)$|^(?:rows|entries|results|records|zeilen|eintrage|treffer)$|^(?:zeige|anzeigen)\b.*\b(?:zeilen|eintrage|treffer)$|\b(?:zeilen|eintrage|treffer) anzeigen$|^显示.*[条项行]|^(?:显示)?[条行]数$|\bnumber of (?:rows|entries|results|records|lines)$|\banzahl (?:der )?(?:zeilen|eintrage|datensatze|treffer)$|\bzeilenanzahl$/u;
const NUMBERS = /^(?:\d+|all|alle|全部)$/u;

export const meansPageSize = (field: TargetPhrase | undefined): boolean =>
  field !== undefined && SAYS_SIZE.test(fold(field.text));

/** 1 for a list of sizes, 0.6 for one that counts rows, 0 for any other. */
export function sizeScore({ label, value, options = [] }: PcdHit): number {
  if ([label, ...options].some((text) => SAYS_SIZE.test(fold(text))) || SAYS_SIZE.test(fold(value ?? '')))
    return 1;
  const areNumbers = options.every((option) => NUMBERS.test(fold(option)));
  return SAYS_ROWS.test(fold(label).replace(/[^\p{L}\p{N}]+$/u, '')) && areNumbers ? 0.6 : 0;
}

/** The number among those that stand with words for the size; what no list and no number sets is looked for. */
export function pressPageSize(view: SkillView, { options }: IntentOf<'choose'>): Draft {
  const size = options[0]?.text ?? '';
  const pressed = view.attempts.some(
    (attempt) => attempt.result.ok && isChoosing(attempt) && changedSomething(attempt),
  );
  if (pressed) return { kind: 'done', note: phraseOf('done_chosen_named', quote(size)) };
  const numbers = poolOf(view).filter((hit) => fold(hit.label) === fold(size) && isControl(hit));
  const number = numbers.find((hit) => saysSize(wordsBefore(view, hit)));
  if (number) {
    const say = phraseOf('do_choose', quote(number.label));
    return act([{ tool: 'dom.click', on: number, say }], 'verify', 0.85, say);
  }
  if (isHeld(view, size)) return { kind: 'done', note: phraseOf('done_chosen_named', quote(size)) };
  return (
    reveal(view, { text: size }) ?? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(size)) }
  );
}

/** What is shown already is often no link: its sentence has it, and other numbers to press. */
function isHeld(view: SkillView, size: string): boolean {
  const numbers = poolOf(view).filter((hit) => NUMBERS.test(wordsOf(hit)) && isControl(hit));
  return numbers.some((hit) => {
    const words = wordsBefore(view, hit);
    return words !== undefined && saysSize(words) && tokens(wordsOf(words)).includes(fold(size));
  });
}

const isControl = ({ type, implicit, disabled }: PcdHit): boolean =>
  !disabled && (type === 'action' || implicit === true);
const wordsOf = ({ label, text }: PcdHit): string => fold(label || (text ?? ''));
/** "Items per page:" and little more: a sentence on what a page costs is none. */
const saysSize = (hit: PcdHit | undefined): boolean =>
  hit?.type === 'text' &&
  SAYS_SIZE.test(wordsOf(hit)) &&
  tokens(wordsOf(hit)).filter((word) => !NUMBERS.test(word)).length <= MOST_WORDS;
const MOST_WORDS = 4;

/** What stands before the row of numbers that it is one of; a sentence that holds them stands where its first does. */
function wordsBefore(view: SkillView, { order }: PcdHit): PcdHit | undefined {
  return poolOf(view)
    .filter((hit) => hit.order <= order && !NUMBERS.test(wordsOf(hit)))
    .toSorted((a, b) => a.order - b.order)
    .at(-1);
}
