// Times in fields that bring up a panel when they are typed into: such a field keeps a time only when the panel's OK
// is pressed, and only one that is written its way.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { enter, nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { Draft } from '../steps/draft';
import { act } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep } from '../target/telling';
import { timeIn } from '../words/quantity';
import { takesText } from '../words/role-words';
import { fold, quote } from '../words/words';

/** What a panel is agreed to by. */
export const AGREES =
  /^(?:ok(?:ay)?|apply|done|set|confirm|ubernehmen|anwenden|fertig|bestatigen|确定|确认)$/;
const SEEN = 'buttons that agree';
const FORMER = 'time before';
const TIME = /^\d{1,2}(?::\d{2}){1,2}\s*(?:[ap]\.?m\.?|uhr)?$|^\d{1,2}(?:\.\d{2})?\s*(?:[ap]\.?m\.?|uhr)$/i;

/** Whether a text says a time of day and nothing else; a price is none. */
export function isTime(text: string): boolean {
  return TIME.test(text.trim()) && timeIn(text) !== undefined;
}

/** A text field; not one that is chosen from a list of times, nor the browser's own. */
export function isTimePicker(hit: PcdHit): boolean {
  const isOwn = hit.inputType === 'time' || hit.inputType === 'number';
  return takesText(hit) && !isOwn && hit.hasPopup !== 'listbox' && !hit.options?.length;
}

/**
 * The next step towards a time in a text field; 'held' when it shows it and nothing is left to agree to; undefined when
 * the field brought up nothing to agree to. Buttons that were there before it was typed belong to something else and
 * are left alone. What the panel shows instead is not agreed to, and where no way of writing helps, the former is put back.
 */
export function pickTime(view: SkillView, field: PcdHit, text: string): Draft | 'held' | undefined {
  const name = nameOfField(field);
  const agreeing = poolOf(view).filter((hit) => hit.role === 'button' && AGREES.test(fold(hit.label)));
  const typed = attemptsOn(view, field, 'dom.type');
  const shows = isAt(field, text);
  const ways = waysToWrite(text, field);
  if (typed.length === 0) {
    if (shows) return 'held';
    const before = { [SEEN]: agreeing.map(({ id }) => id).join(' '), [FORMER]: field.value ?? '' };
    return act([enter(field, ways[0] ?? text)], 'replan', 0.9, name, before);
  }
  const seen = (view.memory[SEEN] ?? '').split(' ');
  const [button, other] = agreeing.filter(({ id }) => !seen.includes(id));
  const say = phraseOf('do_press_ok', name);
  const pressedAt = view.attempts.findLastIndex((attempt) => isStep(attempt, say));
  const isAgreed = pressedAt > view.attempts.lastIndexOf(typed.at(-1)!);
  if (!button && pressedAt < 0) return undefined;
  if (shows && isAgreed) return 'held';
  if (shows && button && !other && !button.disabled)
    return act([{ tool: 'dom.click', on: button, say }], 'replan', 0.85, name);
  const next = ways.find((way) => !typed.some(({ call }) => call.args['text'] === way));
  if (next !== undefined) return act([enter(field, next)], 'replan', 0.8, name);
  const former = view.memory[FORMER] ?? '';
  const undo = { ...enter(field, former), say: phraseOf('do_put_back_into', quote(former), name) };
  if (!view.attempts.some((attempt) => isStep(attempt, undo.say))) return act([undo], 'replan', 0.8, name);
  return { kind: 'unable', reason: phraseOf('unable_keeps_not', name, quote(text)) };
}

function isAt(field: PcdHit, text: string): boolean {
  return field.value !== undefined && field.value !== '' && timeIn(field.value) === timeIn(text);
}

/** As it was said, or as the field shows its own; then as most such fields write it. */
function waysToWrite(text: string, field: PcdHit): string[] {
  const minutes = timeIn(text) ?? 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hour, minute] = [Math.floor(minutes / 60), two(minutes % 60)];
  const long = `${two(hour)}:${minute}:00`;
  const half = `${two(hour % 12 || 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  const shown = `${field.value ?? ''} ${field.placeholder ?? ''}`;
  const own = /\d:\d\d:\d\d|:ss/i.test(shown) ? [long] : /[ap]\.?m\b|:mm ?a/i.test(shown) ? [half] : [];
  return [...new Set([...own, text, `${two(hour)}:${minute}`, long, half])];
}
