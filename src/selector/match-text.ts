// How names and texts are compared: white space folded; `includes` without regard to case, `exact` whole and
// case-sensitive (as Playwright's getByRole and getByText compare). Pure.
// Regexes may come from a model: they are bounded in length and shape, and so is the text they see.

export type NameMode = 'exact' | 'includes' | 'regex';

/** Characters of a pattern; longer ones are refused. */
export const MAX_PATTERN_CHARS = 200;
/**
 * Characters of a text that a regex is tried on. The worst admitted pattern takes time with their cube, which a page
 * can bring about in each of its names: some milliseconds at 200, times the choices that a pattern may offer.
 */
export const MAX_MATCHED_CHARS = 200;

/** White space folded to single spaces, ends trimmed, zero-width space and soft hyphen dropped. */
export function foldSpace(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether an accessible name is the wanted one, prepared once for many names. Default mode `includes`; an
 * inadmissible regex matches nothing.
 */
export function nameMatcher(wanted: string, mode: NameMode = 'includes'): (name: string) => boolean {
  if (mode === 'regex') {
    const pattern = parsePattern(wanted);
    if (typeof pattern === 'string') return () => false;
    return (name) => pattern.test(foldSpace(name).slice(0, MAX_MATCHED_CHARS));
  }
  const folded = foldSpace(wanted);
  if (mode === 'exact') return (name) => foldSpace(name) === folded;
  const lower = folded.toLowerCase();
  return (name) => foldSpace(name).toLowerCase().includes(lower);
}

/**
 * The regex of a pattern, `/…/flags` or bare (then without regard to case); or, as a sentence, why it is not
 * admitted: too long, malformed, or of a shape whose matching time can explode.
 */
export function parsePattern(text: string): RegExp | string {
  const slashed = /^\/(.+)\/([a-z]*)$/s.exec(text);
  const source = slashed?.[1] ?? text;
  const flags = slashed?.[2] ?? 'i';
  if (source.length > MAX_PATTERN_CHARS) return `a pattern has at most ${MAX_PATTERN_CHARS} characters`;
  if (!/^[imsu]*$/.test(flags)) return `the pattern's flags may be i, m, s, u, not “${flags}”`;
  const risk = riskOf(source);
  if (risk !== undefined) return risk;
  try {
    return new RegExp(source, flags);
  } catch {
    return `“${source}” is not a regular expression`;
  }
}

/** Repeats that one pattern may have: each multiplies the worst time by the text's length. */
const MAX_REPEATS = 2;
/** Ways through its options (`?`, two each) and alternatives (one each), multiplied: so they multiply the worst time. */
const MAX_CHOICES = 16;

interface Group {
  /** It holds a repeat, an option or alternatives: it must not be repeated itself. */
  variable: boolean;
  alternatives: number;
}

/**
 * Why backtracking over this pattern could take more than the text's length to the power of its repeats plus one,
 * times its choices.
 */
function riskOf(source: string): string | undefined {
  const groups: Group[] = [{ variable: false, alternatives: 1 }];
  let repeats = 0;
  let choices = 1;
  let closed: Group | undefined;
  for (let i = 0; i < source.length; i++) {
    const char = source[i] as string;
    const top = groups[groups.length - 1] as Group;
    if (char === '\\') {
      const next = source[i + 1] ?? '';
      if (/[1-9k]/.test(next)) return 'a pattern may not refer back to a group';
      i++;
      closed = undefined;
    } else if (char === '[') {
      for (i++; i < source.length && source[i] !== ']'; i++) if (source[i] === '\\') i++;
      closed = undefined;
    } else if (char === '(') {
      if (
        source.startsWith('(?=', i) ||
        source.startsWith('(?!', i) ||
        source.startsWith('(?<=', i) ||
        source.startsWith('(?<!', i)
      ) {
        return 'a pattern may not look ahead or behind';
      }
      groups.push({ variable: false, alternatives: 1 });
      const kind = /^\(\?(?::|<\w+>)/.exec(source.slice(i));
      if (kind !== null) i += kind[0].length - 1;
      closed = undefined;
    } else if (char === ')') {
      if (groups.length === 1) return 'a bracket closes that was never opened';
      groups.pop();
      closed = top;
      if (top.variable) (groups[groups.length - 1] as Group).variable = true;
    } else if (char === '|') {
      top.variable = true;
      choices *= (top.alternatives + 1) / top.alternatives++;
      closed = undefined;
    } else {
      const repeat = /^(?:[*+]|\{(\d+)(,?)(\d*)\}|\?)\??/.exec(source.slice(i));
      if (repeat === null) {
        closed = undefined;
        continue;
      }
      const atMost = repeat[0].startsWith('?')
        ? 1
        : repeat[1] !== undefined
          ? Number(repeat[3] || (repeat[2] ? Infinity : repeat[1]))
          : Infinity;
      if (closed?.variable === true && atMost > 1) return 'a repeat may not hold another repeat or a choice';
      if (atMost !== Infinity && atMost > 100) return 'a counted repeat goes up to 100';
      if (atMost > 1 && ++repeats > MAX_REPEATS) return `a pattern has at most ${MAX_REPEATS} repeats`;
      if (atMost <= 1) choices *= 2;
      top.variable = true;
      i += repeat[0].length - 1;
      closed = undefined;
    }
  }
  return Math.round(choices) > MAX_CHOICES ? 'a pattern has too many options and alternatives' : undefined;
}
