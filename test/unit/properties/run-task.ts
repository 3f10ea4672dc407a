// Runs the controller as the driver does, against a generated world in place of pages and people.
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent, Effect, MessageDraft } from '../../../src/agent/controller/events';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import { MAX_STEPS } from '../../../src/shared/budgets';
import { hasEnded } from '../../../src/shared/status';
import type { TaskList } from '../../../src/shared/task-list';
import type { SkillPlan } from '../../../src/skills/skill';
import type { World } from './generators/worlds';

export interface Turn {
  /** What the driver was asked to do; null: the task waited, and the user did something. */
  effect: Effect | null;
  event: AgentEvent;
  before: ControllerState;
  after: ControllerState;
  said: MessageDraft[];
}

export interface RunOptions {
  /** Looked at before each turn; an event it returns happens instead of what the world would do. */
  interrupt?: (state: ControllerState, turn: number) => AgentEvent | undefined;
  /** Turns after which a run that has not ended is given up. */
  maxTurns?: number;
}

let ids = 0;
export const clock = { now: 1_000, newId: () => `id-${++ids}` };

export function startedWith(list: TaskList, goal = 'do it'): ControllerState {
  const interpreted: AgentEvent = { type: 'interpreted', interpretation: { kind: 'tasks', list } };
  return reduce(initialState(goal, 1, 'https://shop.example'), interpreted, clock).state;
}

/** Until the task has ended; every turn of the way. */
export function runTask(start: ControllerState, world: World, options: RunOptions = {}): Turn[] {
  const next = takersOf(world);
  const turns: Turn[] = [];
  let state = start;
  const max = options.maxTurns ?? MAX_STEPS * 4;
  while (!hasEnded(state.status) && turns.length < max) {
    const effect = nextEffect(state);
    const event =
      options.interrupt?.(state, turns.length) ?? (effect ? answer(effect, next) : say(state, next));
    const { state: after, say: said } = reduce(state, event, clock);
    turns.push({ effect, event, before: state, after, said });
    state = after;
  }
  return turns;
}

export function endOf(turns: readonly Turn[], start: ControllerState): ControllerState {
  return turns.at(-1)?.after ?? start;
}

type Takers = { [K in keyof World]: () => World[K][number] };

function takersOf(world: World): Takers {
  const taker = <T>(list: readonly T[]): (() => T) => {
    let at = 0;
    return () => list[at++ % list.length] as T;
  };
  return {
    plans: taker(world.plans),
    outcomes: taker(world.outcomes),
    verdicts: taker(world.verdicts),
    replies: taker(world.replies),
    decisions: taker(world.decisions),
  };
}

/** What the driver brings back for an effect. */
function answer(effect: Effect, next: Takers): AgentEvent {
  switch (effect.type) {
    case 'propose':
      return proposed(next.plans());
    case 'call': {
      const { result, observation, notDone } = next.outcomes();
      return { type: 'stepDone', result, observation, undo: undefined, ...(notDone ? { notDone } : {}) };
    }
    case 'verify':
      return { type: 'verified', ok: next.verdicts(), why: 'The page does not show the result.' };
    case 'interpret':
    case 'beam':
    case 'end':
      throw new Error(`a run of a list that is read has no ${effect.type}`);
  }
}

/** What the user does while the task waits. */
function say(state: ControllerState, next: Takers): AgentEvent {
  if (state.paused) return { type: 'resume' };
  if (state.phase.at !== 'wait') throw new Error(`a task in ${state.phase.at} waits for nobody`);
  const { card } = state.phase;
  return card.kind === 'confirm'
    ? { type: 'decided', cardId: card.id, approve: next.decisions() }
    : { type: 'replied', cardId: card.id, value: next.replies() };
}

export function proposed(plan: SkillPlan): AgentEvent {
  return { type: 'proposed', proposal: { plan, rung: 0, confidence: 0.9, by: 'click', why: 'it fits' } };
}
