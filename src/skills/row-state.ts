// Whether a row is switched on, as one of its cells tells it ("Enabled"), and the link of that name that turns it.
import { phraseOf } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { act, type Draft } from './draft';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { tell } from './telling';
import { fold, quote } from './words';

/** As `fold` gives them. */
const ON = /^(?:enabled|active|activated|on|aktiv(?:iert)?|eingeschaltet|ein|an|已?启用|已?激活|开启)$/;
const OFF =
  /^(?:disabled|inactive|deactivated|off|inaktiv|deaktiviert|ausgeschaltet|aus|未启用|已?禁用|已?停用|关闭)$/;

const saysOf = ({ label }: PcdHit): boolean | undefined => {
  const name = fold(label);
  return ON.test(name) ? true : OFF.test(name) ? false : undefined;
};

/** Shows or filters, and turns nothing. */
const leadsAway = ({ href }: PcdHit): boolean => href !== undefined && !/#$|^javascript:/.test(href);

/** Turns the row of a box that only chooses it; undefined where nothing of the row tells its state. */
export function turnRow(view: SkillView, box: PcdHit, on: boolean): Draft | undefined {
  const told = poolOf(view).filter(
    (hit) =>
      hit.itemIndex === box.itemIndex &&
      hit.collectionId === box.collectionId &&
      hit.type !== 'field' &&
      saysOf(hit) !== undefined,
  );
  const states = new Set(told.map(saysOf));
  if (states.size !== 1) return undefined;
  if (states.has(on)) return { kind: 'done', note: phraseOf('done_already_so', quote(box.itemText ?? '')) };
  const turns = told.filter((hit) => hit.type === 'action' && !hit.disabled && !leadsAway(hit));
  const [only] = turns;
  if (!only || turns.length > 1) return undefined;
  const say = phraseOf('do_press', tell(only));
  return act([{ tool: 'dom.click', on: only, say }], 'verify', 0.85, tell(only));
}
