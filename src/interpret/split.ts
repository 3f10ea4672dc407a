// A goal → its clauses. "then", ";", a full stop and a new line always separate; "and" and a comma only
// before a verb, so that "select A and B" stays one wish. Never inside quotes: those are masked before.
import { regex, stripPoliteness, trimEdges } from './clean';
import { dictatedFrom, endsDictation, isSaid } from './dictated';
import type { LanguageTable } from './language/language';
import { isPermission } from './permissions';

const BULLET =
  /^\s*(?:(?:step\s*)?\d{1,2}\s*[.):]\s+|[-*•–]\s+|[a-h]\)\s+|第[一二三四五六七八九十]步[：:，,]?\s*)/iu;
const PLACE_FRONT =
  /^(?:(?:[Ii]n|[Oo]n|[Uu]nder|[Ww]ithin|[Ii]nside|[Aa]t|[Ff]rom|[Ii]m|[Uu]nter|[Aa]uf|[Bb]ei)\s|[Ff]or (?:the \p{Ll}+ )?[@\p{Lu}\uE000-\uE7FF])/u;
/** "In row 3, set …": what is set after it is set there, too. */
const SET_THERE = /^(?<place>(?:in|on|under|within|inside|at) [^,]+, )(?:set|change|update)\s/iu;
/** "Reply to Anna and cc Tom": the second is for a field of the answer. */
const COPIES = /^(?:b?cc (?!(?:to|is|as|field) )\S|setze? \S+ (?:in|auf) b?cc$)/iu;
const ANSWERS = /^(?:reply|respond|answer|write back|forward|antwort\p{L}*|leit\p{L}*)(?!\p{L})/iu;
/** "Quote this and answer …": one act. */
const QUOTES = /^(?:quote|zitier\p{L}*)\s/iu;
const WRITES = /^(?:reply|respond|answer|write|say|add|antwort\p{L}*|schreib\p{L}*)(?!\p{L})/iu;
const INLINE_NUMBER = /(?:^|\s)(?:\(?\d{1,2}[.)]\s)(?=\p{L})/u;

/** `ordered`: puts the clauses of one sentence in the order in which they are to be done. Default: as they stand. */
export function splitClauses(
  text: string,
  table: LanguageTable,
  ordered: (clauses: readonly string[]) => readonly string[] = (clauses) => clauses,
): string[] {
  const lines = text
    .split(/\r?\n/u)
    .flatMap((line) => splitInlineNumbers(line))
    .map((line) => line.replace(BULLET, ''));
  return lines
    .flatMap((line) => splitStrong(line, table))
    .flatMap((part) => ordered(splitWeak(part, table).map((clause) => politeless(clause, table))))
    .filter((part) => /[\p{L}\p{N}\uE000-\uEFFF>]/u.test(part));
}

/** What is to be written keeps its polite words. */
function politeless(part: string, table: LanguageTable): string {
  const start = regex(`^(?:${table.politeStart})+`).exec(part)?.[0] ?? '';
  const order = part.slice(start.length);
  return dictatedFrom(order, table) !== undefined || isSaid(order, table)
    ? order
    : stripPoliteness(part, table);
}

/** A bare "then" in what is to be written belongs to it. */
function splitStrong(line: string, table: LanguageTable): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of line.matchAll(regex(table.strongSeparator, 'gu'))) {
    const left = line.slice(from, match.index);
    if (BARE.test(match[0]) && dictatedFrom(left, table) !== undefined) continue;
    // "Tell Tom: are you there? call me": a question may be followed by more of what is told.
    const isAsked = /^\?/u.test(match[0]) && /^\p{Ll}/u.test(line.slice(match.index + match[0].length));
    if (isAsked && (dictatedFrom(left, table) !== undefined || isSaid(left, table) || TELLS.test(left)))
      continue;
    if (BARE.test(match[0]) && endsInVerb(left, line.slice(match.index + match[0].length), table)) continue;
    parts.push(left);
    from = match.index + match[0].length;
  }
  return [...parts, line.slice(from)];
}
const TELLS =
  /^(?:reply|respond|answer|tell|ask|write|say|comment|post|message|text|send|type|enter|search|google)\s/iu;
/** „… und öffne dann die Übersicht“: the verb before the word is that of what follows. */
const endsInVerb = (left: string, rest: string, table: LanguageTable): boolean =>
  table.spaced &&
  regex(
    `(?:^|[,;:.]\\s*|\\s(?:and|und)\\s+)(?:${table.verbStart})(?: (?:dich|sich|es|sie|ihn|mir|uns|it|them))?$`,
  ).test(left) &&
  !regex(`^(?:${table.verbStart}|${table.nounVerb})(?!\\p{L})`).test(rest) &&
  // "Reload then how many are there?" asks something of its own; „öffne dann Wie es geht“ is a name.
  !regex(`^(?:${table.questionStart})`, rest.includes('?') ? 'iu' : 'u').test(rest) &&
  !regex(`^${table.yesNoStart}\\s.*\\?`).test(rest);
