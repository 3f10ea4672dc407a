// The network fence as declarativeNetRequest rules: where one tab, and the tabs that its page opens, may send
// requests while an act is under way. Pure: the background gives them ids and hands them to the browser.
//
// Two strengths (docs/decisions/0009-network-fence.md):
// - `sealed`, for acts that a model or an outside agent chose: no page of another origin in the tab, no request
//   but a reading one to another site, no socket.
// - `posted`, for acts that follow the user's own words: the page may lead where it leads, but nothing that was
//   entered is sent along.
import { parseOrigin } from '../sites/origin';
import { siteOf } from '../sites/site-of';

export type FenceStrength = 'sealed' | 'posted';

export interface Fence {
  tabId: number;
  strength: FenceStrength;
  /** Exact origins that the task involves. Whatever is no http(s) origin is left out. */
  origins: readonly string[];
  /** Ids of the tabs that are open already: the rule about tabs that the page opens is not for them. */
  otherTabs: readonly number[];
}

/** A rule without its id, in the browser's own words. */
export interface FenceRule {
  priority: number;
  action: { type: 'block' | 'allow' };
  condition: {
    urlFilter?: string;
    requestDomains?: string[];
    initiatorDomains?: string[];
    resourceTypes?: string[];
    excludedResourceTypes?: string[];
    requestMethods?: string[];
    tabIds?: number[];
    excludedTabIds?: number[];
  };
}

/** All types, spelt out: a condition without types would not match the main frame of a tab. */
const ALL_TYPES = [
  ...['main_frame', 'sub_frame', 'stylesheet', 'script', 'image', 'font', 'object', 'xmlhttprequest', 'ping'],
  ...['csp_report', 'media', 'websocket', 'webtransport', 'webbundle', 'other'],
];
const DOCUMENTS = ['main_frame', 'sub_frame'];
/** Requests that carry something to the server besides their address. */
const SENDING = ['post', 'put', 'patch', 'delete', 'connect', 'other'];
/** Opened by a reading request, or sent with none. */
const SOCKETS = ['websocket', 'webtransport', 'ping'];

/** The rules of the fence around one tab, without ids. */
export function fenceRules({ tabId, strength, origins, otherTabs }: Fence): FenceRule[] {
  const inside = origins.flatMap((origin) => {
    const parsed = parseOrigin(origin);
    return parsed.ok ? [parsed.data] : [];
  });
  const here = { tabIds: [tabId] };
  const hosts = [...new Set(inside.map(({ host }) => host.replace(/^\[|\]$/g, '')))];
  // For windows that a page of the task opens: such a request is known by its initiator and by its tab, which is new.
  const opened = { initiatorDomains: hosts, excludedTabIds: [...new Set([tabId, ...otherTabs])] };
  const block = (condition: FenceRule['condition']): FenceRule => ({
    priority: 1,
    action: { type: 'block' },
    condition,
  });
  const allow = (condition: FenceRule['condition']): FenceRule => ({
    priority: 2,
    action: { type: 'allow' },
    condition,
  });

  const rules: FenceRule[] =
    strength === 'sealed'
      ? [
          block({ ...here, resourceTypes: ['main_frame'] }),
          block({ ...here, requestMethods: SENDING, excludedResourceTypes: ['main_frame'] }),
          block({ ...here, resourceTypes: SOCKETS }),
        ]
      : [block({ ...here, requestMethods: SENDING, resourceTypes: DOCUMENTS })];
  if (hosts.length > 0)
    rules.push(
      block({
        ...opened,
        resourceTypes: ['main_frame'],
        ...(strength === 'sealed' ? {} : { requestMethods: SENDING }),
      }),
    );
  for (const { origin } of inside) {
    // By a pattern for the exact origin: the browser's domain conditions know no ports.
    rules.push(allow({ ...here, urlFilter: `|${origin}/`, resourceTypes: ALL_TYPES }));
    rules.push(allow({ ...opened, urlFilter: `|${origin}/`, resourceTypes: ['main_frame'] }));
    if (strength === 'sealed')
      rules.push(
        allow({ ...here, urlFilter: `|${origin.replace('http', 'ws')}/`, resourceTypes: ['websocket'] }),
      );
  }
  // A page must reach the other servers of its site (`api.` beside `www.`), or it would not work.
  const sites = [...new Set(inside.flatMap(({ host }) => siteOf(host) ?? []))];
  if (strength === 'sealed' && sites.length > 0)
    rules.push(allow({ ...here, requestDomains: sites, excludedResourceTypes: DOCUMENTS }));
  return rules;
}
