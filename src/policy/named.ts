// Whether the user's own words name a control. For steps that a model chose this is strict: a page must not be
// able to have its buttons "named" by calling them after common words.
import { plainWords } from './words';

const VERB =
  '(?:click|press|push|tap|hit|choose|select|use|open|check|klick(?:e|en)?|druck(?:e|en)?|tippe|wahle|offne|cliquez?|clique|appuyez?|appuie|ouvre|haz clic|pulsa|presiona|abre|点击|单击|按下?|选择|打开)';
const FILLER = '(?: (?:on|the|a|an|button|link|auf|den|die|das|sur|le|la|les|en|el|los))*';

/** Words that may stand between the words of a label without changing what is meant. */
const ARTICLES = '(?: (?:the|a|an|my|this|den|die|das|der|meinen?|le|la|les|un|une|mon|ma|el|los|las|mi))?';

/**
 * "Press Save draft." names the label "Save draft", and so does "Save the draft.": a label of several words is a
 * wish that the user has in the same words. `label` and `userWords` are raw.
 */
export function namedInWords(label: string, userWords: string): boolean {
  const plain = plainWords(label);
  if (plain.length < 2) return false;
  const words = plainWords(userWords, 20_000);
  const literal = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (new RegExp(`${VERB}${FILLER} ?${literal}(?![\\p{L}\\p{N}])`, 'u').test(words)) return true;
  const parts = plain.split(' ');
  if (parts.length < 2) return false;
  const wish = new RegExp(
    `(?:^|(?<![\\p{L}\\p{N}])(?:and|then|und|dann|et|puis|y|luego) )${parts.join(`${ARTICLES} `)}(?![\\p{L}\\p{N}])`,
    'u',
  );
  return userWords
    .slice(0, 20_000)
    .split(/[.!?;:,\n]+/)
    .some((clause) => wish.test(plainWords(clause, 2_000)));
}
