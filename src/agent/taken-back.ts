// What a page takes back after it has shown that it was done. Many a page shows at once what it is still sending, and
// takes it back, or says so, when that fails.
import type { Change } from '../shared/observation';
import { phraseOf, type Words } from '../shared/phrase';
import type { TaskItem } from '../shared/task-list';
import { isPress } from '../shared/tool-call';
import { refusing, typedIn } from '../skills/refused';
import type { Attempt } from '../skills/skill';
import { clip, quote } from '../skills/words';

/** `later`: what has changed since the act was observed. Undefined: nothing of it speaks against the act. */
export function takenBack(
  act: Attempt,
  kind: TaskItem['parameters']['kind'],
  later: readonly Change[],
): Words | undefined {
  const done = act.observation?.changes ?? [];
  const [came, went] = [linesOf(done, '+'), linesOf(done, '−')];
  const [back, gone] = [linesOf(later, '+'), linesOf(later, '−')];
  // Where other lines go as well, the page goes on with something of its own.
  const isOwn = gone.every((line) => came.includes(line));
  const messages = later.flatMap(({ what, detail }) => (what === 'toast' && detail ? [`${detail}`] : []));
  const typed = typedIn([act]);
  const said = [
    ...messages.map((text) => refusing([text], typed)),
    isOwn
      ? refusing(
          back.filter((line) => !went.includes(line)),
          typed,
        )
      : undefined,
  ].find((text) => text !== undefined);
  if (said !== undefined) return phraseOf('said_taken_back', quote(clip(said.replace(/[.。]$/u, ''), 200)));
  const isOnly = isOwn && back.every((line) => went.includes(line));
  const isBack = isOnly && done.some((change) => isReversed(change, later));
  // A list that is loaded anew empties and fills, too, and a button is called as before when it has finished: only of one
  // thing that was acted on.
  const isRemoval =
    isPress(act.call.name) &&
    REMOVES.has(kind) &&
    came.length === 0 &&
    went.length === 1 &&
    gone.length === 0;
  const isThere = isRemoval && back[0] === went[0] && !act.description.includes(`“${went[0]}”`);
  return isBack || (isThere && back.length === 1) ? phraseOf('said_back_again') : undefined;
}

const REMOVES: ReadonlySet<TaskItem['parameters']['kind']> = new Set(['item', 'click']);

/** Lines that came (+) or went (−). */
const linesOf = (changes: readonly Change[], sign: '+' | '−'): string[] =>
  changes.flatMap(({ what, detail }) => {
    const lines = what === 'content' ? `${detail ?? ''}`.matchAll(/([+−]) “([^]*?)”(?= · [+−] “|…?$)/g) : [];
    return [...lines].flatMap(([, of, line = '']) => (of === sign ? [line] : []));
  });

/**
 * The state of one thing is another one again: "Dark mode: true", "Dark mode: no". Not where another was chosen in its
 * place, nor of what plays and ends.
 */
function isReversed({ what, detail }: Change, later: readonly Change[]): boolean {
  if (what !== 'checked' && what !== 'selected') return false;
  const [name, state] = stateIn(detail);
  const now = later.filter((other) => other.what === what).map((other) => stateIn(other.detail));
  const isTurned = now.some(([nameNow, stateNow]) => nameNow === name && stateNow !== state);
  const isReplaced =
    state === 'true' && now.some(([nameNow, stateNow]) => nameNow !== name && stateNow === 'true');
  return name !== '' && isTurned && !isReplaced && !PLAYS.test(name);
}

const PLAYS =
  /(?<!\p{L})(?:play|listen|read aloud|record|abspielen|wiedergabe|vorlesen|anhören)(?!\p{L})|播放|朗读|录音/iu;

const stateIn = (detail: string | undefined): [name: string, state: string] => {
  const [, name = '', state = ''] = /^(.*): (.*)$/s.exec(detail ?? '') ?? [];
  return [name, state];
};
