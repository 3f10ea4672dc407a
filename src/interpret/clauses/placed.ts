// "In row 3, change the city to Basel": a place in front of an act that gives a value is where the field stands, and no
// part of the value.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { findDate } from '../dates';
import { unmask } from '../quotes';
import { readClause, type RuleReading } from '../rules/registry';
import { clauseContext } from '../rules/rule';
import { parseTarget, type TargetContext } from '../targets';

/** What begins like a place and is a time or a manner. */
const NO_PLACE =
  '(?!(?:in (?:addition|total|short|between|(?:that|this|any|which) case|(?:the )?(?:future|end|meantime|zukunft)|(?:dies|jed)em fall)|at (?:the end|first|last|once|least|noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?| o.clock)?)|on top of that|from (?:now|then) on|im (?:anschluss|notfall|zweifel|allgemeinen)|auf (?:jeden|keinen) fall|bei (?:bedarf|gelegenheit))\\s*,)';
const PLACE = `${NO_PLACE}(?:in|on|under|within|inside|at|from|im|unter|auf|bei)\\s[^,]{2,60}?`;
/** "For Otto, …", "For the user @otto, …": what is done belongs to somebody. */
const FOR_ONE =
  /^(?:[Ff]or|[Ff]ür) (?:the \p{Ll}+ )?(?<who>[@\p{Lu}\uE000-\uE7FF][^\s,]*(?: \p{Lu}[^\s,]*)*), (?<act>\S.*)$/u;
/** Small words and a place, and a comma before the act. */
const PLACE_FIRST = regex(`^(?<place>${PLACE})\\s*,\\s*(?<act>\\S.*)$`);
/** Without the comma only these verbs show where the act begins; behind an article they are what something is called. */
const NO_COMMA = regex(
  `^(?<place>${PLACE})(?<!(?:^|\\s)(?:in|on|under|within|inside|at|from|the|an?|my|our|your|this|that|all|new)) (?<act>(?:set|change|update|click|press|tick|untick|check|uncheck|turn (?:on|off)|delete|remove|archive|rename|duplicate|expand|collapse|search for|sort by|filter by|go to page|show (?=\\d)) ?(?!on |of |in )\\S.*)$`,
);
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
  const said = PLACE_FIRST.exec(clause)?.groups;
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
  const said = (PLACE_FIRST.exec(clause) ?? NO_COMMA.exec(clause))?.groups;
  if (!said) return undefined;
  const { place = '', act = '' } = said;
  const changed = placed(place, act, context);
  if (changed) return changed;
  // Behind a value the place would be typed with it.
  const alone = readClause(clauseContext(context, act));
  if (alone?.intents.every(hasValue) === true) return undefined;
  const there = alone?.intents.every(hasNoPlace) === true ? placeToOpen(place, context) : undefined;
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
const hasNoPlace = ({ kind }: Intent): boolean =>
  kind === 'search' || kind === 'sort' || kind === 'paginate' || kind === 'expand';

/** The part of the page to be opened; the list in front of the user is there already. */
function placeToOpen(words: string, context: TargetContext): TargetPhrase | 'here' | undefined {
  const [, name = ''] =
    /^(?:in|on|under|within|inside|at|im|unter|auf|bei) (.+)$/iu.exec(trimEdges(words)) ?? [];
  const plain = unmask(name, context.masked);
  if (plain === '' || TIMES.test(words) || findDate(plain, context)) return undefined;
  return OF_ANY_PAGE.test(plain) ? 'here' : parseTarget(name, context);
}
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
