// Whether the user's own words name a control. For steps that a model chose this is strict: a page must not be
// able to have its buttons "named" by calling them after common words.
import { plainWords } from './words';

const VERB =
  '(?:click|press|push|tap|hit|choose|select|use|open|check|klick(?:e|en)?|druck(?:e|en)?|tippe|wahle|offne|cliquez?|clique|appuyez?|appuie|ouvre|haz clic|pulsa|presiona|abre|点击|单击|按下?|选择|打开)';
const FILLER = '(?: (?:on|the|a|an|button|link|auf|den|die|das|sur|le|la|les|en|el|los))*';

/** "Press Save draft." names the label "Save draft". `label` and `userWords` are raw. */
export function namedInWords(label: string, userWords: string): boolean {
  const plain = plainWords(label);
  if (plain.length < 2) return false;
  const words = plainWords(userWords, 20_000);
  const literal = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${VERB}${FILLER} ?${literal}(?![\\p{L}\\p{N}])`, 'u').test(words);
}
