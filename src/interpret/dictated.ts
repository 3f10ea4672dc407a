// Words that are to be written, told without quotes behind a colon: "reply to Tom: ok, delete the old one then". What
// stands in them is no wish to be carried out.
import { regex, trimEdges } from './clean';
import type { LanguageTable } from './language/language';

/** Where the words begin; undefined where the clause announces none. Works on masked text. */
export function dictatedFrom(clause: string, { dictates }: LanguageTable): number | undefined {
  const announced = regex(`^\\s*(?:${dictates})(?=\\S|\\s*$)`).exec(clause)?.[0];
  return announced === undefined || LISTS.test(trimEdges(announced)) ? undefined : announced.length;
}

/** "Answer the questions: …" opens a list of fields. */
const LISTS =
  /(?:questions?|forms?|fields?|fragen|formular|felder|following|folgendes|问题|表单|表格)[:：]?$/iu;
