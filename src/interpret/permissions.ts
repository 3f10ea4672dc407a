// "Tick create, update and delete for editors": permissions of somebody, in words that otherwise are acts.
import { regex, splitPlain, trimEdges } from './clean';
import type { LanguageTable } from './language/language';

/** `left`: what stands in front, up to the separator; `text`: what follows it. */
export function isPermission(left: string, text: string, table: LanguageTable): boolean {
  const { ticks, words, whose } = table.permissions;
  const [gap, end] = table.spaced ? ['\\s+', '(?![\\p{L}\\p{N}-])'] : ['', ''];
  const among = regex(`^${ticks}${gap}(?:.*[\\s,，、和与])?${words}$`).test(trimEdges(left));
  // "Tick edit and delete it", "… and delete the row" are two acts.
  return (
    among &&
    regex(`^${words}${end}(?: an)?\\s*(?:$|[.!]|(?:${table.weakSeparator})${words}${end}|${whose}$)`).test(
      trimEdges(text),
    )
  );
}

/** The permissions, and whose they are; undefined where the words are no list of them. */
export function permissionsIn(
  targets: string,
  table: LanguageTable,
): { words: string[]; whose: string } | undefined {
  const { words, whose } = table.permissions;
  const groups = regex(`^(?<list>.+?) ${whose}$`).exec(targets)?.groups;
  const list = splitPlain(groups?.['list'] ?? '', table);
  const isList = list.length > 1 && list.every((word) => regex(`^${words}$`).test(word));
  return isList ? { words: list, whose: groups?.['whose'] ?? '' } : undefined;
}
