// The task list while it is worked off: which item is next, and what an item's end means for the others.
// A failed one does not end the list; its dependants are skipped and named.
import { english, phraseOf, saidAs, type Words } from '../../shared/phrase';
import { hasEnded, STATUS_TABLE, type TaskStatus } from '../../shared/status';
import type { ItemStatus, TaskItem, TaskList } from '../../shared/task-list';

const OVER: ReadonlySet<ItemStatus> = new Set(['completed', 'failed', 'skipped']);

/** The first pending item whose dependencies are completed. */
export function nextItem(list: TaskList): TaskItem | undefined {
  const completed = new Set(list.tasks.filter((item) => item.status === 'completed').map((item) => item.id));
  return list.tasks.find(
    (item) => item.status === 'pending' && item.dependencies.every((id) => completed.has(id)),
  );
}

/** The list with this item in its new status; items that depend on one that failed or was skipped are skipped. */
export function setItem(list: TaskList, id: string, status: ItemStatus, note?: Words): TaskList {
  const tasks = list.tasks.map((item) => (item.id === id ? { ...withNote(item, note), status } : item));
  return { ...list, tasks: status === 'failed' || status === 'skipped' ? skipDependants(tasks) : tasks };
}

/** A note takes the place of the former one, and of what was said with it. */
function withNote(item: TaskItem, note: Words | undefined): TaskItem {
  const { note: _note, said: _said, ...bare } = item;
  return note === undefined ? item : { ...bare, ...noted(note) };
}

/** The note as an item keeps it: in English, with its phrase beside it. */
const noted = (note: Words | undefined): Pick<TaskItem, 'note' | 'said'> =>
  note === undefined ? {} : { note: english(note).slice(0, MAX_NOTE_CHARS), ...saidAs(note) };

const MAX_NOTE_CHARS = 1_000;

function skipDependants(tasks: TaskItem[]): TaskItem[] {
  const dead = new Map(
    tasks.filter((t) => t.status === 'failed' || t.status === 'skipped').map((t) => [t.id, t]),
  );
  let grown = true;
  let out = tasks;
  while (grown) {
    grown = false;
    out = out.map((item) => {
      const cause = item.dependencies.map((id) => dead.get(id)).find((t) => t !== undefined);
      if (!cause || OVER.has(item.status)) return item;
      const skipped: TaskItem = {
        ...item,
        status: 'skipped',
        ...noted(phraseOf('done_needs', cause.description)),
      };
      dead.set(item.id, skipped);
      grown = true;
      return skipped;
    });
  }
  return out;
}

/**
 * The statuses of the items follow that of the task. While the user is asked, the current item requires assistance. When
 * the task ends, what was under way counts as failed, and what was not begun as skipped.
 */
export function alignItems(list: TaskList, current: string | undefined, status: TaskStatus): TaskList {
  const word = (item: TaskItem): ItemStatus => {
    if (OVER.has(item.status)) return item.status;
    if (hasEnded(status)) return item.status === 'pending' ? 'skipped' : 'failed';
    return item.id === current ? STATUS_TABLE[status].item : item.status;
  };
  if (list.tasks.every((item) => word(item) === item.status)) return list;
  return { ...list, tasks: list.tasks.map((item) => ({ ...item, status: word(item) })) };
}

/** The user does not want this one: it is skipped, and what was to follow it follows what came before it. */
export function leaveOut(list: TaskList, id: string, note: Words): TaskList {
  const out = list.tasks.find((item) => item.id === id);
  if (!out) return list;
  const tasks = list.tasks.map((item): TaskItem => {
    if (item.id === id) return { ...item, status: 'skipped', ...noted(note) };
    const dependencies = item.dependencies.flatMap((need) => (need === id ? out.dependencies : [need]));
    return { ...item, dependencies: [...new Set(dependencies)] };
  });
  return { ...list, tasks };
}

/** The id, or the id with a number, that none of these has. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  return free;
}

/**
 * Feedback replaces what is left, is added after it, or comes before the first of it. Ids stay unique. `known`: ids of
 * added tasks that stand in the list already, with their ids there.
 */
export function mergeFeedback(
  list: TaskList,
  added: TaskList,
  mode: 'replace' | 'append' | 'before',
  known: ReadonlyMap<string, string> = new Map(),
): TaskList {
  const kept = mode === 'replace' ? list.tasks.filter((item) => OVER.has(item.status)) : list.tasks;
  const taken = new Set(list.tasks.map((item) => item.id));
  const renamed = new Map(known);
  const fresh = added.tasks.filter((item) => !known.has(item.id));
  for (const item of fresh) {
    const id = freeId(item.id, taken);
    taken.add(id);
    renamed.set(item.id, id);
  }
  const tasks = fresh.map((item) => ({
    ...item,
    id: renamed.get(item.id) ?? item.id,
    dependencies: item.dependencies.map((id) => renamed.get(id) ?? id),
  }));
  const { closing: _former, ...rest } = list;
  return {
    ...rest,
    tasks: mode === 'before' ? inFront(kept, tasks) : [...kept, ...tasks],
    reading: added.reading,
    ...(added.closing ? { closing: added.closing } : {}),
  };
}

/** The list with `first` before the first open item. An item that was begun, and has done nothing yet, is pending again. */
function inFront(list: readonly TaskItem[], first: readonly TaskItem[]): TaskItem[] {
  const at = list.findIndex((item) => !OVER.has(item.status));
  const open = list
    .slice(at)
    .map((item) => (OVER.has(item.status) ? item : { ...item, status: 'pending' as const }));
  return at < 0 ? [...list, ...first] : [...list.slice(0, at), ...first, ...open];
}
