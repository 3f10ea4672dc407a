// Putting a task on hold with a card, and the short messages of the chat.
import type { ClarifyCard } from '../../shared/card';
import { english, saidAs, type Words } from '../../shared/phrase';
import type { CardDraft, Clock, MessageDraft, Reduced } from './events';
import type { ControllerState } from './state';

type Turn = NonNullable<NonNullable<MessageDraft['metadata']>['turn']>;

/** A message of the chat, without the number that the store gives it. `turn`: what sort of message it is. */
export function say(
  turn: Turn,
  words: Words,
  more: Pick<NonNullable<MessageDraft['metadata']>, 'evidence' | 'saidEvidence' | 'basis' | 'citations'> = {},
  role: 'user' | 'assistant' = 'assistant',
): MessageDraft {
  return { role, content: english(words), metadata: { turn, ...saidAs(words), ...more } };
}

/** Puts the task on hold; the card says what it waits for, `question` what the chat says. The driver fills in the task's id. */
export function waitFor(state: ControllerState, draft: CardDraft, clock: Clock, question: Words): Reduced {
  const card = { ...draft, id: clock.newId(), taskId: '', createdAt: clock.now };
  return {
    state: { ...state, status: 'awaiting_user', phase: { at: 'wait', card } },
    say: [{ ...say('question', question), status: 'pending' }],
  };
}

/** Puts the task on hold with a question. At most 8 options are shown; the user may also type an answer. */
export function askCard(
  state: ControllerState,
  question: Words,
  options: ClarifyCard['options'],
  clock: Clock,
): Reduced {
  const asked = { question: english(question), ...saidAs(question), options: options.slice(0, 8) };
  return waitFor(state, { kind: 'clarify', ...asked }, clock, question);
}
