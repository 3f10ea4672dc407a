// Every skill of the product, and which one serves a kind of intent.
import type { Intent, IntentKind } from '../shared/intent';
import { loginSkill } from './account/login';
import { logoutSkill } from './account/logout';
import { setSkill } from './amounts/set';
import { checkSkill } from './choices/check';
import { chooseSkill } from './choices/choose';
import { createEventSkill } from './dates/create-event';
import { dateSkill } from './dates/date';
import { copySkill } from './fields/copy';
import { fillSkill } from './fields/fill';
import { formatSkill } from './fields/format';
import { selectTextSkill } from './fields/select-text';
import { offerSkill } from './forms/offer';
import { submitSkill } from './forms/submit';
import { uploadSkill } from './forms/upload';
import { addToCartSkill } from './item-acts/add-to-cart';
import { checkoutSkill } from './item-acts/checkout';
import { downloadSkill } from './item-acts/download';
import { itemSkill } from './item-acts/item';
import { addSkill } from './lists/add';
import { extractSkill } from './lists/extract';
import { filterSkill } from './lists/filter';
import { paginateSkill } from './lists/paginate';
import { sortSkill } from './lists/sort';
import { expandSkill } from './pages/expand';
import { gotoSkill } from './pages/goto';
import { historySkill } from './pages/history';
import { menuSkill } from './pages/menu';
import { openSkill } from './pages/open';
import { pageWordsSkill } from './pages/page-words';
import { scrollSkill } from './pages/scroll';
import { searchSkill } from './pages/search';
import { tabSkill } from './pages/tab';
import { waitSkill } from './pages/wait';
import { classifySkill } from './pointer/classify';
import { clickSkill } from './pointer/click';
import { dragSkill } from './pointer/drag';
import { focusSkill } from './pointer/focus';
import { hoverSkill } from './pointer/hover';
import { pressSkill } from './pointer/press';
import { resizeSkill } from './pointer/resize';
import { answerSkill } from './questions/answer';
import type { Skill } from './skill';

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
