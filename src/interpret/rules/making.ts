// Making things that have a form of their own: a user, an issue, a task with its assignee and its day.
import type { FieldValue, Intent } from '../../shared/intent';
import { regex, splitPlain, stripArticles, trimEdges } from '../clean';
import { parsePairs, type ReadPairs } from '../pairs';
import type { Slots } from '../pattern';
import { LITERAL, SECRET } from '../quotes';
import { defineRule, reading, type ClauseContext, type Reading } from './rule';

/** Things that have a form of their own, and of which the user may say only the name. */
const MADE =
  'account|album|author|board|book|brand|category|channel|client|collection|column|company|contact|customer|department|document|employee|feed|folder|group|issue|item|label|list|member|milestone|page|playlist|product|project|recipe|report|repository|role|room|rule|section|(?:sub-?)?task|supplier|swimlane|table|tag|team|template|ticket|topic|user|vendor|workspace|benutzer|gruppe|kategorie|kunden?|ordner|projekt|seite|spalte|(?:teil|unter)?aufgabe|thema|vorgang';

/** Where only a name is said, a coupon, a note, a caption is filled in where the page has it. */
export const isMadeByName = (thing: string): boolean => regex(`^(?:${MADE})$`).test(thing);

const INTO = '(?:in|to|for|im|zu|zum|zur|für) (?:the |my |our |das |die |den |der )?';
/**
 * What follows a bare name and is no part of it: "in the group Guests", "with the password …". The kind is written as no
 * title has it, small in English, and what comes behind is a name or a quotation.
 */
const GOES_WITH =
  '(?:(?:in|to) (?:the |my |our )?(?:account|album|board|category|channel|collection|department|folder|group|project|repository|team|workspace)' +
  '|(?:in|to) (?:the|my|our) (?:list|section)|for (?:the |my |our )?(?:client|customer|project|team)' +
  '|(?:im|in der) (?:Benutzer|Gruppe|Kategorie|Ordner|Projekt|Team)|für (?:das|die|den) (?:Kunden|Projekt|Team|Gruppe)' +
  '|(?:with|mit) (?:the |an? |de[mnr] )?(?:[Ee]-?[Mm]ail|[Pp]ass(?:word|wort)|[Kk]ennwort)) [\\p{Lu}\\uE000-\\uEFFF]';
/** "To the group admins", "valid for 30 days": written small, but no words of a name either. */
const GOES_WITH_SMALL =
  '(?:(?:to|in|into|inside|under) (?:the|my|our) (?:board|category|channel|collection|department|folder|group|project|repository|team|workspace)' +
  '|(?:im|in der|zu[mr]) (?:gruppe|kategorie|ordner|projekt|team)) [\\p{Ll}\\d][\\p{L}\\d_.-]*$' +
  '|(?:with|mit) (?:\\p{Ll}[\\p{Ll}-]* ){1,3}(?:access|permissions?|rights|zugriff|rechten)$' +
  '|(?:valid (?:for|until)|gültig (?:für|bis)|(?:that|which) (?:expires?|is|are|has)) \\S';

/** Things that people make, where more is said of them than a name. */
const KIND = regex(`^(?:${MADE}|card|coupon|event|guest|location|note|post|beitrag)$`);

