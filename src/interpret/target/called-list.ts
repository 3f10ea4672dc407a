// "The shopping list", of a thing that is opened, edited or deleted: "list" may be part of its name, or the word for what it
// is. So the name is kept whole, and no list widget is looked for. Pure.
import type { TargetPhrase } from '../../shared/intent';
import { regex, stripArticles } from '../clean';
import type { LanguageTable } from '../language/language';

const LIST = '(?:(?:listen?|lists?)(?!\\p{L})|的?列表|清单)';

/** `words`: what was said of it. */
export function asCalled(target: TargetPhrase, words: string): TargetPhrase {
  const { roles, ...rest } = target;
  const { text, literal } = rest;
  if (!roles?.includes('list') || text === '' || literal) return target;
  const said = text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const [, list] = new RegExp(`${said}(\\s*${LIST})`, 'iu').exec(words) ?? [];
  return list === undefined ? { ...rest } : { ...rest, text: `${text}${list.replace('的', '')}` };
}

/** "Remove the tag links", of a thing that is deleted or renamed: no links, but what the tag is called. */
export function asCalledKind(target: TargetPhrase, words: string, table: LanguageTable): TargetPhrase {
  const { kind, name } =
    regex(`^(?<kind>${table.namedKinds}) (?<name>\\p{Ll}+s)$`, 'u').exec(stripArticles(words, table))
      ?.groups ?? {};
  const { text, roles, ...rest } = target;
  return name !== undefined && roles && text === kind ? { ...rest, text: name } : target;
}
