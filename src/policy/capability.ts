// Makes capabilities: the permission for one act. Only from an allowed decision, for exactly that call on exactly that
// document, until `expiresAt`. Pure.
import { CAPABILITY_TTL_MS } from '../shared/budgets';
import { capability, type Capability } from '../shared/capability';
import { CopilotError } from '../shared/errors';
import { newId, type Nonce } from '../shared/ids';
import type { Allowed } from './authorize';
import type { GateContext } from './gate-context';

/**
 * `nonce`: the one in the journal's intent, so that act, intent and outbox entry have one name. Throws `INVALID_ACTION`
 * where the context names no tab or document.
 */
export function issueCapability(
  allowed: Allowed,
  context: GateContext,
  nonce: Nonce = newId<Nonce>(),
): Capability {
  const { tab, target, now } = context;
  if (!tab?.documentId)
    throw new CopilotError('INVALID_ACTION', `${allowed.call.name}: a capability needs a tab and a document`);
  return capability.parse({
    nonce,
    tabId: tab.tabId,
    documentId: tab.documentId,
    origin: tab.frameOrigin,
    actionHash: allowed.actionHash,
    fingerprint: target?.fingerprint ?? '',
    expiresAt: now + CAPABILITY_TTL_MS,
  });
}
