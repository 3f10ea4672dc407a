// What sorts a list apart from its heads: a list box, a menu, links such as "Oldest first", and what turns the order.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { choose } from '../fields/fields';
import { submitButtons } from '../forms/submit-buttons';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { opensList } from '../words/role-words';
import { tokens, fold, hasPhrase, nameScore } from '../words/words';
import { columnOf, isInOwnOrder, isSorted, reordered } from './sorted-column';

/** "Sort descending", which came up when the header was pressed. */
export function fromMenu(view: SkillView, { direction }: IntentOf<'sort'>): Draft | undefined {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || last.call.name !== 'dom.click') return undefined;
  const shown = (last.observation?.changes ?? []).map(({ detail = '' }) => detail).join(' ');
  const entry = poolOf(view).find(
    ({ label, disabled }) =>
      !disabled &&
      tokens(label).length < 5 &&
      label !== '' &&
      shown.includes(label) &&
      SORTS.test(fold(label)) &&
      TOWARDS[direction].test(fold(label)),
  );
  const say = entry && phraseOf('do_choose', tell(entry));
  return entry && say && act([{ tool: 'dom.click', on: entry, say }], 'verify', 0.85, tell(entry));
}

const TOWARDS = {
  asc: /low(?:est)?\b.*high|asc|a\s*[-–]\s*z|oldest|cheapest|aufsteigend|\balte(?:re|ste) zuerst|最早|最旧|↑/,
  desc: /high(?:est)?\b.*low|desc|z\s*[-–]\s*a|newest|latest|absteigend|\bneue(?:re|ste) zuerst|最新|↓/,
};

/** "Price: low to high" in a list box, or a link of that name. */
export function byControl(view: SkillView, params: IntentOf<'sort'>): Draft | undefined {
  const up = params.direction === 'asc';
  const direction = TOWARDS[params.direction];
  const turnsAway = TOWARDS[up ? 'desc' : 'asc'];
  const fits = (text: string): number => {
    const folded = fold(text);
    const by = params.by ?? '';
    const isOf = hasPhrase(folded, fold(by)) || (IMPLIED.get(fold(by))?.test(folded) ?? false);
    const named = by === '' ? 0.5 : isOf ? 1 : nameScore(by, text);
    const towards = direction.test(folded) ? 0.5 : 0;
    return named >= 0.5 || towards > 0 ? named + towards : 0;
  };
  let best: { hit: PcdHit; option: string; score: number } | undefined;
  for (const hit of poolOf(view))
    for (const option of hit.options ?? []) {
      const isSort = /sort|order|sortier|排序/.test(fold(hit.label));
      // "Add filter" and "Group by" offer the columns, too.
      if (!isSort && hit.label !== '' && !direction.test(fold(option))) continue;
      const score = fits(option) + (isSort ? 0.5 : 0);
      if (score >= 1 && score > (best?.score ?? 0)) best = { hit, option, score };
    }
  if (best) {
    if (fold(best.hit.value ?? '') === fold(best.option))
      return turnChoice(view, params, best.option) ?? afterChoice(view, best.hit, best.option);
    return act([choose(best.hit, best.option)], 'verify', 0.85, tell(best.hit));
  }
  const opener = openerOf(view, up, params.by !== undefined);
  const entry = poolOf(view).find((hit) =>
    ['menuitem', 'menuitemradio', 'option', 'radio'].includes(hit.role)
      ? fits(hit.label) >= 1
      : hit.type === 'action' &&
        !isPartOfItem(hit) &&
        [hit.label, hit.tooltip ?? ''].some(
          (name) =>
            NAMES_ORDER.test(fold(name)) &&
            (fits(name) >= 1.5 ||
              (NAMES_COLUMN.test(fold(name)) && !turnsAway.test(fold(name)) && fits(name) >= 1)),
        ),
  );
  if (entry && attemptsOn(view, entry).length === 0)
    return act(
      [{ tool: 'dom.click', on: entry, say: phraseOf('do_choose', tell(entry)) }],
      'verify',
      0.8,
      tell(entry),
    );
  return opener
    ? act(
        [{ tool: 'dom.click', on: opener, say: phraseOf('do_open', tell(opener)) }],
        'replan',
        0.7,
        tell(opener),
      )
    : undefined;
}

