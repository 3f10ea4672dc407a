// Pages that the browser keeps from the extension until the user lets it in: what a task that stands before one asks
// for, and what follows when it is let in. A page counts as let in when it can be entered, however that came about:
// the toolbar button or a shortcut (for this page), the browser's prompt, its own menu.
import type { AgentEvent } from '../../agent/controller/events';
import type { AssistCard } from '../../shared/card';
import { CopilotError } from '../../shared/errors';
import { originOf } from '../../shared/url';
import { addGrant } from '../../store/grants';
import { tabsWithSession } from '../../store/sessions';
import type { App } from '../app';
import { now } from '../clock';
import type { Run } from '../tasks/running';
import { tabChanged } from './assist-watch';
import { didNotLoad, Unreachable } from './frames';
import { addressOf } from './navigation';
import { pageChanged } from './page-label';
import { hasBrowserPermission } from './sites';

/** What to ask of the user after a look that failed so; undefined: no access that they can give would help. */
export async function accessNeededAfter(tabId: number, error: unknown): Promise<AgentEvent | undefined> {
  if (!(error instanceof CopilotError) || error.code !== 'NEEDS_PERMISSION') return undefined;
  const { cause } = error;
  if (!(cause instanceof Unreachable) || cause.why !== 'forbidden' || didNotLoad(cause.message))
    return undefined;
  const address = await addressOf(tabId);
  const origin = originOf(address);
  const isBrowsers = address !== '' && origin === undefined;
  // Some sites the browser closes to all extensions.
  if (isBrowsers || (origin !== undefined && (await hasBrowserPermission(origin)))) return undefined;
  const trouble = { code: error.code, error: error.message };
  return { type: 'accessNeeded', trouble, origins: origin === undefined ? [] : [origin] };
}

/** The user let us in where the card asked, or where they had given the goal: that is their leave for the site. */
export async function allowEntered(app: App, run: Run, card: AssistCard, origin: string): Promise<void> {
  const isMeant = run.state.goalOrigins.length === 0 || card.origins?.includes(origin);
  if (isMeant) await addGrant(app.db, origin, now());
}

/** The tab's page may be seen now, or no longer: panels show it, and a task that waits for it looks at once. */
export async function pageShown(app: App, tabId: number): Promise<void> {
  tabChanged(tabId);
  await pageChanged(app, tabId);
}

/** The user gave or took the browser's permission for sites. */
export async function accessChanged(app: App): Promise<void> {
  for (const tabId of await tabsWithSession(app.db)) await pageShown(app, tabId);
}
