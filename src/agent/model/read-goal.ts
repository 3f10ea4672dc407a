// A goal read by a model: whether it asks or wants something done, and as which tasks. The reply is turned into the
// same task list that rung 0 makes, validated by the same schema, and every item of it is marked as the model's:
// its steps go to the gate as a model's, whoever plans them. Nothing that it says is a target or a call.
import { describeIntent } from '../../interpret/describe-intent';
import { taskTypeOf } from '../../interpret/task-types';
import { newId } from '../../shared/ids';
import type { Intent, ValueSource } from '../../shared/intent';
import type { ModelClient } from '../../shared/model';
import { english, phraseOf } from '../../shared/phrase';
import { z } from '../../shared/schema';
import { secretHandle } from '../../shared/secret-handle';
import { interpretation, type Interpretation, type TaskItem } from '../../shared/task-list';
import { failure } from '../../shared/tool-result';
import { clip } from '../../skills/words/words';
import { roomFor } from '../prompts/prompt-room';
import { readGoalPrompt, READ_GOAL_SHARES } from '../prompts/read-goal-prompt';
import { taskLines } from '../prompts/task-lines';
import { askModel, type Asked } from './ask-model';
import { oneOf, said } from './choice-schema';
import { isFailure } from './is-failure';

export interface GoalRequest {
  /** The user's words, secrets as handles. */
  goal: string;
  answers: readonly string[];
  now: number;
  /** BCP 47: what the tasks are described in. */
  language: string;
  signal: AbortSignal;
}

const DOINGS = [
  'open',
  'click',
  'fill',
  'choose',
  'check',
  'uncheck',
  'search',
  'scroll',
  'hover',
  'submit',
  'goto',
  'download',
  'extract',
  'answer',
  'other',
] as const;

const MAX_MODEL_TASKS = 12;

const reply = z.object({
  intent: oneOf(['question', 'action', 'unclear']),
  tasks: z
    .array(z.object({ do: oneOf(DOINGS), what: said, value: said }))
    .check(z.maxLength(MAX_MODEL_TASKS)),
  ask: said,
});
type Reply = z.infer<typeof reply>;
type ReadTask = Reply['tasks'][number];

/** The task list or the question that the model reads from the goal; or the failure. With the tokens that it cost. */
export async function readGoalByModel(
  client: ModelClient,
  request: GoalRequest,
): Promise<Asked<Interpretation>> {
  const room = roomFor(client, taskLines(request), READ_GOAL_SHARES);
  if (isFailure(room)) return room;
  const asked = await askModel(
    client,
    {
      name: 'goal',
      messages: readGoalPrompt(request.goal, request.answers),
      schema: reply,
      maxTokens: room.reply,
    },
    request.signal,
  );
  if (!asked.ok) return asked;
  const read = interpretation.safeParse(meaningOf(asked.value, request));
  if (read.success) return { ...asked, value: read.data };
  return {
    ...failure('MODEL_OUTPUT_INVALID', 'The model’s reading of the goal could not be used.'),
    tokens: asked.tokens,
  };
}

function meaningOf({ intent, tasks, ask }: Reply, request: GoalRequest): Interpretation {
  if (intent === 'unclear' || (intent === 'action' && tasks.length === 0)) {
    const asked = ask.trim() === '' ? phraseOf('ask_what_done') : phraseOf('ask_model', clip(ask, 300));
    return { kind: 'clarify', question: english(asked), said: asked, options: [] };
  }
  const intents: Intent[] =
    intent === 'question' ? [{ kind: 'answer', question: questionIn(tasks, request) }] : tasks.map(intentOf);
  const items = intents.map((parameters, index): TaskItem => ({
    id: `t${index + 1}`,
    description: describeIntent(parameters, request.language),
    type: taskTypeOf(parameters),
    parameters,
    status: 'pending',
    dependencies: index === 0 ? [] : [`t${index}`],
    readBy: 'model',
  }));
  return {
    kind: 'tasks',
    list: {
      id: newId<string>(),
      tasks: items,
      createdAt: request.now,
      confidence: 0.6,
      reading: items
        .map(({ description }) => description)
        .join(' → ')
        .slice(0, 2_000),
    },
  };
}

/** The user's own words, unless the model put them more clearly. */
function questionIn(tasks: readonly ReadTask[], { goal }: GoalRequest): string {
  const asked = tasks.find((task) => task.do === 'answer')?.what.trim() ?? '';
  return (asked === '' ? goal : asked).slice(0, 1_000);
}

function intentOf(task: ReadTask): Intent {
  const what = task.what.trim();
  const value = task.value.trim();
  const target = { text: what };
  const wish: Intent = { kind: 'other', text: [what, value].filter((each) => each !== '').join(': ') };
  switch (task.do) {
    case 'open':
      return { kind: 'open', target };
    case 'click':
      return { kind: 'click', target };
    case 'fill':
      return {
        kind: 'fill',
        fields: [{ ...(what === '' ? {} : { field: target }), value: sourceOf(value) }],
      };
    case 'choose':
      return value === ''
        ? { kind: 'choose', options: [target] }
        : { kind: 'choose', options: [{ text: value }], ...(what === '' ? {} : { field: target }) };
    case 'check':
    case 'uncheck':
      return { kind: 'check', targets: [target], on: task.do === 'check' };
    case 'search':
      return { kind: 'search', query: value === '' ? what : value };
    case 'scroll': {
      const direction = (['up', 'down', 'top', 'bottom'] as const).find((each) => each === (value || what));
      return direction ? { kind: 'scroll', direction } : { kind: 'scroll', target };
    }
    case 'hover':
      return { kind: 'hover', target };
    case 'submit':
      return { kind: 'submit', ...(what === '' ? {} : { target }) };
    case 'goto': {
      const url = value === '' ? what : value;
      return /^https?:\/\//i.test(url) && URL.canParse(url) ? { kind: 'goto', url } : wish;
    }
    case 'download':
      return { kind: 'download', what: target };
    case 'extract':
      return { kind: 'extract', what: target };
    case 'answer':
      return { kind: 'answer', question: what };
    case 'other':
      return wish;
  }
}

function sourceOf(value: string): ValueSource {
  const handle = secretHandle.safeParse(value);
  return handle.success ? { from: 'secret', handle: handle.data } : { from: 'text', text: value };
}
