// The buttons of a player, whatever language it speaks: "Mute" is „Stummschalten“, and neither "Unmute" nor "Player".
import { phraseOf } from '../shared/phrase';
import type { TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { act, type Draft } from './draft';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { tell } from './telling';
import { fold, nameScore, quote } from './words';

/** As `fold` gives them. */
const CALLED: ReadonlyArray<readonly string[]> = [
  ['play', 'resume', 'wiedergabe', 'wiedergeben', 'abspielen', '播放', '继续播放'],
  ['pause', 'pausieren', 'anhalten', 'stop', 'stopp', 'stoppen', '暂停'],
  ['mute', 'stumm', 'stummschalten', 'ton aus', 'ton ausschalten', '静音'],
  ['unmute', 'stummschaltung aufheben', 'ton an', 'ton ein', 'ton einschalten', '取消静音'],
];

/** Where nothing is called as it was said: the one button for the same; none, where it is only part of another word. */
export function pressPlayer(view: SkillView, phrase: TargetPhrase): Draft | undefined {
  const text = fold(phrase.text);
  const names = CALLED.find((group) => group.includes(text));
  if (!names || Object.keys(phrase).length > 1) return undefined;
  const buttons = poolOf(view).filter(
    ({ type, disabled, behind, label }) => type === 'action' && !disabled && !behind && label !== '',
  );
  if (buttons.some(({ label }) => nameScore(phrase.text, label) >= SURE)) return undefined;
  const isCalled = ({ label }: PcdHit): boolean =>
    names.some((name) => fold(label) === name || fold(label).startsWith(`${name} `));
  const [only, ...others] = buttons.filter(isCalled);
  if (only && others.length === 0)
    return act(
      [{ tool: 'dom.click', on: only, say: phraseOf('do_click', tell(only)) }],
      'verify',
      0.85,
      tell(only),
    );
  const isPart = buttons.some(({ label }) => fold(label).includes(text));
  return isPart ? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(phrase.text)) } : undefined;
}

const SURE = 0.7;
