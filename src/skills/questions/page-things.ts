// Kinds of things that any page may have, in a list or not: its links, headings, buttons, fields; addresses of people in
// its text. What "list all links" and "which email addresses are there?" ask for. Pure.
import type { Extraction } from '../../shared/extraction';
import type { TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { pageText } from '../../shared/page-text';
import { MAX_CANDIDATES, MAX_READ_CHARS } from '../../shared/perception-budgets';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { liesIn } from '../target/target';
import { emailsIn, phonesIn } from '../words/said-addresses';
import { clip, fold, keywords, wordScore } from '../words/words';

export interface ThingKind {
  /** What people call several of them; all of the words, as `fold` gives them. */
  called: RegExp;
  /** What the page is asked for them. */
  need: Need;
  /** Column names and rows, each row the text of its columns. */
  fields: readonly string[];
  rowsOf(view: SkillView): ThingRow[];
  /** Those without a name are not told: nobody can say how many there are, and a list may be meant that shows them. */
  isPart?: true;
}

interface ThingRow {
  cells: readonly string[];
  /** Where it stands; absent for what is only said. */
  hit?: PcdHit;
}

const KEY = 'things';

/** Things of a role, in the order of the page. */
const ofRole = (
  called: RegExp,
  query: { roles: string[]; kind?: 'text' },
  fields: readonly string[],
  cellsOf: (hit: PcdHit) => readonly string[],
): ThingKind => ({
  called,
  need: { key: KEY, type: 'query', query: { ...query, topK: MAX_CANDIDATES } },
  fields,
  rowsOf: (view) =>
    view
      .hits(KEY)
      .filter(({ behind }) => behind !== true)
      .map((hit) => ({ cells: cellsOf(hit), hit })),
});

const nameOf = (hit: PcdHit): string => hit.fullLabel ?? hit.label;

/** What is said in the text of the page, and the line in which it is. */
const inText = (
  called: RegExp,
  field: string,
  scheme: string,
  foundIn: (text: string) => string[],
): ThingKind => ({
  called,
  need: { key: KEY, type: 'text', maxChars: MAX_READ_CHARS },
  fields: [field, 'context'],
  rowsOf: (view) => [
    ...view
      .passages(KEY)
      .flatMap(({ heading, text }) =>
        text
          .split('\n')
          .flatMap((line) =>
            foundIn(line).map((said) => ({ cells: [said, contextOf(said, [line, text, heading ?? ''])] })),
          ),
      ),
    // A link that writes to somebody may be called by the person.
    ...poolOf(view).flatMap((hit) =>
      hit.href?.startsWith(scheme)
        ? foundIn(decoded(hit.href.slice(scheme.length).split('?')[0] ?? '')).map((said) => ({
            cells: [said, nameOf(hit) === said ? '' : nameOf(hit)],
          }))
        : [],
    ),
  ],
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The nearest words around it that say more than it does. */
const contextOf = (said: string, around: readonly string[]): string =>
  clip(around.map((words) => besides(said, words)).find((words) => words !== '') ?? '', 200);

function besides(said: string, words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  if (plain.startsWith(said)) return plain.slice(said.length).trim();
  return plain.endsWith(said) ? plain.slice(0, -said.length).trim() : plain;
}

const level = ({ tag }: PcdHit): string => /^h([1-6])$/.exec(tag)?.[1] ?? '';
const stateOf = ({ checked, value }: PcdHit): string =>
  checked === undefined ? (value ?? '') : checked === true ? 'on' : checked === 'mixed' ? 'mixed' : 'off';

const FIELD_ROLES = [
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'spinbutton',
  'slider',
  'checkbox',
  'radio',
  'switch',
];

const LINKS = ofRole(
  /^(?:(?:hyper ?)?links?|urls?|web ?adress(?:e|en)|web addresses|verweise?|超?链接|网址)$/,
  { roles: ['link'] },
  ['text', 'url'],
  (hit) => [nameOf(hit), hit.href ?? ''],
);
const HEADINGS = ofRole(
  /^(?:(?:sub ?)?headings?|headlines?|(?:zwischen)?uberschrift(?:en)?|标题)$/,
  { roles: ['heading'], kind: 'text' },
  ['text', 'level'],
  (hit) => [hit.text ?? hit.label, level(hit)],
);
const BUTTONS = ofRole(
  /^(?:buttons?|schaltflachen?|knopfe?|按钮)$/,
  { roles: ['button'] },
  ['name'],
  (hit) => [nameOf(hit)],
);
const FIELDS = ofRole(
  /^(?:(?:form|input|text) ?fields?|fields?|inputs?|(?:formular|eingabe|text)?felder|(?:输入框|表单字段|字段))$/,
  { roles: FIELD_ROLES },
  ['name', 'type', 'value'],
  (hit) => [nameOf(hit), hit.inputType ?? hit.role, stateOf(hit)],
);
const CHECKBOXES = ofRole(
  /^(?:check ?box(?:es)?|kontrollkastchen|复选框)$/,
  { roles: ['checkbox'] },
  ['name', 'value'],
  (hit) => [nameOf(hit), stateOf(hit)],
);
const IMAGES: ThingKind = {
  ...ofRole(
    /^(?:images?|pictures?|photos?|bilder|fotos|图片|图像)$/,
    { roles: ['img', 'image'], kind: 'text' },
    ['name'],
    (hit) => [hit.text ?? hit.label],
  ),
  isPart: true,
};
const EMAILS = inText(
  /^(?:e ?-?mail ?-?address(?:es)?|mail addresses|(?:e ?-?)?mail ?-?adressen?|(?:电子)?邮箱(?:地址)?|电子邮件地址|邮件地址)$/,
  'email',
  'mailto:',
  emailsIn,
);
const PHONES = inText(
  /^(?:(?:tele)?phone ?-?numbers?|telefon ?-?nummern?|rufnummern?|handynummern?|电话(?:号码)?|手机号码?|联系电话)$/,
  'phone',
  'tel:',
  phonesIn,
);

/** By all the roles that a word may mean: "results" are links, too, and rows. */
const BY_ROLES: ReadonlyMap<string, ThingKind> = new Map([
  ['link', LINKS],
  ['heading', HEADINGS],
  ['button link', BUTTONS],
  ['textbox', FIELDS],
  ['checkbox', CHECKBOXES],
  ['img link', IMAGES],
]);
/** Which a question may be about. */
const KINDS = [LINKS, HEADINGS, BUTTONS, FIELDS, CHECKBOXES, EMAILS, PHONES];

/** The kind that a phrase means. Rows by their order or by what they tell are a list's. */
export function thingsMeant({
  roles,
  text,
  where,
  superlative,
  ordinal,
}: TargetPhrase): ThingKind | undefined {
  if (where?.length || superlative || ordinal !== undefined) return undefined;
  return roles === undefined ? thingsCalled(text) : BY_ROLES.get(roles.join(' '));
}

export function thingsCalled(words: string): ThingKind | undefined {
  const said = fold(words).trim();
  return KINDS.find(({ called }) => called.test(said));
}

/** All of that kind, or those that the words name; undefined where there are none. `more`: there may be others. */
export function thingsOf(view: SkillView, kind: ThingKind, which?: TargetPhrase): Extraction | undefined {
  const words = kind.called.test(fold(which?.text ?? '').trim()) ? [] : keywords(which?.text ?? '');
  const within = which?.within;
  const asked = kind
    .rowsOf(view)
    .filter(({ cells }) => cells[0] !== '' && words.every((word) => says(cells, word)))
    .filter(({ hit }) => within === undefined || (hit !== undefined && liesIn(view, hit, within)));
  const firsts = new Map<string, ThingRow>();
  for (const row of asked) if (!firsts.has(keyOf(row, kind))) firsts.set(keyOf(row, kind), row);
  const once = [...firsts.values()];
  const { count = once.length } = which ?? {};
  const rows = count < 0 ? once.slice(count) : once.slice(0, count);
  if (rows.length === 0) return undefined;
  const more = view.hits(KEY).length >= MAX_CANDIDATES && rows.length === once.length;
  return {
    collectionId: NO_LIST,
    name: pageText(''),
    fields: [...kind.fields],
    rows: rows.map(rowOf(kind)),
    more,
  };
}

/** An id that no list of a page has: these rows are of none. */
const NO_LIST = 'c0';

const rowOf =
  ({ fields }: ThingKind) =>
  ({ cells }: ThingRow, index: number): Extraction['rows'][number] => ({
    index,
    cells: Object.fromEntries(fields.map((field, at) => [field, { text: pageText(cells[at] ?? '', 500) }])),
    actions: [],
  });

/** The same address said twice is one; two buttons of one name are two. */
const keyOf = ({ cells, hit }: ThingRow, { fields }: ThingKind): string =>
  hit === undefined ? fold(cells[0] ?? '') : fields.includes('url') ? cells.join('\n') : hit.id;

const says = (cells: readonly string[], word: string): boolean =>
  cells.some((cell) =>
    fold(cell)
      .split(/[^\p{L}\p{N}]+/u)
      .some((other) => wordScore(word, other) >= 0.8),
  );
