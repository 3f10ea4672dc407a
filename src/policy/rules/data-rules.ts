// Rules about what is read, entered and sent: credentials, texts, form targets, flow between origins.
import type { FieldClass } from '../../shared/target-info';
import type { TypedCall } from '../../tools/registry';
import type { Facts } from '../facts';
import { looksSecret } from '../secrets/secret-patterns';
import { strictOriginOf } from '../sites/origin';
import { ask, deny, followsLink, schemeOf, submitsForm, type Rule } from './rule';

const CREDENTIALS: ReadonlySet<FieldClass> = new Set([
  'password',
  'newPassword',
  'oneTimeCode',
  'card',
  'cardCode',
]);
const isCredential = (fieldClass: FieldClass | undefined): fieldClass is FieldClass =>
  fieldClass !== undefined && CREDENTIALS.has(fieldClass);

/** Origin that receives what the call sends; null where it sends nothing, or the origin cannot be read. */
function destinationOf(facts: Facts): string | null {
  if (facts.address) return facts.address.ok ? facts.address.data.origin : null;
  if (!facts.onPage || facts.tool.effect !== 'act') return null;
  return facts.frame?.ok ? facts.frame.data.origin : null;
}

/** Texts that the call types or chooses, or the address that it opens. */
function textsOf(call: TypedCall): string[] {
  switch (call.name) {
    case 'dom.type':
      return [call.args.text];
    case 'dom.select':
      return [call.args.value, ...(call.args.values ?? [])];
    case 'dom.set':
      return [call.args.value];
    case 'tabs.navigate':
    case 'tabs.open':
      return [call.args.url];
    default:
      return [];
  }
}

export const DATA_RULES: readonly Rule[] = [
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
      if (target?.form && strictOriginOf(target.form.action) !== own && !isScripted(target.form.action))
        return deny('POLICY_DENIED', 'credential_target', {
          field,
          origin: strictOriginOf(target.form.action) ?? schemeOf(target.form.action),
        });
      if (secret || !credential) return null;
      const written = textsOf(call).every(
        (text) => text !== '' && task.userWords.includes(text.toLowerCase()),
      );
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
      const enters = call.name === 'dom.type' || call.name === 'dom.select';
      for (const text of textsOf(call)) {
        if (enters && context.target?.tag === 'input' && /[\u0000-\u001f\u007f]/.test(text))
          return deny('INVALID_ACTION', 'control_characters');
        if (foreign && looksSecret(text)) return deny('POLICY_DENIED', 'secret_in_text');
      }
      return null;
    },
  },
  {
    id: 'form.target',
    looksAt: 'the effective target of the form that the act submits',
    promises: 'What is entered goes to another site only where the user named that step, or agreed to it.',
    judge: (facts) => {
      const form = facts.context.target?.form;
      if (!form || !submitsForm(facts)) return null;
      const origin = strictOriginOf(form.action);
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
      const to = destinationOf(facts) ?? strictOriginOf(followsLink(facts) ?? undefined);
      const linked = strictOriginOf(followsLink(facts) ?? undefined);
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
];

/** A form that its page's own script sends. */
function isScripted(action: string): boolean {
  return action === '' || schemeOf(action) === 'javascript:';
}
