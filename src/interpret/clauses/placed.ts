// "In row 3, change the city to Basel": a place in front of an act that gives a value is where the field stands, and no
// part of the value.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { findDate } from '../dates';
import { unmask } from '../quotes';
import { readClause, type RuleReading } from '../rules/registry';
import { clauseContext } from '../rules/rule';
import { parseTarget, type TargetContext } from '../targets';

/** Beginnings that look like a place and are a time or a manner. */
const NO_PLACE =
  '(?!(?:in (?:addition|total|short|between|(?:that|this|any|which) case|(?:the )?(?:future|end|meantime|zukunft)|(?:dies|jed)em fall)|at (?:the end|first|last|once|least|noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?| o.clock)?)|on top of that|from (?:now|then) on|im (?:anschluss|notfall|zweifel|allgemeinen)|auf (?:jeden|keinen) fall|bei (?:bedarf|gelegenheit))\\s*,)';
const PLACE = `${NO_PLACE}(?:in|on|under|within|inside|at|from|im|unter|auf|bei)\\s[^,]{2,60}?`;
/** "For Otto, …", "For the user @otto, …": what is done belongs to somebody. */
const FOR_ONE =
  /^(?:[Ff]or|[Ff]ür) (?:the \p{Ll}+ )?(?<who>[@\p{Lu}\uE000-\uE7FF][^\s,]*(?: \p{Lu}[^\s,]*)*), (?<act>\S.*)$/u;
/** Small words and a place, and a comma before the act. */
const PLACE_FIRST = regex(`^(?<place>${PLACE})\\s*,\\s*(?<act>\\S.*)$`);
/** "In the billing section type Turin into City": the noun ends the place, and the field stands behind the value. */
const SECTION_FIRST =
  /^(?<place>(?:[Ii]n|[Uu]nder|[Ww]ithin|[Ii]nside) (?:the )?[^,]{2,50}? (?:section|panel|group|fieldset|form|tab)) (?<act>(?:type|enter|write|put|input) (?:\S.*(?<! (?:am|are|is|was|were|be|get|got|go|went)) into \S.*|\S.* in (?:the )?\S.* (?:field|box)|\S+ (?:in|as) (?:the )?[\p{Lu}\uE000-\uE7FF].*))$/u;
/** Where people write to each other, anything may stand behind what they write. */
const IS_TALK = /(?<!\p{L})(?:chat|comment|message|note|review|reply|replies|post|discussion|feedback)/iu;
/** No place ends like that: behind an article a verb is what something is called. */
const NO_END = /(?:^|\s)(?:in|on|under|within|inside|at|from|the|an?|my|our|your|this|that|all|new)$/iu;
/** Where one goes to look for something: the nouns of pages. */
const PAGES =
  'inbox|orders?|products?|settings|files?|mails?|e-?mails?|messages?|tasks?|to-?dos?|notes?|contacts?|customers?|users?|members?|invoices?|tickets?|issues?|projects?|documents?|downloads?|drafts?|archive|trash|calendar|library|account|profile|items?|parts?|staff|shop|store|catalog(?:ue)?|cart|basket|help|posteingang|bestellungen|produkten?|einstellungen|dateien|nachrichten|aufgaben|kontakten?|kunden|rechnungen|projekten?';
const LIST_NOUN = regex(
  `(?<!\\p{L})(?:${PAGES}|list|table|grid|page|section|tab|panel|folder|board|column|menu|dialog|form|sidebar|playlist|results?|liste|tabelle|seite|bereich|ordner|spalte|(?:row|line|zeile) \\d+)$`,
);
const NAMED = /\s[\p{Lu}\uE000-\uE7FF]\S*$/u;
/** "In the recipe remove section click save": the first verb is part of the place. */
const OTHER_ACT =
  /^\S.*(?<!\b(?:the|an?|my|our|to|and)) (?:click|press|tap|delete|remove|archive|select|choose|save|open|close|tick|untick|type|enter|submit)(?!\p{L})/iu;
const BEFORE_ACT =
  / (?=(?:turn (?:on|off)|go to page|show(?= \d)|\p{L}+(?: (?:for|by))?) (?!on |of |in )\S)/giu;
const SURE = /^(?:set|change|update|click|press|tick|untick|check|uncheck|turn (?:on|off))(?!\p{L})/iu;
const OF_LISTS =
  /^(?:delete|remove|archive|rename|duplicate|expand|collapse|(?:search for|sort by|filter by|go to page|show(?= \d))(?!\p{L}))(?!\p{L})/iu;