const BARE = /^\s*\p{L}{2,}[\s,，:]*$/u;

/** "1. open X 2. click Y" on one line. */
function splitInlineNumbers(line: string): string[] {
  if (!/(?:^|\s)\(?1[.)]\s/u.test(line) || !/\s\(?2[.)]\s/u.test(line)) return [line];
  return line.split(INLINE_NUMBER).filter((part) => part.trim() !== '');
}

function splitWeak(text: string, table: LanguageTable): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(regex(table.weakSeparator, 'giu'))) {
    if (match.index < from) continue;
    const end = match.index + match[0].length;
    const left = text.slice(from, match.index);
    if (left.trim() === '' || !startsClause(text.slice(end), left, match[0], table)) continue;
    parts.push(left);
    from = end;
  }
  parts.push(text.slice(from));
  const place = SET_THERE.exec(parts[0] ?? '')?.groups?.['place'] ?? '';
  return parts
    .map((part) => trimEdges(part))
    .filter((part) => part !== '')
    .map((part, at) => (at > 0 && /^(?:set|change|update)\s/iu.test(part) ? place + part : part));
}

const ONCE = /^(?:once|as soon as|sobald) /iu;

/** "When does it leave?" asks; "if possible with a view" is a wish. */
const NO_CONDITION = /^(?:when (?:do|does|did|is|are|was|were|will|can)|if possible (?!\p{L}+$)\p{L}+)\s/iu;

const HAS_VALUE = /:\s|^\s*(?:set|change|update|type|write|enter|fill)\s/iu;

function startsClause(rest: string, left: string, separator: string, table: LanguageTable): boolean {
  const polite = regex(`^(?:${table.politeStart})+`).exec(rest)?.[0] ?? '';
  const text = rest.slice(polite.length);
  if (dictatedFrom(left, table) !== undefined) {
    const isOfIt = AND.test(separator) && regex(`^\\p{L}+\\s?(?:${table.pronoun})$`).test(trimEdges(text));
    return isOfIt || endsDictation(trimEdges(text), table);
  }
  if (COPIES.test(text)) return ANSWERS.test(trimEdges(left)) && !isSaid(left, table);
  const isTold = isSaid(left, table);
  if (isTold && !AND.test(separator)) return endsDictation(trimEdges(text), table);
  const end = table.spaced ? '(?![\\p{L}\\p{N}-])' : '';
  // A condition after a comma belongs to the clause before it, where no act follows it: "open the menu, if it asks, close it".
  if (regex(`^(?:${table.condition})`).test(text) && /[,，]/u.test(separator))
    return (NO_CONDITION.test(text) && !HAS_VALUE.test(left)) || hasOwnAct(text, table);
  // "Hit Start and once Continue shows up press it".
  if (AND.test(separator) && ONCE.test(text) && hasOwnAct(text, table)) return true;
  if (regex(`^(?:${table.negation.replace(/^\\b|\\b$/gu, '')})${end}`).test(text)) return true;
  // "… and for Mila, set age to 38": the place of the next act.
  if (
    AND.test(separator) &&
    PLACE_FRONT.test(text) &&
    regex(
      `^(?:[^,]{2,60},|[^,]{2,60} (?:section|form|panel|group|fieldset|row|column|tab))\\s(?:${table.verbStart}|type)${end}`,
    ).test(text)
  )
    return true;
  // "Cookies ablehnen und Rechnung herunterladen": both end in their verb.
  if ([left, text].every((part) => table.reordered?.(trimEdges(part)) !== undefined)) return true;
  if (QUOTES.test(trimEdges(left)) && WRITES.test(text)) return false;
  if (isPermission(left, text, table)) return false;
  // „Alles, was nicht erledigt ist“ asks nothing.
  if (/(?<!\p{L})alles?$/iu.test(trimEdges(left)) && /^was /iu.test(text)) return false;
  if (AND.test(separator) && isOtherAct(text, left, table)) return true;
  const verb = regex(`^(?:${table.verbStart})${end}`).exec(text);
  const nounVerb = verb ? null : regex(`^(?:${table.nounVerb})${end}`).exec(text);
  const word = (verb ?? nounVerb)?.[0];
  if (word === undefined) return isActOnNamed(text, left, table);
  const after = text.slice(word.length);
  if (isTold && !/^\s+\p{Lu}/u.test(after) && !regex(`^\\s*(?:${table.verbEvidence})`).test(after))
    return false;
  // "Click Sign in and register" is one name.
  if (/^(?:register|sign up)$/u.test(text.trim()) && /^(?:click|press|tap|open)\s/iu.test(trimEdges(left)))
    return false;
  // "find and click", "drag and drop": the two verbs share what follows.
  // "In the footer, click Imprint": a place in front belongs to the act.
  if (table.spaced && PLACE_FRONT.test(trimEdges(left)) && (!hasClause(left) || goesOnTyped(left, text)))
    return false;
  if (regex(`(?:^|\\s)${table.sharedVerb}$`).test(trimEdges(left))) return false;
  if (regex(`^(?:${table.politeStart})+$`).test(`${trimEdges(left)}, `)) return false;
  // "if there is a banner, close it": the comma belongs to the condition.
  if (regex(`^(?:${table.condition})`).test(trimEdges(left)) && !hasClause(left)) return false;
  if (/^\p{Lu}/u.test(word)) {
    // "Click Save and Close": one name. "Open Settings and Click Save": two clauses.
    const parts = after.trim();
    if (parts === '' || /^[.!,;]/u.test(parts) || regex('^(?:button|link|tab|and|,)').test(parts))
      return false;
  }
  // "Set the plan to Pro and view to Week": the second of two settings.
  if (GIVES.test(trimEdges(left)) && /^type \S+ (?:as|into|in) (?:the )?\p{L}/u.test(text)) return true;
  if (/^type /u.test(text) && typesAfter(trimEdges(left), after, separator)) return true;
  if (nounVerb && GIVES.test(trimEdges(left)) && /^\s+to\s/iu.test(after) && !GOES.test(word)) return false;
  // "Set Repeat to Weekly, check Monday": a box, and no second value.
  if (/^(?:check|tick)$/u.test(word) && givesOne(trimEdges(left)) && /,/u.test(separator))
    return /^\s+\p{Lu}/u.test(after) || regex(`^\\s*(?:${table.verbEvidence})`).test(after);
  if (nounVerb) return regex(`^\\s*(?:${table.verbEvidence})`).test(after);
  return true;
}

