// Field = value lists: `username "ann" and password …`, `Name: Ann, City: Bonn`, `name Ann, email a@b.c`.
// A piece that names no field belongs to the value before it ("12 Main St, Springfield").
import type { FieldValue, TargetPhrase } from '../shared/intent';
import { regex, stripArticles, trimEdges } from './clean';
import { LITERAL, unmask, URL_MARK } from './quotes';
import { parseTarget, type TargetContext } from './targets';
import { isDateField } from './date-fields';
import { parseValue } from './values';

interface Raw {
  field: string;
  value: string;
}

export interface ReadPairs {
  fields: FieldValue[];
  /** All pieces named a field in so many words (colon, equals sign, known field noun). */
  sure: boolean;
}

export interface PairsOptions {
  /** Whether the words before them announce pairs. Default false. */
  arePairs?: boolean;
  /** `the author to Cleo Hart` is a pair, as behind "set". Default false. */
  given?: boolean;
}

/** Undefined when the words are no list of pairs. */
export function parsePairs(
  words: string,
  context: TargetContext,
  { arePairs = false, given = false }: PairsOptions = {},
): ReadPairs | undefined {
  const { table } = context;
  const raw: Raw[] = [];
  let sure = true;
  const parts = splitKeeping(trimEdges(words), table.listSeparator).flatMap((part) => inPairs(part, table));
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const isAmong =
      arePairs ||
      raw.length > 0 ||
      (given && next !== undefined && GIVEN.test(next.text)) ||
      (next !== undefined && readPair(next.text, context) !== undefined);
    const pair =
      readPair(part.text, context) ?? (isAmong ? pairAmong(part.text, raw.at(-1), given, table) : undefined);
    if (pair) {
      raw.push(pair.raw);
      sure &&= pair.sure;
      continue;
    }
    const last = raw.at(-1);
    // A quoted value is complete, and so are a number and an address; only loose words can go on.
    if (!last || regex(LITERAL, 'u').test(last.value) || regex(LITERAL, 'u').test(part.text))
      return undefined;
    if (WHOLE.test(last.value) && /\p{L}/u.test(part.text)) return undefined;
    last.value += part.separator + part.text;
  }
  // "The URL … that is triggered", "the email … to group admins": an address ends with its last letter.
  if (raw.length === 0 || raw.some(({ field, value }) => !GOES_ON.test(field) && BEHIND_ADDRESS.test(value)))
    return undefined;
  const fields = raw.map(({ field, value }): FieldValue => {
    const read = parseValue(value, context, field);
    return {
      field: fieldTarget(field, context),
      value: read.value,
      ...(read.transform ? { transform: read.transform } : {}),
    };
  });
  return { fields, sure };
}

const BEHIND_ADDRESS = regex(`^(?:${URL_MARK}|[^\\s@]+@[^\\s@]+\\.[^\\s@]+)\\s\\p{L}`, 'u');

/** "Name Anna city Bonn": each is a name, a number or an address behind the word for its field. */
function inPairs(part: Piece, table: TargetContext['table']): Piece[] {
  const one = `(?:${table.fieldNouns}) (?:[\\p{Lu}\\d][^\\s@]*(?: \\p{Lu}[^\\s@]*| \\d{4}(?!\\S))*|\\S+@\\S+)`;
  const { first, rest } = regex(`^(?<first>${one}) (?<rest>${one}.*)$`, 'u').exec(part.text)?.groups ?? {};
  if (first === undefined || rest === undefined || GOES_ON.test(first) || TITLE.test(first)) return [part];
  return [{ ...part, text: first }, ...inPairs({ text: rest, separator: ' ' }, table)];
}
const TITLE = /^(?:title|subject|heading|titel|betreff)(?!\p{L})/iu;

interface Piece {
  text: string;
  separator: string;
}

const WHOLE = /^[\d\s+()./-]*\d[\d\s+()./-]*$|^\S+@\S+$|^~?\/\S+$|^\p{Ll}+:\/\/\S+$/u;

/** Where each piece is a field of its own and its value, and nothing goes on behind a comma: `boat Pike, crew 3`. */
export function onlyPairs(words: string, context: TargetContext): ReadPairs | undefined {
  const read = parsePairs(words, context, { arePairs: true });
  const pieces = splitKeeping(trimEdges(words), context.table.listSeparator).length;
  const names = new Set(read?.fields.map(({ field }) => field?.text.toLowerCase()));
  return pieces > 1 && read?.fields.length === pieces && names.size === pieces ? read : undefined;
}

function fieldTarget(words: string, context: TargetContext): NonNullable<FieldValue['field']> {
  return calledByKind(parseTarget(words, context), words, context);
}

/** "Nodes", "rows per page": what takes a value is no node and no row, but may well be called so. */
export function calledByKind(target: TargetPhrase, words: string, context: TargetContext): TargetPhrase {
  const { text: _text, roles = [], ...rest } = target;
  const isKind = OF_ITEMS.has(roles[0] ?? '') && Object.keys(rest).length === 0;
  return isKind ? { text: unmask(stripArticles(words, context.table), context.masked) } : target;
}

