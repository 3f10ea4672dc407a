// Finds form fields by what the user calls them and knows which act puts a value into each kind of field.
import type { TargetPhrase } from '../../shared/intent';
import { MAX_OPTIONS, MAX_VALUE_CHARS } from '../../shared/perception-budgets';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { monthOf } from '../dates/month';
import type { SkillView } from '../skill';
import type { DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { sameLanguage } from '../words/language-names';
import { dateIn, numberIn, timeIn } from '../words/quantity';
import { isChoice, takesText } from '../words/role-words';
import { fold, nameScore, quote, sameWord } from '../words/words';

/** 0…1: anything that takes a value, text fields first. */
export function isField(hit: PcdHit): number {
  // A box that takes no text and brings up a list is chosen from.
  const isShut = hit.disabled === true || (hit.readonly === true && hit.role !== 'combobox');
  if (isShut) return takesDate(hit) ? 0.8 : 0;
  if (hit.type === 'text' || hit.type === 'form' || hit.type === 'collection') return 0;
  if (takesText(hit)) return 1;
  if (hit.tag === 'select' || hit.role === 'combobox' || hit.role === 'listbox') return 0.95;
  if (isListButton(hit)) return 0.9;
  if (hit.role === 'slider' || hit.role === 'spinbutton' || takesDate(hit)) return 0.95;
  if (hit.inputType === 'color' || hit.inputType === 'range') return 0.9;
  if (isChoice(hit)) return 0.5;
  return hit.type === 'field' ? 0.8 : 0;
}

/** A button that opens a list of options: how scripts draw a select. Its text is what is chosen. */
function isListButton(hit: PcdHit): boolean {
  return hit.role === 'button' && hit.hasPopup === 'listbox';
}

/** A box that takes no text and shows its list instead. */
function takesNoText(hit: PcdHit): boolean {
  return hit.role === 'combobox' && (hit.tag === 'button' || hit.readonly === true);
}

/** A field for dates; pickers often make theirs read-only. */
export function takesDate(hit: PcdHit): boolean {
  if (['date', 'datetime-local', 'month', 'week', 'time'].includes(hit.inputType ?? '')) return true;
  if (hit.type !== 'field' || isChoice(hit)) return false;
  if (hit.role === 'textbox' && saysDay(hit.value ?? '')) return true;
  return /\bdate|datum|\bday\b|mm.?dd|dd.?mm|yyyy|check.?in|check.?out|depart|return|birth|日期/.test(
    fold(`${hit.label} ${hit.placeholder ?? ''} ${hit.kind ?? ''}`),
  );
}

/** A day and nothing else: 27-Nov-26, 27.11.2026. */
export const saysDay = (text: string): boolean =>
  DAY.test(fold(text)) && ['en-US', 'en-GB'].some((locale) => dateIn(text, locale) !== undefined);

/** As `fold` gives it; "1.2.34" is a version. */
const DAY =
  /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./ ])(?:\d{1,2}|\p{L}{3,9}\.?)\2\d{4}|\d{2}([-./])(?:\d{2}|\p{L}{3,9})\3\d{2})$/u;

/** What was chosen stands beside a box that stays empty itself, or is marked in its list. */
export function isShownChosen(view: SkillView, box: PcdHit, option: string): boolean {
  return poolOf(view).some(
    (hit) =>
      hit.id !== box.id &&
      fold(hit.label || (hit.text ?? '')) === fold(option) &&
      (hit.role !== 'option' || hit.selected === true || hit.checked === true),
  );
}

export function textFields(view: SkillView): PcdHit[] {
  return poolOf(view).filter((hit) => hit.type !== 'text' && takesText(hit));
}

/** For a text, not for a name. */
export const isLong = ({ tag, inputType }: PcdHit): boolean =>
  tag === 'textarea' || inputType === 'contenteditable';

export const isSearchField = ({ role, kind, label, placeholder }: PcdHit): boolean =>
  role === 'searchbox' ||
  kind === 'search' ||
  (takesWords(role) && SEARCHES.test(fold(label || (placeholder ?? ''))));

const takesWords = (role: string): boolean => role === 'textbox' || role === 'combobox';
/** As `fold` gives it. */
const SEARCHES = /^(?:search|suche|durchsuche)(?:n|\b)|^搜索/;

/** Fields that a missing phrase may mean: all text fields, without site search boxes when there are others. */
export function unnamedFields(view: SkillView): PcdHit[] {
  const all = textFields(view);
  const plain = all.filter((hit) => !isSearchField(hit));
  const pool = plain.length > 0 ? plain : all;
  const main = pool.filter((hit) => hit.landmark === undefined || hit.landmark === 'main');
  return main.length > 0 ? main : pool;
}

/** The step that gives a field a value; how depends on the kind of field. */
export function enter(
  hit: PcdHit,
  value: string,
  options: { append?: boolean; secret?: string; over?: string } = {},
): DraftStep {
  const name = nameOfField(hit);
  if (options.secret)
    return {
      tool: 'dom.type',
      on: hit,
      args: { text: '', secret: options.secret },
      say: phraseOf('do_type_secret_into', name),
    };
  if (hit.tag === 'select' || hit.role === 'listbox' || isListButton(hit) || takesNoText(hit))
    return choose(hit, optionFor(hit, value));
  if (isChoice(hit)) {
    const on = !/^(?:no|off|false|0|unchecked|nein|否)$/.test(fold(value));
    return {
      tool: 'dom.check',
      on: hit,
      args: { on },
      say: on ? phraseOf('do_check', name) : phraseOf('do_uncheck', name),
    };
  }
  if (isSettable(hit))
    return {
      tool: 'dom.set',
      on: hit,
      args: { value: valueFor(hit, value) },
      say: phraseOf('do_set', name, quote(value)),
    };
  return {
    tool: 'dom.type',
    on: hit,
    args: {
      text: options.append ? value : withoutUnit(hit, value),
      ...(options.append ? { replace: false } : {}),
      ...(options.over === undefined ? {} : { over: options.over }),
    },
    say:
      options.over === undefined
        ? phraseOf('do_type_into', quote(value), name)
        : phraseOf('do_type_over', quote(value), quote(options.over)),
  };
}

