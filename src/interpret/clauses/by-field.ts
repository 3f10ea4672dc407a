// "Problems with the severity High": which of a thing's fields has to have which value. Pure.
import { regex, stripArticles } from '../clean';
import type { FieldPhrase } from '../language/language';
import type { ClauseContext } from '../rules/rule';

/** What is said of things by one of their fields; `sure`: in words that cannot be part of what they are called. */
export function saidByField(
  words: string,
  context: ClauseContext,
  sure = false,
): { field: string; value: string } | undefined {
  const phrases = context.table.byField.filter((phrase) => !sure || phrase.sure === true);
  for (const phrase of phrases) {
    const said = regex(`^(?:${phrase.pattern})$`, 'u').exec(words)?.groups;
    if (!said) continue;
    const value = context.plain(stripArticles(said['value'] ?? '', context.table));
    if (value !== '') return { field: fieldOf(phrase, said['field']), value };
  }
  return undefined;
}

const fieldOf = ({ field }: FieldPhrase, said = ''): string =>
  field ?? (said === 'categor' ? 'category' : said);
