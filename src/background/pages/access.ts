// Pages that the browser keeps from the extension until the user gives access: what a task on such a page asks the user
// for, and what follows when access is given. That counts as given as soon as the page can be entered, whichever way was
// used: the toolbar button or a shortcut (for this page), the browser's prompt, its own menu.
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

/** The event that asks the user for access, after a look failed with this error; undefined where no access that they can give would help. */
export async function accessNeededAfter(tabId: number, error: unknown): Promise<AgentEvent | undefined> {
  if (!(error instanceof CopilotError) || error.code !== 'NEEDS_PERMISSION') return undefined;
  const { cause } = error;
  if (!(cause instanceof Unreachable) || cause.why !== 'forbidden' || didNotLoad(cause.message))
    return undefined;
  const address = await addressOf(tabId);
  const origin = originOf(address);
  const isBrowsers = address !== '' && origin === undefined;
  // A page of the browser itself, or a site that the browser closes to extensions although we have the permission.
  if (isBrowsers || (origin !== undefined && (await hasBrowserPermission(origin)))) return undefined;
  const trouble = { code: error.code, error: error.message };
  return { type: 'accessNeeded', trouble, origins: origin === undefined ? [] : [origin] };
}

/** Adds the site to the user's list, where giving access was meant for it: it is the one that the card named, or that the goal was given on. */
export async function allowEntered(app: App, run: Run, card: AssistCard, origin: string): Promise<void> {
  const isMeant = run.state.goalOrigins.length === 0 || card.origins?.includes(origin);
  if (isMeant) await addGrant(app.db, origin, now());
}

/** Called when the tab's page may have become visible to us, or invisible: panels are told, and a task that waits for it looks at once. */
export async function pageShown(app: App, tabId: number): Promise<void> {
  tabChanged(tabId);
  await pageChanged(app, tabId);
}

/** The user gave or took the browser's permission for sites. */
export async function accessChanged(app: App): Promise<void> {
  for (const tabId of await tabsWithSession(app.db)) await pageShown(app, tabId);
}
