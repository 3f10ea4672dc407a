// Values that are described, not stated: "today's date", "the sum of 12 and 30", "the order number". What the clock,
// arithmetic or the words themselves give is worked out here; the rest is looked for on the page, or asked. Pure; works on
// masked text.
import type { ValueSource } from '../shared/intent';
import { regex, trimEdges } from './clean';
import { DESCRIBED, type DescribedWords } from './language/described-words';
import { LITERAL, SECRET, unmask } from './quotes';
import type { TargetContext } from './targets';

/**
 * The value that the words describe; undefined where the words are themselves the value. `types`: the verb before them types
 * something. `free`: they are a sentence to write, in which only clock, sums and parts of words are worked out.
 */
export function describedValue(
  words: string,
  context: TargetContext,
  { types, free }: { types: boolean; free: boolean },
): ValueSource | undefined {
  const { table, masked } = context;
  const said = trimEdges(words);
  const known = DESCRIBED[table.id];
  if (said === '' || said.length > 200 || regex(SECRET, 'u').test(said)) return undefined;
  const is = (source: string): RegExpExecArray | null => regex(`^(?:${source})$`).exec(said);
  const now = known.now.find(([source]) => is(source));
  if (now) return clockValue(now[1], said, context);
  const sum = summed(said, known);
  if (sum !== undefined) return text(sum);
  const part = partOf(said, known, context);
  if (part) return part;
  if (free) return undefined;
  // A quotation is the value itself, unless it names what the value is of: the price of "Apple".
  if (regex(`^${LITERAL}|${LITERAL}.*${LITERAL}`, 'u').test(said)) return undefined;
  if (is(known.never)) return { from: 'described', words: unmask(said, masked).slice(0, 1_000) };
  if (!types || regex(LITERAL, 'u').test(said)) return undefined;
  const announced = is(known.announced)?.groups?.['said'];
  if (announced !== undefined) return text(announced);
  // Words with a capital letter are a name, and so the value itself; not in German, where every noun has one.
  const isTold = is(known.told) && (table.id === 'de' || !/\p{Lu}/u.test(said));
  return isTold ? { from: 'described', words: said } : undefined;
}

const text = (said: string): ValueSource => ({ from: 'text', text: said });

function clockValue(
  what: DescribedWords['now'][number][1],
  words: string,
  { now, locale, table }: TargetContext,
): ValueSource {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
  const tell = (options: Intl.DateTimeFormatOptions): ValueSource =>
    text(now.toLocaleString(table.id === 'en' ? locale : LOCALES[table.id], options));
  switch (what) {
    case 'year':
      return text(`${now.getFullYear()}`);
    case 'month':
      return tell({ month: 'long' });
    case 'weekday':
      return tell({ weekday: 'long' });
    case 'date':
      return { from: 'date', date: { from: day, to: day, words } };
    case 'time':
      return text([now.getHours(), now.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':'));
  }
}
const LOCALES = { de: 'de-DE', zh: 'zh-CN' };

const NUMBERS =
  /^-?\d+(?:[.,]\d+)?(?:(?:\s*,\s*|\s*(?:and|und|plus|minus|times|by|from|mal|durch|和|与|、|，|加|减|乘)\s*)-?\d+(?:[.,]\d+)?)+$/iu;

function summed(said: string, known: DescribedWords): string | undefined {
  for (const [source, how] of known.sums) {
    const groups = regex(`^(?:${source})$`).exec(said)?.groups;
    const given = groups?.['numbers'] ?? groups?.['numbers2'] ?? '';
    if (!NUMBERS.test(given)) continue;
    const numbers = [...given.matchAll(/-?\d+(?:[.,]\d+)?/gu)].map(([each]) =>
      Number(each.replace(',', '.')),
    );
    const total = numbers.reduce((sum, each) => sum + each, 0);
    const [first = 0, ...rest] = numbers;
    const result = {
      sum: total,
      difference: rest.reduce((left, each) => left - each, first),
      product: numbers.reduce((made, each) => made * each, 1),
      quotient: rest.reduce((left, each) => left / each, first),
      average: total / numbers.length,
    }[how];
    return Number.isFinite(result) ? `${Number(result.toFixed(10))}` : undefined;
  }
  return undefined;
}

/** The n-th word or letter of a text that is given, or of one that the page has. */
function partOf(said: string, known: DescribedWords, { masked }: TargetContext): ValueSource | undefined {
  const nths = known.nth.map(([source]) => source).join('|');
  const groups = regex(`^(?:${known.part.replace('{nth}', nths)})$`).exec(said)?.groups;
  const nth = known.nth.find(([source]) => regex(`^(?:${source})$`).test(groups?.['nth'] ?? ''))?.[1];
  if (!groups || nth === undefined) return undefined;
  const unit = regex(`^(?:${known.letters})$`).test(groups['unit'] ?? '') ? 'letter' : 'word';
  const of = trimEdges(groups['of'] ?? '');
  const given = regex(`^${LITERAL}$`, 'u').test(of) ? unmask(of, masked) : undefined;
  if (given !== undefined) {
    const parts = unit === 'letter' ? [...given.replace(/\s/gu, '')] : given.split(/\s+/u);
    const one = parts.at(nth > 0 ? nth - 1 : nth);
    return one === undefined ? { from: 'described', words: unmask(said, masked).slice(0, 1_000) } : text(one);
  }
  const role = known.texts.find(([source]) => regex(`^(?:${source})$`).test(of))?.[1];
  return role === undefined
    ? { from: 'described', words: unmask(said, masked).slice(0, 1_000) }
    : { from: 'page', target: { text: '', roles: [role] }, part: { unit, nth } };
}
