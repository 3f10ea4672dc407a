// Messages reach a panel by three ways (opening, events, catching up) and in any order:
// one list by sequenceNumber, one entry per messageId, the newest word on each wins. Pure.
import type { ChatMessage } from '../../shared/chat';

export function mergeMessages(
  have: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (incoming.length === 0) return have;
  const last = have.at(-1);
  const [only] = incoming;
  // The common case, one message at the end, costs no sort of a long history.
  if (incoming.length === 1 && only && last && only.sequenceNumber > last.sequenceNumber) {
    if (!have.some((message) => message.messageId === only.messageId)) return [...have, withRole(only)];
  }
  const byId = new Map(have.map((message) => [message.messageId, message]));
  for (const message of incoming) byId.set(message.messageId, withRole(message));
  return [...byId.values()].sort((a, b) => a.sequenceNumber - b.sequenceNumber);
}

/** A message without a role is the assistant's. */
function withRole(message: ChatMessage): ChatMessage {
  return { ...message, role: message.role ?? 'assistant' };
}
