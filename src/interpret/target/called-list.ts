// "The shopping list", of a thing that is opened, edited or deleted: "list" is as likely a part of its name as the word
// for what it is. The name is kept whole, and no widget is asked for. Pure.
import type { TargetPhrase } from '../../shared/intent';

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
