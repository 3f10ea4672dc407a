// "Serach for shoes", "klcik auf Speichern": mends typing mistakes in verbs. Used only where no rule could read the goal as it
// stands, and only for mistakes that make no other word: two letters swapped, one left out, or one typed twice.
import { regex } from './clean';
import type { LanguageTable } from './language/language';

/** Each of them, and no other verb: "rely", "chance" and "crate" are words of their own. */
const VERBS: Readonly<Partial<Record<LanguageTable['id'], string>>> = {
  en: 'accept archive cancel change check choose click close continue delete disable download enable enter expand export filter forward login logout open please press refresh reject reload remove rename reply save scroll search select show sort submit subscribe switch tick type uncheck unsubscribe untick upload write',
  de: 'akzeptiere antworte archiviere ändere bestätige bitte drücke entferne filtere klick klicke lösche markiere melde öffne schalte schicke schließe schreibe sende sortiere speichere suche wähle zeige',
};
/** Words and names of their own that would be slips of one of them. */
const OTHER_WORDS =
  /^(?:rely|sow|sot|pres|tye|tik|cose|fiter|filer|entre|writ|wite|send|wirte|archie|renae|cloe)$/u;

/** The goal with its verbs as they were meant; undefined where it has no such slip. Works on masked text. */
export function withoutSlips(text: string, table: LanguageTable): string | undefined {
  const verbs = VERBS[table.id]?.split(' ') ?? [];
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (words.every((word) => meantBy(word, verbs) === undefined)) return undefined;
  const known = regex(`^(?:${table.verbStart}|${table.nounVerb}|${table.functionWords}|${table.articles})$`);
  const polite = `(?:${table.politeStart})*`;
  const starts = regex(`(^|[,.;]\\s+|\\s(?:and|then|und|dann)\\s+)(${polite})(\\p{L}{3,})(?=\\s|$)`, 'giu');
  let mended = text;
  // "Pleas delte it": the first may be a word before the verb.
  for (let round = 0; round < 2; round += 1)
    mended = mended.replace(starts, (all, before: string, courtesy: string, word: string, at: number) => {
      // "Invite Tom and Archie": amid a goal, what begins with a capital letter is a name.
      const isName = /^\p{Lu}/u.test(word) && at + before.length + courtesy.length > 0;
      const meant = isName || known.test(word) ? undefined : meantBy(word.toLowerCase(), verbs);
      return meant === undefined ? all : before + courtesy + meant;
    });
  return mended === text ? undefined : mended;
}

/** The one verb that the word is a slip of. */
function meantBy(word: string, verbs: readonly string[]): string | undefined {
  if (OTHER_WORDS.test(word) || verbs.includes(word)) return undefined;
  const near = verbs.filter((verb) => verb.length > 3 && isSlip(word, verb));
  return near.length === 1 ? near[0] : undefined;
}

function isSlip(word: string, verb: string): boolean {
  if (word[0] !== verb[0]) return false;
  let at = 1;
  while (at < word.length && word[at] === verb[at]) at += 1;
  const [rest, meant] = [word.slice(at), verb.slice(at)];
  const isSwapped =
    rest.length > 1 && rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  const isLeftOut = rest === meant.slice(1);
  const isTwice = rest.slice(1) === meant && rest[0] === word[at - 1];
  return isSwapped || isLeftOut || isTwice;
}
