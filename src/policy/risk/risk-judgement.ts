// What the judgement of an act says, and the ones that are given most.
import type { RiskKind } from './risk-words';
import type { Risk } from '../../shared/plan';

export type ActKind =
  | RiskKind
  | 'deed'
  | 'login'
  | 'upload'
  | 'script'
  | 'submit'
  | 'value'
  | 'navigate'
  | 'look'
  | 'harmless'
  | 'unknown';

export interface RiskJudgement {
  risk: Risk;
  irreversible: boolean;
  kind: ActKind;
  /** Known by its name to do no harm. If false, the user is asked where a model or an outside agent chose it. */
  known: boolean;
  /** Number of a deed that can be taken back, but is done unasked only if the user's words say it (deeds.ts). */
  deed?: number;
}

/** A judgement by its parts. */
export const of = (kind: ActKind, risk: Risk, irreversible: boolean, known: boolean): RiskJudgement => ({
  kind,
  risk,
  irreversible,
  known,
});
export const harmless = () => of('harmless', 'low', false, true);
export const deed = (which: number): RiskJudgement => ({
  ...of('deed', 'medium', false, false),
  deed: which,
});
export const irreversible = (kind: ActKind) => of(kind, 'high', true, false);
