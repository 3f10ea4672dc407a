// The one effect that follows from a state: what the driver has to do next. Nothing else is needed to go on with a task
// after the worker died. Pure.
import type { PlannedStep } from '../../shared/plan';
import type { RoleSelector } from '../../shared/selector';
import type { Effect } from './events';
import type { ControllerState } from './state';

/** First pause after a failed try, ms; doubles with each further one, at most three times. */
const BACKOFF_MS = 200;

/** `null`: the task waits for the user, or is paused. */
export function nextEffect(state: ControllerState): Effect | null {
  if (state.phase.at === 'end') return { type: 'end' };
  if (state.phase.at === 'wait' || state.paused) return null;
  switch (state.phase.at) {
    case 'interpret':
      return { type: 'interpret' };
    case 'propose':
      return { type: 'propose', delayMs: backoffMs(state) };
    case 'verify':
      return { type: 'verify' };
    case 'explore':
      return { type: 'beam', beam: state.phase.beam };
    case 'step': {
      const step = currentStep(state);
      if (!step || !state.plan) return { type: 'propose', delayMs: 0 };
      return { type: 'call', step, seq: state.nextSeq, caller: state.plan.caller };
    }
  }
}

function backoffMs(state: ControllerState): number {
  return state.failures === 0 ? 0 : BACKOFF_MS * 2 ** Math.min(state.failures - 1, 3);
}

/** The step that is due, with its own selector or, after that found nothing, the fallback whose turn it is. */
export function currentStep(state: ControllerState): PlannedStep | undefined {
  const plan = state.plan;
  const step = plan?.steps[plan.index];
  if (!plan || !step) return undefined;
  if (plan.variant === 0) return step;
  const selector = step.fallbacks?.[plan.variant - 1] as RoleSelector | undefined;
  if (!selector) return step;
  return { ...step, call: { ...step.call, args: { ...step.call.args, selector } } };
}
