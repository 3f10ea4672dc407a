// Panel, palette and options ↔ background: typed calls (Comlink) and events on one chrome.runtime port.
// The background parses the arguments of every call with the schema of this table; the UI imports types only.
import { MAX_CHARS, MAX_RETENTION_DAYS } from '../budgets';
import { phraseSchema } from '../phrase';
import { card, confirmCard } from '../card';
import { BRIDGE_CALLS, bridgeStatus } from './bridge';
import { citation } from '../citation';
import { chatMessage, chatPlan, interactResponse, messageList } from '../chat';
import { sessionId, tabId, taskId } from '../ids';
import { localModelAction, localModelId, localModelsView } from '../local-models';
import { itemId } from '../item-id-schema';
import { outlinedItem } from './content-request';
import { z } from '../schema';
import { taskStatus } from '../status';
import { browserState } from '../task-context';
import { taskList } from '../task-list';
import { rung } from '../tool-call';

export const UI_PORT = 'copilot-ui';

/** A task as the panel draws it. */
export const taskView = z.object({
  taskId,
  sessionId,
  goal: z.string(),
  status: taskStatus,
  /** 0…1. */
  progress: z.number(),
  steps: z.int(),
  rung,
  tokens: z.int(),
  /** A model of this rung is being asked right now. */
  asking: z.optional(rung),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** When it ended; tasks of earlier versions do not have it. */
  endedAt: z.optional(z.number()),
  paused: z.boolean(),
  stepping: z.boolean(),
  canUndo: z.boolean(),
  list: z.optional(taskList),
  plan: z.optional(chatPlan),
  card: z.optional(card),
  /** Final message: of a success the result, of a failure the reason. */
  result: z.optional(z.string()),
  /** The result as a phrase. */
  said: z.optional(phraseSchema),
  /** The answer alone, when the task was a question. */
  answer: z.optional(z.string()),
});
export type TaskView = z.infer<typeof taskView>;

/** A page as the panel names it. */
const shownPage = z.object({ url: z.string(), title: z.string(), origin: z.string(), granted: z.boolean() });

export const sessionView = z.object({
  sessionId,
  tabId: z.optional(tabId),
  /** Page the session is bound to. */
  page: z.optional(shownPage),
  task: z.optional(taskView),
  messages: messageList,
});
export type SessionView = z.infer<typeof sessionView>;

/** One recorded step, for history and replay. */
export const stepView = z.object({
  seq: z.int(),
  description: z.string(),
  said: z.optional(phraseSchema),
  tool: z.string(),
  action: z.string(),
  status: z.enum(['ok', 'error', 'skipped', 'unknown', 'pending']),
  rung,
  startedAt: z.number(),
  endedAt: z.optional(z.number()),
  selector: z.optional(z.string()),
  result: z.optional(z.string()),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
  observation: z.optional(z.string()),
  saidObservation: z.optional(phraseSchema),
  url: z.optional(z.string()),
  /** What was perceived when the step was chosen: boxes and labels for a wire sketch. */
  sketch: z.optional(
    z.object({
      width: z.number(),
      height: z.number(),
      items: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          role: z.string(),
          x: z.number(),
          y: z.number(),
          w: z.number(),
          h: z.number(),
          target: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});
export type StepView = z.infer<typeof stepView>;

export const taskSummary = z.object({
  taskId,
  sessionId,
  goal: z.string(),
  status: taskStatus,
  steps: z.int(),
  createdAt: z.number(),
  origin: z.optional(z.string()),
});
export type TaskSummary = z.infer<typeof taskSummary>;

/** Exploration as a graph: nodes with a state, edges labelled by what was followed. */
export const explorationView = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      depth: z.number(),
      state: z.enum(['open', 'visited', 'closed', 'wall', 'winner']),
    }),
  ),
  edges: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
});
export type ExplorationView = z.infer<typeof explorationView>;

export const providerSettings = z.object({
  provider: z.enum(['none', 'webllm', 'chrome', 'openai', 'anthropic', 'google']),
  baseUrl: z.string().check(z.maxLength(MAX_CHARS.baseUrl)),
  model: z.string().check(z.maxLength(MAX_CHARS.model)),
  /** Write-only: never sent to a page, not even ours. */
  hasKey: z.boolean(),
});

export const settingsView = z.object({
  planner: z.enum(['auto', 'none', 'local', 'key']),
  provider: providerSettings,
  modelMirror: z.string().check(z.maxLength(MAX_CHARS.modelMirror)),
  scripts: z.boolean(),
  bridge: z.object({
    on: z.boolean(),
    address: z.string().check(z.maxLength(MAX_CHARS.bridgeAddress)),
    hasPairingKey: z.boolean(),
  }),
  theme: z.enum(['system', 'light', 'dark']),
  retentionDays: z.int().check(z.minimum(0), z.maximum(MAX_RETENTION_DAYS)),
  onboarded: z.boolean(),
  /** Settings that an administrator's policy fixes. */
  managed: z.array(z.string()),
  /** Where a policy leaves a choice: the providers and the endpoints' origins that it lets through. */
  providersAllowed: z.optional(z.array(providerSettings.shape.provider)),
  endpointsAllowed: z.optional(z.array(z.string())),
});
export type SettingsView = z.infer<typeof settingsView>;

