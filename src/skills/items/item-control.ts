// Which control does what is wished with an item: by name, by what its icon stands for, by other words for it.
import type { PcdHit } from '../../shared/query';
import { clickable } from '../target/target';
import { TAKES_AWAY } from '../words/act-words';
import { nameOf } from '../words/naming';
import { CELL_ROLES } from '../words/role-words';
import { namesOfState } from '../words/state-words';
import { kindScore } from '../words/synonyms';
import {
  fold,
  hasPhrase,
  isUnspaced,
  isPartOfWord,
  keywords,
  nameScore,
  sameWord,
  saysAny,
  stem,
  tokens,
} from '../words/words';
import { isPartOfItem } from './items';
import { BESIDE } from './page-frame';

/** The control of that name or meaning; plain text only where it is no mere label of something else. */
export function control(hits: readonly PcdHit[], action: string): PcdHit | undefined {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const scored = hits
    .filter((hit) => clickable(hit) > 0 && hit.type !== 'field' && hit.type !== 'form')
    .filter((hit) => hit.type !== 'text' || (!/[:：]\s*$/.test(hit.label) && !tellsMore(hit, action)))
    .filter((hit) => hit.role !== 'heading' || hit.implicit === true)
    .map((hit) => {
      // One cursor for a bar of several acts: the piece that names the act is what is pressed.
      const bar = hit.type === 'text' ? byId.get(hit.parent ?? '') : undefined;
      const weight = hit.type !== 'text' || bar?.implicit === true ? 1 : 0.85;
      return { hit, score: controlScore(hit, action) * weight };
    })
    .filter((each) => each.score >= 0.6)
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  // A cell is called after the button that it holds: the button is what acts.
  // What is shut in a bar may open when something is chosen; in the item itself it is told.
  const isShut = ({ hit }: (typeof scored)[number]): boolean => hit.disabled === true && !isPartOfItem(hit);
  const shut = scored.find(isShut)?.score ?? 0;
  const holdsAsGood = ({ hit, score }: (typeof scored)[number]): boolean =>
    scored.some((other) => other.hit.parent === hit.id && other.score >= score);
  return scored.find((each) => !isShut(each) && each.score >= shut && !holdsAsGood(each))?.hit;
}

/** The text of a whole bar, or a sentence, names no one act. */
const tellsMore = ({ label }: PcdHit, action: string): boolean =>
  !isUnspaced(label) &&
  !fold(label).startsWith(fold(action)) &&
  tokens(label).length > tokens(action).length + 4;

export function controlScore(hit: PcdHit, action: string): number {
  const state = stateOf(action);
  // "As flagged" tells no state: it is how a menu says what it marks as.
  if (isNoWay(hit, action) && !(state !== undefined && givesState(fold(hit.label), state))) return 0;
  const named = Math.max(nameOf(hit, action), kindScore(action, hit.kind ?? ''));
  // A place of that name, as "Favourites" in the head of a page, is no act.
  if (isKept(action) && isPlace(hit) && !/^(?:add|toggle)\b/.test(fold(hit.label))) return 0;
  const meant = Math.max(...[hit.label, hit.tooltip ?? ''].map((name) => meansAct(fold(name), action)));
  return Math.max(named, hit.type === 'action' ? meant : 0);
}

const isPlace = ({ itemIndex, role, href }: PcdHit): boolean =>
  itemIndex === undefined && role === 'link' && href !== undefined && !/#|^javascript:/.test(href);

const isKept = (action: string): boolean => KEPT.has(fold(action));
const TAKES_BACK = /\b(?:remove|delete|un\p{L}+|entfernen|loschen)\b|取消|移除|已/u;

/** How controls are called that keep a thing for whoever likes it: these words, and no others. */
const KEPT = new Map(
  Object.entries({
    star: /^(?:(?:add(?: to)?|toggle|save to|mark as|zu(?: den)?|als) )?(?:favou?rites?|bookmarks?|lesezeichen|favorit(?:en)?|收藏)(?: (?:hinzufugen|markieren|auswahlen(?:\/entfernen)?))?$|^(?:bookmark this|merken|加入收藏|添加到收藏)$/,
    'add to wishlist':
      /^(?:(?:add|save) (?:to|for) )?(?:(?:my |the )?wish ?list|favou?rites?|later)$|^(?:auf die |zur )?(?:wunschliste|merkliste)(?: hinzufugen)?$|^(?:merken|加入心愿单|收藏)$/,
    'add to watchlist': /^(?:add to )?(?:my |the )?watch ?list$|^(?:beobachten|关注|监视)$/,
    'save for later': /^(?:save(?: for later| article| this)?|read later|bookmark|merken|收藏)$/,
  }),
);

