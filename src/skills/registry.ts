// Every skill of the product, and which one serves a kind of intent.
import type { Intent, IntentKind } from '../shared/intent';
import { addSkill } from './add';
import { addToCartSkill } from './add-to-cart';
import { answerSkill } from './answer';
import { checkSkill } from './check';
import { checkoutSkill } from './checkout';
import { chooseSkill } from './choose';
import { classifySkill } from './classify';
import { clickSkill } from './click';
import { copySkill } from './copy';
import { createEventSkill } from './create-event';
import { dateSkill } from './date';
import { downloadSkill } from './download';
import { dragSkill } from './drag';
import { expandSkill } from './expand';
import { extractSkill } from './extract';
import { fillSkill } from './fill';
import { filterSkill } from './filter';
import { focusSkill } from './focus';
import { formatSkill } from './format';
import { gotoSkill } from './goto';
import { historySkill } from './history';
import { hoverSkill } from './hover';
import { itemSkill } from './item';
import { loginSkill } from './login';
import { logoutSkill } from './logout';
import { menuSkill } from './menu';
import { offerSkill } from './offer';
import { openSkill } from './open';
import { pageWordsSkill } from './page-words';
import { paginateSkill } from './paginate';
import { pressSkill } from './press';
import { resizeSkill } from './resize';
import { scrollSkill } from './scroll';
import { searchSkill } from './search';
import { selectTextSkill } from './select-text';
import { setSkill } from './set';
import type { Skill } from './skill';
import { sortSkill } from './sort';
import { submitSkill } from './submit';
import { tabSkill } from './tab';
import { uploadSkill } from './upload';
import { waitSkill } from './wait';

export const SKILLS = [
  clickSkill,
  openSkill,
  gotoSkill,
  historySkill,
  tabSkill,
  menuSkill,
  expandSkill,
  fillSkill,
  chooseSkill,
  checkSkill,
  setSkill,
  dateSkill,
  searchSkill,
  loginSkill,
  logoutSkill,
  submitSkill,
  offerSkill,
  scrollSkill,
  hoverSkill,
  focusSkill,
  pressSkill,
  selectTextSkill,
  formatSkill,
  copySkill,
  dragSkill,
  resizeSkill,
  sortSkill,
  filterSkill,
  paginateSkill,
  itemSkill,
  downloadSkill,
  uploadSkill,
  extractSkill,
  waitSkill,
  addSkill,
  addToCartSkill,
  checkoutSkill,
  classifySkill,
  createEventSkill,
  answerSkill,
  pageWordsSkill,
] as const;

const BY_KIND = new Map<IntentKind, Skill>(
  SKILLS.flatMap((skill) => skill.kinds.map((kind) => [kind, skill as unknown as Skill] as const)),
);

/** The skill that carries an intent out; every kind has one. */
export function skillFor({ kind }: Intent): Skill {
  const skill = BY_KIND.get(kind);
  if (!skill) throw new Error(`No skill serves ${kind}.`);
  return skill;
}