/** Whether a rung of the planner ladder could be asked now, in words. */
const rungStatus = z.object({ ready: z.boolean(), text: z.string() });
export const modelStatus = z.object({ local: rungStatus, key: rungStatus });
export type ModelStatus = z.infer<typeof modelStatus>;

/** What became of one short question to the model. */
export const modelTest = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** Granting this match pattern may help: the browser keeps the answer of that site from us. */
  grant: z.optional(z.string()),
});
export type ModelTest = z.infer<typeof modelTest>;

export const siteView = z.object({
  origin: z.string(),
  granted: z.boolean(),
  addedAt: z.number(),
  acts: z.int(),
});
export type SiteView = z.infer<typeof siteView>;

export const secretView = z.object({
  handle: z.string(),
  name: z.string(),
  /** Top origin it may be typed on. */
  origin: z.string(),
  createdAt: z.number(),
});
export type SecretView = z.infer<typeof secretView>;

export const logEntry = z.object({
  ts: z.number(),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  area: z.string().check(z.maxLength(40)),
  message: z.string().check(z.maxLength(1_000)),
});
export type LogEntry = z.infer<typeof logEntry>;

export const paletteItem = z.object({
  id: z.string().check(z.maxLength(200)),
  type: z.enum(['action', 'field', 'tab', 'task', 'goal']),
  label: z.string(),
  /** What the user wants written into the field. */
  value: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** The detail as a phrase. */
  said: z.optional(phraseSchema),
  /** Set for things on the page: what to outline. */
  itemId: z.optional(itemId),
});
export type PaletteItem = z.infer<typeof paletteItem>;

const task = { taskId };
const empty = z.object({});

/** Arguments and result of every call. */
export const UI_CALLS = {
  /** Binds a session to a tab (the active one when absent) and returns everything the panel shows. */
  openSession: { args: z.object({ tabId: z.optional(tabId) }), result: sessionView },
  /** A fresh session on the same tab. What still runs in the former one, or on the tab, is stopped. */
  newSession: { args: z.object({ tabId: z.optional(tabId) }), result: sessionView },
  getMessages: {
    args: z.object({
      sessionId,
      after: z.optional(z.int()),
      before: z.optional(z.int()),
      limit: z.optional(z.int().check(z.maximum(500))),
    }),
    result: messageList,
  },
  /** Starts a goal. `requestId` makes a repeated call (lost reply) start nothing twice. */
  interact: {
    args: z.object({
      sessionId,
      requestId: z.string().check(z.maxLength(64)),
      tabId: z.optional(tabId),
      prompt: z.string().check(z.maxLength(20_000)),
    }),
    result: interactResponse,
  },
  decide: { args: z.object({ ...task, cardId: z.string(), approve: z.boolean() }), result: empty },
  /** Answers a question or an assistance request; `value` is an option's value or free text. */
  reply: {
    args: z.object({ ...task, cardId: z.string(), value: z.string().check(z.maxLength(4_000)) }),
    result: empty,
  },
  feedback: { args: z.object({ ...task, text: z.string().check(z.maxLength(4_000)) }), result: empty },
  control: {
    args: z.object({ ...task, action: z.enum(['stop', 'pause', 'resume', 'step', 'undo']) }),
    result: empty,
  },
  listTasks: {
    args: z.object({
      search: z.optional(z.string().check(z.maxLength(200))),
      limit: z.optional(z.int().check(z.maximum(500))),
    }),
    result: z.array(taskSummary),
  },
  getTask: {
    args: z.object(task),
    result: z.object({ task: taskView, steps: z.array(stepView), exploration: z.optional(explorationView) }),
  },
  /** The whole record as JSON text, secrets as handles. */
  exportTask: { args: z.object(task), result: z.object({ fileName: z.string(), json: z.string() }) },
  exportAll: { args: empty, result: z.object({ fileName: z.string(), json: z.string() }) },
  eraseAll: { args: empty, result: empty },
  eraseTask: { args: z.object(task), result: empty },
  getSettings: { args: empty, result: settingsView },
  setSettings: {
    args: z.object({
      planner: z.optional(settingsView.shape.planner),
      provider: z.optional(z.partial(z.omit(providerSettings, { hasKey: true }))),
      apiKey: z.optional(z.string().check(z.maxLength(MAX_CHARS.apiKey))),
      modelMirror: z.optional(settingsView.shape.modelMirror),
      scripts: z.optional(z.boolean()),
      bridge: z.optional(
        z.object({
          on: z.optional(z.boolean()),
          address: z.optional(settingsView.shape.bridge.shape.address),
          pairingKey: z.optional(z.string().check(z.maxLength(MAX_CHARS.pairingKey))),
        }),
      ),
      theme: z.optional(settingsView.shape.theme),
      retentionDays: z.optional(settingsView.shape.retentionDays),
      onboarded: z.optional(z.boolean()),
    }),
    result: settingsView,
  },
  /** Asks no model; may wake the model host. */
  modelStatus: { args: empty, result: modelStatus },
  /** Sends the chosen model one short question. */
  testModel: { args: empty, result: modelTest },
  /** What is known of local models now; a download that runs is told by asking again. */
  listLocalModels: { args: empty, result: localModelsView },
  changeLocalModel: {
    args: z.object({ id: localModelId, action: localModelAction }),
    result: localModelsView,
  },
  listSites: { args: empty, result: z.array(siteView) },
  addSite: {
    args: z.object({ site: z.string().check(z.maxLength(MAX_CHARS.site)) }),
    result: z.array(siteView),
  },
  removeSite: { args: z.object({ origin: z.string().check(z.maxLength(400)) }), result: z.array(siteView) },
  listSecrets: { args: empty, result: z.array(secretView) },
  saveSecret: {
    args: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(MAX_CHARS.secretName)),
      value: z.string().check(z.minLength(1), z.maxLength(MAX_CHARS.secretValue)),
      site: z.string().check(z.maxLength(MAX_CHARS.site)),
    }),
    result: z.array(secretView),
  },
  removeSecret: { args: z.object({ handle: z.string() }), result: z.array(secretView) },
  getLog: { args: z.object({ level: z.optional(logEntry.shape.level) }), result: z.array(logEntry) },
  getMetrics: { args: empty, result: z.record(z.string(), z.number()) },
  /** Ranked things to do, for the palette; `text` empty lists the most useful. */
  palette: {
    args: z.object({ tabId: z.optional(tabId), text: z.string().check(z.maxLength(400)) }),
    result: z.object({
      items: z.array(paletteItem),
      tabId: z.optional(tabId),
      /** The page has not answered in time: nothing of it is among the items. */
      silent: z.optional(z.boolean()),
    }),
  },
  paletteRun: {
    args: z.object({
      tabId: z.optional(tabId),
      id: z.string().check(z.maxLength(200)),
      text: z.string().check(z.maxLength(400)),
      /** The user's yes to the card that the same row brought up before. */
      approval: z.optional(z.pick(confirmCard, { actionHash: true, fingerprint: true })),
    }),
    result: z.object({
      ok: z.boolean(),
      message: z.string(),
      /** It is done only when the user approves this. */
      card: z.optional(confirmCard),
    }),
  },
  /** Outlines an element in the page; null clears. */
  highlight: {
    args: z.object({ tabId, id: z.nullable(itemId), label: z.optional(z.string().check(z.maxLength(120))) }),
    result: empty,
  },
  /** Outlines all that a question is about, each with its name, in place of what was outlined; [] clears. */
  outline: {
    args: z.object({ tabId, items: z.array(outlinedItem).check(z.maxLength(8)) }),
    result: empty,
  },
  /** Marks in its page the passage that an answer names, scrolled into view; null takes the mark away. */
  cite: {
    args: z.object({ tabId, passage: z.nullable(z.pick(citation, { id: true, text: true })) }),
    result: z.object({ ok: z.boolean(), message: z.string() }),
  },
  /** The page as the copilot sees it. */
  getBrowserState: { args: z.object({ tabId }), result: browserState },
  ...BRIDGE_CALLS,
} as const;

