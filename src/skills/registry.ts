// Every skill of the product, and which one serves a kind of intent.
import type { Intent, IntentKind } from '../shared/intent';
import { addSkill } from './lists/add';
import { addToCartSkill } from './item-acts/add-to-cart';
import { answerSkill } from './questions/answer';
import { checkSkill } from './choices/check';
import { checkoutSkill } from './item-acts/checkout';
import { chooseSkill } from './choices/choose';
import { classifySkill } from './pointer/classify';
import { clickSkill } from './pointer/click';
import { copySkill } from './fields/copy';
import { createEventSkill } from './dates/create-event';
import { dateSkill } from './dates/date';
import { downloadSkill } from './item-acts/download';
import { dragSkill } from './pointer/drag';
import { expandSkill } from './pages/expand';
import { extractSkill } from './lists/extract';
import { fillSkill } from './fields/fill';
import { filterSkill } from './lists/filter';
import { focusSkill } from './pointer/focus';
import { formatSkill } from './fields/format';
import { gotoSkill } from './pages/goto';
import { historySkill } from './pages/history';
import { hoverSkill } from './pointer/hover';
import { itemSkill } from './item-acts/item';
import { loginSkill } from './account/login';
import { logoutSkill } from './account/logout';
import { menuSkill } from './pages/menu';
import { offerSkill } from './forms/offer';
import { openSkill } from './pages/open';
import { pageWordsSkill } from './pages/page-words';
import { paginateSkill } from './lists/paginate';
import { pressSkill } from './pointer/press';
import { resizeSkill } from './pointer/resize';
import { scrollSkill } from './pages/scroll';
import { searchSkill } from './pages/search';
import { selectTextSkill } from './fields/select-text';
import { setSkill } from './amounts/set';
import type { Skill } from './skill';
import { sortSkill } from './lists/sort';
import { submitSkill } from './forms/submit';
import { tabSkill } from './pages/tab';
import { uploadSkill } from './forms/upload';
import { waitSkill } from './pages/wait';

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
