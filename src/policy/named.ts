// Whether the user's own words name a control. For steps that a model chose this is strict: a page must not be
// able to have its buttons "named" by calling them after common words, or after text that the user only quotes.
import { plainWords } from './words';

const VERBS =
  'click|press|push|tap|hit|choose|select|use|open|check|klick(?:e|en)?|druck(?:e|en)?|tippe|wahle|offne|cliquez?|clique|appuyez?|appuie|ouvre|haz clic|pulsa|presiona|abre|turn o(?:n|ff)|switch o(?:n|ff)|(?:de)?activate|enable|disable|toggle|(?:un)?tick|uncheck|aktiviere|deaktiviere|schalte|activez?|desactivez?|activa|desactiva';
/** Chinese puts no space between verb and name. */
const UNSPACED_VERBS = '点击|单击|按下?|选择|打开|开启|关闭|启用|停用';
const FILLER = '(?: (?:on|the|a|an|button|link|auf|den|die|das|sur|le|la|les|en|el|los))*';
/** "Do not switch off" names nothing to be switched off. */
const NOT = '(?<!(?<![\\p{L}\\p{N}])(?:not|never|dont|nicht|nie|no|ne) )';
const UNSPACED_NOT = '(?<![不别勿]|不要|不能)';
const VERB = `(?:(?<![\\p{L}\\p{N}])${NOT}(?:${VERBS})${FILLER} |${UNSPACED_NOT}(?:${UNSPACED_VERBS}) ?)`;
const CONNECTIVE = /^(?:and|then|und|dann|et|puis|y|luego)$/;
/** Words that may stand between the words of a label without changing what is meant. */
const ARTICLE = /^(?:the|a|an|my|this|den|die|das|der|meinen?|le|la|les|un|une|mon|ma|el|los|las|mi)$/;
const QUOTED = /["“”„«»「」『』‘]([^"“”„«»「」『』‘’]*)["“”«»「」『』’]/g;

/**
 * "Press Save draft." names the label "Save draft", and so does "Save the draft.": a label of several words that
 * is a whole clause of what the user wants. Of quoted text only a label itself counts. `label` and `userWords`
 * are raw.
 */
export function namedInWords(label: string, userWords: string): boolean {
  const plain = plainWords(label);
  if (plain.length < 2) return false;
  const said = userWords.slice(0, 20_000);
  const ordered = said.replace(QUOTED, (_, inner: string) =>
    plainWords(inner) === plain ? ` ${inner} ` : ' ',
  );
  // Plain words hold letters, digits and spaces only: nothing to escape.
  if (new RegExp(`${VERB}${plain}(?![\\p{L}\\p{N}])`, 'u').test(plainWords(ordered, 20_000))) return true;
  const parts = plain.split(' ');
  if (parts.length < 2) return false;
  return said
    .replace(QUOTED, ' ')
    .split(/[.!?;:,\n。！？；，]+/)
    .some((clause) => wishes(plainWords(clause, 2_000).split(' '), parts));
}

/** Whether the label stands in the words as a whole clause: between the beginning or a connective, and the end or another one. Takes linear time. */
function wishes(words: readonly string[], label: readonly string[]): boolean {
  return words.some((_, start) => {
    if (start > 0 && !CONNECTIVE.test(words[start - 1] ?? '')) return false;
    let at = start;
    for (const part of label) {
      if (at > start && words[at] !== part && ARTICLE.test(words[at] ?? '')) at++;
      if (words[at++] !== part) return false;
    }
    return at === words.length || CONNECTIVE.test(words[at] ?? '');
  });
}
