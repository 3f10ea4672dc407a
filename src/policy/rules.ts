// The gate's rules, in order. The first denial ends it; confirmations add up; what no rule stops is allowed.
// One table: the gate runs it and the documentation is made from it.
import type { ErrorCode } from '../shared/errors';
import type { Feature } from '../shared/policy-shapes';
import type { FieldClass } from '../shared/target-info';
import type { Facts } from './facts';
import { matchesSite, originOf, parseOrigin } from './origin';
import type { ReasonKey } from './reason-texts';
import { looksSecret } from './secret-patterns';

export type Verdict =
  | { kind: 'deny'; code: ErrorCode; key: ReasonKey; params?: Record<string, string> }
  | {
      kind: 'confirm';
      key: ReasonKey;
      params?: Record<string, string>;
      /** Approving also approves this pair. */
      flow?: readonly [from: string, to: string];
    };

export interface Rule {
  id: string;
  /** For the documentation. */
  looksAt: string;
  promises: string;
  judge(facts: Facts): Verdict | null;
}

const deny = (code: ErrorCode, key: ReasonKey, params?: Record<string, string>): Verdict => ({
  kind: 'deny',
  code,
  key,
  ...(params ? { params } : {}),
});
const ask = (key: ReasonKey, params?: Record<string, string>): Verdict => ({
  kind: 'confirm',
  key,
  ...(params ? { params } : {}),
});

const CREDENTIALS: ReadonlySet<FieldClass> = new Set([
  'password',
  'newPassword',
  'oneTimeCode',
  'card',
  'cardCode',
]);
const isCredential = (fieldClass: FieldClass | undefined): fieldClass is FieldClass =>
  fieldClass !== undefined && CREDENTIALS.has(fieldClass);

/** Origins that the call touches or goes to. */
function originsOf(facts: Facts): string[] {
  const all = [facts.onPage ? facts.top : null, facts.onPage ? facts.frame : null, facts.address];
  return all.flatMap((one) => (one?.ok ? [one.data.origin] : []));
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

/** Whether the act sends the target's form. */
function submitsForm(facts: Facts): boolean {
  const { call, context } = facts;
  if (call.name === 'dom.submit') return true;
  if (call.name === 'dom.press' && !/(^|\+)(enter|space| )$/i.test(call.args.key)) return false;
  const activates = call.name === 'dom.click' || call.name === 'dom.dblclick' || call.name === 'dom.press';
  return activates && context.target?.form?.submits === true;
}

/** The act follows the target's link. */
function followsLink(facts: Facts): string | null {
  const { call, context } = facts;
  const follows =
    call.name === 'dom.click' ||
    call.name === 'dom.dblclick' ||
    (call.name === 'dom.press' && /(^|\+)enter$/i.test(call.args.key));
  return follows ? (context.target?.href ?? null) : null;
}

function schemeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : 'unreadable';
}

/** Where what the act gives away goes to. */
function destinationOf(facts: Facts): string | null {
  if (facts.address) return facts.address.ok ? facts.address.data.origin : null;
  if (!facts.onPage || facts.tool.effect !== 'act') return null;
  return facts.frame?.ok ? facts.frame.data.origin : null;
}

