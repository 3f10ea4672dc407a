// How far a task has come: a fixed plan counts steps; exploration is a heuristic of depth and unique
// pages that jumps to at least 0.8 on the goal page; 1.0 only when the effects verify.
import { BEAM_DEPTH, BEAM_MAX_PAGES } from '../../shared/budgets';
import type { ControllerState } from './state';

const GOAL_PAGE = 0.8;
/** How much of the item a plan counts for where a new look is to follow it: how much more there is to do is not known. */
const ON_THE_WAY = 0.4;

/** 0…1; never falls while the task list stays the same. */
export function progressOf(state: ControllerState): number {
  if (state.status === 'succeeded') return 1;
  const items = state.list?.tasks ?? [];
  if (items.length === 0) return 0;
  const done = items.filter((item) => item.status === 'completed' || item.status === 'skipped').length;
  const share = done + (done < items.length ? currentShare(state) : 0);
  return Math.max(state.progress, Math.min(share / items.length, 0.99));
}

function currentShare(state: ControllerState): number {
  if (state.phase.at === 'explore') {
    const { nodes, found } = state.phase.beam;
    if (found && !found.wall) return GOAL_PAGE;
    const visited = nodes.filter((n) => n.state !== 'queued');
    const depth = Math.max(0, ...visited.map((n) => n.depth));
    return Math.min(0.75, 0.1 + (0.35 * depth) / BEAM_DEPTH + (0.3 * visited.length) / BEAM_MAX_PAGES);
  }
  const base = state.explorations > 0 ? GOAL_PAGE : 0;
  const plan = state.plan;
  if (!plan || plan.steps.length === 0) return base;
  const completed = plan.index / plan.steps.length;
  return base + (1 - base) * completed * (plan.then === 'verify' ? 0.95 : ON_THE_WAY);
}
