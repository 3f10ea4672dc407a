// "Delete not the first but the second mail", „klicke nicht auf Speichern, sondern auf Abbrechen“: what is done, and what is
// not. Both stand beside each other, so what is left out is sure.
import { regex, stripArticles, trimEdges } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

const WRITES = /^(?:write|type|enter|say|post|search|schreib|tipp|sag|such)/iu;
/** Both are meant by "not only A but also B": nothing is left out, and no rule reads it. */
const ONLY = /^(?:only|just|merely|solely|nur|bloß|bloss|allein)(?!\p{L})/iu;

export function contrastOf(
  clause: string,
  table: LanguageTable,
): { act: string; left: string } | 'both' | undefined {
  if (dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return undefined;
  // "Don't tick all but the first": an exception, which may be meant either way.
  if (regex(table.except).test(clause)) return undefined;
  const said = table.contrasts.map((each) => regex(`^${each}$`).exec(clause)?.groups).find((found) => found);
  if (!said) return undefined;
  const { verb = '', left = '', right = '' } = said;
  if ([verb, left].some((words) => ONLY.test(words))) return WRITES.test(verb) ? undefined : 'both';
  // "But Cancel" is a name.
  const isAct =
    /^\p{Ll}+\s/u.test(right) && regex(`^(?:${table.verbStart}|${table.nounVerb})(?!\\p{L})`).test(right);
  return { act: trimEdges(isAct ? right : `${verb} ${withNoun(right, left, table)}`), left: trimEdges(left) };
}

/** "Not the first mail but the second", „nicht die Mail von Otto, sondern die von Anna“: of the same kind. */
function withNoun(right: string, left: string, table: LanguageTable): string {
  const { article = '', how } = ONE_OF.exec(right)?.groups ?? {};
  const noun = NOUN.exec(left)?.groups?.['noun'];
  if (how !== undefined && noun !== undefined) return `${article}${noun} ${how}`;
  const ordinal = regex(`^(?:${table.ordinals.map(([words]) => words).join('|')})(?: ones?)?$`);
  const last = /\s(?<noun>\p{L}+)$/u.exec(left)?.groups?.['noun'];
  return last !== undefined && ordinal.test(stripArticles(right, table))
    ? `${right.replace(/ ones?$/iu, '')} ${last}`
    : right;
}
const ONE_OF =
  /^(?<article>(?:d(?:ie|en|as|er)|the) )(?:ones? )?(?<how>(?:from|by|of|about|von|vom|aus|über) .+)$/iu;
const NOUN = /^(?:(?:d(?:ie|en|as|er)|the) )?(?<noun>\p{L}+) (?:from|by|of|about|von|vom|aus|über) /iu;
