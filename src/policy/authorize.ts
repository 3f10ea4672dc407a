// The policy gate (docs/policy.md): one pure function over every call, whoever asks. It never throws: what it
// cannot judge is denied.
import { hashOf } from '../shared/capability';
import { withoutCountdown } from '../shared/counted-down';
import type { ErrorCode } from '../shared/errors';
import { phraseOf, type Phrase } from '../shared/phrase';
import type { ToolCall } from '../shared/tool-call';
import { parseToolCall, type TypedCall } from '../tools/registry';
import { cardText, type CardText } from './card-text';
import { factsOf, type Facts } from './facts';
import type { Approval, GateContext } from './gate-context';
import { dialogAround } from './risk/dialog-around';
import type { RiskJudgement } from './risk/risk-judgement';
import { reason, type Reason, type ReasonKey } from './rules/reason-texts';
import { RULES } from './rules/rules';

export interface Allowed {
  decision: 'allow';
  reasons: Reason[];
  /** The call with its arguments parsed: what the capability is for. */
  call: TypedCall;
  risk: RiskJudgement;
  actionHash: string;
  /** The approval that this used up: it must not serve again. */
  approval?: Approval;
}
export interface MustConfirm {
  decision: 'confirm';
  reasons: Reason[];
  card: CardText;
  risk: RiskJudgement;
  /** Origin pairs that approving this card approves for the rest of the task. */
  flows: Array<readonly [from: string, to: string]>;
}
export interface Denied {
  decision: 'deny';
  reasons: Reason[];
  code: ErrorCode;
  /** The sentence for the user and the record. */
  error: string;
}
export type Decision = Allowed | MustConfirm | Denied;

/** Allow, confirm or deny. An approval in the context that fits what would be asked turns confirm into allow. */
export function authorize(call: ToolCall | TypedCall, context: GateContext): Decision {
  const parsed = parseToolCall(call);
  if (!parsed.ok) return denied(parsed.code, parsed.error, []);
  let facts: Facts;
  try {
    facts = factsOf(parsed.call, parsed.tool, context);
    return judge(facts);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    return denied(
      'POLICY_DENIED',
      `the policy could not judge ${parsed.call.name}: ${why.slice(0, 200)}`,
      [],
    );
  }
}

function denied(code: ErrorCode, error: string, reasons: Reason[]): Denied {
  return { decision: 'deny', code, error, reasons };
}

function judge(facts: Facts): Decision {
  const asked: Reason[] = [];
  const flows: Array<readonly [string, string]> = [];
  for (const rule of RULES) {
    const verdict = rule.judge(facts);
    if (!verdict) continue;
    const why = reason(rule.id, verdict.key, verdict.params);
    if (verdict.kind === 'deny') return denied(verdict.code, why.text, [why]);
    asked.push(why);
    if (verdict.flow) flows.push(verdict.flow);
  }
  const { call, context, risk, actionHash } = facts;
  if (asked.length === 0)
    return { decision: 'allow', reasons: [reason('default', allowedKey(facts))], call, risk, actionHash };
  const asks = askedHash(facts, asked);
  const approval = context.task.approvals.find(
    (given) => given.actionHash === asks && (given.fingerprint ?? '') === (context.target?.fingerprint ?? ''),
  );
  if (approval)
    return {
      decision: 'allow',
      reasons: [...asked, reason('approval', 'approved')],
      call,
      risk,
      actionHash,
      approval,
    };
  const card = cardText({
    call,
    target: context.target,
    where: whereOf(facts),
    reasons: asked,
    risk: risk.risk === 'low' ? 'medium' : risk.risk,
    actionHash: asks,
  });
  if (!card) {
    const why = reason('card', 'too_long_to_show', { tool: call.name });
    return denied('POLICY_DENIED', why.text, [why]);
  }
  return { decision: 'confirm', reasons: asked, card, risk, flows };
}

/**
 * What an approval is for: the action together with everything that the card was about. The same button "Yes" under
 * another question, in a form that now sends elsewhere, or on another page needs a new approval.
 */
function askedHash({ actionHash, context, risk }: Facts, asked: readonly Reason[]): string {
  const { form } = context.target ?? {};
  const sendsTo = form?.submits ? [form.method, form.action] : [];
  const around = withoutCountdown(dialogAround(context.target?.context));
  const shows = withoutCountdown(context.target?.shows ?? '');
  const { tab } = context;
  const on = tab ? [tab.topOrigin, tab.frameOrigin, tab.page] : [];
  return hashOf([actionHash, risk.kind, asked.map(({ text }) => text), sendsTo, around, shows, on]);
}

function allowedKey(facts: Facts): ReasonKey {
  const { effect } = facts.tool;
  return effect === 'read' ? 'allowed_read' : effect === 'act' ? 'allowed_act' : 'allowed_navigate';
}

/** The origin it happens on, as the browser prints it: a look-alike name shows its punycode. */
function whereOf({ address, frame, top }: Facts): string | Phrase {
  const at = address ?? frame ?? top;
  return at?.ok ? at.data.origin : phraseOf('card_no_site');
}
