// The task list while it is worked off: which item is next, and what an item's end means for the others
// (spec section 12 D: a failed task does not end the list; its dependants are skipped and named).
import type { ItemStatus, TaskItem, TaskList } from '../shared/task-list';

const OVER: ReadonlySet<ItemStatus> = new Set(['completed', 'failed', 'skipped']);

/** The first pending item whose dependencies are completed. */
export function nextItem(list: TaskList): TaskItem | undefined {
  const completed = new Set(list.tasks.filter((item) => item.status === 'completed').map((item) => item.id));
  return list.tasks.find(
    (item) => item.status === 'pending' && item.dependencies.every((id) => completed.has(id)),
  );
}

export function setItem(list: TaskList, id: string, status: ItemStatus, note?: string): TaskList {
  const tasks = list.tasks.map((item) =>
    item.id === id ? { ...item, status, ...(note === undefined ? {} : { note }) } : item,
  );
  return { ...list, tasks: status === 'failed' || status === 'skipped' ? skipDependants(tasks) : tasks };
}

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
      const skipped: TaskItem = { ...item, status: 'skipped', note: `needs “${cause.description}”` };
      dead.set(item.id, skipped);
      grown = true;
      return skipped;
    });
  }
  return out;
}

export function isOver(list: TaskList): boolean {
  return list.tasks.every((item) => OVER.has(item.status));
}

/** Feedback replaces what is left, or is added after it. Ids stay unique. */
export function mergeFeedback(list: TaskList, added: TaskList, mode: 'replace' | 'append'): TaskList {
  const kept = mode === 'replace' ? list.tasks.filter((item) => OVER.has(item.status)) : list.tasks;
  const taken = new Set(list.tasks.map((item) => item.id));
  const renamed = new Map<string, string>();
  for (const item of added.tasks) {
    let id = item.id;
    for (let n = 2; taken.has(id); n++) id = `${item.id}-${n}`;
    taken.add(id);
    renamed.set(item.id, id);
  }
  const tasks = added.tasks.map((item) => ({
    ...item,
    id: renamed.get(item.id) ?? item.id,
    dependencies: item.dependencies.map((id) => renamed.get(id) ?? id),
  }));
  return { ...list, tasks: [...kept, ...tasks], reading: added.reading };
}
