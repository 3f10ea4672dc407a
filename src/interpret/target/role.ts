// Role words: "the Save button", "button ONE", "checkbox Remember me", "row 3".
import { regex, stripArticles, trimEdges } from '../clean';
import type { LanguageTable } from '../language/language';
import { edge, type Draft } from './draft';

/** Roles whose number is an ordinal: "row 3" is the third row; "button 3" is named so. */
const COUNTED =
  /^(?:rows?|items?|results?|entr(?:y|ies)|search results?|list items?|zeilen?|einträge?|行)$/iu;
/** "5 rows" are that many, and no fifth. */
export const MANY = /^(?:rows|items|results|entries|search results|list items|zeilen|einträge)$/iu;
const RESULT = /result|ergebnis|treffer|结果/iu;

/** A name that starts like this is a relative clause, not a name. */
export const RELATIVE = /^(?:that|which|who|whose|where)\s+\p{Ll}/u;

export function takeRole(draft: Draft, table: LanguageTable): void {
  const [before, after] = edge(table);
  const inFolder = table.id === 'de' ? FOLDER.exec(draft.rest)?.groups?.['name'] : undefined;
  if (inFolder !== undefined && !isRoleWord(inFolder, table, CALLED)) {
    draft.roles = ['treeitem', 'link', 'button'];
    draft.rest = inFolder;
    return;
  }
  for (const place of ['end', 'start'] as const) {
    for (const [words, roles] of table.roles) {
      // Generic words in capitals belong to a name ("Item 3", "ONE").
      const flags =
        roles.length === 0 || (place === 'start' && table.id === 'en' && draft.literal === undefined)
          ? 'u'
          : 'iu';
      // "image.png" is the name of a file.
      const source =
        place === 'end'
          ? `${before}(?<!\\S\\.)(?:${words})$`
          : `^(?:${words})${after}(?!\\.[\\p{L}\\p{N}])(?=.)`;
      const match = regex(source, flags).exec(draft.rest);
      if (!match) continue;
      const left = trimEdges(
        place === 'end' ? draft.rest.slice(0, match.index) : draft.rest.slice(match[0].length),
      );
      // "The list of users": what is listed is what is meant.
      if (place === 'start' && /^lists?$/iu.test(match[0].trim()) && /^of\s/u.test(left)) {
        draft.rest = stripArticles(left.replace(/^of\s+/u, ''), table);
        return;
      }
      // "All in photos": where they are, and not what is called "in".
      if (PLACED.test(left)) {
        if (!draft.all || draft.within !== undefined) continue;
        draft.within = match[0].trim();
        draft.rest = '';
        return;
      }
      // "Tab", "Link": a role word alone and in capitals is a name.
      if (/^\p{Lu}/u.test(match[0]) && table.id === 'en' && left === '' && draft.literal === undefined)
        continue;
      // "The folder Photos": what is called so is a folder. "Bilder Tab" is a tab.
      if (place === 'end' && CALLED.test(match[0].trim()) && isRoleWord(left, table)) continue;
      if (isNameOfKind(match[0].trim(), left, place, table)) {
        draft.rest = match[0].trim();
        return;
      }
      // "The photo album", "the links column".
      if (table.id === 'en' && place === 'start' && isKind(left, table)) continue;
      const isNumber = COUNTED.test(match[0].trim()) && /^\d{1,3}$/u.test(left);
      if (isNumber && place === 'end' && MANY.test(match[0].trim())) return;
      draft.roles = [...roles];
      // "the button that …": a condition nobody here understands; kept, so that a rule can refuse it.
      draft.rest = RELATIVE.test(left) ? left : stripArticles(left, table);
      if (isNumber && draft.ordinal === undefined) {
        draft.ordinal = Number(left);
        draft.rest = '';
      }
      if (RESULT.test(match[0]) && draft.within === undefined) draft.within = match[0].trim().toLowerCase();
      return;
    }
  }
}

/** "The page Links", „der Ordner Bilder“, 图片文件夹: a name, whatever else the word is. */
function isNameOfKind(word: string, kind: string, place: 'end' | 'start', table: LanguageTable): boolean {
  const isBehind = table.spaced ? place === 'end' : place === 'start';
  const isWritten = table.id !== 'en' || /^\p{Lu}\p{Ll}/u.test(word);
  return isBehind && isWritten && isKind(kind, table);
}

const isKind = (word: string, { id, namedKinds }: LanguageTable): boolean =>
  regex(`^${namedKinds}$`, id === 'en' ? 'u' : 'iu').test(word);

const PLACED = /^(?:in|inside|within|on|at|of|from|under|with|for|by|to|im|aus|auf|von|mit|für|unter)$/u;

/** Parts of a page that are no widgets, written as a name. */
const CALLED = /^(?:Images|Pictures|Photos|Links|Items|Results|Options|Lists|Bilder|Ergebnisse|Optionen)$/u;

/** „Der Ordner Bilder“; „neuer Ordner“, „Ordner erstellen“ are names of controls. */
const FOLDER = /^Ordners? (?<name>[\p{Lu}\d\uE000-\uE7FF].*)$/u;

/** In English a role word in capitals is a name; in German every noun has one. `except`: what may be a name, too. */
function isRoleWord(text: string, { id, roles: words }: LanguageTable, except = /(?!)/): boolean {
  const flags = id === 'de' ? 'iu' : 'u';
  return (
    !except.test(text) &&
    words.some(([source, roles]) => roles.length > 0 && regex(`^(?:${source})$`, flags).test(text))
  );
}
