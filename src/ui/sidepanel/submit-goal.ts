// What Enter in the composer does: starts a goal on the page that is shown, or, while one runs, answers its question or gives
// feedback. The browser's prompt for the site comes first, as long as the user's gesture lasts.
import type { CopilotApi, SessionView, TaskView } from '../../shared/messages/ui';
import { t } from '../i18n';
import type { Platform } from '../platform';
import { faultText, reasonOf } from '../trouble';
import { tellTrouble, type Conversation, type Pending } from './conversation';
import { namedOption } from './named-option';
import type { Opener } from './open-conversation';

export interface GoalSubmitter {
  /** Starts a goal, or, while one runs, answers its question or gives feedback. Resolves to whether it was taken. */
  submit: (text: string) => Promise<boolean>;
  /** Starts a goal in place of what runs. Likewise. */
  start: (goal: string) => Promise<boolean>;
}

/** The returned functions must be called inside the key or click handler: the browser's prompt needs its gesture. */
export function goalSubmitter(
  api: CopilotApi,
  platform: Platform,
  conversation: Conversation,
  opener: Opener,
): GoalSubmitter {
  const { view, task, response, pending, refusal, trouble, running } = conversation;

  function submit(text: string): Promise<boolean> {
    const current = task.value;
    return current && running.value ? tell(current, text) : start(text);
  }

  async function tell({ taskId, card }: TaskView, text: string): Promise<boolean> {
    try {
      const value = card?.kind === 'clarify' ? namedOption(card, text) : undefined;
      if (card && value !== undefined) await api.reply({ taskId, cardId: card.id, value });
      else await api.feedback({ taskId, text });
      return true;
    } catch (error) {
      tellTrouble(conversation, error);
      return false;
    }
  }

  function start(text: string): Promise<boolean> {
    // The goal is for the conversation on show, whatever tab the user goes to meanwhile. While another tab's conversation is
    // still loading, the goal is for that one.
    const shown = view.value?.tabId === opener.wantedTabId() ? view.value : undefined;
    const page = shown?.page;
    const ask = page !== undefined && !page.granted && /^https?:\/\//.test(page.origin);
    // First thing in the handler: the browser shows its prompt only while the user's gesture lasts.
    const asked = ask ? platform.requestOrigins([`${page.origin}/*`]).catch(() => false) : undefined;
    const request: Pending = {
      requestId: crypto.randomUUID(),
      text,
      asking: ask,
      before: task.value?.taskId,
    };
    pending.value = request;
    refusal.value = undefined;
    trouble.value = undefined;
    return send(request, shown, asked);
  }

  async function send(
    request: Pending,
    shown: SessionView | undefined,
    asked: Promise<boolean> | undefined,
  ): Promise<boolean> {
    const { requestId, text } = request;
    let current = shown;
    const isOnView = () => current === undefined || view.value?.sessionId === current.sessionId;
    const refuse = (reason: string) => {
      if (isOnView()) {
        refusal.value = { goal: text, reason };
        pending.value = undefined;
      }
      return false;
    };
    const interact = ({ sessionId, tabId }: SessionView) =>
      api.interact({ sessionId, requestId, prompt: text, ...(tabId === undefined ? {} : { tabId }) });
    try {
      // A refusal is no error: the background then asks with a card of its own.
      await asked;
      if (pending.value?.requestId === requestId) pending.value = { ...request, asking: false };
      await opener.ready();
      // The same tab may have a new conversation by now.
      if (!current || view.value?.tabId === current.tabId) current = view.value;
      if (!current) throw new Error(t('trouble_no_session'));
      let answer = await interact(current);
      if (!answer.success && answer.error.code === 'NOT_FOUND') {
        // The conversation was erased meanwhile: the tab has a new one by now, or gets one.
        await opener.open();
        const renewed = view.value;
        if (renewed && renewed.tabId === current.tabId) {
          current = renewed;
          pending.value = { ...request, asking: false };
          answer = await interact(current);
        }
      }
      if (!answer.success) return refuse(faultText(answer.error.code, answer.error.message));
      if (isOnView()) response.value = answer.data;
      await settlePending(requestId);
      return true;
    } catch (error) {
      return refuse(reasonOf(error));
    }
  }

  /** After the reply: fetches the task, if the background has not pushed it yet. */
  async function settlePending(requestId: string): Promise<void> {
    if (pending.value?.requestId !== requestId) return;
    await opener.open();
    if (pending.value?.requestId === requestId) pending.value = undefined;
  }

  return { submit, start };
}
