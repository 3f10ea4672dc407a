// Whether a page takes back what it has shown as done. Many pages show a change at once, while they are still sending it; if
// that fails, they undo the change or show an error.
import type { Intent } from '../../shared/intent';
import type { Change } from '../../shared/observation';
import { phraseOf, type Words } from '../../shared/phrase';
import { isPress } from '../../shared/tool-call';
import type { Attempt } from '../../skills/skill';
import { refusing } from '../../skills/steps/refused';
import { clip, fold, quote } from '../../skills/words/words';

/** Lines that the act brought up and took away, and those that have come and gone since. */
interface Lines {
  came: readonly string[];
  went: readonly string[];
  back: readonly string[];
  gone: readonly string[];
}

/** What to tell the user, where the changes since the act was observed (`later`) undo it; undefined where they do not. */
export function takenBack(act: Attempt, wish: Intent, later: readonly Change[]): Words | undefined {
  const done = act.observation?.changes ?? [];
  const lines: Lines = {
    came: linesOf(done, '+'),
    went: linesOf(done, '−'),
    back: linesOf(later, '+'),
    gone: linesOf(later, '−'),
  };
  // Where other lines disappear as well, the page is doing something of its own.
  const isOwn = lines.gone.every((line) => lines.came.includes(line));
  const own = wordsOf(wish);
  const said = saidOf(later, isOwn ? lines : undefined, own);
  if (said !== undefined) return phraseOf('said_taken_back', quote(clip(said.replace(/[.。]$/u, ''), 200)));
  const isBack =
    isOwn && (isTurnedBack(done, later, lines) || isThereAgain(act, wish, lines) || isLost(lines, own));
  return isBack ? phraseOf('said_back_again') : undefined;
}

/** A message that it could not be done, of a live region, or of lines that have come. */
function saidOf(
  later: readonly Change[],
  lines: Lines | undefined,
  own: readonly string[],
): string | undefined {
  const messages = later.flatMap(({ what, detail }) => (what === 'toast' && detail ? [`${detail}`] : []));
  const news = lines?.back.filter((line) => !lines.went.includes(line)) ?? [];
  return [...messages.map((text) => [text]), news].flatMap((each) => refusing(each, own) ?? [])[0];
}

const isTurnedBack = (done: readonly Change[], later: readonly Change[], { went, back }: Lines): boolean =>
  back.every((line) => went.includes(line)) && done.some((change) => isReversed(change, later));

/**
 * The one line that went has come again. A list that is loaded anew empties and fills, too, and a button is called as
 * before when it has finished.
 */
function isThereAgain(act: Attempt, wish: Intent, { came, went, back, gone }: Lines): boolean {
  const [line = '', ...others] = went;
  const isRemoval = isPress(act.call.name) && REMOVES.has(wish.kind) && came.length === 0;
  const isSame = back.length === 1 && back[0] === line && others.length === 0 && gone.length === 0;
  return isRemoval && isSame && !act.description.includes(`“${line}”`);
}

const REMOVES: ReadonlySet<Intent['kind']> = new Set(['item', 'click']);

/** An entry, a message: the line of just these words has gone. */
function isLost({ back, gone }: Lines, own: readonly string[]): boolean {
  const [line = ''] = gone;
  return gone.length === 1 && back.length === 0 && own.includes(withoutMarks(line));
}

/** What the user wants to be there, folded. */
function wordsOf(wish: Intent): string[] {
  if (wish.kind === 'add') return wish.what.map(fold);
  if (wish.kind === 'item') return wish.value === undefined ? [] : [fold(wish.value)];
  if (wish.kind !== 'fill') return [];
  return wish.fields.flatMap(({ value }) => (value.from === 'text' ? [fold(value.text)] : []));
}

/** Without the signs of the buttons that stand in the same line. */
const withoutMarks = (line: string): string => fold(line).replace(/[^\p{L}\p{N}]+$/u, '');

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
