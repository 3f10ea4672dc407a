// How well words name a thing on the page: by its label, text, placeholder, icon, kind or address.
import { kindOf } from '../../ranking/kinds';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { kindScore, restOf } from './synonyms';
import { fold, isUnspaced, keywords, nameScore, stem } from './words';

/** How well a phrase's words name a hit, 0…1, whatever its role. */
export function nameOf(hit: PcdHit, words: string, literal = false): number {
  const buttonValue =
    hit.type === 'action' || ['option', 'radio', 'checkbox'].includes(hit.role) ? hit.value : undefined;
  let best = Math.max(nameScore(words, hit.label), nameScore(words, withoutIcons(hit.label)));
  for (const [text, weight] of [
    [hit.fullLabel, 1],
    [hit.text, 0.98],
    [hit.placeholder, 0.96],
    [buttonValue, 0.95],
  ] as const)
    if (text) best = Math.max(best, nameScore(words, text) * weight);
  if (hit.icon) best = Math.max(best, iconScore(words, hit.icon));
  // What has no name has no kind by it; its picture may stand for one.
  if (hit.icon && hit.kind === undefined && !/[\p{L}\p{N}]/u.test(hit.label))
    best = Math.max(best, ...kindsOfPicture(hit.icon).map((kind) => 0.9 * kindScore(words, kind)));
  if (literal) return best;
  if (hit.tooltip) best = Math.max(best, nameScore(words, withoutKeys(hit.tooltip)) * 0.93);
  if (hit.kind && !isAboutOther(hit.label, words, hit.kind))
    best = Math.max(best, kindScore(words, hit.kind));
  if (hit.type === 'field' && hit.section) best = Math.max(best, nameScore(words, hit.section) * 0.7);
  if (hit.href && hit.label.length < 2) best = Math.max(best, nameScore(words, lastSegment(hit.href)) * 0.7);
  return best;
}

/** "Drafts (2)": a name, and how many there are of what it leads to. */
export const COUNTED = /^(\p{L}[^\d()[\]]*?)\s*[([]\s*(\d[\d.,\u00a0\u202f]*)\s*[)\]]$/u;

/** "Length arrow_drop_down", "pending_actions Activity log": the names of pictures in a font that is made of words. */
export const withoutIcons = (label: string): string =>
  label.replace(/(?<![\p{L}\d_])[a-z]+(?:_[a-z]+)+(?![\p{L}\d_])/gu, ' ').trim() || label;

/** "Edit this page [alt-shift-e]", "Save (Ctrl+S)", "Recent changes [r]": a tooltip ends with the keys for it. */
export const withoutKeys = (tooltip: string): string =>
  tooltip.replace(
    /\s*(?:[([][^()[\]]*(?:ctrl|control|strg|alt|shift|cmd|[⌘⌥⇧])[^()[\]]*[)\]]|\[\p{L}\])$/iu,
    '',
  );

/** "Create new user" is no way to "add parking": both say what is added, and it is not the same. */
function isAboutOther(label: string, words: string, kind: string): boolean {
  const [said, shown] = [restOf(words, kind), restOf(label, kind)];
  return said.length > 0 && shown.length > 0 && !said.some((word) => shown.includes(word));
}

/** An icon is called by one of the names that its author gave it, or by the word in it ("bi-trash" → trash). */
function iconScore(words: string, icon: string): number {
  const wanted = fold(words).replace(/ icon$/, '');
  const names = fold(icon).split(' ');
  if (names.includes(wanted)) return 0.94;
  return names.some((name) => name.split(/[-_:]/).slice(1).join(' ') === wanted) ? 0.8 : 0;
}

/** "pi pi-trash" → delete. */
const kindsOfPicture = (icon: string): string[] =>
  fold(icon)
    .split(' ')
    .flatMap((name) => kindOf(name.split(/[-_:]/).slice(1).join(' ') || name) ?? []);

function lastSegment(href: string): string {
  return (
    (href.split(/[?#]/)[0] ?? '')
      .split('/')
      .filter(Boolean)
      .pop()
      ?.replace(/\.\w+$/, '') ?? ''
  );
}

/** Whether the page's title or address says that it is about a thing of that kind, one word of any language. */
export function isAbout({ mini }: SkillView, kind: string): boolean {
  const { pathname, hash, searchParams } = new URL(mini.url, 'http://x');
  // "?task_id=4"; and many an application has its address behind the sign.
  const ids = [...searchParams.keys()].flatMap((key) => /^(\p{L}{3,})[_-]?id$/iu.exec(key)?.[1] ?? []);
  // With two of them it may be about either.
  const shown = `${mini.title} ${pathname} ${hash} ${ids.length === 1 ? ids[0] : ''}`;
  const words = keywords(shown).map(stem);
  return namesOfKind(kind).some((name) =>
    isUnspaced(name) ? shown.includes(name) : words.includes(stem(fold(name))),
  );
}

/** What pages are about: the addresses of many are in English, whatever language they speak. As `fold` gives them. */
const KINDS: ReadonlyArray<readonly string[]> = [
  ['task', 'aufgabe', '任务'],
  ['project', 'projekt', '项目'],
  ['user', 'benutzer', 'nutzer', '用户'],
  ['page', 'seite', '页面'],
  ['article', 'artikel', '文章'],
  ['post', 'beitrag', '帖子'],
  ['customer', 'kunde', '客户'],
  ['order', 'bestellung', 'auftrag', '订单'],
  ['invoice', 'rechnung', '发票'],
  ['product', 'produkt', '产品', '商品'],
  ['issue', 'vorgang', '工单'],
  ['event', 'termin', '日程'],
  ['contact', 'kontakt', '联系人'],
  ['document', 'dokument', '文档'],
  ['file', 'datei', '文件'],
  ['group', 'gruppe', '群组'],
  ['profile', 'profil', '个人资料'],
];

export function namesOfKind(kind: string): readonly string[] {
  const said = stem(fold(kind));
  return KINDS.find((names) => names.some((name) => stem(name) === said)) ?? [kind];
}

/** Words for what the page lists. */
export function kindsOf(view: SkillView): string {
  return [view.mini.title, ...view.mini.collections.map(({ name }) => name)].join(' ');
}