/** By one of its other words, or by a name that holds one; never by one that takes it back. */
function meansAct(name: string, action: string): number {
  if (isKept(action) && TAKES_BACK.test(name) && !name.includes('/')) return 0;
  const words = ACTS.get(fold(action)) ?? [];
  const state = stateOf(action);
  if (state !== undefined && turnedBy(name).includes(state)) return 0.85;
  if (state !== undefined && givesState(name, state)) return 0.9;
  if (KEPT.get(fold(action))?.test(name)) return 0.9;
  // "Turn off notifications" switches off something of theirs, "Remove sticky" takes it back.
  if (SWITCHES.has(fold(action))) return words.includes(name) ? 0.9 : 0;
  return words.includes(name) ? 0.9 : words.some((word) => hasPhrase(name, word)) ? 0.7 : 0;
}

const SWITCHES: ReadonlySet<string> = new Set(
  'activate deactivate pin pause resume restart start stop'.split(' '),
);

/** What buttons for such an act may be called; nothing for other acts. */
export const namesOfSwitch = (action: string): readonly string[] =>
  SWITCHES.has(action) ? (ACTS.get(action) ?? []) : [];

/** "Toggle read", "Mark as (un)read", "Als (un-)gelesen markieren": turns the state on or off. */
export function turnedBy(name: string): string[] {
  const [turned] = TURNS.exec(name)?.slice(1).filter(Boolean) ?? [];
  return turned === undefined ? [] : [turned, ...(IN_ENGLISH.get(turned) ?? [])];
}
const TURNS = /^toggle (.+)$|^mark as \(un-?\)(.+)$|^als \(un-?\)(.+) markieren$/;
const IN_ENGLISH = new Map(
  Object.entries({
    gelesen: ['read'],
    erledigt: ['done'],
    wichtig: ['important'],
  }),
);

/** The state that "mark as unread" gives a thing, or "flag". */
const stateOf = (action: string): string | undefined =>
  /^mark as (.+)$/.exec(fold(action))?.[1] ?? /^(?:un)?flag$/.exec(fold(action))?.[0].concat('ged');

/** "As unread", in a menu "Mark"; "Als ungelesen markieren". */
const marksAs = (name: string, state: string): boolean => {
  const [, said] = /^(?:mark )?as (.+)$|^标记为(.+)$/u.exec(name)?.filter(Boolean) ?? [];
  const [, inGerman] = /^als (.+?)(?: markieren)?$/u.exec(name) ?? [];
  const named = said ?? inGerman;
  return named !== undefined && namesOfState(state).includes(named);
};

/** Or "Stall", of "stalled". */
const givesState = (name: string, state: string): boolean =>
  marksAs(name, state) || (isPast(state, name) && !OF_FORMS.test(name));

/** What buttons of forms and boxes say of these. */
const OF_FORMS = /^(?:cancel|close|post|submit|send|save|apply)$/;

/** A box changes a state; it gives no other name, writes no answer, buys nothing and takes nothing away. As `fold` gives them. */
export const boxCannot = (action: string): boolean =>
  TAKES_AWAY.test(fold(action)) ||
  /^(?:rename|edit|reply|respond|answer|forward|move|copy|download|book|buy|order)$/.test(fold(action));

/** Opens what can be done with an item; as `fold` gives it. */
const MENU =
  /^(?:(?:more )?(?:actions?|options)|more|(?:weitere )?(?:aktionen|optionen)|mehr|操作|更多(?:操作)?|\.{3}|…|⋯|⋮)$/;

/** "Actions", "More", in the midst of a page. */
export const isCalledMenu = ({ label, landmark, disabled }: PcdHit): boolean =>
  !disabled && !BESIDE.has(landmark) && MENU.test(lettersOf(label) || fold(label));

