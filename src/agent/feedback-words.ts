// What a remark during the run does to the tasks that are left, judged by its opening words in three languages:
// it adds to them, it takes one of them away, or it replaces them. Pure.
import type { TaskItem, TaskList } from '../shared/task-list';

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

/** The tasks not yet done that a remark like "don't click Save" or "skip the newsletter" takes away. */
export function forbiddenBy(text: string, list: TaskList): TaskItem[] {
  const named = FORBIDS.exec(text.trim())?.[1];
  if (named === undefined) return [];
  const words = wordsOf(named);
  if (words.size === 0) return [];
  const open = list.tasks
    .filter(({ status }) => status !== 'completed' && status !== 'failed')
    .map((item) => ({ item, described: wordsOf(item.description) }))
    .filter(({ described }) => [...words].every((word) => described.has(word)));
  // Said in full, it means that one, not others that say the same and more.
  const exact = open.filter(({ described }) => described.size === words.size);
  return (exact.length > 0 ? exact : open).map(({ item }) => item);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{N}@.-]*[\p{L}\p{N}]/gu) ?? [];
  return new Set(words.filter((word) => !FILLER.test(word)));
}
