// The planner ladder with this browser's model behind it: which model is in effect follows from the settings
// (the administrator's and the user's) at the moment of asking. Values of secrets are scrubbed from all that a
// model is shown.
import { goalOf } from '../../agent/controller/state';
import { proposeByLadder, readByLadder, type Reading, type Rungs } from '../../agent/rungs/ladder';
import type { Proposal, ProposeRequest } from '../../agent/rungs/proposer';
import { readingContext } from '../../agent/views/task-context';
import { askForLess, interpret, type InterpretContext } from '../../interpret/interpret';
import type { ModelClient } from '../../shared/model';
import { failure } from '../../shared/tool-result';
import { savedSecrets } from '../../store/secrets';
import { scriptsHindered } from '../acts/script-world';
import { scrubber } from '../acts/scrub';
import type { App } from '../app';
import { now } from '../clock';
import { modelClientFor } from '../models/model-client';
import { mainFrame } from '../pages/frames';
import type { Run } from './running';
import { taskContextOf } from './task-context';
import { taskView } from './task-view';

/**
 * Reads the goal, in the light of the conversation before it and of the answers to questions about it. Where the goal was
 * too long, the first answer takes its place.
 */
export async function readGoal(app: App, run: Run, signal: AbortSignal): Promise<Reading> {
  const { task, state } = run;
  const context = readingContext(await taskContextOf(app, task.sessionId, task.tabId), new Date(now()));
  const goal = goalOf(state);
  const answers = state.tooLong === undefined ? state.answers : state.answers.slice(1);
  if (goal === '') return { interpretation: askForLess(state.tooLong ?? 0, context), rung: 0, tokens: 0 };
  const own = ownReading(goal, answers.at(-1), context);
  const request = {
    goal,
    answers,
    now: now(),
    language: context.language ?? context.locale,
    signal,
  };
  return readByLadder(own, request, await rungsOf(app, run));
}

function ownReading(
  goal: string,
  answer: string | undefined,
  context: InterpretContext,
): Reading['interpretation'] {
  if (answer === undefined) return interpret(goal, context);
  const alone = interpret(answer, context);
  return alone.kind === 'tasks' ? alone : interpret(`${goal} ${answer}`, context);
}

export async function propose(app: App, run: Run, request: ProposeRequest): Promise<Proposal> {
  const { failures, stalled, searched } = run.state;
  const origin = await mainFrame(run.state.tabId).then(
    (frame) => frame.origin,
    () => undefined, // a page that cannot be entered has no secrets of its own
  );
  const saved = origin === undefined ? [] : await savedSecrets(app.db, origin);
  const secrets = saved.map(({ handle, name }) => ({ handle, name }));
  const trouble = { failures, stalled, searched };
  return proposeByLadder({ ...request, secrets }, trouble, await rungsOf(app, run));
}

async function rungsOf(app: App, run: Run): Promise<Rungs> {
  const { planner: mode, scripts: wanted } = app.effective.settings;
  const scripts = wanted ? ((await scriptsHindered()) ?? true) : undefined;
  if (run.state.withoutModel) return { mode: 'none', model: undefined, scripts };
  const client = await modelClientFor(app);
  if (client) return { mode, model: attended(app, run, client), scripts };
  return { mode, model: mode === 'local' || mode === 'key' ? MISSING[mode] : undefined, scripts };
}

/** Why the planner that the user chose cannot be asked: rung 0 must not silently take its place. */
const MISSING = {
  local: failure(
    'MODEL_UNAVAILABLE',
    'The planner is set to Local, but no local model is set up. Choose one in the options, or another planner.',
  ),
  key: failure(
    'MODEL_UNAVAILABLE',
    'The planner is set to Key, but no model with a key is set up. Enter one in the options, or choose another planner.',
  ),
};

/**
 * The client with two things added to each request: the panels are told that the model is being asked (the task's next
 * state takes that back), and secrets that a page echoes are scrubbed from what the model is sent.
 */
function attended(app: App, run: Run, client: ModelClient): ModelClient {
  return {
    ...client,
    complete: async (request, options) => {
      const task = { ...taskView(run.task, run.state), asking: client.rung };
      app.broadcast({ type: 'task_update', sessionId: task.sessionId, task });
      const scrub = await scrubber();
      const messages = request.messages.map((each) => ({ ...each, content: scrub(each.content) }));
      return client.complete({ ...request, messages }, options);
    },
  };
}
