// Forms of several steps: what is asked for later comes up when the step before is filled in and "Next" is pressed.
import type { FieldValue } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { Attempt, SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { TURNS_TIME } from '../target/reveal';
import { isStepOf, tell } from '../target/telling';
import { fold } from '../words/words';

const NEXT =
  /^(?:next|continue|proceed|save (?:and|&) continue|weiter|fortfahren|nachster schritt|下一步|继续)(?![\p{L}\p{N}_])/u;
const MOST_STEPS = 10;

const isNext = (attempt: Attempt): boolean => attempt.result.ok && isStepOf(attempt, 'do_go_next_step');
const fills = ({ call, result }: Attempt): boolean =>
  result.ok && ['dom.type', 'dom.select', 'dom.set', 'dom.check'].includes(call.name);

/** Entered on a step before this one. */
export function wasFilledBefore(view: SkillView, { value }: FieldValue): boolean {
  const before = view.attempts.slice(0, Math.max(0, view.attempts.findLastIndex(isNext)));
  return before.some((attempt) => {
    const { args } = attempt.call;
    if (!fills(attempt)) return false;
    if (value.from === 'secret') return args['secret'] === value.handle;
    return (
      value.from === 'text' &&
      [args['text'], args['value'], args['on'] === true ? value.text : ''].includes(value.text)
    );
  });
}

/** The way to the next step, where this one has been filled in and what is still to be entered is not here. */
export function toNextStep(view: SkillView): Draft | undefined {
  const since = view.attempts.slice(view.attempts.findLastIndex(isNext) + 1);
  if (!since.some(fills) || view.attempts.filter(isNext).length >= MOST_STEPS) return undefined;
  const buttons = poolOf(view).filter(
    (hit) =>
      hit.role === 'button' &&
      !hit.disabled &&
      !hit.behind &&
      hit.itemIndex === undefined &&
      NEXT.test(fold(hit.label)) &&
      !TURNS_TIME.test(fold(hit.label)),
  );
  const [button] = buttons;
  if (!button || buttons.length > 1) return undefined;
  return act(
    [{ tool: 'dom.click', on: button, say: phraseOf('do_go_next_step', tell(button)) }],
    'replan',
    0.8,
    tell(button),
  );
}
