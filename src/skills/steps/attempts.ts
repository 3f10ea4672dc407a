// What a task item has already tried, read from its attempts. What they do not tell is in the view's memory.
import { showsEffect } from '../../shared/observation';
import type { PcdHit } from '../../shared/query';
import type { RoleSelector } from '../../shared/selector';
import { isPress } from '../../shared/tool-call';
import type { ToolName } from '../../tools/registry';
import type { Attempt, SkillView } from '../skill';
import { isStepOf } from '../target/telling';

/** Tools that give a field a value. */
export const ENTERS: ReadonlySet<string> = new Set(['dom.type', 'dom.set', 'dom.select', 'dom.check']);

/** The step that opens an item of a list. */
export const opensItem = (attempt: Attempt | undefined): boolean => isStepOf(attempt, 'do_open_item');

/** A step that chooses one of several. */
export const isChoosing = (attempt: Attempt): boolean =>
  isStepOf(attempt, 'do_choose', 'do_choose_in', 'do_choose_suggestion', 'do_choose_colour');

/** Whether an earlier step of this item acted on what this hit is. */
export function attemptsOn(view: SkillView, hit: PcdHit, tool?: ToolName): Attempt[] {
  return view.attempts.filter((attempt) => {
    if (tool && attempt.call.name !== tool) return false;
    return pointsAt(attempt.call.args['selector'] as RoleSelector | undefined, hit, view);
  });
}

/** The same without those that failed before something was cleared out of the way. */
export function attemptsSinceCleared(view: SkillView, hit: PcdHit, tool?: ToolName): Attempt[] {
  const cleared = view.attempts.findLastIndex(
    (attempt) => attempt.result.ok && isStepOf(attempt, 'do_clear_way', 'do_close_escape'),
  );
  return attemptsOn(view, hit, tool).filter(
    (attempt) => attempt.result.ok || view.attempts.indexOf(attempt) > cleared,
  );
}

function pointsAt(selector: RoleSelector | undefined, hit: PcdHit, view: SkillView): boolean {
  if (!selector) return false;
  if (selector.kind === 'ref') return selector.ref === hit.id;
  if (selector.kind === 'text') return selector.text === hit.label || selector.text === hit.text;
  if (selector.kind === 'css') return false;
  if (selector.role !== hit.role) return false;
  // Without a name the selector counts all of the role; a label may be more than the accessible name.
  const named = (other: PcdHit): boolean =>
    other.role === selector.role &&
    (selector.name === undefined ||
      sameName(other.label, selector.name) ||
      // The page names it by its hint alone; its label is the text that stands beside it.
      (other.placeholder !== undefined && sameName(other.placeholder, selector.name)));
  if (!named(hit)) return false;
  if (selector.nth === undefined)
    return selector.name !== undefined || view.hits('all').filter(named).length <= 1;
  const alike = view
    .hits('all')
    .filter(named)
    .sort((a, b) => a.order - b.order);
  return alike.length <= 1 || alike.findIndex((other) => other.id === hit.id) === selector.nth;
}

/** Names as selectors compare them: white space and case aside. */
function sameName(label: string, name: string): boolean {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(label) === plain(name);
}

/** The last step that did something to the page. */
export function lastAct(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.findLast(({ call, result }) => result.ok && (isPress(call.name) || ENTERS.has(call.name)));
}

/** How many different things, or values of one, these steps acted on. */
export function countTargets(attempts: readonly Attempt[]): number {
  return new Set(attempts.map(({ call: { args } }) => JSON.stringify([args['selector'], args['value']])))
    .size;
}

/** Some step of this item was carried out by the page. */
export function didAct(view: SkillView, tool?: ToolName): boolean {
  return view.attempts.some((attempt) => attempt.result.ok && (!tool || attempt.call.name === tool));
}

/** A wait of our own for what might come, which did not: nothing has failed. */
export const waitedInVain = (step: Pick<Attempt, 'call' | 'result' | 'said'>): boolean =>
  step.call.name === 'dom.waitFor' &&
  !step.result.ok &&
  step.result.code === 'TIMEOUT' &&
  isStepOf(
    step,
    'do_wait_menu_open',
    'do_wait_sign',
    'do_wait_option',
    'do_wait_suggestions',
    'do_wait_search_box_offers',
    'do_wait_search_results',
    'do_wait_loaded',
  );

/** A press that the page took, after which it showed nothing. */
export function isSilent(attempt: Attempt | undefined): boolean {
  if (!attempt?.observation || !attempt.result.ok || !isPress(attempt.call.name)) return false;
  return !changedSomething(attempt);
}

/** Steps that the page carried out and that changed something in it. */
export function changedSomething(attempt: Attempt | undefined): boolean {
  if (!attempt?.result.ok) return false;
  const seen = attempt.observation;
  if (!seen) return false;
  if (seen.navigated || seen.urlChanged || seen.openedTabId !== undefined) return true;
  return (seen.changes ?? []).some(showsEffect);
}
