// The little language in which the tables write their phrasings. A pattern is a regular expression with
// macros, anchored at both ends and blind to case:
//   {name}    any phrasing that the table's lexicon lists under that name
//   <slot>    any words          <slot:q>  one quoted string or secret
//   <slot:n>  a number           <slot:u>  a web address     <slot:c>  a count: digits or a number word
//   <slot:t>  a number or a time of day
//   (…)       groups without capturing; a space is white space (none is needed in Chinese).
import { COUNT } from './counts';
import { LITERAL, URL_MARK } from './quotes';

export type Slots = Readonly<Record<string, string>>;

const NUMBER = '[-+−]?[$€£¥]?\\d[\\d.,]*(?:\\s?%)?';
const SLOT_TYPES: Readonly<Record<string, string>> = {
  q: LITERAL,
  n: NUMBER,
  u: URL_MARK,
  c: COUNT,
  t: `\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?|\\d{1,2}\\s?[ap]\\.?m\\.?(?!\\p{L})|${NUMBER}`,
};

/** Throws for a pattern that names a phrase the lexicon does not have: a bug in a table. */
export function compilePattern(
  source: string,
  lexicon: Readonly<Record<string, string>>,
  spaced: boolean,
): RegExp {
  const expanded = expandLexicon(source, lexicon)
    .replace(/\((?!\?)/gu, '(?:')
    .replace(/<(\w+)(?::(\w))?>/gu, (_, name: string, type: string | undefined) => {
      const body = type === undefined ? '.+?' : SLOT_TYPES[type];
      if (body === undefined) throw new Error(`pattern "${source}": no slot type "${type}"`);
      return `(?<${name}>${body})`;
    })
    .replace(/ \?/gu, '\\s*')
    .replace(/ /gu, spaced ? '\\s+' : '\\s*');
  return new RegExp(`^(?:${expanded})$`, 'iu');
}

/** Replaces `{name}` by the lexicon's alternatives, also inside the alternatives themselves. */
function expandLexicon(source: string, lexicon: Readonly<Record<string, string>>): string {
  return source.replace(/\{([a-zA-Z]+)\}/gu, (_, name: string) => {
    const alternatives = lexicon[name];
    if (alternatives === undefined) throw new Error(`pattern "${source}": no phrase "${name}"`);
    return `(?:${expandLexicon(alternatives, lexicon)})`;
  });
}

/** Slots of a match without the empty ones. */
export function slotsOf(match: RegExpExecArray): Slots {
  const slots: Record<string, string> = {};
  for (const [name, text] of Object.entries(match.groups ?? {})) {
    // Groups that took no part in the match are undefined, whatever the type says.
    if ((text as string | undefined) !== undefined && text.trim() !== '') slots[name] = text.trim();
  }
  return slots;
}
