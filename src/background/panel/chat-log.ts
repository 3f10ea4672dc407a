// Turns drafts into numbered chat messages, and tells the panels.
import type { MessageDraft } from '../../agent/controller/events';
import type { ChatMessage } from '../../shared/chat';
import { newId, type SessionId } from '../../shared/ids';
import type { NewMessage } from '../../store/messages';
import type { App } from '../app';
import { now } from '../clock';
import { dotted } from './dots';

export function stamped(drafts: readonly MessageDraft[], taskId: string): NewMessage[] {
  return drafts.map((draft) => ({
    ...dotted(draft),
    messageId: newId<string>(),
    timestamp: new Date(now()).toISOString(),
    metadata: { ...draft.metadata, taskId },
  }));
}

export function announce(app: App, sessionId: string, messages: readonly ChatMessage[]): void {
  for (const message of messages)
    app.broadcast({ type: 'new_message', sessionId: sessionId as SessionId, message });
}
