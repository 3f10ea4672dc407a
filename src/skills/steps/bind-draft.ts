// The steps of a draft as a plan: each thing that they act on by its selector, and what is to be remembered of them.
import type { PCDActionDetail } from '../../shared/mini-pcd';
import { inEnglish } from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { PcdHit } from '../../shared/query';
import type { RoleSelector } from '../../shared/selector';
import { MAX_STEP_CHARS, type SkillPlan, type SkillView } from '../skill';
import { takesEnter } from '../target/beside-page';
import { isCalledByLabel } from '../target/drawn-fields';
import { isChoice } from '../words/role-words';
import { ENTERS } from './attempts';
import type { ActDraft, DraftStep } from './draft';
import { lastFilled, pressed, unsent } from './last-filled';

/** Ids of all items that the steps act on. */
export function idsOf(draft: ActDraft): string[] {
  const ids = draft.steps.flatMap((step) => [step.on?.id, step.to?.id].filter((id) => id !== undefined));
  return [...new Set<string>(ids)];
}

const CHANGES: ReadonlySet<string> = new Set([...ENTERS, 'dom.drag']);
const PRESSES: ReadonlySet<string> = new Set(['dom.click', 'dom.dblclick', 'dom.submit', 'dom.press']);

/** What the steps leave unsent: the last one that changes or presses something decides. */
function leaves(view: SkillView, steps: readonly DraftStep[]): Record<string, string> {
  const last = steps.findLast((step) => CHANGES.has(step.tool) || PRESSES.has(step.tool));
  if (!last) return {};
  const { tool, on } = last;
  const isChange = CHANGES.has(tool) || (on !== undefined && isPick(on));
  return on === undefined || isChange ? unsent(view, isChange ? on : undefined) : pressed(view, on);
}

/** A press on one of these chooses it; the choice waits to be sent. */
function isPick(hit: PcdHit): boolean {
  return isChoice(hit) || hit.role === 'option' || hit.role === 'gridcell';
}

/** The steps with the selectors of their items. */
export function realise(
  draft: ActDraft,
  binding: Record<string, PCDActionDetail>,
  view: SkillView,
): SkillPlan {
  const { tabId } = view;
  const field = draft.steps.findLast((step) => ENTERS.has(step.tool) && step.on)?.on;
  const remember = {
    ...(field ? lastFilled(view, field) : {}),
    ...leaves(view, draft.steps),
    ...draft.remember,
  };
  const several = draft.steps.length > 1;
  const steps = draft.steps.map((step): PlannedStep => {
    const on = step.on ? addressOf(step.on, binding[step.on.id], several) : undefined;
    const to = step.to ? addressOf(step.to, binding[step.to.id], several) : undefined;
    const args = {
      tabId,
      ...(on ? { selector: on.selector } : {}),
      ...(to ? { to: to.selector } : {}),
      ...step.args,
    };
    const byKey = step.tool === 'dom.click' && step.on !== undefined && takesEnter(step.on);
    return {
      kind: 'tool',
      call: byKey ? { name: 'dom.press', args: { ...args, key: 'Enter' } } : { name: step.tool, args },
      description: inEnglish(step.say).slice(0, MAX_STEP_CHARS),
      said: step.say,
      ...(on && on.fallbacks.length > 0 ? { fallbacks: on.fallbacks } : {}),
      ...(step.optional ? { optional: true } : {}),
    };
  });
  return {
    kind: 'steps',
    steps,
    then: draft.then,
    ...(Object.keys(remember).length > 0 ? { remember } : {}),
  };
}

/**
 * A role or text selector where there is one; a bare path is only the spare of the id. In a row and before `several`
 * steps never the nth of its name: boxes that are called by their state are counted anew after each step.
 */
function addressOf(
  hit: PcdHit,
  detail: PCDActionDetail | undefined,
  several: boolean,
): { selector: RoleSelector; fallbacks: RoleSelector[] } {
  const byId: RoleSelector = { kind: 'ref', ref: hit.id };
  if (!detail) return { selector: byId, fallbacks: likeOf(hit) };
  const every = [detail.selector, ...(detail.altSelectors ?? [])];
  const all =
    several && hit.itemIndex !== undefined
      ? every.filter((selector) => !('nth' in selector) || selector.nth === undefined)
      : every;
  // What the page calls by its value has another name once it is set.
  const robust = isCalledByLabel(hit)
    ? undefined
    : all.find(
        (selector) => (selector.kind === 'role' && !isBareCount(selector)) || selector.kind === 'text',
      );
  const rest = all.filter((selector) => selector !== robust);
  if (robust && robust === detail.selector)
    return { selector: robust, fallbacks: [...rest, byId].slice(0, 5) };
  return { selector: byId, fallbacks: all.slice(0, 5) };
}

/** The nth of its role says nothing of which one is meant: a row that comes or goes makes it another. */
const isBareCount = ({ name, nth }: Extract<RoleSelector, { kind: 'role' }>): boolean =>
  name === undefined && nth !== undefined;

/**
 * What a page drew anew since it was seen, by role and name. Not what stands in a row or in a frame (`f3.a12`): when
 * that has gone, the same button of another one is not meant.
 */
function likeOf({ id, role, label, fullLabel, landmark, itemText, implicit }: PcdHit): RoleSelector[] {
  if (label === '' || itemText !== undefined || implicit || id.includes('.')) return [];
  const within = landmark ? { withinLandmark: landmark } : {};
  return [{ kind: 'role', role, name: fullLabel ?? label, nameMode: 'exact', ...within }];
}