export const RULES: readonly Rule[] = [
  {
    id: 'managed.closed',
    looksAt: 'whether the administrator’s policy could be understood',
    promises: 'A malformed policy denies everything.',
    judge: ({ context: { policy } }) =>
      policy.kind === 'closed' ? deny('POLICY_DENIED', 'policy_closed', { reason: policy.reason }) : null,
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
    looksAt: 'allowed and blocked sites of the administrator, for page, frame and address',
    promises: 'A blocked site stays blocked whoever allows it.',
    judge: (facts) => {
      const { policy } = facts.context;
      if (policy.kind !== 'managed') return null;
      const { blockedSites = [], allowedSites } = policy.policy;
      for (const origin of originsOf(facts)) {
        if (blockedSites.some((site) => matchesSite(site, origin, 'block')))
          return deny('POLICY_DENIED', 'policy_blocked', { origin });
        if (allowedSites && !allowedSites.some((site) => matchesSite(site, origin)))
          return deny('POLICY_DENIED', 'policy_not_allowed', { origin });
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
  {
    id: 'credential.read',
    looksAt: 'class of the field that is read',
    promises: 'Values of password, card and code fields are never read.',
    judge: ({ call, context }) =>
      call.name === 'dom.get' &&
      (call.args.what === 'value' || call.args.what === 'attribute') &&
      isCredential(context.target?.fieldClass)
        ? deny('POLICY_DENIED', 'credential_read', { field: context.target.fieldClass })
        : null,
  },
  {
    id: 'credential.type',
    looksAt: 'class of the field, where the value comes from, its frame and its form’s target',
    promises: 'Credentials come from handles or the user’s own words, and go to the page’s own site only.',
    judge: ({ call, context, top, frame }) => {
      if (call.name !== 'dom.type' && call.name !== 'dom.set' && call.name !== 'dom.select') return null;
      const { target, task } = context;
      const secret = call.name === 'dom.type' && call.args.secret !== undefined;
      const credential = isCredential(target?.fieldClass);
      if (!credential && !secret) return null;
      const field = target?.fieldClass ?? 'plain';
      const own = frame?.ok ? frame.data.origin : null;
      if (secret && top?.ok && top.data.origin !== own) return deny('POLICY_DENIED', 'credential_frame');
      if (target?.form && originOf(target.form.action) !== own && !isScripted(target.form.action))
        return deny('POLICY_DENIED', 'credential_target', {
          field,
          origin: originOf(target.form.action) ?? schemeOf(target.form.action),
        });
      if (secret || !credential) return null;
      const text = call.name === 'dom.type' ? call.args.text : call.args.value;
      const written = text !== '' && task.userWords.includes(text.toLowerCase());
      return written && !(context.caller === 'model' || context.caller === 'bridge')
        ? null
        : deny('POLICY_DENIED', 'credential_typed', { field });
    },
  },
  {
    id: 'text.content',
    looksAt: 'text that a model or an outside agent wrote',
    promises: 'It holds no card number or key, and no line break for a one-line field.',
    judge: ({ call, context, foreign }) => {
      const texts =
        call.name === 'dom.type'
          ? [call.args.text]
          : call.name === 'dom.select' || call.name === 'dom.set'
            ? [call.args.value]
            : call.name === 'tabs.navigate' || call.name === 'tabs.open'
              ? [call.args.url]
              : [];
      for (const text of texts) {
        if (call.name === 'dom.type' && context.target?.tag === 'input' && /[\u0000-\u001f\u007f]/.test(text))
          return deny('INVALID_ACTION', 'control_characters');
        if (foreign && looksSecret(text)) return deny('POLICY_DENIED', 'secret_in_text');
      }
      return null;
    },
  },
  {
    id: 'form.target',
    looksAt: 'the effective target of the form that the act submits',
    promises: 'What is entered goes to another site only after the user agreed.',
    judge: (facts) => {
      const form = facts.context.target?.form;
      if (!form || !submitsForm(facts)) return null;
      const origin = originOf(form.action);
      const own = facts.frame?.ok ? facts.frame.data.origin : null;
      if (origin === own) return null;
      if (origin === null) {
        const scheme = schemeOf(form.action).replace(':', '');
        return scheme === 'javascript' && !facts.foreign
          ? null
          : deny('POLICY_DENIED', 'form_scheme', { scheme });
      }
      const personal = form.hasPassword || form.hasCard;
      return personal || facts.foreign || !facts.named ? ask('form_elsewhere', { origin }) : null;
    },
  },
  {
    id: 'flow',
    looksAt: 'origins whose pages the task has read, and where this call can carry them',
    promises: 'What was read on one site reaches another only by an approved pair.',
    judge: (facts) => {
      const { context, foreign } = facts;
      const explores = context.caller === 'exploration';
      if (!foreign && !explores) return null;
      const to = destinationOf(facts) ?? originOf(followsLink(facts) ?? undefined);
      const linked = originOf(followsLink(facts) ?? undefined);
      for (const goal of new Set([to, linked])) {
        if (goal === null) continue;
        const from = context.task.readOrigins.find(
          (read) => read !== goal && !context.task.approvedFlows.some(([a, b]) => a === read && b === goal),
        );
        if (from === undefined) continue;
        if (explores) return deny('POLICY_DENIED', 'flow_explores', { from, to: goal });
        return { kind: 'confirm', key: 'flow', params: { from, to: goal }, flow: [from, goal] };
      }
      return null;
    },
  },
  {
    id: 'script',
    looksAt: 'the switch in the options',
    promises: 'Code runs only when switched on, shown whole, and approved each time.',
    judge: ({ call, context }) => {
      if (call.name !== 'page.runScript') return null;
      if (!context.settings.scripts) return deny('POLICY_DENIED', 'scripts_off');
      return ask('script_asked');
    },
  },
  {
    id: 'upload',
    looksAt: 'uploads',
    promises: 'A file leaves the machine only after the user agreed.',
    judge: ({ call, frame }) =>
      call.name === 'dom.upload'
        ? ask('upload_asked', { origin: frame?.ok ? frame.data.origin : 'this page' })
        : null,
  },
  {
    id: 'bridge',
    looksAt: 'whether the user trusts the outside agent’s session',
    promises: 'Whatever an untrusted agent wants changed is asked.',
    judge: ({ context, tool }) =>
      context.caller === 'bridge' && tool.effect !== 'read' && context.bridgeTrusted !== true
        ? ask('bridge_asked')
        : null,
  },
  {
    id: 'risk.irreversible',
    looksAt: 'tool, role, label, form, dialog around it; in all supported languages',
    promises: 'What cannot be taken back takes two phases, whoever asks.',
    judge: ({ risk }) => (risk.irreversible ? ask('irreversible', { what: risk.reason }) : null),
  },
  {
    id: 'risk.unknown',
    looksAt: 'who chose the control, and whether it is known to be harmless',
    promises: 'An unknown control or submit that a model chose is asked.',
    judge: ({ foreign, named, risk, tool }) =>
      foreign && !named && !risk.known && !risk.irreversible && tool.effect !== 'read'
        ? ask('unknown_control')
        : null,
  },
  {
    id: 'risk.unnamed',
    looksAt: 'lasting effects of steps that the user’s words do not name',
    promises: 'Our own planning does not reach beyond what was asked for.',
    judge: ({ foreign, named, risk }) =>
      !foreign && !named && !risk.irreversible && risk.risk === 'medium'
        ? ask('unnamed', { what: risk.reason })
        : null,
  },
  {
    id: 'managed.confirm',
    looksAt: 'the administrator’s wish that every act is confirmed',
    promises: 'Then every act is.',
    judge: ({ context: { policy }, tool }) =>
      policy.kind === 'managed' && policy.policy.confirmEveryAct && tool.effect === 'act'
        ? ask('policy_confirm')
        : null,
  },
];

/** A form that its page's own script sends. */
function isScripted(action: string): boolean {
  return action === '' || schemeOf(action) === 'javascript:';
}
