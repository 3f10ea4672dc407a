// Putting a task on hold with a card, and the short messages of the chat.
import type { CardDraft, Clock, MessageDraft, Reduced } from './events';
import type { ControllerState } from './state';
import { inEnglish, type Phrase } from '../shared/phrase';
import type { ClarifyCard } from '../shared/card';

type Turn = NonNullable<NonNullable<MessageDraft['metadata']>['turn']>;

export function say(
  turn: Turn,
  content: string,
  more: Pick<NonNullable<MessageDraft['metadata']>, 'evidence' | 'basis' | 'citations' | 'said'> = {},
  role: 'user' | 'assistant' = 'assistant',
): MessageDraft {
  return { role, content, metadata: { turn, ...more } };
}

/** The task waits; the card says for what. The driver fills in the task's id. */
export function waitFor(state: ControllerState, draft: CardDraft, clock: Clock, question: string): Reduced {
  const card = { ...draft, id: clock.newId(), taskId: '', createdAt: clock.now };
  const said = draft.kind === 'confirm' && draft.said ? { said: draft.said.what } : {};
  return {
    state: { ...state, status: 'awaiting_user', phase: { at: 'wait', card } },
    say: [{ ...say('question', question, said), status: 'pending' }],
  };
}

export function askCard(
  state: ControllerState,
  question: string,
  options: ClarifyCard['options'],
  clock: Clock,
): Reduced {
  return waitFor(state, { kind: 'clarify', question, options: options.slice(0, 8) }, clock, question);
}

/** A sentence of ours that the panel words in the user's language. */
export function sayPhrase(turn: Turn, said: Phrase, role: 'user' | 'assistant' = 'assistant'): MessageDraft {
  return say(turn, inEnglish(said), { said }, role);
}
