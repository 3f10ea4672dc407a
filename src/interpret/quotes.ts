// Takes literals out of a goal before any grammar looks at it: quoted strings, web addresses and handles
// of secrets each become one private-use character, so that no comma, "and" or full stop inside them can
// split a clause or match a verb. Pure; unmasking gives the words back to the letter.

/** A literal that was taken out of the goal. The text of a quote is kept as it is, punctuation included. */
export interface Literal {
  kind: 'quote' | 'url' | 'secret';
  text: string;
}

export interface Masked {
  text: string;
  /** By placeholder character. */
  literals: ReadonlyMap<string, Literal>;
}

const QUOTE_BASE = 0xe000;
const URL_BASE = 0xe800;
const SECRET_BASE = 0xec00;
/** Literals of each kind that are masked in one goal; any more are left as they are. */
const MAX_LITERALS = 1_000;

/** Regex sources for one placeholder. */
export const QUOTE = '[\\uE000-\\uE7FF]';
export const URL_MARK = '[\\uE800-\\uEBFF]';
export const SECRET = '[\\uEC00-\\uEFFF]';
/** A value that cannot be confused with grammar: quote or secret. */
export const LITERAL = '[\\uE000-\\uE7FF\\uEC00-\\uEFFF]';

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”“"'],
  ['”', '”'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['`', '`'],
  ['＂', '＂'],
  ["'", "'’"],
  ['‘', "’'"],
  ['‚', "‘’'"],
]);

/** "Password hunter2!": the mark at the end is part of a password, wherever a sentence may end with one; long runs of white space are none. */
const PASSWORD = '(?:pass ?(?:word|code|phrase)|passwort|kennwort|pwd|pw|pin(?! to \\D)|密码|口令)';
const MARKED_PASSWORD = new RegExp(
  `(?<=(?<!\\p{L})${PASSWORD}(?:\\s{0,3}[:：=]\\s{0,3}|\\s{1,3}(?:is|to|as|auf|ist|lautet)\\s{1,3})|(?:with|and|,|enter|type|use|als|mit|und|as|输入|填写)(?: (?:the|my|a|das|dem))?\\s{0,3}${PASSWORD}\\s{1,3}|(?:log|sign) ?in (?:as|with) [^\\s/]+ ?/ ?)(?!(?:please|now|thanks|bitte|jetzt)!)[^\\s"“”„«»「」,，]+[!?]+(?=\\s|$|,)`,
  'giu',
);

const ASKS =
  /^\s*(?:(?:please|bitte|can|could|would|will|may|should|shall|do|does|did|is|are|has|have|what|which|where|when|why|who|whose|how|was|wer|wie|wo|wann|warum|welche[rsn]?|ist|sind|kann(?:st)?|könn\p{Ll}*|würde\p{Ll}*|magst|soll\p{Ll}*|darf)(?!\p{L})|[请你能可怎哪什为是])/iu;

const WORD = /[\p{L}\p{N}]/u;
const LATIN_WORD = /[\p{Script=Latin}\p{N}]/u;
const SINGLE = new Set(["'", '‘', '‚']);
const URL_START = /^(?:https?:\/\/|www\.)[^\s<>"“”„«»「」，。；、）]+/iu;
const SECRET_START = /^secret:[a-z0-9-]{4,64}/u;
const WHOLE_SECRET = /^\s*secret:[a-z0-9-]{4,64}\s*$/u;

/** Index of the closing mark, or -1. */
function closing(text: string, start: number): number {
  const open = text.charAt(start);
  const closers = PAIRS.get(open);
  if (closers === undefined) return -1;
  const before = text.charAt(start - 1);
  // An apostrophe or an inch mark stands after a letter or digit; an opening mark does not.
  if ((open === '"' || SINGLE.has(open)) && LATIN_WORD.test(before)) return -1;
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (!closers.includes(char)) continue;
    // "Don't" inside single quotes does not close them.
    if (SINGLE.has(open) && WORD.test(text.charAt(at + 1))) continue;
    // An empty pair is a value too ("set the name to """); a doubled quote inside is not told apart.
    return at;
  }
  return -1;
}

export function maskLiterals(goal: string): Masked {
  const literals = new Map<string, Literal>();
  const counts = { quote: 0, url: 0, secret: 0 };
  const bases = { quote: QUOTE_BASE, url: URL_BASE, secret: SECRET_BASE };
  const source = goal.replace(/[\uE000-\uF8FF]/gu, ' ').replace(MARKED_PASSWORD, (word, at: number) =>
    // "Can you log in with password x1?": there the mark is the question's.
    word.endsWith('?') && ASKS.test(goal) && goal.slice(at + word.length).trim() === ''
      ? word
      : `「${word}」`,
  );
  let out = '';
  const put = (kind: Literal['kind'], text: string): boolean => {
    if (counts[kind] >= MAX_LITERALS) return false;
    const mark = String.fromCharCode(bases[kind] + counts[kind]);
    counts[kind] += 1;
    literals.set(mark, { kind, text });
    out += mark;
    return true;
  };
  for (let at = 0; at < source.length;) {
    const char = source.charAt(at);
    const end = closing(source, at);
    const inner = source.slice(at + 1, Math.max(at, end));
    // A handle that took the place of a quoted secret is the handle, not words to type.
    const kind = WHOLE_SECRET.test(inner) ? 'secret' : 'quote';
    if (end > at && put(kind, kind === 'secret' ? inner.trim() : inner)) {
      at = end + 1;
      continue;
    }
    const lower = char.toLowerCase();
    if ((lower === 'h' || lower === 'w' || char === 's') && !LATIN_WORD.test(source.charAt(at - 1))) {
      const rest = source.slice(at, at + 2_100);
      const secret = SECRET_START.exec(rest)?.[0];
      if (secret !== undefined && put('secret', secret)) {
        at += secret.length;
        continue;
      }
      const url = URL_START.exec(rest)?.[0].replace(/[.,;:!?)]+$/u, '');
      if (url !== undefined && put('url', url)) {
        at += url.length;
        continue;
      }
    }
    out += char;
    at += 1;
  }
  // Runs of white space become one space: they mean the same, and would make the patterns slow.
  return { text: out.replace(/\s*\n\s*/gu, '\n').replace(/[^\S\n]+/gu, ' '), literals };
}

/** The words with the literals back in their places; quotes come without their marks. */
export function unmask(text: string, masked: Masked): string {
  return text.replace(/[\uE000-\uEFFF]/gu, (mark) => masked.literals.get(mark)?.text ?? '');
}
