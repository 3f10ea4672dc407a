// How an item of the list ends, and how the task does.
import type { ConfirmCard } from '../shared/card';
import type { ErrorCode } from '../shared/errors';
import { inEnglish, phrase, type Phrase } from '../shared/phrase';
import type { TaskStatus } from '../shared/status';
import { isUnsent } from '../skills/last-filled';
import type { TaskItem, TaskList } from '../shared/task-list';
import { say, sayPhrase } from './cards';
import type { MessageDraft, Reduced } from './events';
import { currentItem, type ControllerState } from './state';
import { freeId, nextItem, setItem } from './task-items';

/** Takes up the next item whose dependencies are met, or ends the task. */
export function startNextItem(state: ControllerState): Reduced {
  const { plan: _plan, current: _current, ...rest } = state;
  const fresh: ControllerState = {
    ...rest,
    attempts: [],
    answers: [],
    choices: [],
    round: 0,
    stalled: 0,
    failures: 0,
    explorations: 0,
    searched: [],
    doing: 'acting',
  };
  const list = state.list && withClosing(state.list, state.memory);
  const item = list ? nextItem(list) : undefined;
  if (!list || !item) return endOfList(fresh);
  return {
    state: {
      ...fresh,
      list: setItem(list, item.id, 'executing'),
      current: item.id,
      phase: { at: 'propose' },
    },
    say: [],
  };
}

/** When everything is done and something was left unsent, the list's closing item becomes its last. */
function withClosing(list: TaskList, memory: ControllerState['memory']): TaskList {
  const { closing, ...rest } = list;
  const isDone = list.tasks.every((item) => item.status === 'completed');
  if (!closing || !isDone || !isUnsent(memory)) return list;
  // What was asked for since may have had a closing item of its own.
  const id = freeId(closing.id, new Set(list.tasks.map((item) => item.id)));
  return { ...rest, tasks: [...list.tasks, { ...closing, id }] };
}

export function completeItem(state: ControllerState, note: string): Reduced {
  const item = currentItem(state);
  if (!item || !state.list) return startNextItem(state);
  return startNextItem({ ...state, list: setItem(state.list, item.id, 'completed', note) });
}

export function failItem(state: ControllerState, reason: string, code: ErrorCode): Reduced {
  const item = currentItem(state);
  if (!item || !state.list) return finish(state, 'failed', reason, code);
  const next = startNextItem({ ...state, list: setItem(state.list, item.id, 'failed', reason) });
  const failed: MessageDraft = {
    ...say('notice', `${item.description}: ${reason}`),
    status: 'failure',
    error: { code, message: reason },
  };
  return { state: next.state, say: [failed, ...next.say] };
}

function endOfList(state: ControllerState): Reduced {
  const items = state.list?.tasks ?? [];
  const failed = items.filter((item) => item.status === 'failed');
  const skipped = items.filter((item) => item.status === 'skipped');
  if (skipped.length > 0 && skipped.length === items.length) {
    // What was given up halfway may have done something already.
    const what = state.stepsDone > 0 ? 'Left out' : 'Nothing was done';
    return finish(state, 'cancelled', `${what}: ${skipped.map((item) => item.description).join('; ')}.`);
  }
  if (failed.length === 0) return finish(state, 'succeeded', successText(state, items));
  const parts = failed.map((item) => `${item.description}: ${item.note ?? 'failed'}`);
  const lost = skipped.map((item) => `${item.description} (skipped: ${item.note ?? ''})`);
  const done = items.filter((item) => item.status === 'completed').map((item) => item.description);
  const text = [
    parts.join(' '),
    lost.length > 0 ? `Not done: ${lost.join('; ')}.` : '',
    done.length > 0 ? `Done before: ${done.join('; ')}.` : '',
  ];
  return finish(state, 'failed', text.filter(Boolean).join(' '));
}

function successText(state: ControllerState, items: TaskItem[]): string {
  if (state.answer !== undefined && items.length === 1) return state.answer;
  const done = items.filter((item) => item.status === 'completed');
  const notes = done.map((item) => item.note).filter((note): note is string => !!note);
  return notes.length > 0 ? notes.join(' ') : 'Done.';
}

/** Which step the user did not want, what was done before it, and what is left undone after it. */
export function declinedText(state: ControllerState, { what, said }: ConfirmCard): string | Phrase {
  const items = state.list?.tasks ?? [];
  if (items.length < 2 && said) return phrase('said_not_done', said.what);
  const at = items.findIndex((item) => item.id === state.current);
  const named = (status: TaskItem['status']) =>
    items.filter((item) => item.status === status).map((item) => item.description);
  const [done, left] = [named('completed'), named('pending')];
  const text = [
    `Not done, as you declined: ${what.replace(/\.$/, '')}.`,
    items.length > 1 && at >= 0 ? `That was part ${at + 1} of ${items.length}.` : '',
    done.length > 0 ? `Done before: ${done.join('; ')}.` : '',
    left.length > 0 ? `Not begun: ${left.join('; ')}.` : '',
  ];
  return text.filter(Boolean).join(' ');
}

/** The last word of a task. */
export function finish(
  state: ControllerState,
  status: Extract<TaskStatus, 'succeeded' | 'failed' | 'cancelled'>,
  words: string | Phrase,
  code?: ErrorCode,
): Reduced {
  const result = typeof words === 'string' ? words : inEnglish(words);
  const message: MessageDraft = {
    ...(typeof words === 'string' ? say('result', words) : sayPhrase('result', words)),
    status: status === 'succeeded' ? 'success' : 'failure',
    actionString: status === 'succeeded' ? 'finish()' : 'fail()',
    ...(code ? { error: { code, message: result } } : {}),
  };
  const table = state.table;
  const rows = table?.rows.map((row) => table.fields.map((field) => row.cells[field]?.text ?? ''));
  if (table && rows && message.metadata) {
    message.metadata = { ...message.metadata, table: { fields: table.fields, rows: rows } };
  }
  return { state: { ...state, status, result, phase: { at: 'end' }, paused: false }, say: [message] };
}
