// "What is Ivo's phone number?" of rows that say it in one line: "Ivo – Phone: 555-9876". The one row that has all that the
// question names, and the value behind the label that it asks for.
import type { Item } from '../items/items';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { clip, sameWord, tokens } from '../words/words';
import { topic } from './extracts';
import { found, rowCitation, rowText } from './found';

const LABELLED =
  /(?<label>\p{L}[\p{L} ]{1,30}?)\s*[:：]\s*(?<value>[^:：;|\n]+?)(?=\s*(?:[;|\n]|,\s*\p{L}[\p{L} ]{1,30}?\s*[:：]|\s[–—-]\s|$))/gu;
/** Said with what a thing is called by: "phone number", "email address". */
const ADDED = /^(?:number|address|nummer|adresse|value|wert)$/;

export function rowLabel(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const asked = topic(question.replace(/['’]s(?!\p{L})/gu, '')).flatMap(tokens);
  const isSaid = (word: string, by: readonly string[]): boolean => by.some((other) => sameWord(word, other));
  const fitting = items.flatMap((item) =>
    [...item.text.matchAll(LABELLED)].flatMap(({ groups, index }) => {
      const label = tokens(groups?.['label'] ?? '');
      const head = tokens(item.text.slice(0, index));
      const rest = asked.filter((word) => !isSaid(word, label));
      const who = rest.filter((word) => !ADDED.test(word));
      const isMeant =
        label.length > 0 &&
        label.every((word) => isSaid(word, asked)) &&
        who.length > 0 &&
        who.every((word) => isSaid(word, head));
      return isMeant ? [{ item, value: groups?.['value']?.trim() ?? '' }] : [];
    }),
  );
  const [only, other] = fitting;
  return only && !other && only.value !== ''
    ? found(only.value, clip(rowText(only.item), 300), rowCitation(view, only.item))
    : undefined;
}