/** Without a comma only some verbs show where the act begins, and most of them behind a list alone. */
function placeThenVerb(clause: string): Record<string, string> | undefined {
  if (!regex(`^${PLACE} `).test(clause)) return undefined;
  for (const { index } of clause.matchAll(BEFORE_ACT)) {
    const [place, act] = [clause.slice(0, index), clause.slice(index + 1)];
    if (!regex(`^${PLACE}$`).test(place) || NO_END.test(place)) continue;
    const isListed = LIST_NOUN.test(place) || NAMED.test(place);
    if (SURE.test(act) || (isListed && OF_LISTS.test(act) && !OTHER_ACT.test(act))) return { place, act };
  }
  return undefined;
}
/** „Ändere in Zeile 3 den Ort auf Basel“: the place stands behind the verb. */
const BEHIND_VERB =
  /^(?<verb>(?:änd(?:er|re)|setz|stell)\p{Ll}*) (?<place>(?:in|im|bei|unter) (?:(?:der|dem) )?[^,]{2,60}?) (?<rest>(?:den|die|das|(?:mein|sein|ihr)e?n?) \S.* auf \S.*)$/iu;
/** „Ändere den Ort in Zeile 3 auf Basel“: no new value stands behind "in". */
const BEFORE_VALUE =
  /^(?<verb>(?:änd(?:er|re)|setz|stell)\p{Ll}* [^,]+?) (?<place>in (?:der )?(?:\p{Ll}+ )?(?:zeile|reihe|spalte)(?: \d+)?) (?<rest>auf \S.*)$/iu;
const TIMES = /^in (?:\d+ (?:\p{L}+)|an? (?:second|minute|hour|day|week|moment|bit))$/iu;

/** What is changed in its place; undefined where the clause does not begin like that. */
export function readInPlace(clause: string, context: TargetContext): RuleReading | undefined {
  const {
    verb = '',
    place = '',
    rest = '',
  } = (BEHIND_VERB.exec(clause) ?? BEFORE_VALUE.exec(clause))?.groups ?? {};
  if (rest !== '') return placed(place, `${verb} ${rest}`, context);
  const { who, act = '' } = FOR_ONE.exec(clause)?.groups ?? {};
  if (who !== undefined) {
    const read = regex(`^(?:${context.table.all}|everyone|everybody)$`).test(who)
      ? undefined
      : readClause(clauseContext(context, act));
    const intents = read?.intents.map((intent) => forOne(intent, parseTarget(who, context), context));
    return read && intents?.every((intent) => intent !== undefined) === true
      ? { ...read, intents }
      : undefined;
  }
  const section = SECTION_FIRST.exec(clause)?.groups;
  const said =
    PLACE_FIRST.exec(clause)?.groups ?? (IS_TALK.test(section?.['place'] ?? '') ? undefined : section);
  return said && placed(said['place'] ?? '', said['act'] ?? '', context);
}

/** "For Quantity, enter 3" names the field; whom it is for is never dropped. */
function forOne(intent: Intent, who: TargetPhrase, { masked }: TargetContext): Intent | undefined {
  if (intent.kind === 'choose') return intent.field ? undefined : { ...intent, field: who };
  if (intent.kind === 'fill' && intent.fields.every(({ field }) => field === undefined))
    return { ...intent, fields: intent.fields.map((one) => ({ ...one, field: who })) };
  const whose = moved(intent, { where: [{ op: 'contains', value: unmask(who.text, masked) }] });
  return JSON.stringify(whose) === JSON.stringify(intent) ? undefined : whose;
}

/** Any other act with its place behind it: "In the footer, click Imprint". */
export function readBehind(clause: string, context: TargetContext): RuleReading | undefined {
  const said = PLACE_FIRST.exec(clause)?.groups ?? placeThenVerb(clause);
  if (!said) return undefined;
  const { place = '', act = '' } = said;
  const changed = placed(place, act, context);
  if (changed) return changed;
  // Behind a value the place would be typed with it.
  const alone = readClause(clauseContext(context, act));
  if (alone?.intents.every(hasValue) === true) return undefined;
  const there = alone && isDoneThere(alone.intents) ? placeToOpen(place, alone.intents, context) : undefined;
  if (alone && there)
    return {
      ...alone,
      intents: there === 'here' ? alone.intents : [{ kind: 'open', target: there }, ...alone.intents],
    };
  const lower = place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  // „Bei Name, gib Otto ein“: the end of the verb is no part of the value.
  const [, gives = act, end = ''] = /^((?:gib|gebe?|trage?) .+)( ein)$/iu.exec(act) ?? [];
  return readClause(clauseContext(context, `${gives} ${lower}${end}`));
}