export type UiCallName = keyof typeof UI_CALLS;
export type UiArgs<N extends UiCallName> = z.input<(typeof UI_CALLS)[N]['args']>;
export type UiResult<N extends UiCallName> = z.output<(typeof UI_CALLS)[N]['result']>;
/** The remote object that Comlink wraps. */
export type CopilotApi = { [N in UiCallName]: (args: UiArgs<N>) => Promise<UiResult<N>> };

/** Pushed to every panel of a session. */
export const uiEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('new_message'), sessionId, message: chatMessage }),
  z.object({ type: z.literal('interact_response'), sessionId, response: interactResponse }),
  z.object({ type: z.literal('plan_update'), sessionId, taskId, plan: chatPlan }),
  z.object({ type: z.literal('task_update'), sessionId, task: taskView }),
  z.object({ type: z.literal('exploration_update'), sessionId, taskId, exploration: explorationView }),
  z.object({
    type: z.literal('page_update'),
    sessionId,
    tabId: z.int(),
    /** Absent: the browser does not tell which page it is. */
    page: z.optional(shownPage),
  }),
  /** A task of it opened the tab: panels beside that tab show it. */
  z.object({ type: z.literal('session_spread'), sessionId, tabId: z.int() }),
  /** A task and its messages; without a task everything. */
  z.object({ type: z.literal('erased'), task: z.optional(z.object({ sessionId, taskId })) }),
  /** Of no session: these are one for the whole browser. */
  z.object({ type: z.literal('bridge_update'), status: bridgeStatus }),
  z.object({ type: z.literal('settings_update'), settings: settingsView }),
]);
export type UiEvent = z.infer<typeof uiEvent>;

/**
 * What travels on the port: Comlink's own messages, events, and the session that the user has before them in a panel
 * (null: none), each in its envelope.
 */
export type PortMessage = { rpc: unknown } | { event: UiEvent } | { inView: string | null };
