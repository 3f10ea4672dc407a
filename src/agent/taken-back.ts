// What a page takes back after it has shown that it was done. Many a page shows at once what it is still sending, and
// takes it back, or says so, when that fails.
import type { Change } from '../shared/observation';
import { phraseOf, type Words } from '../shared/phrase';
import type { TaskItem } from '../shared/task-list';
import { isPress } from '../shared/tool-call';
import { refusing } from '../skills/refused';
import type { Attempt } from '../skills/skill';
import { clip, quote } from '../skills/words';

/** `later`: what has changed since the act was observed. Undefined: nothing of it speaks against the act. */
export function takenBack(
  act: Attempt,
  kind: TaskItem['parameters']['kind'],
  later: readonly Change[],
): Words | undefined {
  const done = act.observation?.changes ?? [];
  const [went, back] = [linesOf(done, '−'), linesOf(later, '+')];
  const messages = later.flatMap(({ what, detail }) => (what === 'toast' && detail ? [`${detail}`] : []));
  const said =
    messages.map((text) => refusing([text])).find((text) => text !== undefined) ??
    refusing(back.filter((line) => !went.includes(line)));
  if (said !== undefined) return phraseOf('said_taken_back', quote(clip(said.replace(/[.。]$/u, ''), 200)));
  const isBack = done.some((change) => later.some((other) => isReverse(change, other)));
  // A list that is loaded anew empties and fills, too: only of one thing that was acted on.
  const isRemoval =
    isPress(act.call.name) && REMOVES.has(kind) && went.length === 1 && linesOf(done, '+').length === 0;
  const isThere = isRemoval && back.length === 1 && back[0] === went[0] && linesOf(later, '−').length === 0;
  return isBack || isThere ? phraseOf('said_back_again') : undefined;
}

const REMOVES: ReadonlySet<TaskItem['parameters']['kind']> = new Set(['item', 'click']);

/** Lines that came (+) or went (−). */
const linesOf = (changes: readonly Change[], sign: '+' | '−'): string[] =>
  changes.flatMap(({ what, detail }) => {
    const lines = what === 'content' ? `${detail ?? ''}`.matchAll(/([+−]) “([^]*?)”(?= · [+−] “|…?$)/g) : [];
    return [...lines].flatMap(([, of, line = '']) => (of === sign ? [line] : []));
  });

/** The state of one thing that is another one again: "Dark mode: true", "Dark mode: no". */
function isReverse({ what, detail }: Change, later: Change): boolean {
  if (later.what !== what || (what !== 'checked' && what !== 'selected')) return false;
  const [name, state] = stateIn(detail);
  const [nameNow, stateNow] = stateIn(later.detail);
  return name !== '' && name === nameNow && state !== stateNow;
}

const stateIn = (detail: string | undefined): [name: string, state: string] => {
  const [, name = '', state = ''] = /^(.*): (.*)$/s.exec(detail ?? '') ?? [];
  return [name, state];
};
