// Dates and times in boxes of their own for each part (day, month, year; hour, minute, half of the day), which are named
// by the part and by the whole: which of them belong together, and the steps that make them show what was said.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isTime } from '../dates/picked-time';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { MARGIN } from '../target/target';
import { dateIn, monthNumber, numberIn, timeIn } from '../words/quantity';
import { fold, nameScore, quote } from '../words/words';
import { nameOfField } from './fields';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'half';

/** In the order in which they are entered: how many days there are depends on the month. */
const PARTS: ReadonlyArray<[Part, string]> = [
  ['year', 'year|jahr|年'],
  ['month', 'month|monat|月'],
  ['day', 'day|tag|日'],
  ['hour', 'hours?|stunden?|时|小时'],
  ['minute', 'minutes?|minuten?|分钟?'],
  ['second', 'seconds?|sekunden?|秒'],
  ['half', 'am/pm|meridiem|tageshalfte|上午/下午'],
];

type Group = ReadonlyMap<Part, PcdHit>;

/** The boxes of the date or time of that name; undefined when none, or more than one, is called so. */
export function segmentsOf(view: SkillView, phrase: TargetPhrase): Group | undefined {
  const groups = new Map<string, Map<Part, PcdHit>>();
  for (const hit of poolOf(view)) {
    const named = hit.role === 'spinbutton' && !hit.disabled && !hit.readonly ? partOf(hit) : undefined;
    if (!named) continue;
    const group = groups.get(named.whole) ?? new Map<Part, PcdHit>();
    groups.set(named.whole, group.set(named.part, hit));
  }
  const scored = [...groups]
    .filter(([, { size }]) => size > 1)
    .map(([whole, group]) => ({ group, score: nameScore(phrase.text, whole) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score >= LEAST && best.score - (next?.score ?? 0) >= MARGIN ? best.group : undefined;
}

const LEAST = 0.6;

/** "month, Start date"; a label that tells the part alone is told the rest by its section. */
function partOf(hit: PcdHit): { part: Part; whole: string } | undefined {
  const label = fold(hit.label);
  for (const [part, words] of PARTS) {
    const found = new RegExp(`^(?:${words})(?:$|[\\s,，:]+)|(?:^|[\\s,，:]+)(?:${words})$`).exec(label);
    if (found) return { part, whole: label.replace(found[0], '') || fold(hit.section ?? '') };
  }
  return undefined;
}

/** What each box has to show of a day, "2027-03-14", or of a time of day; undefined when the words say neither. */
export function partsOf(said: string, group: Group, locale: string): Map<Part, string> | undefined {
  const parts = new Map<Part, string>();
  const minutes = isTime(said) ? timeIn(said) : undefined;
  if (minutes !== undefined) {
    const hour = Math.floor(minutes / 60);
    parts.set('hour', String(group.has('half') ? hour % 12 || 12 : hour));
    parts.set('minute', String(minutes % 60)).set('second', '0');
    parts.set('half', hour < 12 ? 'AM' : 'PM');
  } else {
    const [year, month, day] = (dateIn(said, locale) ?? '').split('-');
    if (year && month && day)
      parts
        .set('year', year)
        .set('month', String(Number(month)))
        .set('day', String(Number(day)));
  }
  const fits = [...group.keys()].some((part) => parts.has(part));
  return fits ? parts : undefined;
}

/** The steps that are left; none when all show it, undefined when the page does not keep it. */
export function enterParts(
  view: SkillView,
  group: Group,
  parts: ReadonlyMap<Part, string>,
): DraftStep[] | undefined {
  const steps: DraftStep[] = [];
  for (const [part] of PARTS) {
    const [on, value] = [group.get(part), parts.get(part)];
    if (!on || value === undefined || showsPart(on, part, value)) continue;
    if (attemptsOn(view, on, 'dom.set').some(({ result }) => result.ok)) return undefined;
    steps.push({
      tool: 'dom.set',
      on,
      args: { value },
      say: phraseOf('do_set', nameOfField(on), quote(value)),
    });
  }
  return steps;
}

function showsPart(hit: PcdHit, part: Part, wanted: string): boolean {
  const value = hit.value ?? '';
  if (part === 'half') return fold(value) === fold(wanted);
  return (numberIn(value) ?? (part === 'month' ? monthNumber(value) : undefined)) === Number(wanted);
}