/** "Reply: thanks, and archive it": what is done after the words. */
const AND = /\b(?:and|und)\b|并/iu;

/** "Open the post and upvote it": whatever is done with what has been named, in small letters. */
function isActOnNamed(text: string, left: string, table: LanguageTable): boolean {
  const verb = table.spaced ? '\\p{Ll}+\\s+' : '\\p{Script=Han}{2,4}';
  return (
    regex(NAMES).test(trimEdges(left)) &&
    !NO_VERB.test(text) &&
    regex(`^${verb}(?:${table.pronoun})$`, 'u').test(trimEdges(text))
  );
}
const NAMES =
  '^(?:(?:open|go to|show|view|select|choose|pick|tick|check|mark|click|öffn|zeig|wähl|markier|geh|klick)(?:e|en)?(?!\\p{L})|打开|查看|选择|选中|勾选|点击)';

/**
 * "Reload the page and water the plants", "block Otto and mute Lena": no noun stands before an article or a possessive, and
 * what the tables know as an act is one before a name. Behind what is written, looked for, called so or told what it is
 * about any words go on, and so does a name: "Rock and roll the dice".
 */
function isOtherAct(text: string, left: string, table: LanguageTable): boolean {
  const { word, next } = /^(?<word>\p{Ll}{3,}) (?<next>\S+)/u.exec(text)?.groups ?? {};
  if (!table.spaced || word === undefined || next === undefined || !DOES.test(trimEdges(left))) return false;
  const isNoVerb =
    NO_ACT.test(word) || regex(`^(?:${table.functionWords}|${table.articles}|${table.all})$`).test(word);
  const isAct = (verb: string): boolean =>
    regex(`^(?:${table.nounVerb})$`).test(verb) ||
    table.actions.some(([source]) => regex(`^(?:${source})$`).test(verb));
  // "The guide on how to share", "the form to cancel".
  const infinitive = /\s(?:to|zu) (?<verb>\p{Ll}+)$/u.exec(trimEdges(left))?.groups?.['verb'];
  const isToDo =
    infinitive !== undefined && (isAct(infinitive) || regex(`^(?:${table.verbStart})$`).test(infinitive));
  if (isNoVerb || isToDo || IS_ABOUT.test(left)) return false;
  const isKnown = isAct(word);
  if (regex(`^(?:${table.articles})$`, 'u').test(next) && !THIS.test(next))
    return isKnown || isPlainThing(trimEdges(left), table);
  // "Click the field and type Otto" is one act.
  return isKnown && !/^(?:type|name)$/u.test(word) && /^[\p{Lu}@]/u.test(next);
}
/** "Open the settings", „lade die Seite neu“: the first act ends with a noun, and not with a name. */
function isPlainThing(left: string, table: LanguageTable): boolean {
  const { things } = regex(
    `^\\S+(?:(?: \\p{Ll}{2,4})? (?:${table.articles}|${table.all}) (?<things>.+))?$`,
    'u',
  ).exec(left)?.groups ?? { things: left };
  const names = things?.match(/(?<!\S)\p{Lu}\S*/gu) ?? [];
  return things === undefined || names.length <= (table.id === 'de' ? 1 : 0);
}
const IS_ABOUT =
  /\s(?:about|how to|called|named|titled|über|namens|(?:mit dem|with the) (?:titel|title))\s/iu;
