// Tells the user outside of the panel that a task has ended or needs them: only where the user has given the
// browser's optional permission, and only while no panel in view shows it. A click brings the task's tab to the front.
import type { ControllerState } from '../../agent/controller/state';
import type { Card } from '../../shared/card';
import type { Words } from '../../shared/phrase';
import { hasEnded } from '../../shared/status';
import { wordedBy } from '../../shared/worded-by';
import { loadTask } from '../../store/tasks';
import type { App, WhenReady } from '../app';
import type { Run } from '../tasks/running';
import { dotted } from './dots';
import { isInView } from './ui-port';

const PREFIX = 'task:';

export interface Notice {
  /** Key of the title among the messages. */
  title: 'notify_succeeded' | 'notify_failed' | 'notify_needs_you';
  /** What the panel would say. */
  text: Words;
}

/** The notice for a change of state; undefined where it is worth none. */
export function noticeOf(before: ControllerState, after: ControllerState): Notice | undefined {
  if (before.status === after.status) return undefined;
  if (after.status === 'succeeded')
    return { title: 'notify_succeeded', text: after.said ?? after.result ?? after.goal };
  // No notice for `cancelled`: the user stopped the task and knows.
  if (after.status === 'failed')
    return { title: 'notify_failed', text: after.said ?? after.result ?? after.goal };
  if (hasEnded(after.status) || after.phase.at !== 'wait') return undefined;
  const { card } = after.phase;
  return { title: 'notify_needs_you', text: toldBy(card) };
}

function toldBy(card: Card): Words {
  switch (card.kind) {
    case 'confirm':
      return card.said?.what ?? card.what;
    case 'clarify':
      return card.said ?? card.question;
    case 'assist':
      return card.said ?? card.message;
  }
}

export async function notifyUser(before: ControllerState, run: Run): Promise<void> {
  const notice = noticeOf(before, run.state);
  // Without the permission the API is not there.
  if (!notice || typeof chrome.notifications === 'undefined' || isInView(run.task.sessionId)) return;
  await chrome.notifications.create(`${PREFIX}${run.task.taskId}`, {
    type: 'basic',
    iconUrl: chrome.runtime.getURL('icons/icon-128.png'),
    title: chrome.i18n.getMessage(notice.title),
    message: wordedBy(dotted(notice.text), (key, args) => chrome.i18n.getMessage(key, args)).slice(0, 300),
  });
}

/** Takes back what was told of tasks: it stays in the system's list until somebody takes it away. */
export async function clearNotices(): Promise<void> {
  if (typeof chrome.notifications === 'undefined') return;
  const ids = Object.keys(await chrome.notifications.getAll()).filter((id) => id.startsWith(PREFIX));
  await Promise.all(ids.map((id) => chrome.notifications.clear(id)));
}

/** Called in the worker's first turn. The permission may also be given while the worker lives. */
export function watchNotices(whenReady: WhenReady): void {
  const onClicked = (id: string) => whenReady('notify', (app) => clicked(app, id));
  // Added once, however often the permission is taken and given again.
  const listen = () => chrome.notifications?.onClicked.addListener(onClicked);
  listen();
  chrome.permissions.onAdded.addListener(({ permissions }) => {
    if (permissions?.includes('notifications')) listen();
  });
}

async function clicked(app: App, id: string): Promise<void> {
  if (!id.startsWith(PREFIX)) return;
  void chrome.notifications.clear(id);
  const task = await loadTask(app.db, id.slice(PREFIX.length));
  const tab = task && (await chrome.tabs.get(task.tabId).catch(() => null)); // the tab may be closed by now
  if (!tab?.id) return;
  await chrome.tabs.update(tab.id, { active: true });
  await chrome.windows.update(tab.windowId, { focused: true });
}
