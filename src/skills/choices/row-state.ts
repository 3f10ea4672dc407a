// Whether a row is switched on, as one of its cells tells it ("Enabled"), and the link of that name that turns it.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, quote } from '../words/words';

/** As `fold` gives them. */
const ON = /^(?:enabled|active|activated|on|aktiv(?:iert)?|eingeschaltet|ein|an|已?启用|已?激活|开启)$/;
const OFF =
  /^(?:disabled|inactive|deactivated|off|inaktiv|deaktiviert|ausgeschaltet|aus|未启用|已?禁用|已?停用|关闭)$/;

const saysOf = (words: string): boolean | undefined => {
  const name = fold(words);
  return ON.test(name) ? true : OFF.test(name) ? false : undefined;
};

/** On a control these offer the act; 关闭 may close as well. */
const OFFERS = /^(?:启用|激活|开启|禁用|停用|关闭)$/;

/** Columns that tell whether the row is on; what has no head of its own is named by its kind. */
const OF_STATE = /^(?:status|state|enabled|active|zustand|aktiv|状态|启用|(?:link|text|column|field)\b)/;

const cellsOf = (view: SkillView, box: PcdHit): Array<[head: string, text: string]> =>
  itemsOf(view.tables('tables'), poolOf(view))
    .filter(({ index, collectionId }) => index === box.itemIndex && collectionId === box.collectionId)
    .flatMap(({ cells }) => Object.entries(cells))
    .map(([head, { text }]) => [fold(head), text]);

/** "Off" under "Maintenance" says nothing of the row. */
const isOfOther = (view: SkillView, box: PcdHit): boolean =>
  cellsOf(view, box).some(([head, text]) => saysOf(text) !== undefined && !OF_STATE.test(head));

/** The one switch of the row of a box that only chooses it: called by the state, or alone in a cell under such a head. */
export function switchOfRow(view: SkillView, box: PcdHit): PcdHit | undefined {
  const [own, other] = poolOf(view).filter(
    (hit) =>
      hit.role === 'switch' && hit.itemIndex === box.itemIndex && hit.collectionId === box.collectionId,
  );
  if (!own || other || own.disabled) return undefined;
  const name = fold(own.label);
  if (saysOf(name) !== undefined || (name !== '' && OF_STATE.test(name))) return own;
  const isUnderState = cellsOf(view, box).some(([head, text]) => text === '' && STATE_HEAD.test(head));
  return name === '' && isUnderState ? own : undefined;
}

const STATE_HEAD = /^(?:status|state|enabled|active|zustand|aktiv|状态|启用)/;

/** Shows or filters, and turns nothing. */
const leadsAway = ({ href }: PcdHit): boolean => href !== undefined && !/#$|^javascript:/.test(href);

/** Turns the row of a box that only chooses it; undefined where nothing of the row tells its state. */
export function turnRow(view: SkillView, box: PcdHit, on: boolean): Draft | undefined {
  const told = poolOf(view).filter(
    (hit) =>
      hit.itemIndex === box.itemIndex &&
      hit.collectionId === box.collectionId &&
      hit.type !== 'field' &&
      !(hit.type === 'action' && OFFERS.test(fold(hit.label))) &&
      saysOf(hit.label) !== undefined,
  );
  const states = new Set(told.map(({ label }) => saysOf(label)));
  if (states.size !== 1 || isOfOther(view, box)) return undefined;
  if (states.has(on)) return { kind: 'done', note: phraseOf('done_already_so', quote(box.itemText ?? '')) };
  const turns = told.filter((hit) => hit.type === 'action' && !hit.disabled && !leadsAway(hit));
  const [only] = turns;
  if (!only || turns.length > 1) return undefined;
  const say = phraseOf('do_press', tell(only));
  return act([{ tool: 'dom.click', on: only, say }], 'verify', 0.85, tell(only));
}
