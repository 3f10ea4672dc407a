// What goes into a field: quoted text, a secret's handle, a date, or something to be read from the page;
// with the transformation that the words ask for ("in upper case"). Works on masked text.
import type { DateSpan, FieldValue, ValueSource } from '../shared/intent';
import { regex, stripArticles, trimEdges } from './clean';
import { isAhead, isDateField, withShortDay } from './date-fields';
import { describedValue } from './described';
import { comingDay, hasTime, wholeDate } from './dates';
import { LITERAL, QUOTE, SECRET, unmask, type Masked } from './quotes';
import { parseTarget, type TargetContext } from './targets';

export interface ReadValue {
  value: ValueSource;
  transform?: NonNullable<FieldValue['transform']>;
}

/** Nouns that only announce a literal: `the number "25"`. */
const ANNOUNCE =
  '(?:(?:the|a|an|this|that|following|der|die|das|den|dem|folgende[nrs]?|文字|文本|内容|数字) )*(?:number|text|word|words|value|phrase|string|name|item|sentence|message|letters?|content|command|query|code|url|zahl|text|wort|wert|satz|text)?:? ?';
const FROM_PAGE =
  /^(?:the |den |das |die )?(?:what(?:ever)? (?:is|stands|you see) (?:in|inside|next to|beside|to the right of)|(?:value|text|contents?|wert|inhalt) (?:of|for|von)|(?:value|text|contents?|amount|price|number|total|code|date|name|id|result|label|title|wert|inhalt|betrag|preis) (?:in|from|shown in|displayed in|inside|next to|(?:that |which )?(?:corresponds?|corresponding|belongs?|belonging) (?:to|with)|aus)) (?<what>.+)$/iu;

/** 'The value next to "Age"': what stands in quotes says where. */
const BESIDE =
  /^(?:the )?(?:what(?:ever)? (?:is|stands)|(?:value|text|content|number|amount)) (?:next to|beside|to the right of) (?<what>[\uE000-\uE7FF])$/iu;

/** "My email otto@x.de" is the address alone. */
const ADDRESS =
  /^(?:(?:my|the|our|your|this|meine?|die|diese) )?(?:e-?mail(?:[ -]?(?:address|adresse))?|mail|address|adresse|邮箱(?:地址)?)[: ]+(?<address>[^\s@]+@[^\s@]+\.[^\s@]+)$/iu;

const NAME_OF =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)* (?:of|in|for|at|by) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;

