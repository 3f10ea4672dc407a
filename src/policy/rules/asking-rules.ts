// Rules about when the user is asked: code, uploads, outside agents, and what cannot be taken back.
import { phraseOf } from '../../shared/phrase';
import { ask, deny, type Rule } from './rule';

export const ASKING_RULES: readonly Rule[] = [
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
        ? ask('upload_asked', { origin: frame?.ok ? frame.data.origin : phraseOf('card_this_page') })
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
    looksAt: 'tool, role, label, list and its entry, form, dialog around it; in all supported languages',
    promises: 'What cannot be taken back takes two phases, whoever asks.',
    judge: ({ risk }) =>
      risk.irreversible ? ask('irreversible', { what: phraseOf(`risk_${risk.kind}`) }) : null,
  },
  {
    id: 'risk.unknown',
    looksAt:
      'who chose the control or the address, whether the control, a switch too, is known by its name to be harmless, and whether the address says a deed that the user did not write',
    promises:
      'An unknown control or submit that a model chose is asked, and so is an address that does something.',
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
        ? ask('unnamed', { what: phraseOf(`risk_${risk.kind}`) })
        : null,
  },
  {
    id: 'offer',
    looksAt: 'steps that the copilot offers after the goal is reached',
    promises: 'What was filled in is sent only when the user says so.',
    judge: ({ context, tool }) =>
      context.task.offered === true && tool.effect !== 'read' ? ask('offered') : null,
  },
  {
    id: 'managed.confirm',
    looksAt: 'the administrator’s policy',
    promises: 'Where an administrator wants it, every act on a page is confirmed by the user.',
    judge: ({ context: { policy }, tool }) =>
      policy.kind === 'managed' && policy.policy.confirmEveryAct && tool.effect === 'act'
        ? ask('policy_confirm')
        : null,
  },
];
