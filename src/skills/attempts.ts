// What a task item has already tried, read from its attempts: pages keep no memory of it and skills keep none.
import type { PcdHit } from '../shared/query';
import type { RoleSelector } from '../shared/selector';
import type { ToolName } from '../tools/registry';
import type { Attempt, SkillView } from './skill';

/** Whether an earlier step of this item acted on what this hit is. */
export function attemptsOn(view: SkillView, hit: PcdHit, tool?: ToolName): Attempt[] {
  return view.attempts.filter((attempt) => {
    if (tool && attempt.call.name !== tool) return false;
    return pointsAt(attempt.call.args['selector'] as RoleSelector | undefined, hit, view);
  });
}

function pointsAt(selector: RoleSelector | undefined, hit: PcdHit, view: SkillView): boolean {
  if (!selector) return false;
  if (selector.kind === 'ref') return selector.ref === hit.id;
  if (selector.kind === 'text') return selector.text === hit.label || selector.text === hit.text;
  if (selector.kind === 'css') return false;
  if (selector.role !== hit.role || (selector.name ?? '') !== hit.label) return false;
  if (selector.nth === undefined) return true;
  const alike = view
    .hits('all')
    .filter((other) => other.role === hit.role && other.label === hit.label)
    .sort((a, b) => a.order - b.order);
  return alike.findIndex((other) => other.id === hit.id) === selector.nth || alike.length <= 1;
}

export function lastAttempt(view: SkillView): Attempt | undefined {
  return view.attempts.at(-1);
}

/** Some step of this item was carried out by the page. */
export function didAct(view: SkillView, tool?: ToolName): boolean {
  return view.attempts.some((attempt) => attempt.result.ok && (!tool || attempt.call.name === tool));
}

/** Steps that the page carried out and that changed something in it. */
export function changedSomething(attempt: Attempt | undefined): boolean {
  if (!attempt?.result.ok) return false;
  const seen = attempt.observation;
  if (!seen) return false;
  if (seen.navigated || seen.urlChanged || seen.openedTabId !== undefined) return true;
  return (seen.changes ?? []).some((change) => change.what !== 'focus' && change.what !== 'scroll');
}
