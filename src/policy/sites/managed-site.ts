// What the administrator's lists of sites say about an origin. Pure.
import type { PolicyState } from '../../shared/policy-shapes';
import { matchesSite } from './origin';

/** Why the origin is refused, whoever allows it; null: it is not. */
export function refusedByPolicy(
  policy: PolicyState,
  origin: string,
): 'policy_blocked' | 'policy_not_allowed' | null {
  if (policy.kind !== 'managed') return null;
  const { blockedSites = [], allowedSites } = policy.policy;
  if (blockedSites.some((site) => matchesSite(site, origin, 'block'))) return 'policy_blocked';
  return allowedSites && !allowedSites.some((site) => matchesSite(site, origin))
    ? 'policy_not_allowed'
    : null;
}