/** A cell is called after the button in it; a press of the cell chooses its row. */
export const isCell = ({ role, hasPopup }: PcdHit): boolean => hasPopup === undefined && CELL_ROLES.has(role);

/** A menu of an item; one without ARIA is known by its name alone. */
export function isMenuOfItem(hit: PcdHit): boolean {
  // What is chosen from in a form is no menu, whatever it is drawn like.
  if (hit.type === 'field' || isCell(hit)) return false;
  if (hit.kind === 'menu' || hit.hasPopup === 'menu' || hit.hasPopup === 'true') return true;
  const isControl = hit.type === 'action' || hit.implicit === true;
  const leadsAway = hit.href !== undefined && !/#$|^javascript:/.test(hit.href);
  return isControl && !leadsAway && !BESIDE.has(hit.landmark) && MENU.test(fold(hit.label));
}

/** Without the arrow or the picture that a menu's name has beside it. */
const lettersOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** "Create rule" beside a thing makes something for it, and opens it not. */
export const makesOther = ({ label, href, type, itemText }: PcdHit, thing: string): boolean =>
  type !== 'text' &&
  // A thing may be called so itself.
  fold(itemText ?? '') !== fold(label) &&
  href === undefined &&
  MAKES.test(fold(label)) &&
  !tokens(label).some((word) => tokens(thing).includes(word));
const MAKES =
  /^(?:add|create|new|neue?[nrs]?)\b.|\b(?:hinzufugen|anlegen|erstellen)$|^(?:添加|新增|新建|创建)/u;

/** "Delete milk", beside the milk, is no way to open it; a link may be called so as any title. */
export const takesItAway = ({ type, label, kind, href }: PcdHit, thing: string): boolean => {
  const name = fold(label);
  const said = TAKES.exec(name)?.[0];
  return (
    type === 'action' &&
    href === undefined &&
    (kind === 'delete' || said !== undefined) &&
    !hasPhrase(fold(thing), said ?? name)
  );
};
const TAKES =
  /^(?:delete|remove|erase|discard|clear|archive|cancel|revoke)\b|\b(?:loschen|entfernen|stornieren)$|^(?:删除|移除)/;

/** A menu "Mark" holds what marks as something. */
export const isMenuFor = ({ label }: PcdHit, action: string): boolean =>
  stateOf(action) !== undefined && MARKS.test(lettersOf(label));
const MARKS = /^(?:mark|markieren|kennzeichnen|标记)(?: (?!all\b)\p{L}+)?(?: as)?$/u;

/** "Select", and what its menu holds: chooses rows, "Unread" for one, and does nothing with them. */
export const choosesRows = ({ label, section }: PcdHit): boolean =>
  [label, section ?? ''].some((name) => CHOOSES.test(lettersOf(name)));
const CHOOSES = /^(?:(?:\p{L}+ )?select(?:ion)?(?: menu)?|\p{L}*auswahl(?:menu)?|auswahlen|选择)$/u;

/** "Blocked" tells how things are and "Unblock" takes it back: neither is the way to "block". */
export function isNoWay({ label, type, role }: PcdHit, action: string): boolean {
  const [said, wanted] = [tokens(label), tokens(action)];
  if (isUnspaced(action)) return OF_STATE.test(label) && !OF_STATE.test(action) && label.includes(action);
  const alike = said.filter((word) => wanted.some((other) => sameWord(word, other)));
  if (alike.length === 0) return isPartOfWord(action, label);
  const [first = ''] = type === 'text' || role === 'link' ? alike : said;
  return alike.every((word) => !wanted.includes(word)) && wanted.some((word) => isPast(first, word));
}

/** What takes away, or marks, more than the one `thing`. */
export const isOfMore = ({ label }: PcdHit, action: string, thing: string): boolean =>
  (TAKES_AWAY.test(fold(action)) || stateOf(action) !== undefined) && isOfMany(label, `${action} ${thing}`);

/** "Delete muted feeds", "Delete all": is about more than what was `said`. */
function isOfMany(label: string, said: string): boolean {
  const known = keywords(said).map(stem);
  if (saysAny(label, MANY) && !saysAny(said, MANY)) return true;
  const more = keywords(label).filter((word) => !known.includes(stem(word)));
  return more.some((word) => MANY.test(word) || (/[^su]s$/.test(word) && !NO_PLURALS.has(word)));
}
const MANY = /^(?:all|every|everything|alle|alles|samtliche)$|所有(?![者权])|(?<!安)全部(?!门)/;
const NO_PLURALS: ReadonlySet<string> = new Set('this news series as is always'.split(' '));

