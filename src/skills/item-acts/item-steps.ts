// What has been done with an item, and the press that does what is wished with it.
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { opensItem } from '../steps/attempts';
import { type ActDraft, pressOn } from '../steps/draft';
import { fold } from '../words/words';

const isDone = (view: SkillView, is: (attempt: Attempt) => boolean): boolean =>
  view.attempts.some((attempt) => attempt.result.ok && is(attempt));

export const hasOpened = (view: SkillView): boolean => isDone(view, opensItem);

export const hasPressed = (view: SkillView): boolean => isDone(view, isPressStep);

/** To open or to choose the item is all that is wished. */
export const opensOnly = (action: string): boolean => OPENS.test(fold(action));
const OPENS = /^(?:open|view|show|read|select|click|go to|see|choose|pick|offnen|anzeigen|打开|查看)?$/;

/** Presses what does it; where something is to be written, that comes next. */
export function pressFor(
  hit: PcdHit,
  params: IntentOf<'item'>,
  remember: Record<string, string> = {},
): ActDraft {
  const then = params.value !== undefined || params.recipient !== undefined ? 'replan' : 'verify';
  return { ...pressOn(hit, 'do_press', then, 0.85), remember };
}
