// The controller: a pure state machine, state + event → state + what to say. It decides; the driver does.
// The way of a task: plan, execute, recover (fallback selector → bind again → explore → user), verify, stop.
import { hashOf } from '../../shared/capability';
import type { UndoRecord } from '../../shared/messages/content';
import { phraseOf, troubleOf } from '../../shared/phrase';
import { hasEnded } from '../../shared/status';
import { say, waitFor } from './cards';
import type { AgentEvent, Clock, Reduced } from './events';
import { finish, tookBack } from './item-ends';
import { accessNeeded, assistNoticed } from './on-assist';
import { beamMoved, interpreted, proposed } from './on-proposal';
import { lastStepDone, stepDone, verified } from './on-step';
import { decided, feedback, replied } from './on-user';
import { progressOf } from './progress';
import type { ControllerState } from './state';
import { alignItems } from './task-items';

/** The next state of the task after an event, and the messages for the chat. Pure; total: every event is good in every state. */
export function reduce(state: ControllerState, event: AgentEvent, clock: Clock): Reduced {
  // Nothing moves a task that has ended; what it did can still be taken back, by the user or by the page, and so can
  // the act that it was stopped over.
  if (hasEnded(state.status)) {
    if (event.type === 'stepDone') return { state: lastStepDone(state, event), say: [] };
    if (event.type !== 'undone' && event.type !== 'tookBack') return { state, say: [] };
  }
  const out = withTypedWords(event, step(state, event, clock));
  const { list, current, status } = out.state;
  const next = list ? { ...out.state, list: alignItems(list, current, status) } : out.state;
  return { ...out, state: { ...next, progress: progressOf(next) } };
}

/** Where the user typed "stop" or "pause" instead of pressing a button, these words come first in the conversation. */
function withTypedWords(event: AgentEvent, out: Reduced): Reduced {
  const typed = 'typed' in event ? event.typed : undefined;
  return typed === undefined ? out : { ...out, say: [say('feedback', typed, {}, 'user'), ...out.say] };
}

function step(state: ControllerState, event: AgentEvent, clock: Clock): Reduced {
  switch (event.type) {
    case 'interpreted':
      return interpreted(state, event, clock);
    case 'proposed':
      return proposed(state, event, clock);
    case 'gateAsks': {
      const asking = { ...state, askedFlows: event.flows.map(([from, to]): [string, string] => [from, to]) };
      return waitFor(
        asking,
        { ...event.card, kind: 'confirm' },
        clock,
        event.card.said?.what ?? event.card.what,
      );
    }
    case 'stepDone':
      return stepDone(state, event);
    case 'verified':
      return verified(state, event);
    case 'beam':
      return beamMoved(state, event, clock);
    case 'decided':
      return decided(state, event);
    case 'replied':
      return replied(state, event);
    case 'accessNeeded':
      return accessNeeded(state, event, clock);
    case 'assistNoticed':
      return assistNoticed(state, event);
    case 'feedback':
      return feedback(state, event, clock);
    case 'pause':
      return { state: { ...state, paused: true }, say: [] };
    case 'resume': {
      // "Go on" does not approve what an open card asks: only the card's own buttons do.
      const asked = event.typed !== undefined && state.phase.at === 'wait';
      const told = asked ? [say('notice', phraseOf('say_card_decides'))] : [];
      return { state: { ...state, paused: false, stepping: false }, say: told };
    }
    case 'step':
      return { state: { ...state, paused: false, stepping: true }, say: [] };
    case 'stop':
      return finish(state, 'cancelled', event.reason);
    case 'undone':
      return { state: undone(state, event.record), say: [say('notice', event.note)] };
    case 'tookBack':
      return tookBack(state, event.words);
    case 'broken':
      return finish(state, 'failed', troubleOf(event), event.code);
  }
}

/** Without the record of what was taken back. It need not be the last: a step under way meanwhile may have left a later one. */
function undone(state: ControllerState, record: UndoRecord | undefined): ControllerState {
  if (!record) return state;
  const hash = hashOf(record);
  const at = state.undo.findLastIndex((each) => hashOf(each) === hash);
  return { ...state, undo: state.undo.filter((_, i) => i !== at), paused: !hasEnded(state.status) };
}