/** `field`: what the value is for, in the user's words; `types`: the verb says that it is typed. */
export function parseValue(words: string, context: TargetContext, field = '', types = false): ReadValue {
  const { table, masked } = context;
  const dateField = isDateField(field);
  const dayOf = (text: string): DateSpan | undefined => {
    const day = wholeDate(text, dateField ? withShortDay(context, field) : context, dateField);
    return day && isAhead(field) ? comingDay(day, context.now) : day;
  };
  // "Enter … in the name field": nothing but marks, and still what was said.
  const said = trimEdges(words) + markWithin(words, masked) || words.trim();
  let text = ADDRESS.exec(said)?.groups?.['address'] ?? said;
  let transform: ReadValue['transform'];
  for (const [source, kind] of table.transforms) {
    const gap = table.spaced ? '\\s+' : '\\s*';
    const match = regex(`${gap}(?:${source})$`).exec(text);
    if (!match || match.index === 0) continue;
    transform = kind;
    text = trimEdges(text.slice(0, match.index));
    break;
  }
  const extra = transform ? { transform } : {};
  const secret = regex(SECRET, 'u').exec(text)?.[0];
  if (secret !== undefined) {
    return { value: { from: 'secret', handle: masked.literals.get(secret)?.text ?? '' }, ...extra };
  }
  const announced = regex(`^(?:${ANNOUNCE})(?<q>${LITERAL})$`).exec(text)?.groups?.['q'];
  if (announced !== undefined) {
    const literal = unmask(announced, masked);
    const date = dateField ? dayOf(literal) : undefined;
    return {
      value: date ? { from: 'date', date } : { from: 'text', text: literal.slice(0, 1_000) },
      ...extra,
    };
  }
  // "Comment: what is next to the station?" asks somebody else.
  const asksIt =
    /^what/iu.test(text) && (/^W|[?？]$/u.test(text) || isFreeText(field) || isQuestion(context.masked));
  const beside = BESIDE.exec(text)?.groups?.['what'];
  if (beside !== undefined && !asksIt)
    return { value: { from: 'page', target: { text: unmask(beside, masked) } }, ...extra };
  const described = describedValue(text, context, { types, free: isFreeText(field) });
  if (described) return { value: described, ...extra };
  if (!regex(QUOTE, 'u').test(text)) {
    const page = asksIt ? undefined : FROM_PAGE.exec(text)?.groups?.['what'];
    if (page !== undefined) {
      // "Year of Birth" in capitals is the name of one field; "value of the cheapest plan" is put together.
      const target = NAME_OF.test(page) ? { text: page } : parseTarget(page, context);
      return { value: { from: 'page', target }, ...extra };
    }
    const date = dayOf(unmask(text, masked));
    const relative = /^(?:today|tomorrow|yesterday|heute|morgen|gestern|今天|明天|昨天|the day)/iu.test(
      stripArticles(text, table),
    );
    if (date && (dateField || (relative && !hasTime(date))))
      return { value: { from: 'date', date }, ...extra };
  }
  // A title's own article is written large, "The Ferry", and in sentences each word counts.
  const isWhole = /^\p{Lu}/u.test(text) || isFreeText(field);
  const alone = isFreeText(field) ? text : text.replace(IN_FORM, '');
  const bare = isWhole ? alone.replace(THAT, '') : stripArticles(alone, table);
  return {
    value: { from: 'text', text: withMark(unmask(bare, masked), context).slice(0, 1_000) },
    ...extra,
  };
}

const IN_FORM = /(?<=\S) (?:in|on) (?:the|this) form$|(?<=\S) (?:im|in dem) Formular$/iu;

/** "Write Thank you! in the comment box": a mark amid the goal ends what is written, and not the goal. */
function markWithin(words: string, masked: Masked): string {
  const said = words.trim();
  const [mark = ''] = /(?<=\S)[!?！？]+$/u.exec(said) ?? [];
  return masked.text.trim().endsWith(said) ? '' : mark;
}

/** "Reply to Tom saying are you free?": the mark at the end of the goal belongs to what is written. */
export function withMark(text: string, { masked, table }: TargetContext): string {
  const goal = unmask(masked.text, masked).trim();
  const [mark = ''] = /[?!？！]+$/u.exec(goal) ?? [];
  const isEnd = mark !== '' && goal.slice(0, -mark.length).endsWith(text);
  const asks =
    /^[?？]/u.test(mark) && regex(`^(?:${table.questionStart}|${table.yesNoStart}(?!\\p{L}))`).test(text);
  return isEnd && (asks ? !REQUESTS.test(goal) : WRITES.test(goal)) ? text + mark : text;
}
const isQuestion = ({ text }: Masked): boolean => /[?？]\s*$/u.test(text) && !REQUESTS.test(text.trim());
/** A request put as a question ends with the mark itself. */
const REQUESTS =
  /^(?:can|could|would|will|kannst|könntest|würdest|können|könnten|würden)(?!\p{L})|^(?:你?能|可以)/iu;
const WRITES =
  /^(?:(?:reply|respond|answer|comment|message|tell|text|write|send|leave|post|add|create|(?:antwort|schreib|kommentier|sag)(?:e|en)?)(?!\p{L})|回复|评论|留言|告诉|给)/iu;

/** "A comment that we are late" has but the rest. */
const THAT = /^that (?=(?:i|we|you|he|she|it|they|the|my|our)(?!\p{L}))/u;

/** What is said or called in words of the user's own. */
const isFreeText = (field: string): boolean =>
  /(?:title|subject|head(?:ing|line)|caption|message|comment|notes?|description|body|reply|review|feedback|titel|betreff|überschrift|nachricht|kommentar|notiz|beschreibung|bewertung)(?: ?(?:field|box|feld))?$|(?:标题|主题|消息|评论|留言|备注|描述|回复|内容)$/iu.test(
    field,
  );