const OF_ITEMS: ReadonlySet<string> = new Set(['treeitem', 'row', 'link', 'option', 'tab', 'menuitem']);

function splitKeeping(text: string, separator: string): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  let before = '';
  for (const match of text.matchAll(regex(separator, 'giu'))) {
    parts.push({ text: text.slice(from, match.index).trim(), separator: before });
    before = match[0];
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from).trim(), separator: before });
  return parts.filter((part) => part.text !== '');
}

function readPair(text: string, { table }: TargetContext): { raw: Raw; sure: boolean } | undefined {
  const piece = stripArticles(text, table);
  if (/^[^\s@\p{Script=Han}]+@[^\s@]+\.[^\s@]+$/u.test(piece)) {
    return pair({ field: { en: 'email', de: 'E-Mail', zh: '邮箱' }[table.id], value: piece }, true);
  }
  // "user email ann@b.c": an address shows where the field's name ends.
  const address = ADDRESS_OF.exec(piece)?.groups;
  if (address && !BETWEEN.test(address['field'] ?? '')) return pair(address, true);
  const nouns = `(?:(?:${table.fieldNouns})(?: ?(?:field|box|feld|栏|框))?)`;
  const explicit =
    /^(?<field>[^:：=]{1,60}?)\s*(?:(?<!\d):|:(?!\d)|[：=])\s*(?<value>\S.*)$/u.exec(piece)?.groups ??
    ofPlace(piece, nouns) ??
    regex(
      `^(?<field>${nouns})\\s+(?:is|as|to|of(?! birth )|with|should be|ist|auf|mit|als|lautet)\\s+(?<value>\\S.*)$`,
    ).exec(piece)?.groups ??
    regex(`^(?<field>${nouns})\\s*(?:为|是|填写?为?|设为)\\s*(?<value>\\S.*)$`).exec(piece)?.groups;
  // "the form: title The Buoy": what a colon opens is the list, not a field.
  const isWhole = /^(?:in|out|(?:(?:this|my) )?(?:form|formular|fields|felder|表单))$/iu.test(
    explicit?.['field'] ?? '',
  );
  const { field = '', value = '' } = explicit ?? {};
  if (explicit && !isWhole && complete(value) && !isTime(field, value)) return pair(explicit, true);
  const quoteAfter = regex(
    `^(?<field>[^${LITERAL.slice(1, -1)}]{1,60}?)\\s*(?<link>is|as|to|with|auf|mit|als|为|是)?\\s*(?<value>${LITERAL})$`,
  ).exec(piece)?.groups;
  if (
    quoteAfter &&
    /\b(?:that|which|whose|starts?|ends?|begins?|contains?|into|in|both|to (?:find|search|enter|type))\b/iu.test(
      quoteAfter['field'] ?? '',
    )
  )
    return undefined;
  if (
    quoteAfter &&
    !/^(?:the |der |die |das )?(?:number|text|word|value|phrase|string|item|following text|zahl|wort|wert)$/iu.test(
      quoteAfter['field'] ?? '',
    )
  ) {
    // `nickname to "A"`: what gets a quoted value is a field, whatever it is called.
    const given = /^(?:to|auf|为)$/iu.test(quoteAfter['link'] ?? '');
    return pair(quoteAfter, given || regex(`^${nouns}$`).test(quoteAfter['field'] ?? ''));
  }
  const forField = regex(
    `^(?<value>.+?)\\s+(?:for|as|in|into|für|als|in)\\s+(?:the |my |your |das |die |den )?(?<field>.+)$`,
  ).exec(piece)?.groups;
  if (forField && regex(`^${nouns}$|(?:field|box|feld)$`).test(forField['field'] ?? ''))
    return pair(forField, true);
  // `"…" as the confirmation`: a quoted value makes any words behind it the field's.
  const quoteFirst = regex(
    `^(?<value>${LITERAL})\\s+(?:for|as|into|für|als)\\s+(?:the |my |your |das |die |den )?(?<field>[^${LITERAL.slice(1, -1)}]{1,60})$`,
  ).exec(piece)?.groups;
  if (quoteFirst) return pair(quoteFirst, true);
  // A quoted value is complete: more words behind it mean that this is no pair.
  const gap = table.spaced ? '\\s+' : '\\s*';
  const noun = regex(`^(?<field>${nouns})${gap}(?<value>\\S.*)$`).exec(piece)?.groups;
  // "first name field" is a name, not a pair; "name Ann" is one.
  if (
    noun &&
    complete(noun['value'] ?? '') &&
    // "Date format to ISO" is no date.
    !(isDateField(noun['field'] ?? '') && /^\p{Ll}+ (?:to|auf) \S/u.test(noun['value'] ?? '')) &&
    !regex(`^(?:field|box|input|feld|button|link|(?:range |filter )?between\\s)`).test(noun['value'] ?? '')
  )
    return pair(noun, true);
  return undefined;
}