/** The step that takes what is offered under that name. */
export function choose(hit: PcdHit, option: string): DraftStep {
  const say = phraseOf('do_choose_in', quote(option), nameOfField(hit));
  return { tool: 'dom.select', on: hit, args: { value: option }, say };
}

function isSettable(hit: PcdHit): boolean {
  return (
    ['date', 'datetime-local', 'month', 'week', 'time', 'range', 'color'].includes(hit.inputType ?? '') ||
    hit.role === 'slider' ||
    (hit.role === 'spinbutton' && hit.tag !== 'input')
  );
}

/** The value as the browser's own field wants it: ISO dates, 24-hour times, bare numbers. */
function valueFor(hit: PcdHit, value: string): string {
  switch (hit.inputType) {
    case 'date':
      return dateIn(value) ?? value;
    case 'month':
      return monthOf(value) ?? dateIn(value)?.slice(0, 7) ?? value;
    case 'time': {
      const minutes = timeIn(value);
      if (minutes === undefined) return value;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    }
    case 'range': {
      return String(numberIn(value) ?? value);
    }
    case undefined:
      return hit.role === 'slider' ? String(numberIn(value) ?? value) : value;
    default:
      return withoutUnit(hit, value);
  }
}

/** "20 minutes", where the field's own name says that it takes minutes: "Length (minutes)". */
function withoutUnit({ label, inputType }: PcdHit, value: string): string {
  if (inputType === 'number') return onlyNumber(value) ?? value;
  const [, number, unit = ''] = /^([\d.,]+) (\p{L}+)$/u.exec(value.trim()) ?? [];
  const [, own = ''] = /[([](\p{L}+)[)\]]\s*$/u.exec(label) ?? [];
  return number !== undefined && own !== '' && sameWord(unit, own) ? number : value;
}

/** "70 kg", "$20" in a field that takes nothing but digits. */
function onlyNumber(value: string): string | undefined {
  const [number, other] = value.match(/(?<![\p{L}\d])[-−]?\d+(?:[.,]\d+)*/gu) ?? [];
  if (number === undefined || other !== undefined || MAGNITUDE.test(value)) return undefined;
  const plain = number.replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '');
  const shown = /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain;
  return /^-?\d+(?:\.\d+)?$/.test(shown) ? shown : undefined;
}

/** "2 million", "$20k": more than the number that stands there. */
const MAGNITUDE =
  /\d\s*(?:k|mio|mrd|bn|thousand|tausend|million\p{L}*|billion\p{L}*|milliarden?|hundred|hundert|dozen|dutzend)(?!\p{L})|\d\s*[万千亿百]|\de\d/iu;

/** The rest of a long list is not told: only a sure name is taken for what was said. */
function optionFor(hit: PcdHit, value: string): string {
  const option = bestOption(hit.options ?? [], value);
  return option === undefined || (isCutShort(hit) && nameScore(value, option) < 0.95) ? value : option;
}

/** Of a list so long the page's look tells the first options alone. */
export function isCutShort(hit: PcdHit): boolean {
  return (hit.options?.length ?? 0) >= MAX_OPTIONS;
}

export function bestOption(options: readonly string[], wanted: string): string | undefined {
  let best: { option: string; score: number } | undefined;
  for (const option of options) {
    const score = nameScore(wanted, option);
    if (score > (best?.score ?? 0.44)) best = { option, score };
  }
  return best?.option ?? sameLanguage(options, wanted);
}

export function nameOfField(hit: PcdHit): Phrase {
  const name = hit.label || hit.placeholder || hit.section || '';
  return name === '' ? phraseOf('thing_field') : quote(name);
}

/** Whether a field already holds the value, formatting by the page allowed. */
export function holds(hit: PcdHit, value: string): boolean {
  if (isChoice(hit)) return hit.checked === !/^(?:no|off|false|0|unchecked|nein|否)$/.test(fold(value));
  const have = hit.value ?? (isListButton(hit) ? hit.text : undefined);
  if (have === undefined) return false;
  if (have === value || fold(have) === fold(value)) return true;
  // Of a long value perception tells the beginning.
  const isCut = have.length === MAX_VALUE_CHARS && have.endsWith('…');
  if (isCut && value.replace(/\s+/g, ' ').trim().startsWith(have.slice(0, -1))) return true;
  const wanted = valueFor(hit, value);
  if (have === wanted) return true;
  const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  if (bare(have) === bare(wanted) && bare(have) !== '') return true;
  if (hit.tag === 'select' || hit.role === 'listbox' || hit.role === 'combobox') {
    const option = bestOption(hit.options ?? [], value);
    return option !== undefined && fold(have) === fold(option);
  }
  const [a, b] = [dateIn(have), dateIn(value)];
  return a !== undefined && a === b && a.length === 10;
}

/** A phrase that names nothing in particular. */
export function isBlank(phrase: TargetPhrase | undefined): boolean {
  if (!phrase) return true;
  return (
    phrase.text.trim() === '' &&
    phrase.ordinal === undefined &&
    !phrase.look &&
    !phrase.within &&
    !phrase.where?.length &&
    !phrase.superlative
  );
}
