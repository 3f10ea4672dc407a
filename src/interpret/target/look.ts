// How a target looks: colour, size, position, shape. Look words count only in front of a role, a shape or
// "one"; in capitals or alone they are a name ("Click Left", "Blue Jeans").
import { regex, trimEdges } from '../clean';
import type { LanguageTable } from '../language/language';
import { edge, type Draft, type Look } from './draft';

export function takeLook(draft: Draft, table: LanguageTable): void {
  const [before] = edge(table);
  const noun = regex(`${before}(?:${lookNouns(table)})$`);
  const behind = (pattern: string | undefined): RegExpExecArray | undefined => {
    const match = pattern === undefined ? null : regex(pattern, 'u').exec(draft.rest);
    const head = match ? draft.rest.slice(0, match.index) : '';
    return match && head !== '' && (draft.literal !== undefined || noun.test(head)) ? match : undefined;
  };
  const tint = behind(table.colorBehind);
  const color = tint && colorIn(tint.groups?.['color'] ?? '', table);
  if (tint && color !== undefined) {
    draft.look.color = color;
    draft.rest = trimEdges(draft.rest.slice(0, tint.index));
  }
  const corner = behind(table.placeBehind);
  if (corner) {
    const words = corner.groups?.['spot'] ?? '';
    const spots = table.positions
      .filter(([word]) => regex(`(?:${word})`).test(words))
      .map(([, spot]) => spot);
    if (spots.length > 0) draft.look.position = spots.slice(0, 2);
    draft.rest = trimEdges(draft.rest.slice(0, corner.index));
  }
  const shades = regex('^(?:shades?|tones?|hues?) of (?<color>\\p{L}+)$').exec(draft.rest);
  if (shades) draft.rest = `${shades.groups?.['color'] ?? ''} ones`;
  if (!noun.test(draft.rest) && draft.literal === undefined) return;
  takeColor(draft, table);
  for (const [words, size] of table.sizes) {
    if (draft.look.size === undefined && takeWord(draft, words, table)) draft.look.size = size;
  }
  if (draft.look.position === undefined) {
    const spots: NonNullable<Look['position']> = [];
    for (const [words, spot] of table.positions)
      if (spots.length < 2 && takeWord(draft, words, table)) spots.push(spot);
    if (spots.length > 0) draft.look.position = spots;
  }
  for (const [words, shape] of table.shapes) {
    const match = regex(`${before}(?:${words})$`, 'u').exec(draft.rest);
    // "search box", "check box": the longer words are a role.
    const role = regex(`${before}(?:${table.roles.map(([word]) => word).join('|')})$`).exec(draft.rest);
    if (!match || (role && role[0].length > match[0].length)) continue;
    draft.look.shape = shape;
    draft.rest = trimEdges(draft.rest.slice(0, match.index));
    break;
  }
}

function lookNouns(table: LanguageTable): string {
  return [...table.roles, ...table.shapes].map(([words]) => words).join('|');
}

function colorIn(word: string, table: LanguageTable): string | undefined {
  return table.colors.find(([words]) => regex(`^(?:${words})$`).test(word))?.[1];
}

function takeColor(draft: Draft, table: LanguageTable): void {
  const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/iu.exec(draft.rest);
  if (hex) {
    draft.look.color = hex[0].toLowerCase();
    draft.rest = trimEdges(draft.rest.replace(hex[0], ' '));
  }
  for (const [words, color] of table.colors) {
    if (draft.look.color === undefined && takeWord(draft, words, table)) draft.look.color = color;
  }
}

/** Removes the word, in small letters only. */
function takeWord(draft: Draft, words: string, table: LanguageTable): boolean {
  const [before, after] = edge(table);
  const match = regex(`${before}(?:${words})(?:[- ]?(?:colou?red|farbene?[nrs]?|色的?))?${after}`, 'u').exec(
    draft.rest,
  );
  if (!match) return false;
  draft.rest = trimEdges(
    `${draft.rest.slice(0, match.index)} ${draft.rest.slice(match.index + match[0].length)}`,
  );
  return true;
}
