// The whole state of one task as it rests in the store between two events. Pure data, checked by schema
// when it is loaded, so that a task of an older version is recognised instead of misread.
import { card } from '../../shared/card';
import { extraction } from '../../shared/extraction';
import { undoRecord } from '../../shared/messages/content';
import { observation } from '../../shared/observation';
import { phraseSchema } from '../../shared/phrase';
import { plannedStep } from '../../shared/plan';
import { z } from '../../shared/schema';
import { activity, taskStatus } from '../../shared/status';
import { taskList } from '../../shared/task-list';
import { caller, rung, toolCall } from '../../shared/tool-call';
import { toolResultSchema } from '../../shared/tool-result';
import { beamNode, beamState } from '../explore/beam';

export const attempt = z.object({
  call: toolCall,
  description: z.string(),
  said: z.optional(phraseSchema),
  result: toolResultSchema,
  observation: z.optional(observation),
  round: z.int(),
});

/** Steps that wait to be carried out, and who planned them. */
const activePlan = z.object({
  id: z.string(),
  steps: z.array(plannedStep),
  index: z.int(),
  /** 0 is the step's own selector, n its nth fallback. */
  variant: z.int(),
  then: z.enum(['verify', 'replan']),
  by: z.string(),
  why: z.string(),
  saidWhy: z.optional(phraseSchema),
  rung,
  caller,
  /** What asking a model for it cost; 0 without one. */
  tokens: z._default(z.int(), 0),
});

export type ActivePlan = z.infer<typeof activePlan>;

/** Where the task stands. Exactly one next effect follows from it (next-effect.ts). */
export const phase = z.discriminatedUnion('at', [
  z.object({ at: z.literal('interpret') }),
  z.object({ at: z.literal('propose') }),
  z.object({ at: z.literal('step') }),
  z.object({ at: z.literal('verify') }),
  z.object({ at: z.literal('explore'), beam: beamState }),
  z.object({ at: z.literal('wait'), card }),
  z.object({ at: z.literal('end') }),
]);

const approval = z.object({ actionHash: z.string(), fingerprint: z.string() });

export const controllerState = z.object({
  version: z.literal(1),
  goal: z.string(),
  /** Characters of what the user wrote, where that was too much: `goal` is its beginning, and the first answer counts. */
  tooLong: z.optional(z.int()),
  status: taskStatus,
  doing: activity,
  phase,
  tabId: z.int(),
  list: z.optional(taskList),
  /** Id of the item that is worked on. */
  current: z.optional(z.string()),
  plan: z.optional(activePlan),
  /** A step that may be under way though the user's words have dropped its plan; that plan, and the item that it is for. */
  underWay: z.optional(z.object({ step: plannedStep, of: z.string(), plan: z.optional(activePlan) })),
  attempts: z.array(attempt),
  /** The last act of the items before this one. */
  before: z.optional(attempt),
  /** The item that it was done for. */
  beforeOf: z.optional(z.string()),
  answers: z.array(z.string()),
  /** The user has said to go on without the model that fails. */
  withoutModel: z._default(z.boolean(), false),
  /** Ties of the current item that the scout has settled. */
  choices: z._default(z.array(z.string()), []),
  memory: z.record(z.string(), z.string()),
  round: z.int(),
  /** The round in which the user last answered or told something: steps of this round and before were planned without it. */
  heard: z._default(z.int(), 0),
  stalled: z.int(),
  failures: z.int(),
  explorations: z.int(),
  /** Terms that the site was searched for in vain, for the current item. */
  searched: z._default(z.array(z.string()), []),
  /** Number of the next journal entry. */
  nextSeq: z.int(),
  stepsDone: z.int(),
  progress: z.number(),
  paused: z.boolean(),
  stepping: z.boolean(),
  approvals: z.array(approval),
  /** Origins that belong to the goal: where it was started, and what the user added. */
  goalOrigins: z.array(z.string()),
  readOrigins: z.array(z.string()),
  approvedFlows: z.array(z.tuple([z.string(), z.string()])),
  /** Flows that the open confirm card asks for. */
  askedFlows: z.array(z.tuple([z.string(), z.string()])),
  breadcrumbs: z.array(
    z.object({ url: z.string(), title: z.string(), labelFrom: z.optional(z.string()), ts: z.number() }),
  ),
  siteGraph: z.object({ nodes: z.int(), edges: z.int(), recentUrls: z.array(z.string()) }),
  /** Pages that the last search knew of when it ended, for the record. */
  explored: z.optional(z.array(beamNode)),
  undo: z.array(undoRecord),
  result: z.optional(z.string()),
  /** The result as a phrase. */
  said: z.optional(phraseSchema),
  answer: z.optional(z.string()),
  table: z.optional(extraction),
  rung,
  tokens: z.int(),
});
export type ControllerState = z.infer<typeof controllerState>;

/** What is collected and counted for one item of the list, before anything was done for it. */
export function atItemStart() {
  return {
    doing: 'acting',
    attempts: [],
    answers: [],
    choices: [],
    round: 0,
    heard: 0,
    stalled: 0,
    failures: 0,
    explorations: 0,
    searched: [],
  } satisfies Partial<ControllerState>;
}

export function initialState(goal: string, tabId: number, origin: string | undefined): ControllerState {
  return {
    version: 1,
    goal,
    status: 'created',
    phase: { at: 'interpret' },
    tabId,
    ...atItemStart(),
    withoutModel: false,
    memory: {},
    nextSeq: 0,
    stepsDone: 0,
    progress: 0,
    paused: false,
    stepping: false,
    approvals: [],
    goalOrigins: origin === undefined ? [] : [origin],
    readOrigins: [],
    approvedFlows: [],
    askedFlows: [],
    breadcrumbs: [],
    siteGraph: { nodes: 0, edges: 0, recentUrls: [] },
    undo: [],
    rung: 0,
    tokens: 0,
  };
}

/** What is to be done, in the user's words: the first answer in place of a goal that was too long; none before that. */
export const goalOf = ({ goal, answers, tooLong }: ControllerState): string =>
  tooLong === undefined ? goal : (answers[0] ?? '');

/** The item that is worked on. */
export function currentItem(state: ControllerState) {
  return state.list?.tasks.find((item) => item.id === state.current);
}
