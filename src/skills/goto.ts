// Goes to an address.
import { draftSkill, act } from './draft';

export const gotoSkill = draftSkill<'goto'>({
  name: 'goto',
  kinds: ['goto'],
  needs: () => [],
  draft(view, params) {
    const url = absolute(params.url, view.mini.url);
    if (!url) return { kind: 'unable', reason: `${params.url} is no address that I can go to.` };
    if (url === view.mini.url) return { kind: 'done', note: `${url} is open.` };
    return act([{ tool: 'tabs.navigate', args: { url }, say: `Go to ${url}` }], 'verify', 1, url);
  },
});

/** Only http and https; `/path` is of the current site, a bare host gets https. */
function absolute(text: string, base: string): string | undefined {
  const raw = text.trim();
  const full = /^https?:/i.test(raw)
    ? raw
    : /^[/?#]/.test(raw)
      ? raw
      : /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/.test(raw)
        ? `http://${raw}`
        : /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(raw)
          ? `https://${raw}`
          : undefined;
  if (full === undefined) return undefined;
  try {
    const url = new URL(full, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
