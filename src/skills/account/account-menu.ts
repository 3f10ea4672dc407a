// The menu that a page keeps for its user: behind a name, a picture, an icon in its head.
import type { Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type ActDraft, type DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { OPENS_UNDER, staysHere, waitForMenu } from '../target/reveal';
import { tell } from '../target/telling';
import { fold } from '../words/words';

/** The likeliest that has not been opened; `sure`: one that may be of anything else is left alone. */
export function accountMenu(view: SkillView, { sure = false } = {}): PcdHit | undefined {
  return poolOf(view)
    .filter((hit) => hit.type === 'action' && !hit.disabled && !hit.behind && mayHoldAccount(view, hit))
    .filter((hit) => attemptsOn(view, hit).length === 0 && (!sure || score(hit) > 0.3))
    .sort((a, b) => score(b) - score(a))[0];
}

function mayHoldAccount(view: SkillView, hit: PcdHit): boolean {
  if (ACTS.test(fold(hit.label))) return false;
  return (
    (hit.hasPopup !== undefined && hit.hasPopup !== 'false') ||
    hit.expanded === false ||
    hit.kind === 'account' ||
    hit.kind === 'menu' ||
    SAYS_WHO.test(fold(hit.label)) ||
    isPerson(hit) ||
    opensUnderHead(view, hit)
  );
}

/** The picture of a person. */
const isPerson = ({ role, icon }: PcdHit): boolean =>
  role === 'button' && /(?:^|[\s_-])(?:user|person|account|profile|avatar)(?=$|[\s_-])/i.test(icon ?? '');

/** "Logged in as mila": as `fold` gives it. */
const SAYS_WHO = /^(?:logged|signed) in as\b|^(?:angemeldet|eingeloggt) als\b|^(?:当前用户|已登录)/;

/** Looks into it; what leads to another page may open its menu under the pointer. */
export const openMenu = (view: SkillView, menu: PcdHit, say: Phrase): ActDraft => {
  const points = menu.href !== undefined && !staysHere(view, menu) && SAYS_WHO.test(fold(menu.label));
  const step: DraftStep = { tool: points ? 'dom.hover' : 'dom.click', on: menu, say };
  return act(points ? [step, waitForMenu('')] : [step], 'replan', 0.8, tell(menu));
};

/** What begins so high stands in the head of a page, whatever it is called. */
const HEAD_PX = 100;

/** A link that leads nowhere, in the head of the page, with an arrow or "⚙": a script opens something under it. */
const opensUnderHead = (view: SkillView, hit: PcdHit): boolean =>
  (hit.role === 'link' || hit.role === 'button') &&
  (hit.landmark === 'header' || (hit.landmark === 'nav' && hit.look.box.y < HEAD_PX)) &&
  staysHere(view, hit) &&
  ((hit.role === 'link' && OPENS_UNDER.test(hit.icon ?? '')) ||
    (hit.kind === 'settings' && !/\p{L}/u.test(hit.label)));

/** What does something says so; as `fold` gives it. */
const ACTS =
  /\b(?:add|create|upgrade|switch|sign (?:in|up|out)|log ?(?:in|out)|register|delete|remove|close|invite|subscribe|erstellen|anlegen|anmelden|abmelden|loschen|entfernen|schlie(?:ss|ß)en)\b|添加|创建|升级|切换|登录|登出|退出|注册|删除|关闭/;

function score(hit: PcdHit): number {
  const isNamed =
    hit.kind === 'account' ||
    SAYS_WHO.test(fold(hit.label)) ||
    isPerson(hit) ||
    /account|profile|user|konto|profil|账户/.test(fold(hit.label));
  const isAtTop = hit.landmark === 'header' || hit.landmark === 'nav';
  // "+" makes something; a name with an arrow is somebody's, and so is "⚙" in the head of a page.
  const isBare =
    (hit.kind === undefined && OPENS_UNDER.test(hit.icon ?? '')) ||
    (hit.kind === 'settings' && !/\p{L}/u.test(hit.label));
  return (isNamed ? 1 : 0) + (isAtTop ? 0.3 : 0) + (isBare ? 0.2 : 0);
}
