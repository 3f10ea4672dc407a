// Which sites the copilot may work on: our own list of exact origins, besides the browser's permission.
import { originToMatchPattern, siteFromUser } from '../../policy/sites/origin';
import { CopilotError } from '../../shared/errors';
import type { SiteView } from '../../shared/messages/ui';
import { addGrant, listGrants, removeGrant } from '../../store/grants';
import type { App } from '../app';
import { now } from '../clock';

export async function hasBrowserPermission(origin: string): Promise<boolean> {
  const pattern = originToMatchPattern(origin);
  return pattern.ok && chrome.permissions.contains({ origins: [pattern.data] });
}

export async function allowlist(app: App): Promise<string[]> {
  return (await listGrants(app.db)).map((grant) => grant.origin);
}

export async function siteViews(app: App): Promise<SiteView[]> {
  const grants = await listGrants(app.db);
  return Promise.all(
    grants.map(async ({ origin, addedAt, acts }) => ({
      origin,
      addedAt,
      acts,
      granted: await hasBrowserPermission(origin),
    })),
  );
}

/** Accepts an address or an origin as the user typed it. */
export async function addSite(app: App, site: string): Promise<void> {
  const parsed = siteFromUser(site);
  if (!parsed.ok) throw new CopilotError(parsed.code, parsed.error);
  await addGrant(app.db, parsed.data.origin, now());
}

/** Takes back our own leave, and the browser's where it is optional. */
export async function dropSite(app: App, origin: string): Promise<void> {
  await removeGrant(app.db, origin);
  const pattern = originToMatchPattern(origin);
  if (pattern.ok) await chrome.permissions.remove({ origins: [pattern.data] }).catch(() => false); // required ones stay
}
