// What a goal is read in, and the page as a BrowserState, on the tab of a task.
import { browserStateOf } from '../../agent/views/browser-state';
import { CopilotError } from '../../shared/errors';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import type { BrowserState, TaskContext } from '../../shared/task-context';
import { newAsker } from '../acts/asker';
import type { App } from '../app';
import { pageReader } from '../pages/page-reader';
import { userLanguage } from '../panel/user-language';
import { contextOfSession } from './session-context';

/** Elements of a BrowserState. */
const MAX_ELEMENTS = 60;

export async function taskContextOf(app: App, sessionId: string, tabId: number): Promise<TaskContext> {
  const { planner, theme, retentionDays } = app.effective.settings;
  const preferences = { ...userLanguage(), planner, theme, retentionDays };
  const tab = await chrome.tabs.get(tabId).catch(() => null); // a tab that went away has no address
  return contextOfSession(app.db, { sessionId, currentUrl: tab?.url ?? '', preferences });
}

/** The page as the copilot sees it, on sites where reading is allowed. Throws the gate's refusal. */
export async function readBrowserState(app: App, tabId: number): Promise<BrowserState> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab) throw new CopilotError('TAB_CLOSED', 'The tab was closed.');
  const asker = newAsker('panel', tabId);
  const page = pageReader(app, tabId, asker, () => undefined);
  const seen = await page.look([{ key: 'all', type: 'query', query: { topK: MAX_ELEMENTS } }]);
  const hits = seen.answers.flatMap((answer) => (answer.type === 'query' ? answer.hits : []));
  const details: PCDActionDetail[] = await page.details(hits.map(({ id }) => id));
  return browserStateOf({
    mini: seen.mini,
    hits,
    details,
    readyState: tab.status === 'complete' ? 'complete' : 'loading',
  });
}
