// What Enter in the composer does: starts a goal on the page that is shown, or gives feedback while one runs. The browser's
// prompt for the site comes first, as long as the user's gesture lasts.
import type { CopilotApi, SessionView } from '../../shared/messages/ui';
import { t } from '../i18n';
import type { Platform } from '../platform';
import { faultText, reasonOf } from '../trouble';
import { tellTrouble, type Conversation, type Pending } from './conversation';
import type { Opener } from './open-conversation';

/** Call what it gives inside the key or click handler. */
export function goalSubmitter(
  api: CopilotApi,
  platform: Platform,
  conversation: Conversation,
  opener: Opener,
): (text: string) => void {
  const { view, task, response, pending, refusal, trouble, running } = conversation;

  function submit(text: string): void {
    const current = task.value;
    if (current && running.value) {
      api
        .feedback({ taskId: current.taskId, text })
        .catch((error: unknown) => tellTrouble(conversation, error));
      return;
    }
    // What the user sees now is meant, whatever tab they go to meanwhile; while another tab's is on its way, that one is.
    const shown = view.value?.tabId === opener.wantedTabId() ? view.value : undefined;
    const page = shown?.page;
    const ask = page !== undefined && !page.granted && /^https?:\/\//.test(page.origin);
    // First thing in the handler: the browser's prompt needs the gesture unspent.
    const asked = ask ? platform.requestOrigins([`${page.origin}/*`]).catch(() => false) : undefined;
    const request: Pending = { requestId: crypto.randomUUID(), text, asking: ask, before: current?.taskId };
    pending.value = request;
    refusal.value = undefined;
    trouble.value = undefined;
    void start(request, shown, asked);
  }

  async function start(
    request: Pending,
    shown: SessionView | undefined,
    asked: Promise<boolean> | undefined,
  ): Promise<void> {
    const { requestId, text } = request;
    let current = shown;
    const isOnView = () => current === undefined || view.value?.sessionId === current.sessionId;
    const refuse = (reason: string) => {
      if (!isOnView()) return;
      refusal.value = reason;
      pending.value = undefined;
    };
    try {
      // Refused: the background asks again with a card of its own, in words.
      await asked;
      if (pending.value?.requestId === requestId) pending.value = { ...request, asking: false };
      await opener.ready();
      // The same tab may have a new conversation by now.
      if (!current || view.value?.tabId === current.tabId) current = view.value;
      if (!current) throw new Error(t('trouble_no_session'));
      const answer = await api.interact({
        sessionId: current.sessionId,
        requestId,
        prompt: text,
        ...(current.tabId === undefined ? {} : { tabId: current.tabId }),
      });
      if (answer.success && isOnView()) response.value = answer.data;
      if (answer.success) await settlePending(requestId);
      else refuse(faultText(answer.error.code, answer.error.message));
    } catch (error) {
      refuse(reasonOf(error));
    }
  }

  /** The reply came; when the task itself has not been pushed yet, it is fetched. */
  async function settlePending(requestId: string): Promise<void> {
    if (pending.value?.requestId !== requestId) return;
    await opener.open();
    if (pending.value?.requestId === requestId) pending.value = undefined;
  }

  return submit;
}
