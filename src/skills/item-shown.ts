// "Edit this page": an act on what the page is about, by the control that says so; never on an item of a list.
import { phraseOf } from '../shared/phrase';
import type { IntentOf } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { attemptsOn } from './attempts';
import { act, type Draft } from './draft';
import { controlScore, isNoWay } from './item-control';
import { withoutKeys } from './naming';
import { reveal } from './reveal';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { byAnswer, optionsOf, tell } from './telling';
import { fold, nameScore, quote, tokens, wordScore } from './words';

export function actOnShown(view: SkillView, { action, item, ...params }: IntentOf<'item'>): Draft {
  const candidates = controlsFor(view, action, item.text);
  const hit = candidates.length > 1 ? byAnswer(view, candidates) : candidates[0];
  if (hit) {
    const isMore = params.value !== undefined || params.recipient !== undefined;
    const say = phraseOf('do_press', tell(hit));
    return act([{ tool: 'dom.click', on: hit, say }], isMore ? 'replan' : 'verify', 0.85, tell(hit));
  }
  if (candidates.length > 1) {
    const question = phraseOf('ask_which_mean', quote(action));
    return { kind: 'ask', question, options: optionsOf(candidates) };
  }
  const hidden = reveal(view, { text: action, roles: ['button'] }, { paginate: false, scroll: false });
  return hidden ?? { kind: 'unable', reason: phraseOf('unable_lacks_act', quote(item.text), quote(action)) };
}

/** Those that fit best: what says both the act and the thing, else the act alone; the navigation comes last. */
function controlsFor(view: SkillView, action: string, kind: string): PcdHit[] {
  const pool = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !hit.behind &&
      !isOfItem(hit) &&
      (isFormOf(hit, action) || !isNoWay(hit, action)) &&
      attemptsOn(view, hit).length === 0,
  );
  const whole = pool.filter(({ label, tooltip = '' }) =>
    [label, withoutKeys(tooltip)].some((name) => nameScore(`${action} ${kind}`, name) >= 0.9),
  );
  if (whole.length > 0) return distinct(whole);
  const called = pool.filter((hit) => hit.landmark !== 'footer' && isCalled(hit, action));
  const exactly = called.filter(({ label }) => fold(label) === fold(action));
  const named = exactly.length > 0 ? exactly : called;
  const around = named.filter(({ landmark }) => landmark !== 'nav' && landmark !== 'aside');
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

/** In a row or card, and not all of it. */
const isOfItem = ({ itemText, label }: PcdHit): boolean =>
  itemText !== undefined && fold(itemText) !== fold(label);

/** Once each: two links to the same place are one. */
function distinct(hits: readonly PcdHit[]): PcdHit[] {
  return hits.filter(
    ({ href }, index) => href === undefined || hits.findIndex((other) => other.href === href) === index,
  );
}
