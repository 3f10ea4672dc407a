// Addresses that a page leads to on its own site, those in closed menus included: what an exploration may
// open in the background. Reads only.
import type { PageLink } from '../../shared/messages/content';
import { pageText } from '../../shared/page-text';
import { nameOf } from '../accessible/name';
import { isVisible } from '../accessible/visible';
import { landmarkOf } from '../resolve/landmark';

/** Anchors looked at on one page, in document order. */
const MAX_ANCHORS = 2_000;

/** One entry an address, the first that names it; at most `limit`. */
export function readLinks(document: Document, limit: number): PageLink[] {
  const found = new Map<string, PageLink>();
  let looked = 0;
  for (const anchor of document.links) {
    if (++looked > MAX_ANCHORS || found.size >= limit) break;
    if (!(anchor instanceof HTMLAnchorElement)) continue;
    const url = anchor.href.slice(0, 2_000);
    if (found.has(url) || !url.startsWith('http') || anchor.hasAttribute('download')) continue;
    const visible = isVisible(anchor);
    // A hidden link has no accessible name: its own words are what it would be called.
    const label = pageText((visible ? nameOf(anchor) : '') || anchor.textContent || anchor.title, 120);
    if (label === '') continue;
    const landmark = landmarkOf(anchor);
    found.set(url, { url, label, visible, ...(landmark ? { landmark } : {}) });
  }
  return [...found.values()];
}
