// Days that stand over their times as tabs or buttons: "book 10:30 on Tuesday" chooses the day first.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { fittingItems } from '../items/fitting-items';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, tokens } from '../words/words';

export const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

const ROLES: ReadonlySet<string> = new Set(['tab', 'button', 'radio', 'option', 'link', 'gridcell']);

/** The press that chooses the day of the phrase; undefined where it is chosen, or where no control is called so. */
export function chooseDay(view: SkillView, phrase: TargetPhrase): Draft | undefined {
  const control = dayControl(view, phrase);
  if (!control || isChosen(view, control)) return undefined;
  return act(
    [{ tool: 'dom.click', on: control, say: phraseOf('do_choose', tell(control)) }],
    'replan',
    0.8,
    tell(control),
  );
}

/** The phrase without its day, where a control has chosen that. */
export function withoutDay(view: SkillView, phrase: TargetPhrase): TargetPhrase {
  const control = dayControl(view, phrase);
  if (!control) return phrase;
  const { where = [], ...rest } = phrase;
  const left = where.filter(({ value }) => !isDay(value));
  return left.length === 0 ? rest : { ...rest, where: left };
}

const isChosen = (view: SkillView, hit: PcdHit): boolean =>
  hit.selected === true ||
  hit.pressed === true ||
  hit.checked === true ||
  attemptsOn(view, hit).some(({ result }) => result.ok);

function dayControl(view: SkillView, phrase: TargetPhrase): PcdHit | undefined {
  const value = phrase.where?.find((condition) => condition.op === 'is' && isDay(condition.value))?.value;
  if (value === undefined) return undefined;
  // Rows that bear the day themselves need none.
  if (fittingItems(itemsOf(view.tables('tables'), poolOf(view)), phrase, view.locale).length > 0)
    return undefined;
  const named = poolOf(view).flatMap((hit) => {
    const fit =
      hit.disabled || !ROLES.has(hit.role) ? 0 : dayScore(hit.label, new Date(`${value}T12:00`), view.locale);
    return fit > 0 ? [{ hit, fit }] : [];
  });
  const best = Math.max(...named.map(({ fit }) => fit));
  const top = named.filter(({ fit }) => fit === best);
  return top.length === 1 ? top[0]?.hit : undefined;
}

/** 2: weekday and day of the month; 1: the weekday, with no other day of the month beside it. */
function dayScore(label: string, date: Date, locale: string): number {
  const said = tokens(fold(label));
  const isWeekday = ['en', locale].some((language) =>
    (['long', 'short'] as const).some((weekday) =>
      said.includes(fold(date.toLocaleDateString(language, { weekday })).replace('.', '')),
    ),
  );
  if (!isWeekday) return 0;
  const numbers = said.filter((word) => /^\d{1,2}$/.test(word));
  return numbers.length === 0 ? 1 : numbers.includes(String(date.getDate())) ? 2 : 0;
}
