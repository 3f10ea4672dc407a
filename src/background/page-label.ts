// The page that a panel stands beside: its title and site, kept current while the tab goes from page to page.
import type { SessionId } from '../shared/ids';
import type { SessionView } from '../shared/messages/ui';
import { originOf } from '../shared/url';
import { sessionOfTab } from '../store/sessions';
import { log, type App } from './app';
import { scrubber } from './scrub';
import { allowlist, hasBrowserPermission } from './sites';

export async function pageOf(app: App, tabId: number): Promise<SessionView['page']> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab?.url) return undefined;
  const origin = originOf(tab.url) ?? '';
  const granted = origin !== '' && (await hasBrowserPermission(origin));
  const allowed = granted && (await allowlist(app)).includes(origin);
  if (!allowed) log(app, 'debug', 'session', `panel opened on a site that is not on the list yet`);
  // A page may have put what was typed into its title.
  const scrub = await scrubber();
  return scrub({ url: tab.url, title: tab.title ?? '', origin, granted });
}

/** Tells the panels of the tab's session where it is now. */
export async function pageChanged(app: App, tabId: number): Promise<void> {
  const session = await sessionOfTab(app.db, tabId);
  const page = session && (await pageOf(app, tabId));
  if (page) app.broadcast({ type: 'page_update', sessionId: session.sessionId as SessionId, tabId, page });
}