function placed(place: string, act: string, context: TargetContext): RuleReading | undefined {
  const read = readClause(clauseContext(context, act));
  if (!read?.intents.every(hasValue)) return undefined;
  const where = placeOf(place, context);
  return where && { ...read, intents: read.intents.map((intent) => moved(intent, where)) };
}

const hasValue = (intent: Intent): boolean =>
  intent.kind === 'set' ||
  intent.kind === 'check' ||
  intent.kind === 'date' ||
  (intent.kind === 'fill' &&
    intent.fields.every(({ field, words }) => field !== undefined && words !== true));

/** What is done to the whole of a list, or by a way of its own: the place is where one goes first. */
const isDoneThere = (intents: readonly Intent[]): boolean =>
  intents.every(({ kind }) => kind === 'search' || kind === 'sort' || kind === 'paginate') ||
  (intents.length > 1 && intents.every(({ kind }) => kind === 'expand'));

/** The part of the page to be opened; the list in front of the user is there already. */
function placeToOpen(
  words: string,
  intents: readonly Intent[],
  context: TargetContext,
): TargetPhrase | 'here' | undefined {
  const [, name = ''] =
    /^(?:in|on|under|within|inside|at|im|unter|auf|bei) (.+)$/iu.exec(trimEdges(words)) ?? [];
  const plain = unmask(name, context.masked);
  if (plain === '' || TIMES.test(words) || NO_PART.test(plain) || findDate(plain, context)) return undefined;
  if (OF_ANY_PAGE.test(plain)) return 'here';
  // "In Berlin, search for hotels" tells what is sought.
  const isSought = intents.some(({ kind }) => kind === 'search');
  return isSought && !IS_PAGE.test(plain) ? undefined : parseTarget(name, context);
}
const NO_PART =
  /(?<!\p{L})(?:top|bottom|left|right|middle|cent(?:er|re)|morning|afternoon|evening|night|oben|unten|links|rechts|mitte|morgen|vormittag|nachmittag|abend|nacht|上面?|下面?|左边?|右边?|中间|早上|上午|下午|晚上)(?:[ -](?:left|right|side|corner|hand side))?$/iu;
const IS_PAGE = regex(`^(?:my|our|meine[nrm]?|unsere[nrm]?) |(?<!\\p{L})(?:${PAGES})$`);
const OF_ANY_PAGE =
  /(?<!\p{L})(?:table|list|grid|page|results?|search|box|field|bar|dialog|form|header|footer|sidebar|tree|row|column|tabelle|liste|seite|dialog|formular|baum)$/iu;

type Where = Partial<TargetPhrase>;

/** Where it is, as a target has it; nothing where the place is only the form. */
function placeOf(words: string, context: TargetContext): Where | undefined {
  const said = trimEdges(words);
  const plain = unmask(said, context.masked);
  // "On Monday", "in 5 minutes", "from Rome": when and what, and not where.
  if (/^from /iu.test(plain) || TIMES.test(plain) || findDate(plain, context)) return undefined;
  const { text, ...where } = parseTarget(
    `X ${said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
    context,
  );
  if (text === 'X') return where;
  const name = stripArticles(said.replace(/^\p{L}+ /u, ''), context.table);
  return { within: unmask(name, context.masked) };
}

function moved(intent: Intent, where: Where): Intent {
  const at = (target: TargetPhrase = { text: '' }): TargetPhrase =>
    target.within === undefined && target.where === undefined ? { ...target, ...where } : target;
  switch (intent.kind) {
    case 'fill':
      return { ...intent, fields: intent.fields.map((one) => ({ ...one, field: at(one.field) })) };
    case 'set':
    case 'date':
      return { ...intent, field: at(intent.field) };
    case 'check':
      return { ...intent, targets: intent.targets.map(at) };
    case 'click':
    case 'open':
      return { ...intent, target: at(intent.target) };
    case 'item':
      return { ...intent, item: at(intent.item) };
    default:
      return intent;
  }
}