/** Acts on things, whose names do not go on for long. */
const DOES =
  /^(?:(?:open|go|close|reload|refresh|delete|remove|archive|star|unstar|like|follow|unfollow|block|unblock|mute|unmute|pin|approve|reject|accept|decline|save|print|submit|scroll|expand|collapse|download|log|sign|click|press|tap|turn|switch|enable|disable|tick|untick|check|uncheck|forward|share|lad|aktualisier|schlie(?:ß|ss)|lösch|entfern|archivier|speicher|druck|scroll|öffn|geh|klick|melde?|blockier|folg)(?:e|en)?)(?!\p{L})/iu;
const NO_ACT =
  /^(?:not|about|with|for|to|from|of|in|on|by|at|under|over|below|above|into|onto|behind|before|after|beside|between|than|until|during|against|through|all|both|half|each|every|just|also|even|only|maybe|perhaps|then|if|when|while|where|whose|which|what\p{L}*|that|nicht|auch|noch|mit|über|für|von|bei|zu|unter|alle[nrs]?|beide[nrs]?|nur|dann|(?!sing|bring|ping|ring|swing|cling|fling|sling)\p{L}+(?:ing|ly)|\p{L}*(?<!pre|pa|mi|gue|proce|acce|addre|discu|dismi|ble|expre|a)s(?<!ss))$/u;
/** "And keep this", "and this order" point at something, whatever stands before. */
const THIS = /^(?:th(?:is|at|ese|ose)|dies\p{L}*|some|any)$/u;
const NO_VERB = /^(?:not|about|with|for|to|from|of|in|on|by|at|nicht|mit|über|für|von|bei|zu)\s/u;

const GIVES = /(?:^|\s)(?:set|change|update)\s.+\sto\s/iu;
/** "Set the note to Buy milk, check Oven": in words of one's own the value goes on. */
const givesOne = (left: string): boolean => GIVES.test(left) && !GIVES_WORDS.test(left);
const GIVES_WORDS =
  /(?:^|\s)(?:set|change|update)\s(?:.*\s)?(?:notes?|title|message|description|comment|text|subject|body|caption|heading|headline|status|bio|reminder|task|to-?do)(?: (?:field|box|area))? to\s/iu;
const GOES = /^(?:return|get)$/iu;

/** "In the comment box, write open and close the door": more than one name or number goes on as any words do. */
const goesOnTyped = (left: string, next: string): boolean =>
  TYPED_THERE.test(trimEdges(left)) && !ENDS_TYPED.test(next);
const TYPED_THERE =
  /^[^,]+, (?:please )?(?:write|type|enter|put|schreib\p{L}*|tippe?)(?: in)? (?!(?:[\p{Lu}\d\uE000-\uEFFF]\S*|\S+@\S+)$)/u;
const ENDS_TYPED =
  /^(?:press|click|tap|hit|submit|search|save|open the first|drück\p{L}*|klick\p{L}*)(?!\p{L})/iu;

function hasOwnAct(condition: string, table: LanguageTable): boolean {
  const verb = `(?:${table.politeStart})*(?:${table.verbStart})`;
  // "…, if it is old, and click Close": what follows "and" is no part of the case.
  const after = table.spaced
    ? `(?:,|:|\\sthen)\\s*(?:then )?(?!(?:and|und)\\s)${verb}(?!\\p{L})|^(?:${table.presence})?.*\\s(?:${table.verbStart}) (?:${table.pronoun})$`
    : `(?:[，,]|[就则])(?:请|就|则)?${verb}`;
  return regex(after).test(condition);
}

/** "Press Tab and type 5", "click New and type Otto into the name field"; "click Search and type Otto" is one act. */
function typesAfter(left: string, words: string, separator: string): boolean {
  const isOne = /^click\s/iu.test(left) && AND.test(separator) && !/ into /u.test(words);
  return !isOne && !NO_TYPING.test(words) && TYPES_NEXT.test(left);
}
const TYPES_NEXT =
  /^(?:press|hit|push|tap|double|focus|clear|type|click|open)\s(?!.*\s(?:with|by|where|named|called|of)\s)/iu;
const NO_TYPING = /^ (?:of|is|are|for|to|as|and|or|column|field|button)(?!\p{L})/u;

/** The condition already has its consequence: "if …, close it". */
function hasClause(left: string): boolean {
  return /[,，]/u.test(left);
}
