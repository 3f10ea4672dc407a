// Rules about where: the administrator's and the user's sites, pages, addresses and links.
import type { Feature } from '../../shared/policy-shapes';
import type { Facts } from '../facts';
import { refusedByPolicy } from '../sites/managed-site';
import { strictOriginOf, parseOrigin, parseSitePattern } from '../sites/origin';
import { ask, deny, followsLink, schemeOf, submitsForm, type Rule } from './rule';

/** Whether an outside agent wants to move, show or close one of the user's tabs: judged like a call on the tab's page. */
const takesTab = ({ call, context, tool }: Facts) =>
  context.caller === 'bridge' && tool.host === 'tabs' && 'tabId' in call.args;

/** Origins that the call touches, goes to or sends a form to. */
function originsOf(facts: Facts): string[] {
  const top = facts.onPage || takesTab(facts) ? facts.top : null;
  const all = [top, facts.onPage ? facts.frame : null, facts.address];
  const { target } = facts.context;
  const led = [followsLink(facts), submitsForm(facts) ? target?.form?.action : null];
  return [
    ...all.flatMap((one) => (one?.ok ? [one.data.origin] : [])),
    ...led.map((url) => strictOriginOf(url ?? undefined)).filter((origin) => origin !== null),
  ];
}

function featuresOf(facts: Facts): Feature[] {
  const { call, context } = facts;
  const used: Feature[] = [];
  if (call.name === 'page.runScript') used.push('scripts');
  if (call.name === 'dom.upload') used.push('uploads');
  if (call.name === 'downloads.waitFor' || (facts.tool.effect === 'act' && context.target?.download))
    used.push('downloads');
  if (call.name === 'dom.type' && call.args.secret) used.push('secrets');
  if (context.caller === 'bridge') used.push('bridge');
  if (context.caller === 'exploration') used.push('exploration');
  if (context.caller === 'model') used.push('models');
  return used;
}