/** "blocked" of "block", "banned" of "ban", "archiviert" of "archivieren". */
export function isPast(word: string, of: string): boolean {
  const forms = [
    `${of}ed`,
    `${of}d`,
    `${of}${of.slice(-1)}ed`,
    of.replace(/y$/, 'ied'),
    of.replace(/en$/, 't'),
  ];
  return word !== of && forms.includes(word);
}

const OF_STATE = /^(?:已|未|取消|解除|不再)/;

/** Other words that controls have for an act on an item. */
export const ACTS = new Map(
  Object.entries({
    buy: [
      'buy',
      'book',
      'purchase',
      'order',
      'get ticket',
      'select',
      'reserve',
      'add to cart',
      'kaufen',
      'buchen',
      '购买',
      '预订',
    ],
    book: ['book', 'reserve', 'buy', 'select', 'buchen', '预订'],
    order: ['order', 'buy', 'purchase', 'bestellen'],
    'mark as important': ['star', 'important', 'flag', 'wichtig'],
    watch: ['watch', 'play', 'abspielen', '播放'],
    star: ['star', 'important', 'favorite', 'favourite'],
    important: ['star', 'important', 'flag'],
    archive: ['archive'],
    pause: ['suspend', 'anhalten', 'pausieren', '暂停'],
    resume: ['unpause', 'continue', 'start', 'fortsetzen', '继续', '恢复'],
    restart: ['reboot', 'neu starten', 'neustarten', '重启', '重新启动'],
    start: ['run', 'launch', 'starten', '启动', '开始'],
    stop: ['halt', 'shut down', 'stoppen', 'beenden', 'anhalten', '停止'],
    activate: ['enable', 'reactivate', 'turn on', 'switch on', 'aktivieren', 'freischalten', '启用', '激活'],
    deactivate: ['disable', 'suspend', 'turn off', 'switch off', 'deaktivieren', 'sperren', '停用', '禁用'],
    reply: ['comment', 'comments', 'kommentieren', 'kommentar', 'kommentare', '评论', '留言'],
    pin: ['stick', 'sticky', 'make sticky', 'set sticky', 'anheften', 'anpinnen', '置顶'],
    delete: ['trash', 'bin', 'loschen', 'entfernen', 'papierkorb', '删除', '移除', '回收站'],
  }),
);

/** The thing behind a label on its line: in "Email: mara@site.org", "email" means the address. */
export function labelledPart(hits: readonly PcdHit[], action: string): PcdHit | undefined {
  const names = (hit: PcdHit): boolean => {
    const own = hit.label.replace(/[:：]\s*$/, '').trim();
    if (isNoWay(hit, action)) return false;
    return nameScore(action, own) >= 0.85 || (own.length > 2 && hasPhrase(fold(action), fold(own)));
  };
  const label = hits.find((hit) => hit.type === 'text' && names(hit));
  if (!label) return undefined;
  const texts = hits.filter((hit) => hit.type === 'text').sort((x, y) => x.order - y.order);
  const next = texts[texts.indexOf(label) + 1];
  const near = next && next.look.box.y <= label.look.box.y + 3 * label.look.box.h ? next : undefined;
  const { x, y, w, h } = label.look.box;
  const beside = hits
    .filter(({ type, look: { box } }) => type === 'action' && box.x >= x + w - 2 && Math.abs(box.y - y) < h)
    .sort((a, b) => a.look.box.x - b.look.box.x)[0];
  return beside ?? hits.find((hit) => hit.id === near?.parent && hit.type === 'action') ?? near;
}

/** A button in the head of a page that says no more than its picture, the lines of a menu. */
export const showsMenu = ({ label, kind, icon, itemIndex, landmark }: PcdHit): boolean =>
  itemIndex === undefined &&
  landmark === 'header' &&
  (kind === 'menu' || !/[\p{L}\p{N}]/u.test(label)) &&
  LINES.test(icon ?? '');
const LINES = /(?:^|[\s_-])(?:menu|hamburger|bars)(?=$|\s)/i;
