// A list whose options the page tells: a native select or a list box. Which list and which option are meant, and whether
// it holds it.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { bestOption, isBlank, isShownChosen, nameOfField } from '../fields/fields';
import { textMeets } from '../items/met-conditions';
import { meansPageSize, sizeScore } from '../lists/page-size';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { nameOf } from '../words/naming';
import { measure } from '../words/quantity';
import { fold, nameScore, quote } from '../words/words';

const MOST_TRIES = 2;

/** Native selects and list boxes that have all the options, the best named first. */
export function fitLists(view: SkillView, params: IntentOf<'choose'>): PcdHit[] {
  const lists = poolOf(view).filter(
    (hit) => !hit.disabled && (hit.options?.length ?? 0) > 0 && hit.type !== 'text',
  );
  const scored = lists.flatMap((hit) => {
    const options = params.options.map((option) => optionIn(view, hit, option));
    if (options.some((option) => option === undefined)) return [];
    const exact = params.options.filter((option, at) => fold(option.text) === fold(options[at] ?? '')).length;
    const named = isBlank(params.field) || !params.field ? 0.5 : fieldScore(hit, params.field);
    const isOnly = lists.length === 1 && !meansPageSize(params.field);
    if (params.field && !isBlank(params.field) && named < 0.3 && !isOnly) return [];
    return [{ hit, score: named + exact / params.options.length }];
  });
  if (params.field?.ordinal !== undefined && scored.length > 0) {
    const order = params.field.ordinal;
    const nth = order > 0 ? scored[order - 1] : scored[scored.length + order];
    return nth ? [nth.hit] : [];
  }
  return scored.sort((a, b) => b.score - a.score || a.hit.order - b.hit.order).map(({ hit }) => hit);
}

export function fieldScore(hit: PcdHit, field: TargetPhrase): number {
  if (field.text === '') return 0.5;
  if (meansPageSize(field)) return sizeScore(hit);
  return Math.max(nameOf(hit, field.text), nameScore(field.text, hit.section ?? '') * 0.8);
}

/** Those that meet what is said of them. */
const optionsMet = (
  { locale }: SkillView,
  { options = [] }: PcdHit,
  { where = [] }: TargetPhrase,
): string[] => options.filter((option) => where.every((condition) => textMeets(option, condition, locale)));

/** The option of a list that a phrase means: by words, by place, by size. */
function optionIn(view: SkillView, hit: PcdHit, phrase: TargetPhrase): string | undefined {
  const options = optionsMet(view, hit, phrase);
  if (phrase.superlative) {
    const { field, direction } = phrase.superlative;
    const measured = options.flatMap((option) => {
      const value = measure(option, field);
      return value === undefined ? [] : [{ option, value }];
    });
    measured.sort((a, b) => (direction === 'min' ? a.value - b.value : b.value - a.value));
    return measured[0]?.option;
  }
  if (phrase.text === '' && phrase.ordinal !== undefined)
    return options
      .filter((option, at) => at > 0 || !ASKS.test(fold(option)))
      .at(phrase.ordinal - (phrase.ordinal > 0 ? 1 : 0));
  if (phrase.text === '' && phrase.where?.length) return options[0];
  const best = bestOption(options, phrase.text);
  return best !== undefined && nameScore(phrase.text, best) >= 0.6 ? best : undefined;
}

/** What stands in a list until something is chosen: "Please select", "-- Country --". As `fold` gives it. */
const ASKS =
  /^(?:[-–—. ]*|[-–— ]{2,}.*[-–— ]{2,}|please (?:select|choose|pick)\b.*|[-–— ]*(?:select|choose|pick)(?:[….: -]*| (?:an?|one|your|from|option)\b.*)|(?:bitte )?(?:.* )?(?:aus)?wahlen[….: -]*|请?选择.*)$/;

export function chooseInList(view: SkillView, hit: PcdHit, phrases: readonly TargetPhrase[]): Draft {
  // Two phrases may mean one option: a name that has an "and" in it.
  const meant = phrases.flatMap((phrase) =>
    phrase.all && phrase.text === '' ? optionsMet(view, hit, phrase) : (optionIn(view, hit, phrase) ?? []),
  );
  const wanted = [...new Set(meant)];
  const first = wanted[0];
  if (first === undefined)
    return { kind: 'unable', reason: phraseOf('unable_option_missing', nameOfField(hit)) };
  const have = fold(hit.value ?? '');
  const held = wanted.length === 1 ? have === fold(first) : isSameSet(have, wanted);
  const tried = attemptsOn(view, hit, 'dom.select').filter((attempt) => attempt.result.ok);
  // A list that tells no value may tell by a change of the page; a box that stays empty by what stands beside it.
  const isBeside = have === '' && wanted.every((option) => isShownChosen(view, hit, option));
  const isTold = (hit.value === undefined || isBeside) && tried.some(changedSomething);
  // A box that tells how many are chosen: its list marks which. Once more would take them back.
  const isMarked = tried.length > 0 && wanted.every((option) => isMarkedChosen(view, hit, option));
  if (held || isTold || isMarked)
    return { kind: 'done', note: phraseOf('done_chosen_in', quote(wanted.join(', ')), nameOfField(hit)) };
  if (tried.length >= MOST_TRIES)
    return {
      kind: 'unable',
      reason: phraseOf('unable_keeps_not', nameOfField(hit), quote(wanted.join(', '))),
    };
  return act(
    [
      {
        tool: 'dom.select',
        on: hit,
        args: { value: first, ...(wanted.length > 1 ? { values: wanted } : {}) },
        say: phraseOf('do_choose_in', quote(wanted.join(', ')), nameOfField(hit)),
      },
    ],
    'verify',
    0.9,
    nameOfField(hit),
  );
}

function isMarkedChosen(view: SkillView, box: PcdHit, option: string): boolean {
  return poolOf(view).some(
    (hit) =>
      hit.id !== box.id &&
      hit.role === 'option' &&
      hit.selected === true &&
      fold(hit.label || (hit.text ?? '')) === fold(option),
  );
}

/** The page tells the chosen ones in its own order. */
function isSameSet(have: string, wanted: readonly string[]): boolean {
  const sorted = (texts: readonly string[]): string => [...texts].sort().join(', ');
  return sorted(have.split(', ')) === sorted(wanted.flatMap((option) => fold(option).split(', ')));
}