/** "First name of passenger 1 to Ada"; "title of Road to Perdition" ends with the value. */
function ofPlace(piece: string, nouns: string): Record<string, string> | undefined {
  const groups = OF_PLACE.exec(piece)?.groups;
  return groups && regex(`^${nouns}$`).test(groups['noun'] ?? '') ? groups : undefined;
}

const OF_PLACE =
  /^(?<field>(?<noun>.+?) (?:of|for|in|von|für|der|des) (?:the |die |der |den |das )?(?:\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?(?: \d+)?|\p{Lu}[\p{L}-]* \d+)) (?:to|is|as|auf|ist) (?<value>\S.*)$/u;

/** Values that go on behind a comma: places with numbers of their own, and whole sentences. */
const GOES_ON =
  /address|street|adresse|straße|notes?$|message|comment|description|text|body|bio|notiz|nachricht|kommentar|beschreibung/iu;
/** Fields whose values are sentences and names of any words. */
const FREE = /title|name|subject|heading|headline|caption|titel|betreff|标题/iu;
const GIVEN =
  /^(?:(?:the|my|its|das|die|den) )?(?<field>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (?:to|auf) (?<value>\S.*)$/u;
const NAMES = /names?$|namen$/iu;
/** "Ada and theme to Blue": a name of one word, and a value of one word that is a name or a number. */
const ONE_WORD = /^\S+$/u;
const TO_ONE_NAME = /(?:to|auf) (?:[\p{Lu}\d]\S*|on|off)$/u;
/** One word of any kind before "email", but none that tells what to do with it. */
const ADDRESS_OF =
  /^(?<field>(?!(?:add|enter|put|send|set|type|use|write)\b)\p{Ll}+ e-?mail(?: address)?) (?<value>[^\s@]+@[^\s@]+\.[^\s@]+)$/u;
/** Words that no name of a field begins with. */
const BETWEEN =
  /\b(?:the|an?|der|die|das|about|and|around|at|back|by|for|from|in|near|of|on|or|over|since|then|there|to|under|until|with|am|an|bei|bis|für|im|mit|oder|und|von|zu)\b/u;

/**
 * Among pairs, small words before a number, a name, a path, an address or an answer are a field, too: `seats 3`, `plan
 * Pro`, `alerts on`, `folder /srv/boats`.
 */
function pairAmong(
  text: string,
  last: Raw | undefined,
  given: boolean,
  table: TargetContext['table'],
): ReturnType<typeof readPair> {
  if (last !== undefined && GOES_ON.test(last.field)) return undefined;
  // "… and the author to Cleo Hart"; a title may go on like that.
  const isNamed = last && NAMES.test(last.field) && ONE_WORD.test(last.value) && TO_ONE_NAME.test(text);
  const isFree = last !== undefined && FREE.test(last.field) && !isNamed;
  const named = isFree ? undefined : GIVEN.exec(text)?.groups;
  const isName = named && !(last && BETWEEN.test(named['field'] ?? ''));
  if (given && isName && complete(named['value'] ?? '')) return pair(named, true);
  // "Username bob and role viewer": one word each.
  const small =
    last !== undefined && FREE.test(last.field) && !(NAMES.test(last.field) && ONE_WORD.test(last.value));
  const option = small ? undefined : OPTION.exec(stripArticles(text, table))?.groups;
  if (option) return pair(option, true);
  // "And the role Skipper" is the next field, unless a title goes on with an article.
  const groups = AMONG.exec(isFree ? text : stripArticles(text, table))?.groups;
  const field = groups?.['field'] ?? '';
  // "Kind of trip".
  const words = isFree ? field : field.replace(/^\p{Ll}+ of (?=\p{Ll})/u, '');
  return groups && !BETWEEN.test(words) && complete(groups['value'] ?? '') ? pair(groups, true) : undefined;
}

/** What is one of a few. */
const OPTION =
  /^(?<field>role|group|status|type|kind|plan|priority|label|category|team|department|level|rolle|gruppe|typ|art|kategorie|abteilung) (?<value>\p{L}[\p{L}\d_-]*)$/u;

const AMONG =
  /^(?<field>\p{Ll}[\p{Ll}-]+(?: (?:of )?\p{Ll}+)?|(?:\p{Ll}+ )?ID) (?<value>[\p{Lu}\d].*|~?\/\S+|\p{Ll}+:\/\/\S+|[\w-]+(?:\.[\w-]+)+|on|off|yes|no)$/u;

/** "Skip to 2:30", "7am tomorrow" tell a time. */
const isTime = (field: string, value: string): boolean => /\d$/u.test(field) && /^\d\d\b/u.test(value);

const complete = (value: string): boolean =>
  !regex(LITERAL, 'u').test(value) || regex(`^${LITERAL}$`, 'u').test(value.trim());

function pair(groups: Record<string, string>, sure: boolean): { raw: Raw; sure: boolean } {
  return { raw: { field: (groups['field'] ?? '').trim(), value: (groups['value'] ?? '').trim() }, sure };
}