/** "Oldest first", "Sort by price"; not "Latest news". */
const NAMES_ORDER =
  /^(?:\p{L}+ ){1,4}(?:first|zuerst)$|^(?:sort|order) by |^sortier|^nach .+ sortieren$|^(?:最新|最早|最旧)(?:优先|在前)?$/u;

/** "Sort by file size": of no order, and pressed again for the other. */
const NAMED_COLUMN = /^(?:(?:sort|order) by|sortieren nach) (.+)$/u;
const NAMES_COLUMN = /^(?:sort|order) by \p{L}|^sortieren nach |^nach .+ sortieren$/u;

/** "Oldest first" is said of dates, "cheapest" of prices; as `fold` gives them. */
const IMPLIED = new Map(
  Object.entries({
    date: /oldest|newest|latest|most recent|\b(?:altere|alteste|neuere|neueste)\b|最早|最旧|最新/,
    price: /cheapest|expensive|gunstigste|teuerste|最便宜|最贵/,
  }),
);

/** "Price" says nothing of the direction: where the rows stand the other way, what turns them is pressed. */
function turnChoice(view: SkillView, { by, direction }: IntentOf<'sort'>, option: string): Draft | undefined {
  const column = columnOf(view, by);
  const isTold = Object.values(TOWARDS).some((towards) => towards.test(fold(option)));
  if (!column || column.isPart || isTold || isSorted(column.values, direction, view.locale)) return undefined;
  if (isInOwnOrder(view, column.values, direction)) return undefined;
  const turner = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !isPartOfItem(hit) &&
      [hit.label, hit.tooltip ?? ''].some((name) => TURNS.test(fold(name))),
  );
  if (!turner || attemptsOn(view, turner).length > 0) return undefined;
  return act(
    [{ tool: 'dom.click', on: turner, say: phraseOf('do_press', tell(turner)) }],
    'verify',
    0.8,
    tell(turner),
  );
}
const TURNS =
  /^(?:sort(?:ed)? |order )?(?:in )?(?:ascending|descending|asc|desc|reverse)(?: order)?$|^(?:reverse|toggle|change|switch) .*(?:order|direction)$|^(?:aufsteigend|absteigend)(?: sortier\p{L}*)?$|^(?:升序|降序)(?:排列)?$|^[↑↓⇅]$/u;

/** It stands there since before the task; or was chosen, and the page moved by it, or waits to be sent. */
function afterChoice(view: SkillView, hit: PcdHit, option: string): Draft {
  const isOwn = attemptsOn(view, hit).length > 0;
  if (!isOwn || view.attempts.some(reordered)) return { kind: 'done', note: phraseOf('done_sorted', option) };
  const button = submitButtons(view).find(
    (other) => other.formId !== undefined && other.formId === hit.formId,
  );
  if (!button || attemptsOn(view, button).length > 0)
    return { kind: 'unable', reason: phraseOf('unable_no_reaction', tell(hit)) };
  return act(
    [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }],
    'verify',
    0.8,
    tell(button),
  );
}

/** A list that has to be opened to see what can be sorted by; then what turns the order, where it says the wished one. */
function openerOf(view: SkillView, up: boolean, isNamed: boolean): PcdHit | undefined {
  const columns = isNamed ? view.tables('tables').flatMap(({ fields }) => fields) : [];
  const isOfColumn = ({ label }: PcdHit): boolean => {
    const named = NAMED_COLUMN.exec(fold(label))?.[1];
    return named !== undefined && columns.some((name) => nameScore(named, name) >= 0.5);
  };
  const fresh = poolOf(view).filter((hit) => !hit.disabled && attemptsOn(view, hit).length === 0);
  const other = up ? /desc|absteigend|降序/ : /asc|aufsteigend|升序/;
  return (
    fresh.find((hit) => opensList(hit) && SORTS.test(fold(hit.label))) ??
    fresh.find(
      (hit) =>
        hit.type === 'action' &&
        hit.kind === 'sort' &&
        !other.test(fold(hit.label)) &&
        // What is called after a column sorts by that one.
        !isOfColumn(hit),
    )
  );
}

const SORTS = /\b(?:sort|order)|sortier|排序/;
