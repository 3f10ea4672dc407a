// Which fence a call needs that the gate has allowed: how strong it is, and which origins it lets through. Decided by facts
// of the browser, the user's words and approvals only; nothing that a model wrote adds an origin. Pure.
import { toolOf } from '../../tools/registry';
import type { Allowed } from '../authorize';
import { factsOf } from '../facts';
import type { GateContext } from '../gate-context';
import { followsLink } from '../rules/rule';
import { refusedByPolicy } from '../sites/managed-site';
import { strictOriginOf } from '../sites/origin';
import type { FenceStrength } from './fence-rules';

export interface FenceAround {
  strength: FenceStrength;
  origins: string[];
}

/** `undefined` for calls that can send nothing: reading, and going where the user's own words lead. */
export function fenceAround({ call }: Allowed, context: GateContext): FenceAround | undefined {
  const tool = toolOf(call.name);
  if (!tool || tool.effect === 'read') return undefined;
  const facts = factsOf(call, tool, context);
  if (!facts.foreign && tool.effect !== 'act') return undefined;
  const { task, target, allowlist } = context;
  const own = [facts.top, facts.frame, facts.address].map((one) => (one?.ok ? one.data.origin : null));
  // The gate has allowed the act with this link and this form: another site that they lead to is allowed, too.
  const judged = [followsLink(facts), target?.form?.submits ? target.form.action : null].map((url) =>
    strictOriginOf(url ?? undefined),
  );
  const approved = task.approvedFlows.map(([, to]) => to);
  const trusted = facts.foreign ? [] : allowlist;
  const origins = [...own, ...judged, ...task.goalOrigins, ...approved, ...trusted];
  const inside = origins.filter((origin) => origin !== null);
  return {
    strength: facts.foreign ? 'sealed' : 'posted',
    // Origins that the administrator refuses are left out, whoever named or approved them.
    origins: [...new Set(inside.filter((origin) => !refusedByPolicy(context.policy, origin)))],
  };
}