export const PLACE_RULES: readonly Rule[] = [
  {
    id: 'managed.closed',
    looksAt: 'whether the administrator’s policy, each of its sites included, could be understood',
    promises: 'A malformed policy denies everything.',
    judge: ({ context: { policy } }) => {
      if (policy.kind === 'closed') return deny('POLICY_DENIED', 'policy_closed', { reason: policy.reason });
      if (policy.kind === 'none') return null;
      const { blockedSites = [], allowedSites = [] } = policy.policy;
      // An entry that cannot be parsed would block nothing. Rather than ignore it, everything is denied.
      for (const site of [...blockedSites, ...allowedSites]) {
        const parsed = parseSitePattern(site);
        if (!parsed.ok) return deny('POLICY_DENIED', 'policy_site', { why: parsed.error });
      }
      return null;
    },
  },
  {
    id: 'managed.feature',
    looksAt: 'features that the administrator switched off',
    promises: 'What is switched off happens for nobody.',
    judge: (facts) => {
      const { policy } = facts.context;
      if (policy.kind !== 'managed') return null;
      const off = featuresOf(facts).find((used) => policy.policy.disabledFeatures?.includes(used));
      return off ? deny('POLICY_DENIED', 'policy_feature', { feature: off }) : null;
    },
  },
  {
    id: 'managed.sites',
    looksAt:
      'allowed and blocked sites of the administrator, for page, frame and address, and for where a link leads or a form is sent',
    promises: 'A blocked site stays blocked whoever allows it.',
    judge: (facts) => {
      const { policy } = facts.context;
      if (policy.kind !== 'managed') return null;
      for (const origin of originsOf(facts)) {
        const refused = refusedByPolicy(policy, origin);
        if (refused) return deny('POLICY_DENIED', refused, { origin });
      }
      return null;
    },
  },
  {
    id: 'caller.exploration',
    looksAt: 'the caller and the tool’s effect',
    promises: 'Exploration never acts on a page.',
    judge: ({ context, tool }) =>
      context.caller === 'exploration' && tool.effect === 'act'
        ? deny('POLICY_DENIED', 'explores_only')
        : null,
  },
  {
    id: 'page.web',
    looksAt: 'scheme and origin of page and frame',
    promises: 'Only http(s) pages with an origin of their own are read or acted on.',
    judge: ({ onPage, context, top, frame }) => {
      if (!onPage) return null;
      if (!context.tab || !top || !frame) return deny('INVALID_ACTION', 'no_tab');
      for (const one of [top, frame, parseOrigin(context.tab.url)])
        if (!one.ok) return deny('POLICY_DENIED', 'bad_page', { why: one.error });
      return null;
    },
  },
  {
    id: 'page.allowlist',
    looksAt: 'the user’s list of exact origins, for page and frame',
    promises: 'A site that the user did not allow is neither read nor acted on.',
    judge: ({ onPage, context, top, frame }) => {
      if (!onPage || !top?.ok || !frame?.ok) return null;
      if (!context.allowlist.includes(top.data.origin))
        return deny('POLICY_DENIED', 'site_not_allowed', { origin: top.data.origin });
      if (!context.allowlist.includes(frame.data.origin))
        return deny('POLICY_DENIED', 'frame_not_allowed', { origin: frame.data.origin });
      return null;
    },
  },
  {
    id: 'bridge.tabs',
    looksAt: 'the page in a tab that an outside agent wants to move, show or close',
    promises: 'Tabs with pages that the user did not allow are out of its reach.',
    judge: (facts) => {
      const { call, context, top } = facts;
      if (!takesTab(facts)) return null;
      if (top?.ok) {
        const { origin } = top.data;
        return context.allowlist.includes(origin)
          ? null
          : deny('POLICY_DENIED', 'site_not_allowed', { origin });
      }
      // A tab without a site of its own (an empty one) may be navigated, but not shown or closed.
      return call.name === 'tabs.navigate' ? null : deny('POLICY_DENIED', 'tab_not_allowed');
    },
  },
  {
    id: 'page.permission',
    looksAt: 'the browser’s own permission for the frame’s origin',
    promises: 'Without it the user is asked, and nothing is tried.',
    judge: ({ onPage, context, frame }) =>
      onPage && !context.permissionGranted && frame?.ok
        ? deny('NEEDS_PERMISSION', 'no_permission', { origin: frame.data.origin })
        : null,
  },
  {
    id: 'act.target',
    looksAt: 'whether an act that names an element came with what it points at',
    promises: 'Nothing is acted on unseen.',
    judge: ({ call, tool, context }) => {
      const blind = new Set(['dom.scroll', 'dom.focus', 'dom.hover', 'dom.selectText']);
      if (tool.effect !== 'act' || tool.host !== 'page' || context.target || blind.has(call.name))
        return null;
      return 'selector' in call.args && call.args.selector !== undefined
        ? deny('INVALID_ACTION', 'no_target', { tool: call.name })
        : null;
    },
  },
  {
    id: 'navigate.address',
    looksAt: 'the parsed address, the allowed sites and the origins that the user’s words name',
    promises: 'An address that somebody made up is opened only on a granted or named origin.',
    judge: ({ address, context }) => {
      if (!address) return null;
      if (!address.ok) return deny('POLICY_DENIED', 'bad_address', { why: address.error });
      const { origin } = address.data;
      if (context.allowlist.includes(origin)) return null;
      // Exploration follows what pages say; only the user's list can widen that.
      if (context.caller !== 'exploration' && context.task.goalOrigins.includes(origin)) return null;
      return deny('POLICY_DENIED', 'address_not_allowed', { origin });
    },
  },
  {
    id: 'link.target',
    looksAt: 'where the target’s link leads',
    promises:
      'No data, file or browser address is followed; a model follows links to allowed sites only, and javascript links never.',
    judge: (facts) => {
      const href = followsLink(facts);
      if (!href) return null;
      const { foreign, named, context, frame } = facts;
      const scheme = schemeOf(href);
      if (scheme === 'javascript:')
        return foreign ? deny('POLICY_DENIED', 'link_refused', { scheme: 'javascript' }) : null;
      if (/^(mailto|tel|sms|callto|geo|webcal):$/.test(scheme))
        return foreign
          ? deny('POLICY_DENIED', 'link_refused', { scheme: scheme.slice(0, -1) })
          : ask('link_program', { scheme: scheme.slice(0, -1) });
      const own = frame?.ok ? frame.data.origin : null;
      if (scheme === 'blob:' || scheme === 'data:') {
        // A page's own export: saved, never shown, and only for the user.
        const saved =
          context.target?.download === true && (scheme === 'data:' || new URL(href).origin === own);
        return saved && !foreign
          ? null
          : deny('POLICY_DENIED', 'link_refused', { scheme: scheme.slice(0, -1) });
      }
      const parsed = parseOrigin(href);
      if (!parsed.ok) return deny('POLICY_DENIED', 'bad_address', { why: parsed.error });
      const { origin } = parsed.data;
      const granted =
        origin === own || context.allowlist.includes(origin) || context.task.goalOrigins.includes(origin);
      if (!granted && (foreign || !named)) return deny('POLICY_DENIED', 'link_not_allowed', { origin });
      if (context.target?.download && (foreign || !granted)) return ask('download_asked', { origin });
      return null;
    },
  },
];
