// Trims what is round the words of a slot and is not part of them: white space, stray punctuation,
// politeness, pointing words ("below"). Works on masked text, so quotes are never touched.
import type { LanguageTable } from './language/language';

const EDGE = /^[\s,;:.!?，。；：！？、…–—-]+(?=[^\d\s])|[\s,;.!?，。；！？、…–—]+$/gu;

/** The stop of an initial belongs to the name: "Mila H."; not to what is one of a kind: "Plan B". */
const INITIAL =
  /(?:^| )(?!(?:Plan|Option|Section|Grade|Level|Team|Size|Vitamin|Terminal|Type|Class|Group|Part|Room|Block|Gate|Appendix|Figure|Table|Version|Model|Zone|Tarif|Typ|Teil|Gruppe|Klasse|Stufe|Größe|Raum|Gleis|Anhang|Abschnitt) )\p{Lu}\p{Ll}+ \p{Lu}$/u;

export function trimEdges(text: string): string {
  const spaced = text.replace(/\s+/gu, ' ');
  const bare = spaced.replace(EDGE, '').trim();
  return INITIAL.test(bare) && spaced.trimEnd().endsWith(`${bare}.`) ? `${bare}.` : bare;
}

/** By flags, and by source in them: one key of both would be a new long string at each call. */
const compiled = new Map<string, Map<string, RegExp>>();

/** A regex made once per source and flags. */
export function regex(source: string, flags = 'iu'): RegExp {
  const ofFlags = compiled.get(flags) ?? new Map<string, RegExp>();
  if (ofFlags.size === 0) compiled.set(flags, ofFlags);
  let made = ofFlags.get(source);
  if (made === undefined) {
    made = new RegExp(source, flags);
    ofFlags.set(source, made);
  }
  return made;
}

/** Takes off every politeness at the start and the end; leaves at least something. */
export function stripPoliteness(text: string, table: LanguageTable): string {
  let out = trimEdges(text);
  const asked = table.requested === undefined ? null : regex(`^(?:${table.requested})$`).exec(out);
  out = asked?.groups?.['act'] ?? out;
  const start = regex(`^(?:${table.politeStart})`);
  const end = regex(`(?:${table.politeEnd})[.!]?$`);
  for (let round = 0; round < 6; round += 1) {
    const next = trimEdges(out.replace(start, '').replace(end, ''));
    if (next === '' || next === out) break;
    out = next;
  }
  return withoutParticles(out, table);
}

/** "Lösche bitte mal die Mail": the verb, and what it is about. In capitals, and where a text is told, they belong to it. */
function withoutParticles(said: string, table: LanguageTable): string {
  const { spaced, verbStart, nounVerb, particles } = table;
  const text = withoutOrder(said, table);
  const verb = `^(?<verb>${spaced ? `(?:${verbStart}|${nounVerb})(?!\\p{L})` : `(?:${verbStart})`})`;
  const found = regex(
    `${verb}(?<small>${spaced ? `(?: (?:${particles})(?!\\p{L}))+(?= \\S)` : `(?:${particles})(?=.)`})`,
  ).exec(text);
  const { small = '', verb: act = '' } = found?.groups ?? {};
  return small === '' || small !== small.toLowerCase() || TELLS.test(act)
    ? text
    : act + text.slice(act.length + small.length);
}
const TELLS = /^(?:type|enter|write|say|input|search|find|play|buy|schreib|gib|tipp|stell|wähl)/iu;

/** „… und gib dann Otto ein“, „melde dich dann an“: when it is done is no part of what is told. */
function withoutOrder(text: string, { inOrder, verbStart }: LanguageTable): string {
  if (inOrder === undefined) return text;
  const found = regex(`^(?<verb>(?:${verbStart})(?!\\p{L}))(?<order>${inOrder})(?=:? ?\\S)`).exec(text);
  const { verb = '', order = '', self = '' } = found?.groups ?? {};
  return order === order.toLowerCase() ? verb + self + text.slice(verb.length + order.length) : text;
}

/** Without leading articles. */
export function stripArticles(text: string, table: LanguageTable): string {
  const gap = table.spaced ? '\\s+' : '';
  const article = regex(`^(?:${table.articles})${gap}(?=\\S)`);
  let out = text.trim();
  for (let round = 0; round < 3; round += 1) {
    const next = out.replace(article, '');
    if (next === out) break;
    out = next;
  }
  return out;
}

/** Without pointing words at the end ("below", "on this page"). */
export function stripFiller(text: string, table: LanguageTable): string {
  let out = trimEdges(text);
  const filler = regex(`${table.filler}$`);
  for (let round = 0; round < 3; round += 1) {
    const next = trimEdges(out.replace(filler, ''));
    if (next === '' || next === out) break;
    out = next;
  }
  return out;
}

/** The parts of "odd or even", "A, B and C", still masked. */
export function splitPlain(text: string, table: LanguageTable): string[] {
  return text
    .split(regex(table.listSeparator))
    .map((part) => trimEdges(part))
    .filter((part) => part !== '');
}
