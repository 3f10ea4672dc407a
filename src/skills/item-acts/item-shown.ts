// "Edit this page": an act on what the page is about, by the control that says so; never on an item of a list.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isLong, textFields } from '../fields/fields';
import { controlScore, isCalledMenu, isNoWay } from '../items/item-control';
import { isPartOfItem } from '../items/items';
import { BESIDE } from '../items/page-frame';
import type { SkillView } from '../skill';
import { sameLine } from '../steps/asked-back';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { reveal, staysHere } from '../target/reveal';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { withoutKeys } from '../words/naming';
import { fold, nameScore, quote, tokens, wordScore } from '../words/words';
import { assign } from './assign';
import { compose } from './compose';
import { fieldsBefore, isForRemarks, isReply } from './reply-fields';

export function actOnShown(view: SkillView, params: IntentOf<'item'>): Draft {
  const { action, item, value, recipient } = params;
  // The box for it stands there: "Comment" beside it would send it empty. One for notes is no such box.
  const boxes = isReply(params)
    ? textFields(view).filter(
        (hit) => isLong(hit) && (hit.label === '' || isForRemarks(hit)) && !isPartOfItem(hit),
      )
    : [];
  if (boxes.length > 0) return compose(view, params, boxes);
  const candidates = controlsFor(view, action, item.text);
  const hit = candidates.length > 1 ? byAnswer(view, candidates) : candidates[0];
  if (hit) {
    const isMore = value !== undefined || recipient !== undefined;
    const say = phraseOf('do_press', tell(hit));
    const press = act([{ tool: 'dom.click', on: hit, say }], isMore ? 'replan' : 'verify', 0.85, tell(hit));
    return { ...press, remember: fieldsBefore(view, [hit]) };
  }
  if (candidates.length > 1) {
    const question = phraseOf('ask_which_mean', quote(action));
    return { kind: 'ask', question, options: optionsOf(candidates) };
  }
  const menu = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.behind &&
      !isPartOfItem(hit) &&
      isCalledMenu(hit) &&
      hit.inputType !== 'submit' &&
      hit.expanded !== true &&
      (staysHere(view, hit) || hit.hasPopup !== undefined) &&
      attemptsOn(view, hit).length === 0,
  );
  const say = menu && phraseOf('do_look', tell(menu));
  return (
    assign(view, { ...params, item: { text: '' } }) ??
    (menu && say && act([{ tool: 'dom.click', on: menu, say }], 'replan', 0.7, tell(menu))) ??
    reveal(view, { text: action, roles: ['button'] }, { paginate: false, scroll: false }) ?? {
      kind: 'unable',
      reason: phraseOf('unable_lacks_act', quote(item.text), quote(action)),
    }
  );
}

/** "Watch the issue", on its page: the one control that is called just so, and is no place of the site. */
export function ownControl(view: SkillView, action: string): PcdHit | undefined {
  const [own, ...others] = distinct(
    usable(view, action).filter((hit) => !BESIDE.has(hit.landmark) && fold(hit.label) === fold(action)),
  );
  return others.length === 0 ? own : undefined;
}

function usable(view: SkillView, action: string): PcdHit[] {
  return poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !hit.behind &&
      !isPartOfItem(hit) &&
      (isFormOf(hit, action) || !isNoWay(hit, action)),
  );
}

/** Those that fit best: what says both the act and the thing, else the act alone; the navigation comes last. */
function controlsFor(view: SkillView, action: string, kind: string): PcdHit[] {
  const pool = usable(view, action);
  const whole = pool.filter(({ label, tooltip = '' }) =>
    [label, withoutKeys(tooltip)].some((name) => nameScore(`${action} ${kind}`, name) >= 0.9),
  );
  if (whole.length > 0) return distinct(whole);
  const called = pool.filter((hit) => hit.landmark !== 'footer' && isCalled(hit, action));
  const exactly = called.filter(({ label }) => fold(label) === fold(action));
  const named = exactly.length > 0 ? exactly : called;
  const around = named.filter(({ landmark }) => !BESIDE.has(landmark));
  return distinct(around.length > 0 ? around : named);
}

function isCalled(hit: PcdHit, action: string): boolean {
  // What edits a text gives nothing another name.
  if (RENAMES.test(fold(action)) && !RENAMES.test(fold(`${hit.label} ${hit.tooltip ?? ''}`))) return false;
  return isFormOf(hit, action) || controlScore(hit, action) >= 0.86;
}

const RENAMES = /\b(?:rename|umbenennen)\b|重命名/;

/** "Discuss" is what "Discussion" is for. */
function isFormOf({ label }: PcdHit, action: string): boolean {
  const [word, ...more] = tokens(label);
  return word !== undefined && more.length === 0 && wordScore(fold(action), word) >= 0.7;
}

/** Once each: two links to the same place are one. */
function distinct(hits: readonly PcdHit[]): PcdHit[] {
  return hits.filter(
    ({ href }, index) => href === undefined || hits.findIndex((other) => other.href === href) === index,
  );
}

/** Things on the line of what was found belong to it as far as a user sees; under a heading, all that follows it. */
export function extentOf(pool: readonly PcdHit[], hit: PcdHit): PcdHit[] {
  const own = pool.filter(
    (other) =>
      (other.type !== 'text' && sameLine(other, hit)) ||
      (hit.role === 'heading' && other.section === hit.label),
  );
  return [...new Set([hit, ...own])];
}
