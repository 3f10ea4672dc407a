// Which links of a page an exploration may follow, best first: only addresses that are read by opening them,
// never a link whose name or address does something (log out, delete, add to the cart, unsubscribe, pay…).
import { isNoPage, saysDeed } from '../../policy/risk/risk-address';
import { riskKindOf } from '../../policy/risk/risk-words';
import { plainWords } from '../../policy/words';
import type { NeedAnswer, PerceiveReply } from '../../shared/messages/content';
import type { Need } from '../../shared/messages/content-request';
import type { PcdHit } from '../../shared/query';
import { originOf } from '../../shared/url';
import { pathWords } from '../../skills/words/address';
import { kindScore } from '../../skills/words/synonyms';
import { fold, keywords, nameScore, tokens, wordScore } from '../../skills/words/words';
import type { BeamLink } from './beam';

/** What exploration wants to know of a page: its links, and those among them that the terms rank. */
export function linkNeeds(terms: string): Need[] {
  const words = terms.slice(0, 400);
  return [
    { key: 'links', type: 'query', query: { roles: ['link', 'menuitem', 'tab', 'treeitem'], topK: 200 } },
    { key: 'addresses', type: 'links', limit: 200 },
    ...(words === ''
      ? []
      : [
          { key: 'named', type: 'query' as const, query: { text: words, kind: 'action' as const, topK: 60 } },
        ]),
  ];
}

const ACTS =
  /\b(?:log ?out|sign ?out|log ?off|delete|remove|discard|trash|destroy|erase|add to|buy|order now|purchase|pay|check ?out|place order|subscribe|unsubscribe|cancel|deactivate|close account|accept|reject|approve|decline|confirm|vote|like|follow|unfollow|report|block|send|submit|post|publish|share|invite|reset|revoke|enable|disable|install|uninstall|abmelden|ausloggen|loschen|entfernen|kaufen|bestellen|bezahlen|kundigen|abbestellen)\b|退出|删除|购买|支付|注销|取消/;
const ACTING_KINDS: ReadonlySet<string> = new Set([
  'logout',
  'delete',
  'remove',
  'add_to_cart',
  'place_order',
  'subscribe',
  'unsubscribe',
  'submit',
  'save',
  'confirm',
  'cancel',
  'accept_cookies',
  'reject_cookies',
  'like',
  'follow',
  'reset',
  'download',
  'download_invoice',
  'export',
  'print',
  'copy',
]);
const ACTING_PATH =
  /(?:^|[/?&=._-])(?:log-?out|sign-?out|signoff|delete|remove|destroy|unsubscribe|add-?to-?cart|addtocart|purchase|pay|cancel|deactivate|revoke|confirm|approve|vote|toggle|do(?:-|_)?delete|trash)(?:$|[/?&=._-])/i;
const FILE =
  /\.(?:pdf|zip|tar|gz|tgz|exe|dmg|msi|deb|rpm|iso|csv|xlsx?|docx?|pptx?|png|jpe?g|gif|svg|webp|mp[34]|mov|avi|css|js|xml|rss|atom|ics)$/i;

type LinkFacts = Pick<PcdHit, 'label'> &
  Partial<Pick<PcdHit, 'href' | 'kind' | 'text' | 'disabled' | 'landmark' | 'itemText' | 'section'>>;

/** Whether opening it can only read. */
function isSafeLink(hit: LinkFacts, base: string): boolean {
  if (!hit.href || hit.disabled || ACTING_KINDS.has(hit.kind ?? '')) return false;
  let url: URL;
  try {
    url = new URL(hit.href, base);
  } catch {
    return false;
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return false;
  const words = `${hit.label} ${hit.text ?? ''}`;
  // A link that the gate would ask about before a click is not opened by the search either.
  if (ACTS.test(fold(words)) || riskKindOf(plainWords(words)) !== null) return false;
  if (saysDeed(url.href) || isNoPage(url.href)) return false;
  return !ACTING_PATH.test(url.pathname + url.search) && !FILE.test(url.pathname);
}

/** Links worth opening for the terms, best first; of other origins none. */
export function chooseLinks(page: PerceiveReply, terms: string): BeamLink[] {
  const base = page.mini.url;
  const origin = originOf(base);
  const best = new Map<string, BeamLink>();
  for (const answer of page.answers) {
    for (const hit of linksOf(answer)) {
      if (!isSafeLink(hit, base)) continue;
      const url = new URL(hit.href ?? '', base);
      if (url.origin !== origin || isSamePage(url, base)) continue;
      const score = linkScore(hit, url, terms);
      if (score < 0.12) continue;
      const address = url.href;
      const known = best.get(address);
      if (!known || known.score < score) best.set(address, { url: address, label: hit.label, score });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** Perceived links with all that is known of them; of links in closed menus, name and address. */
function linksOf(answer: NeedAnswer): LinkFacts[] {
  if (answer.type === 'query') return answer.hits;
  if (answer.type !== 'links') return [];
  return answer.links.filter((each) => !each.visible).map(({ url, ...rest }) => ({ ...rest, href: url }));
}

/** A fragment of the page that is already read; a client-side route (`#/users`) is a page of its own. */
function isSamePage(url: URL, base: string): boolean {
  const here = new URL(base);
  const route = (hash: string): string => (/^#!?\//.test(hash) ? hash : '');
  return url.pathname === here.pathname && url.search === here.search && route(url.hash) === route(here.hash);
}

/** Places that lead on to most others, when no link names the goal. */
const HUBS =
  /\b(?:account|profile|dashboard|menu|overview|all|site ?map|more|settings|management|manage|administration|admin|tools|reports|konto|ubersicht|werkzeuge|berichte)\b|verwaltung\b|账户|概览|管理|工具/;

function linkScore(hit: LinkFacts, url: URL, terms: string): number {
  const alternatives = terms.split('|').filter((each) => each.trim() !== '');
  let score = 0;
  for (const [index, alternative] of alternatives.entries()) {
    // The first alternatives are the user's own words, the later ones relatives of them.
    const weight = index === 0 ? 1 : Math.max(0.6, 0.9 - 0.03 * index);
    score = Math.max(
      score,
      weight * nameScore(alternative, hit.label),
      weight * 0.9 * kindScore(alternative, hit.kind ?? ''),
      weight * 0.6 * pathScore(alternative, url),
      weight * 0.45 * nameScore(alternative, hit.itemText ?? ''),
      weight * 0.35 * nameScore(alternative, hit.section ?? ''),
    );
  }
  // Pages that are hidden from strangers may be behind the log-in.
  if (hit.kind === 'login') score = Math.max(score, 0.25);
  if (score < 0.3 && HUBS.test(fold(hit.label))) score = Math.max(score, 0.3);
  const place =
    hit.landmark === 'nav' || hit.landmark === 'header' ? 1.06 : hit.landmark === 'footer' ? 0.85 : 1;
  return Math.min(1, score * place);
}

function pathScore(words: string, url: URL): number {
  const path = tokens(pathWords(url.href));
  const wanted = keywords(words);
  const hit = wanted.filter((word) => path.some((part) => wordScore(word, part) >= 0.9)).length;
  return wanted.length === 0 ? 0 : hit / wanted.length;
}
