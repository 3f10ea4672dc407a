// What goes into a field: quoted text, a secret's handle, a date, or something to be read from the page;
// with the transformation that the words ask for ("in upper case"). Works on masked text.
import type { FieldValue, ValueSource } from '../shared/intent';
import { regex, stripArticles, trimEdges } from './clean';
import { wholeDate } from './dates';
import { LITERAL, QUOTE, SECRET, unmask } from './quotes';
import { parseTarget, type TargetContext } from './targets';

export interface ReadValue {
  value: ValueSource;
  transform?: NonNullable<FieldValue['transform']>;
}

/** Nouns that only announce a literal: `the number "25"`. */
const ANNOUNCE =
  '(?:(?:the|a|an|this|that|following|der|die|das|den|dem|folgende[nrs]?|文字|文本|内容|数字) )*(?:number|text|word|words|value|phrase|string|name|item|sentence|message|letters?|content|zahl|text|wort|wert|satz|text)?:? ?';
const FROM_PAGE =
  /^(?:the |den |das |die )?(?:value|text|content|contents|amount|price|number|total|code|date|name|id|result|label|title|wert|inhalt|betrag|preis) (?:of|in|from|for|shown in|displayed in|inside|next to|(?:that |which )?(?:corresponds?|corresponding|belongs?|belonging) (?:to|with)|von|aus|in) (?<what>.+)$/iu;

const NAME_OF =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)* (?:of|in|for|at|by) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;

export function parseValue(words: string, context: TargetContext, dateField = false): ReadValue {
  const { table, masked } = context;
  let text = trimEdges(words);
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
    const date = dateField ? wholeDate(literal, context) : undefined;
    return {
      value: date ? { from: 'date', date } : { from: 'text', text: literal.slice(0, 1_000) },
      ...extra,
    };
  }
  if (!regex(QUOTE, 'u').test(text)) {
    const page = FROM_PAGE.exec(text)?.groups?.['what'];
    if (page !== undefined) {
      // "Year of Birth" in capitals is the name of one field; "price of the cheapest plan" is put together.
      const target = NAME_OF.test(page) ? { text: page } : parseTarget(page, context);
      return { value: { from: 'page', target }, ...extra };
    }
    const date = wholeDate(unmask(text, masked), context);
    const relative = /^(?:today|tomorrow|yesterday|heute|morgen|gestern|今天|明天|昨天|the day)/iu.test(
      stripArticles(text, table),
    );
    if (date && (dateField || relative)) return { value: { from: 'date', date }, ...extra };
  }
  // A title's own article is written large: "The Ferry".
  const bare = /^\p{Lu}/u.test(text) ? text : stripArticles(text, table);
  return {
    value: { from: 'text', text: unmask(bare, masked).slice(0, 1_000) },
    ...extra,
  };
}

export const isDateField = (words: string): boolean =>
  /\b(?:date|birthday|birth|dob|day|deadline|due|arrival|departure|check-?in|check-?out|fällig(?:keit)?|geburtstag|termin|anreise|abreise)\b|datum\b|[a-zäöü](?:tag|termin)$|日期|生日/iu.test(
    words,
  );
