// From a prompt to a task: secrets are lifted out before anything is stored, the tab's origin joins the
// allowlist (starting a goal on a tab is the user's leave for that origin, and only that).
import { say } from '../../agent/controller/cards';
import { initialState } from '../../agent/controller/state';
import { interactView } from '../../agent/views/chat-view';
import { interpret } from '../../interpret/interpret';
import { liftFilled, mayFill } from '../../policy/secrets/lift-filled';
import { liftSecrets, type LiftedSecret } from '../../policy/secrets/lift-secrets';
import { MAX_GOAL_CHARS } from '../../shared/budgets';
import type { InteractResponse } from '../../shared/chat';
import { newId, type SessionId } from '../../shared/ids';
import { phraseOf } from '../../shared/phrase';
import type { TaskRecord } from '../../shared/records';
import { takingTurns } from '../../shared/taking-turns';
import { originOf } from '../../shared/url';
import { addGrant } from '../../store/grants';
import { acquireLease } from '../../store/leases';
import { getSession } from '../../store/sessions';
import { createTask, taskOfRequest } from '../../store/tasks';
import type { App } from '../app';
import { now } from '../clock';
import { mark } from '../markers';
import { announce, stamped } from '../panel/chat-log';
import { userLanguage } from '../panel/user-language';
import { dropSecrets, keepSecrets } from './keep-secrets';
import { drive, dispatch } from './run-driver';
import { runOnTab, type Run } from './running';
import { stateOf, taskView } from './task-view';

export interface Prompt {
  sessionId: string;
  requestId: string;
  tabId: number;
  prompt: string;
}

/** One after the other: of two goals that are sent to one tab at once, the later one replaces the earlier one. */
export function startTask(app: App, prompt: Prompt): Promise<InteractResponse> {
  return inTurn(() => start(app, prompt));
}
const inTurn = takingTurns();

/** Throws where the task cannot be stored; what was kept of its secrets is dropped then. */
async function start(app: App, { sessionId, requestId, tabId, prompt }: Prompt): Promise<InteractResponse> {
  const session = await getSession(app.db, sessionId);
  if (!session) return refusal('NOT_FOUND', 'This session no longer exists. Open the panel again.');
  // The panel repeats a call whose reply was lost: that is no new goal, and must not stop the task that it started.
  const known = await taskOfRequest(app.db, requestId);
  const knownState = known && stateOf(known);
  if (known && knownState) return { success: true, data: interactView(knownState, known.taskId, sessionId) };
  const url = (await chrome.tabs.get(tabId).catch(() => null))?.url ?? '';
  const origin = originOf(url);

  // A task that still runs on this tab makes way: the user has said something new.
  const earlier = runOnTab(tabId);
  if (earlier) await dispatch(app, earlier, { type: 'stop', reason: phraseOf('said_replaced') });

  const taskId = newId<string>();
  const words = prompt.trim();
  const isTooLong = words.length > MAX_GOAL_CHARS;
  // Before the goal is cut to length: half a secret could not be recognised.
  const lifted = liftedFrom(words);
  // The cut text stays longer than the limit: given again, as from the history, it is refused again, not carried out in part.
  const goalText = isTooLong ? `${lifted.text.slice(0, MAX_GOAL_CHARS)}…` : lifted.text;
  if (origin !== undefined) await addGrant(app.db, origin, now());
  const state = {
    ...initialState(goalText, tabId, origin),
    ...(isTooLong ? { tooLong: words.length } : {}),
  };
  const record: TaskRecord = {
    taskId,
    sessionId,
    tabId,
    requestId,
    goal: goalText,
    status: state.status,
    state,
    createdAt: now(),
    updatedAt: now(),
    steps: 0,
    ...(origin === undefined ? {} : { origin }),
  };
  const { task, messages, created } = await store(app, record, lifted);
  await mark('task.accepted', task.taskId, 0);
  announce(app, sessionId, messages);
  const stored = created ? state : (stateOf(task) ?? state);
  if (created) {
    const epoch = await acquireLease(app.db, taskId, app.owner, Date.now(), { takeOver: true });
    const leased: TaskRecord =
      epoch === null ? task : { ...task, lease: { owner: app.owner, epoch, until: 0 } };
    const run: Run = { task: leased, state, abort: new AbortController(), busy: false, wake: undefined };
    app.broadcast({ type: 'task_update', sessionId: sessionId as SessionId, task: taskView(leased, state) });
    void drive(app, run);
  }
  return { success: true, data: interactView(stored, task.taskId, sessionId) };
}

/**
 * Stores the task with its goal as the first message, and the secrets of the goal before it. They are dropped again where
 * the task could not be stored, or had been stored before.
 */
async function store(app: App, record: TaskRecord, lifted: ReturnType<typeof liftSecrets>) {
  const { taskId, goal, origin } = record;
  const unkeep = () =>
    dropSecrets(
      app,
      lifted.secrets.map(({ handle }) => handle),
    );
  try {
    await keepSecrets(app, lifted, taskId, origin);
    const messages = stamped([say('goal', goal, {}, 'user')], taskId);
    const stored = await createTask(app.db, { task: record, messages });
    if (!stored.created) await unkeep();
    return stored;
  } catch (error) {
    await unkeep();
    throw error;
  }
}

/** By the words themselves, and by the fields that they are entered into. */
function liftedFrom(words: string): { text: string; secrets: LiftedSecret[] } {
  const said = liftSecrets(words);
  // What is too long is not carried out.
  if (words.length > MAX_GOAL_CHARS || !mayFill(said.text)) return said;
  const read = interpret(said.text, { now: new Date(now()), ...userLanguage() });
  const list = read.kind === 'tasks' ? read.list : read.perhaps;
  const { text, secrets } = liftFilled(
    said.text,
    (list?.tasks ?? []).map(({ parameters }) => parameters),
  );
  return { text, secrets: [...said.secrets, ...secrets] };
}

function refusal(code: string, message: string): InteractResponse {
  return { success: false, error: { code, message } };
}
