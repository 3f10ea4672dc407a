// The buttons of a player, whatever language it speaks: "Mute" is „Stummschalten“, and neither "Unmute" nor "Player".
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { fold, nameScore, quote } from '../words/words';
import { poolOf } from './pool';
import { tell } from './telling';

type Act = 'play' | 'pause' | 'mute' | 'unmute';

/** As `fold` gives them. */
const CALLED: Readonly<Record<Act, readonly string[]>> = {
  play: ['play', 'resume', 'wiedergabe', 'wiedergeben', 'abspielen', '播放', '继续播放'],
  pause: ['pause', 'pausieren', 'anhalten', 'stop', 'stopp', 'stoppen', '暂停'],
  mute: ['mute', 'stumm', 'stummschalten', 'ton aus', 'ton ausschalten', '静音'],
  unmute: ['unmute', 'stummschaltung aufheben', 'ton an', 'ton ein', 'ton einschalten', '取消静音'],
};

/** The button that is there instead once it is done. */
const UNDONE_BY: Readonly<Record<Act, Act>> = {
  play: 'pause',
  pause: 'play',
  mute: 'unmute',
  unmute: 'mute',
};

const PLAYED =
  /^(?:songs?|music|videos?|tracks?|movie|film|clip|episode|podcast|audio|sound|playback|playlist|stream)$/;

/**
 * Where nothing is called as it was said ("Pause the song"): the one button for the same; done where its opposite is
 * shown; no button where it is only part of another word.
 */
export function pressPlayer(view: SkillView, phrase: TargetPhrase): Draft | undefined {
  const [verb = '', played, more] = fold(phrase.text).split(' ');
  if (SKIPS.test(verb) && played !== undefined && more === undefined && PLAYED.test(played))
    return skip(view);
  const acts = Object.keys(CALLED) as Act[];
  const wish = acts.find((each) => CALLED[each].includes(verb) || CALLED[each].includes(fold(phrase.text)));
  const isAlone = more === undefined && (played === undefined || PLAYED.test(played));
  if (!wish || Object.keys(phrase).length > 1 || !(isAlone || CALLED[wish].includes(fold(phrase.text))))
    return undefined;
  const buttons = poolOf(view).filter(
    ({ type, disabled, behind, label }) => type === 'action' && !disabled && !behind && label !== '',
  );
  const called = (each: Act): PcdHit[] => buttons.filter((hit) => isCalled(hit, each));
  if (played !== undefined && buttons.some(({ label }) => nameScore(phrase.text, label) >= SURE))
    return undefined;
  const [only, ...others] = called(wish);
  if (only && others.length === 0)
    return only.pressed === true
      ? { kind: 'done', note: phraseOf('done_already_so', tell(only)) }
      : press(only);
  if (only) return undefined;
  const [undone, ...further] = called(UNDONE_BY[wish]);
  // One button for both, which stays pressed.
  if (undone?.pressed === true && further.length === 0) return press(undone);
  if (undone && further.length === 0)
    return { kind: 'done', note: phraseOf('done_already_so', quote(phrase.text)) };
  return buttons.some(({ label }) => fold(label).includes(verb))
    ? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(phrase.text)) }
    : undefined;
}

/** "Skip the song": the button for that, else the way to the next one. */
function skip(view: SkillView): Draft | undefined {
  const isBeside = besidePlay(view);
  const buttons = poolOf(view).filter(
    ({ type, disabled, behind }) => type === 'action' && !disabled && !behind,
  );
  const own = buttons.filter(({ role, label }) => role === 'button' && OWN_SKIP.test(fold(label)));
  const found = own.length > 0 ? own : buttons.filter((hit) => NEXT.test(fold(hit.label)) && isBeside(hit));
  return found.length === 1 && found[0] ? press(found[0]) : undefined;
}
const SKIPS = /^skip$/;
/** Not "Skip to content". */
const OWN_SKIP = /^(?:skip|uberspringen|跳过)(?: (?:songs?|videos?|tracks?|clip|episode|ads?|intro|titel))?$/;
const NEXT = /^(?:next|nachste[rs]?|weiter|下一)/;

const press = (hit: PcdHit): Draft =>
  act([{ tool: 'dom.click', on: hit, say: phraseOf('do_click', tell(hit)) }], 'verify', 0.85, tell(hit));

/** "The sound", on or off, where there is no switch for it. */
export const turnSound = (view: SkillView, { text }: TargetPhrase, on: boolean): Draft | undefined =>
  SOUND.test(fold(text)) ? pressPlayer(view, { text: on ? 'unmute' : 'mute' }) : undefined;
const SOUND = /^(?:sound|audio|ton|声音)$/;

/** "Play", "Play song", "Mute (m)"; not "Stop sharing". */
function isCalled({ label }: PcdHit, wish: Act): boolean {
  const name = fold(label).replace(/\s*[([].*$/, '');
  return CALLED[wish].some(
    (each) => name === each || (name.startsWith(`${each} `) && PLAYED.test(name.slice(each.length + 1))),
  );
}

/** Tells "Next" of songs, beside the button that plays them, from that of a list. */
export function besidePlay(view: SkillView): (hit: PcdHit) => boolean {
  const plays = poolOf(view).filter(
    (hit) =>
      hit.role === 'button' &&
      hit.itemIndex === undefined &&
      (isCalled(hit, 'play') || isCalled(hit, 'pause')),
  );
  return ({ id, look: { box } }) =>
    plays.some(({ id: other, look: { box: play } }) => {
      const apart = Math.max(play.x - box.x - box.w, box.x - play.x - play.w);
      return other !== id && apart < BAR_PX && Math.abs(play.y + play.h / 2 - box.y - box.h / 2) < HEIGHT_PX;
    });
}

/** Buttons of one bar; the one that plays is often larger. */
const BAR_PX = 200;
const HEIGHT_PX = 40;

const SURE = 0.9;
