// Passwords of which a goal says first into which field they go, "in the Password field, type …", or around which it puts
// its verb, as German does. Pure.
import { PHRASE_WORD, QUOTED, SENTENCE_END, TOKEN, WORD, WORD_ZH } from './password-words';

const THE =
  '(?:(?:the|my|your|a|new|das|dem|den|mein|meine|neue[sn]?|fields?|box|input|(?:eingabe|text)?feld)\\s{1,3}){0,4}';
const ENDS = '(?=\\s{0,3}(?:[.,;!?)\\n]|$)|\\s{1,3}(?:and|then|und|dann|ein|hinein|rein)(?!\\p{L}))';
/** In quotes, words up to the end of the clause, or one token. */
const VALUE = `(?:${QUOTED}|(?<words>(?:${PHRASE_WORD}\\s{1,2}){2,7}${PHRASE_WORD})${ENDS}|(?<token>${TOKEN}))`;
const FIELD = `["“„«'‘]?(?:${WORD}|${WORD_ZH})["”“»'’]?(?:\\s{1,3}(?:fields?|box|input|feld))?`;

const WAYS: readonly RegExp[] = [
  // "In the Password field, type hunter2"
  new RegExp(
    `(?<!\\p{L})(?:in|into|ins|im|for|für|bei)\\s{1,3}${THE}${FIELD}\\s{0,3}[,:]?\\s{0,3}(?:please\\s|bitte\\s)?(?:type|enter|write|put|input|insert|paste|use|gib|trage?|schreibe?|tippe?|füge?)\\s{1,3}(?:in\\s)?${VALUE}`,
    'giu',
  ),
  // "Gib in das Feld „Passwort“ geheim123 ein"
  new RegExp(
    `(?<!\\p{L})(?:gib|gebe|geben sie|trage?|schreibe?|tippe?|füge?)\\s{1,3}(?:bitte\\s)?(?:in|ins|im|bei|als|für)\\s{1,3}${THE}${FIELD}\\s{1,3}(?:bitte\\s)?${VALUE}(?=\\s{1,3}(?:ein|hinein|rein)(?!\\p{L}))`,
    'giu',
  ),
  // "Das Passwort soll geheim123 sein"
  new RegExp(
    `${WORD}\\s{1,3}soll(?:te)?\\s{1,3}(?:${QUOTED}|(?<like>${TOKEN}))\\s{1,3}(?:sein|lauten|heißen|heissen|werden)`,
    'giu',
  ),
];

/** Said of something that is to be entered, not the thing itself. */
const IS_TOLD =
  /^(?:it|them|this|that|the|a|an|my|your|his|her|our|their|same|text|something|anything|nothing|whatever|what|which|one|enter|return|password|passwort|es|ihn|etwas|nichts|das|dein|mein|irgendetwas|was)$/iu;

/** `goesOn`: the verb's second part stands behind it, and no mark of it ends a sentence. */
export function findInFields(goal: string): Array<{ start: number; end: number; goesOn: boolean }> {
  return WAYS.flatMap((pattern, way) =>
    [...goal.matchAll(pattern)].flatMap((match) => {
      const { token, like } = match.groups ?? {};
      const value = match.slice(1).findLast((group) => group !== undefined) ?? '';
      const bare = value.replace(SENTENCE_END, '');
      const looks = /[\p{N}\p{S}]|\p{Ll}\p{Lu}|\p{P}\p{L}/u.test(bare);
      const end = match.index + match[0].lastIndexOf(value) + value.length;
      if (value.includes('secret:') || !/[\p{L}\p{N}]/u.test(bare) || IS_TOLD.test(bare)) return [];
      if (like !== undefined && (!looks || /^\d{1,3}$/.test(bare))) return [];
      if (token !== undefined && !looks && !CLAUSE_ENDS.test(goal.slice(end, end + 20))) return [];
      return [{ start: end - value.length, end, goesOn: way > 0 }];
    }),
  );
}
const CLAUSE_ENDS = new RegExp(`^(?:${ENDS})`, 'iu');
