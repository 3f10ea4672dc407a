import { describe, expect, test } from 'vitest';
import { fenceRules, type Fence, type FenceRule } from '../../../src/policy/fence/fence-rules';

interface Request {
  url: string;
  type: string;
  method?: string;
  tabId?: number;
  initiator?: string;
}

/** What the browser makes of rules: the highest priority that matches decides. */
function isBlocked(rules: FenceRule[], request: Request): boolean {
  const { url, type, method = 'get', tabId = 1, initiator = 'shop.example.com' } = request;
  const host = new URL(url).hostname;
  const below = (domain: string, name: string) => name === domain || name.endsWith(`.${domain}`);
  const hits = rules.filter(({ condition: c }) => {
    if (c.tabIds && !c.tabIds.includes(tabId)) return false;
    if (c.excludedTabIds?.includes(tabId)) return false;
    if (c.requestMethods && !c.requestMethods.includes(method)) return false;
    if (c.excludedResourceTypes?.includes(type)) return false;
    if (c.resourceTypes ? !c.resourceTypes.includes(type) : !c.excludedResourceTypes && type === 'main_frame')
      return false;
    if (c.initiatorDomains && !c.initiatorDomains.some((domain) => below(domain, initiator))) return false;
    if (c.requestDomains && !c.requestDomains.some((domain) => below(domain, host))) return false;
    return c.urlFilter === undefined || url.startsWith(c.urlFilter.slice(1));
  });
  hits.sort((a, b) => b.priority - a.priority);
  return hits[0]?.action.type === 'block';
}

const fence = (more: Partial<Fence> = {}): FenceRule[] =>
  fenceRules({
    tabId: 1,
    strength: 'sealed',
    origins: ['https://shop.example.com'],
    otherTabs: [2],
    ...more,
  });

const OUTSIDE = 'https://evil.test/collect';
const OWN = 'https://shop.example.com/order';

describe('sealed', () => {
  test.each<[string, Request, boolean]>([
    ['a page of the own origin', { url: OWN, type: 'main_frame' }, false],
    ['a form to the own origin', { url: OWN, type: 'main_frame', method: 'post' }, false],
    ['a page elsewhere', { url: OUTSIDE, type: 'main_frame' }, true],
    ['the own host on another port', { url: 'https://shop.example.com:8443/', type: 'main_frame' }, true],
    ['the own host without encryption', { url: 'http://shop.example.com/', type: 'main_frame' }, true],
    ['a name that begins alike', { url: 'https://shop.example.com.evil.test/', type: 'main_frame' }, true],
    ['another server of the site, as a page', { url: 'https://api.example.com/x', type: 'main_frame' }, true],
    [
      'another server of the site, for data',
      { url: 'https://api.example.com/x', type: 'xmlhttprequest', method: 'post' },
      false,
    ],
    ['data sent elsewhere', { url: OUTSIDE, type: 'xmlhttprequest', method: 'post' }, true],
    ['a frame posted elsewhere', { url: OUTSIDE, type: 'sub_frame', method: 'post' }, true],
    ['a beacon elsewhere', { url: OUTSIDE, type: 'ping', method: 'post' }, true],
    ['a socket elsewhere', { url: 'wss://evil.test/', type: 'websocket' }, true],
    ['a socket to the own origin', { url: 'wss://shop.example.com/live', type: 'websocket' }, false],
    ['a picture from elsewhere', { url: OUTSIDE, type: 'image' }, false],
    ['a page elsewhere in a tab that the page opened', { url: OUTSIDE, type: 'main_frame', tabId: 9 }, true],
    ['the own site in a tab that the page opened', { url: OWN, type: 'main_frame', tabId: 9 }, false],
    ['a page elsewhere in a tab that stood before', { url: OUTSIDE, type: 'main_frame', tabId: 2 }, false],
    [
      'a tab that somebody else opened',
      { url: OUTSIDE, type: 'main_frame', tabId: 9, initiator: 'mail.test' },
      false,
    ],
  ])('%s', (_name, request, blocked) => {
    expect(isBlocked(fence(), request)).toBe(blocked);
  });

  test.each(['github.io', 'deno.dev', 'wordpress.com'])('two sites of %s are strangers', (service) => {
    const rules = fence({ origins: [`https://one.${service}`] });
    for (const host of [`two.${service}`, service]) {
      const to = { url: `https://${host}/x`, type: 'xmlhttprequest', method: 'post' };
      expect(isBlocked(rules, to)).toBe(true);
    }
  });

  test('without an origin nothing is let through', () => {
    const rules = fence({ origins: ['null', 'file:///x', 'https://user@shop.example.com'] });
    expect(isBlocked(rules, { url: OWN, type: 'main_frame' })).toBe(true);
  });
});

describe('posted', () => {
  test.each<[string, Request, boolean]>([
    ['a page elsewhere', { url: OUTSIDE, type: 'main_frame' }, false],
    ['a form posted elsewhere', { url: OUTSIDE, type: 'main_frame', method: 'post' }, true],
    ['a frame posted elsewhere', { url: OUTSIDE, type: 'sub_frame', method: 'post' }, true],
    [
      'a form posted elsewhere into a new tab',
      { url: OUTSIDE, type: 'main_frame', method: 'post', tabId: 9 },
      true,
    ],
    ['data sent by a script', { url: OUTSIDE, type: 'xmlhttprequest', method: 'post' }, false],
    ['a form to the own origin', { url: OWN, type: 'main_frame', method: 'post' }, false],
  ])('%s', (_name, request, blocked) => {
    expect(isBlocked(fence({ strength: 'posted' }), request)).toBe(blocked);
  });
});
