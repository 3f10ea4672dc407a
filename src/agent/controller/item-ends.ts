// How an item of the list ends, and how the task does: what its state is then, and what the user is told. Pure.
import type { ConfirmCard } from '../../shared/card';
import type { ErrorCode } from '../../shared/errors';
import { english, phraseOf, saidAs, series, type Words } from '../../shared/phrase';
import type { TaskStatus } from '../../shared/status';
import type { TaskItem, TaskList } from '../../shared/task-list';
import { lastAct } from '../../skills/steps/attempts';
import { isUnsent } from '../../skills/steps/last-filled';
import { say } from './cards';
import type { MessageDraft, Reduced } from './events';
import { atItemStart, currentItem, type ControllerState } from './state';
import { freeId, nextItem, setItem } from './task-items';

/** Takes up the next item whose dependencies are met, or ends the task. */
export function startNextItem(state: ControllerState): Reduced {
  const { plan: _plan, current: _current, ...rest } = state;
  const acted = lastAct(state.attempts);
  const fresh: ControllerState = {
    ...rest,
    ...(acted ? { before: acted, ...(state.current === undefined ? {} : { beforeOf: state.current }) } : {}),
    ...atItemStart(),
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
  // Later words of the user may have brought a closing item with the same id.
  const id = freeId(closing.id, new Set(list.tasks.map((item) => item.id)));
  return { ...rest, tasks: [...list.tasks, { ...closing, id }] };
}

/** The current item is done; `note` says what came of it. On to the next item. */
export function completeItem(state: ControllerState, note: Words): Reduced {
  const item = currentItem(state);
  if (!item || !state.list) return startNextItem(state);
  return startNextItem({ ...state, list: setItem(state.list, item.id, 'completed', note) });
}

/** The current item is given up for `reason`. Items that need it are skipped; others are still done. */
export function failItem(state: ControllerState, reason: Words, code: ErrorCode): Reduced {
  const item = currentItem(state);
  if (!item || !state.list) return finish(state, 'failed', reason, code);
  const next = startNextItem({ ...state, list: setItem(state.list, item.id, 'failed', reason) });
  const failed: MessageDraft = {
    ...say('notice', failedText(state.list.tasks, item, reason)),
    status: 'failure',
    error: { code, message: english(reason) },
  };
  return { state: next.state, say: [failed, ...next.say] };
}

/** After the task succeeded, the page took back what its last act had changed: that item has failed after all. */
export function tookBack(state: ControllerState, words: Words): Reduced {
  const { list, beforeOf, status } = state;
  if (status !== 'succeeded' || !list || beforeOf === undefined) return { state, say: [] };
  return endOfList({ ...state, list: setItem(list, beforeOf, 'failed', words) });
}

function endOfList(state: ControllerState): Reduced {
  const all = state.list?.tasks ?? [];
  const failed = all.filter((item) => item.status === 'failed');
  const skipped = all.filter((item) => item.status === 'skipped');
  if (skipped.length > 0 && skipped.length === all.length) {
    // A step of a skipped item may have been done: then it must not be said that nothing was.
    const what = state.stepsDone > 0 ? 'done_left_out' : 'done_nothing_left_out';
    return finish(state, 'cancelled', phraseOf(what, items(skipped)));
  }
  const done = all.filter((item) => item.status === 'completed');
  if (failed.length === 0) return finish(state, 'succeeded', successText(state, done, all.length));
  // The user asked for no offer: it is not told as something that was done before.
  const wished = done.filter(({ parameters }) => parameters.kind !== 'offer');
  const lost = skipped.map((item) => phraseOf('done_skipped', item.description, noteOf(item) ?? ''));
  const parts = [
    ...failed.map((item) => failedText(all, item, noteOf(item) ?? phraseOf('done_failed'))),
    ...(lost.length > 0 ? [phraseOf('done_not', series(lost, 'items'))] : []),
    ...(wished.length > 0 ? [phraseOf('done_before', items(wished))] : []),
  ];
  return finish(state, 'failed', inSentences(parts));
}

/** The item and why it failed; for a task that is one question, the reason alone. */
function failedText(all: readonly TaskItem[], item: TaskItem, reason: Words): Words {
  const isQuestion = all.length === 1 && item.parameters.kind === 'answer';
  return isQuestion ? reason : phraseOf('about', item.description, reason);
}

/** The parts as one text. Errors of tools end without a full stop: a part after one is joined by other punctuation. */
function inSentences(parts: readonly Words[]): Words {
  const join = (before: Words, next: Words): Words =>
    phraseOf(/[.!?…。！？]$/.test(english(before)) ? 'sentences' : 'seen_then', before, next);
  return parts.length < 2 ? (parts[0] ?? '') : parts.reduce(join);
}

function successText(state: ControllerState, done: readonly TaskItem[], count: number): Words {
  if (state.answer !== undefined && count === 1) return state.said ?? state.answer;
  const notes = done.flatMap((item) => noteOf(item) ?? []);
  return notes.length > 0 ? series(notes, 'sentences') : phraseOf('done_nothing');
}

const noteOf = ({ note, said }: TaskItem): Words | undefined => said ?? (note === '' ? undefined : note);

/** "a; b; c": what each is called. */
export const items = (all: readonly TaskItem[]): Words =>
  series(
    all.map(({ description }) => description),
    'items',
  );

/** Which step the user did not want, what was done before it, and what is left undone after it. */
export function declinedText(state: ControllerState, { what, said }: ConfirmCard): Words {
  const all = state.list?.tasks ?? [];
  const not = phraseOf('said_not_done', said?.what ?? what.replace(/\.$/, ''));
  if (all.length < 2) return not;
  const at = all.findIndex((item) => item.id === state.current);
  const [done, left] = [named(all, 'completed'), named(all, 'pending')];
  const parts = [
    not,
    ...(at >= 0 ? [phraseOf('done_part', at + 1, all.length)] : []),
    ...(done.length > 0 ? [phraseOf('done_before', items(done))] : []),
    ...(left.length > 0 ? [phraseOf('done_not_begun', items(left))] : []),
  ];
  return series(parts, 'sentences');
}

const named = (all: readonly TaskItem[], status: TaskItem['status']): TaskItem[] =>
  all.filter((item) => item.status === status);

/** Ends the task, with its last message. `code`: why it failed. */
export function finish(
  state: ControllerState,
  status: Extract<TaskStatus, 'succeeded' | 'failed' | 'cancelled'>,
  words: Words,
  code?: ErrorCode,
): Reduced {
  const result = english(words);
  const message: MessageDraft = {
    ...say('result', words),
    status: status === 'succeeded' ? 'success' : 'failure',
    actionString: status === 'succeeded' ? 'finish()' : 'fail()',
    ...(code ? { error: { code, message: result } } : {}),
  };
  const table = state.table;
  const rows = table?.rows.map((row) => table.fields.map((field) => row.cells[field]?.text ?? ''));
  if (table && rows && message.metadata) {
    message.metadata = { ...message.metadata, table: { fields: table.fields, rows: rows } };
  }
  const { said: _former, ...rest } = state;
  return {
    state: { ...rest, status, result, ...saidAs(words), phase: { at: 'end' }, paused: false },
    say: [message],
  };
}