/** "Project Harbour", "user petra": the kind and the name. Not "user group", and not where a name is said besides. */
function kindAndName(
  said: string,
  fields: readonly FieldValue[],
): { kind: string; name: string } | undefined {
  const [kind = '', ...rest] = said.split(' ');
  const name = rest.join(' ');
  const isNamed = fields.some(({ field }) => /^(?:name|title|user ?name|titel)$/iu.test(field?.text ?? ''));
  if (name === '' || isNamed || !KIND.test(kind) || KIND.test(rest.at(-1) ?? '')) return undefined;
  const isWritten =
    /^[\p{Lu}\p{N}"'“‘]/u.test(name) || (rest.length === 1 && /^(?:user|member|tag)$/iu.test(kind));
  return isWritten && !GOES_ON.test(name) ? { kind, name } : undefined;
}

/** What follows is no part of the name: "Harbour in the workspace Blue", "Ada Nord, ada@b.de". */
const GOES_ON = regex(
  '[,:]|\\s(?:with|in|for|by|at|to|from|on|as|under|mit|im|für|bis|von|vom|zu|zum|zur|am|bei|als|unter)\\s',
);

function loginIn(noun: string, context: ClauseContext): string | undefined {
  const [, quoted] = regex(`^(?:user|member|account|benutzer) (${LITERAL})$`, 'u').exec(noun.trim()) ?? [];
  return quoted === undefined ? undefined : context.plain(quoted);
}

const textField = (field: string, text: string): FieldValue => ({
  field: { text: field },
  value: { from: 'text', text },
});

interface Made {
  kind: string;
  /** As it stands in the clause. */
  name: string;
  details: string;
  /** Name of the control that opens the form; %1 is the kind of thing. */
  made: string | undefined;
}

/** "assigned to Otto, with high priority and due on Friday": each part is a field of the form. */
function withDetails({ kind, name, details, made }: Made, context: ClauseContext): Reading | undefined {
  if (!isMadeByName(kind)) return undefined;
  const more = detailsOf(details, context);
  if (!more) return undefined;
  const named: FieldValue = { field: { text: 'name' }, value: context.value(name).value };
  const fields = [named, ...more];
  const opener = made?.replace('%1', kind) ?? `${verbOf(context)} ${kind}`;
  const opens = fields.flatMap(({ field }) => field ?? []);
  return reading(
    [{ kind: 'click', target: { text: opener }, opens }, { kind: 'fill', fields }, { kind: 'submit' }],
    0.8,
  );
}

interface Said {
  name: string;
  /** Fields that are said behind it. */
  more: FieldValue[];
}

/**
 * "Alba" in the group Boats: a quotation is the whole name, and what follows is read by itself. So is what follows
 * a bare name and names a kind: otto in the group Guests. Undefined where that is said of no field.
 */
function nameAndMore(words: string, context: ClauseContext): Said | undefined {
  const quoted = regex(`^(?<name>${LITERAL})(?:,? (?<rest>.+))?$`, 'u').exec(words)?.groups;
  const bare = regex(`^(?<name>.+?),? (?<rest>(?:${GOES_WITH}|${GOES_WITH_SMALL}).*)$`, 'u').exec(
    words,
  )?.groups;
  const small = regex(
    `^(?<name>.+?),? (?:with|mit) (?:the |an? |de[mnr] )?(?<pairs>(?:${context.table.fieldNouns}|role|rolle|label|group|gruppe) \\S+(?:(?:,|,? and|,? und) .+)?)$`,
    'iu',
  ).exec(words)?.groups;
  if (!quoted && small) return withSmallPairs(small['name'] ?? '', small['pairs'] ?? '', context);
  const { name = words, rest } = quoted ?? bare ?? {};
  // A password among the words of a name is none of them.
  if (name.length > 1 && regex(SECRET, 'u').test(name)) return undefined;
  const more = rest === undefined ? [] : detailsOf(rest, context);
  return more && { name, more };
}

/** "Bob with role editor": in small letters each part is one word for the field and one for its value. */
function withSmallPairs(name: string, pairs: string, context: ClauseContext): Said | undefined {
  const more = splitPlain(pairs, context.table).map((part) => {
    const [field = '', value, ...rest] = part.split(' ');
    return value === undefined || rest.length > 0
      ? undefined
      : { field: { text: field }, value: context.value(value, field).value };
  });
  return more.every((one) => one !== undefined) ? { name, more } : undefined;
}

/** "create", "set up". */
const verbOf = ({ clause }: ClauseContext): string =>
  /^\p{L}+(?: up)?/u.exec(clause)?.[0].toLowerCase() ?? '';

/** Each part is a field of the form, undefined where one of them is none. */
function detailsOf(words: string, context: ClauseContext): FieldValue[] | undefined {
  const parts = words.split(
    regex(`,? (?:and|und) (?=${BEGINS})|, ?(?:and |und )?(?=${BEGINS})| (?=${BEGINS})`),
  );
  const read = parts.map((part) => detailOf(trimEdges(part), context));
  return read.every((fields) => fields !== undefined) ? read.flat() : undefined;
}

/** How a detail begins, or ends: "with high priority". */
const BEGINS = `(?:(?:assigned to|due|with|in the|zugewiesen an|fällig|mit|in der)(?= )|of (?=(?:kind|type|category|class|size|colou?r|status|brand) )|${INTO}(?:${MADE}) )`;

const DETAILS: ReadonlyArray<[words: string, field: string]> = [
  ['(?:assigned to|zugewiesen an) (?:the )?(?<value>.+)', 'assignee'],
  ['(?:due|fällig)(?: (?:date|on|by|until|am|bis))? (?<value>.+)', 'due date'],
  ['(?:by|bis)(?: zum)? (?<value>.+)', 'due date'],
  ['with (?:an? |the )?(?<value>\\S+) priority|mit (?<value2>\\S+) priorität', 'priority'],
  ['(?:with (?:an? |the )?|mit )?(?:priority|priorität) (?:of )?(?<value>\\S+)', 'priority'],
  ['in the (?<value>.+) category|in the category (?<value2>.+)|in der kategorie (?<value3>.+)', 'category'],
];

function detailOf(words: string, context: ClauseContext): FieldValue[] | undefined {
  for (const [source, field] of DETAILS) {
    const { value, value2, value3 } = regex(`^(?:${source})$`).exec(words)?.groups ?? {};
    const said = value ?? value2 ?? value3;
    if (said === undefined) continue;
    const read = context.value(field === 'priority' ? uninflected(said) : said, field).value;
    if (field === 'due date' && read.from !== 'date') return undefined;
    return [{ field: { text: field }, value: read }];
  }
  const groups = regex(
    `^${INTO}(?:(?<kind>${MADE}) (?<value>.+)|(?!(?:the|my|our|das|die|den|der) )(?<value2>.+) (?<kind2>${MADE}))$`,
  ).exec(words)?.groups;
  const kind = groups?.['kind'] ?? groups?.['kind2'];
  const owner = groups?.['value'] ?? groups?.['value2'];
  if (kind !== undefined && owner !== undefined)
    return [{ field: { text: context.plain(kind) }, value: context.value(owner).value }];
  const pairs = regex('^(?:with|mit|of) (?:the |an? |de[mnr] )?(?<pairs>.+)$').exec(words)?.groups?.['pairs'];
  return pairs === undefined ? undefined : parsePairs(pairs, context, { arePairs: true })?.fields;
}

/** "mit hoher Priorität": as a list has it, "hoch". */
const uninflected = (word: string): string =>
  word.replace(/^hohe[rmn]?$/iu, 'hoch').replace(/(?<=^(?:niedrig|mittler|normal|dringend))e[rmn]$/iu, '');

/** "A folder called Photos in Documents": where it is made, as folders lie in folders. */
function insideOf({ noun = '', name, place }: Slots): {
  name: string | undefined;
  place: string | undefined;
} {
  const inside = /(?:^|\s)(?:sub-?)?(?:folder|directory|file)$/iu.test(noun)
    ? INSIDE.exec(name ?? '')?.groups
    : undefined;
  return place === undefined && inside ? { name: inside['name'], place: inside['place'] } : { name, place };
}
const INSIDE = /^(?<name>\S.*?) (?:in|inside|under) (?<place>[\uE000-\uE7FF].*|.+ (?:folder|directory))$/u;

/** Fields with their values, and what is said of the thing in other words behind them: "… to group admins". */
function pairsOf(pairs: string, context: ClauseContext): Pick<ReadPairs, 'fields'> | undefined {
  const read = parsePairs(pairs, context, { arePairs: true });
  const fields = read || !context.table.spaced ? undefined : detailsOf(`with ${pairs}`, context);
  return read ?? (fields && { fields });
}

export const makingRules = [
  defineRule({
    name: 'create',
    specificity: 51,
    build: (slots, { made, called = 'name' }, context) => {
      const { noun, pairs, text, thing: kind, details } = slots;
      const { name, place } = insideOf(slots);
      if (kind !== undefined && details !== undefined && name !== undefined)
        return withDetails({ kind: context.plain(kind), name, details, made }, context);
      const read = pairs === undefined ? undefined : pairsOf(pairs, context);
      if (pairs !== undefined && !read) return undefined;
      // „Eine Liste mit drei Einträgen“, „mit allen Namen“: said of the thing, in no field of a form.
      const isLoose = read?.fields.some(({ field }) => !/^\p{Lu}/u.test(field?.text ?? ''));
      if (isLoose && name === undefined && context.table.id === 'de') return undefined;
      const verb = verbOf(context);
      const said = noun === undefined ? '' : context.plain(stripArticles(noun, context.table));
      // A user "nora" named Nora West: what stands in quotes is what they log in by.
      const login = name === undefined ? undefined : loginIn(noun ?? '', context);
      const apart = name === undefined ? kindAndName(said, read?.fields ?? []) : undefined;
      if (name === undefined && !read && !apart) return undefined;
      const thing = apart?.kind ?? (login === undefined ? said : said.slice(0, -login.length).trim());
      if (/^(?:event|meeting|appointment|filter|text|value)$/iu.test(thing)) return undefined;
      // "Add a user called Ada" makes one; "add a user" alone may be about the field.
      const isMade = read !== undefined && /^(?:create|make)$/u.test(verb);
      if (name === undefined && !apart && !isMade && regex(`^(?:${context.table.fieldNouns})$`).test(thing))
        return undefined;
      if (regex('\\b(?:called|named|titled)\\b').test(thing)) return undefined;
      // "With name Ann, email a@b.c and city Oslo": the name ends where the next field begins.
      const pairsFromName = name?.includes(',') ? parsePairs(`name ${name}`, context)?.fields : undefined;
      const listed = pairsFromName && pairsFromName.length > 1 ? pairsFromName : undefined;
      const announced = name === undefined || listed ? undefined : nameAndMore(name, context);
      if (name !== undefined && !listed && !announced) return undefined;
      const named = apart
        ? [textField('name', apart.name)]
        : announced
          ? [{ field: { text: called }, value: context.value(announced.name).value }, ...announced.more]
          : (listed ?? []);
      // Who makes an account stands at its form, or is led to one.
      const signsUp =
        regex('^(?:sign up|register|subscribe|registrier)').test(context.clause) ||
        regex('^(?:user )?account$').test(thing);
      const says = text === undefined ? [] : [{ field: { text: 'text' }, value: context.value(text).value }];
      const logs = login === undefined ? [] : [textField('user name', login)];
      const fields = [...logs, ...named, ...(read?.fields ?? []), ...says];
      const opens = fields.flatMap(({ field }) => field ?? []);
      const open: Intent[] = signsUp
        ? []
        : [
            {
              kind: 'click',
              target: { text: trimEdges(made?.replace('%1', thing) ?? `${verb} ${thing}`) },
              opens,
              ...(place === undefined ? {} : { place: context.plain(place) }),
            },
          ];
      const submit: Intent = {
        kind: 'submit',
        ...(signsUp ? { target: { text: verb === 'create' ? `create ${thing}` : (made ?? verb) } } : {}),
      };
      return reading([...open, { kind: 'fill', fields }, submit], 0.75);
    },
  }),
];
