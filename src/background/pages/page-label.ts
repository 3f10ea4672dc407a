// The page that a panel stands beside: its title and site, kept current while the tab goes from page to page.
import type { SessionId } from '../../shared/ids';
import type { SessionView } from '../../shared/messages/ui';
import { originOf } from '../../shared/url';
import { sessionOfTab } from '../../store/sessions';
import { scrubber } from '../acts/scrub';
import type { App } from '../app';
import { hasBrowserPermission } from './sites';

export async function pageOf(tabId: number): Promise<SessionView['page']> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab?.url) return undefined;
  const origin = originOf(tab.url) ?? '';
  const granted = origin !== '' && (await hasBrowserPermission(origin));
  // A page may have put what was typed into its title.
  const scrub = await scrubber();
  return scrub({ url: tab.url, title: tab.title ?? '', origin, granted });
}

/** Tells the panels of the tab's session where it is now. */
export async function pageChanged(app: App, tabId: number): Promise<void> {
  const session = await sessionOfTab(app.db, tabId);
  if (!session) return;
  const page = await pageOf(tabId);
  const sessionId = session.sessionId as SessionId;
  app.broadcast({ type: 'page_update', sessionId, tabId, ...(page ? { page } : {}) });
}
