// Every skill of the product, and which one serves a kind of intent.
import type { Intent, IntentKind } from '../shared/intent';
import { checkSkill } from './check';
import { chooseSkill } from './choose';
import { clickSkill } from './click';
import { downloadSkill } from './download';
import { extractSkill } from './extract';
import { fillSkill } from './fill';
import { loginSkill } from './login';
import { openSkill } from './open';
import { paginateSkill } from './paginate';
import { searchSkill } from './search';
import type { Skill } from './skill';
import { submitSkill } from './submit';

export const SKILLS = [
  clickSkill,
  openSkill,
  fillSkill,
  chooseSkill,
  checkSkill,
  searchSkill,
  loginSkill,
  submitSkill,
  paginateSkill,
  downloadSkill,
  extractSkill,
] as const;

const BY_KIND = new Map<IntentKind, Skill>(
  SKILLS.flatMap((skill) => skill.kinds.map((kind) => [kind, skill as unknown as Skill] as const)),
);

/** The skill that carries an intent out; undefined for wishes that only a model or the user can help with. */
export function skillFor(params: Intent): Skill | undefined {
  return BY_KIND.get(params.kind);
}
