// What a remark during the run does to the tasks that are left, judged by its opening words in three languages:
// it adds to them, it takes one of them away, or it replaces them. Pure.
import { describeIntent } from '../../interpret/describe-intent';
import type { Intent } from '../../shared/intent';
import type { ItemStatus, TaskItem, TaskList } from '../../shared/task-list';

const ADDS =
  /^(?:(?:also|and|then|after(?: that)?|afterwards|außerdem|danach|dann|und|zusätzlich)(?!\p{L})|然后|再|还)/iu;

const FORBIDS =
  /^(?:(?:please\s+)?(?:do not|don['’]t|skip|leave out|never mind|no need to|without|not)|(?:bitte\s+)?(?:überspringe?|ohne|nicht|kein(?:e|en)?|lass)|(?:请)?(?:不要|别|跳过|不用))(?!\p{Script=Latin})\s*(.+)$/isu;

/** Words that name no task: verbs of refusing, articles, filler. */
const FILLER =
  /^(?:the|a|an|to|in|on|into|for|of|and|step|task|der|die|das|den|dem|ein|eine|zu|in|auf|und|weg|schritt|aus)$/u;

export function isAddition(text: string): boolean {
  return ADDS.test(text.trim());
}

/** Whether it begins like a remark on what is to come ("also…", "skip…"), not like an answer to a question. */
export function isRemark(text: string): boolean {
  return isAddition(text) || FORBIDS.test(text.trim());
}

/** The tasks not yet done that "don't click Save" (read as `refused`) or "skip the newsletter" takes away. */
export function forbiddenBy(text: string, refused: readonly Intent[], list: TaskList): TaskItem[] {
  const open = list.tasks.filter(({ status }) => status !== 'completed' && status !== 'failed');
  const named = wordsOf(FORBIDS.exec(text.trim())?.[1] ?? '');
  const byWords = matching(named, open, ({ description }) => description);
  if (byWords.length > 0) return byWords;
  const meant = refused.flatMap((wish) =>
    matching(
      wordsOf(canonical(wish)),
      open.filter(({ parameters }) => parameters.kind === wish.kind),
      ({ parameters }) => canonical(parameters),
    ),
  );
  return [...new Set(meant)];
}

/** Statuses of an item that is still to be done. */
export const OPEN: ReadonlySet<ItemStatus> = new Set(['pending', 'executing', 'requires_assistance']);

/**
 * Added items that say the same as an open item of the list: id of the added one → id of the one in the list. Items that
 * are being left out do not count.
 */
export function alreadyIn(
  list: TaskList,
  added: TaskList,
  leftOut: readonly TaskItem[],
): ReadonlyMap<string, string> {
  const open = list.tasks.filter((item) => OPEN.has(item.status) && !leftOut.includes(item));
  const ids = new Map(open.map((item) => [canonical(item.parameters), item.id]));
  return new Map(
    added.tasks.flatMap((item) => {
      const id = ids.get(canonical(item.parameters));
      return id === undefined ? [] : [[item.id, id] as const];
    }),
  );
}

/** The wish in one wording, so that wishes said in different languages can be compared. */
const canonical = (wish: Intent): string => describeIntent(wish, 'en');

function matching(
  words: ReadonlySet<string>,
  items: readonly TaskItem[],
  textOf: (item: TaskItem) => string,
): TaskItem[] {
  if (words.size === 0) return [];
  const fitting = items
    .map((item) => ({ item, described: wordsOf(textOf(item)) }))
    .filter(({ described }) => [...words].every((word) => described.has(word)));
  // "Skip Save" means the item "Save", not also "Save as draft".
  const exact = fitting.filter(({ described }) => described.size === words.size);
  return (exact.length > 0 ? exact : fitting).map(({ item }) => item);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}@.-]*[\p{L}\p{N}]/gu) ?? [];
  return new Set(words.filter((word) => !FILLER.test(word)));
}
