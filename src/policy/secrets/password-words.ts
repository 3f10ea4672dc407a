// Words for a password, and what in a text may be one. Parts of regular expressions, with the flags "iu". Pure.

/** By language. Chinese needs no word boundaries. */
export const WORD =
  '(?<![\\p{L}\\p{N}_-])(?:pass ?words?|pass ?codes?|pass ?phrases?|passwd|pwd|pw|passwort(?:-?feld)?|passworter|passwörter|kennwort(?:-?feld)?|kennwörter|losungswort|mot de passe|contraseña|contrasena)(?![\\p{L}\\p{N}_-])';
export const WORD_ZH = '(?:密码|密碼|口令)';
/** The next token, whatever it looks like. */
export const TOKEN = '[^\\s"“”„«»「」，。；、,;]+';
/** In Chinese nothing parts a value from the words around it but its script. */
export const TOKEN_ZH = '[^\\s"“”„«»「」，。；、,;\\p{Script=Han}]+';

/** How a sentence, or what is put in brackets, may end behind a value. */
export const SENTENCE_END = /[.!?)\]）:：]+$/u;

/** A quotation ends at the mark that belongs to the one it began with. */
export const QUOTED =
  '(?:"([^"\\n]{1,200})"|[“”„‟]([^“”„\\n]{1,200})[“”]|«([^»\\n]{1,200})»|»([^«\\n]{1,200})«|「([^」\\n]{1,200})」|『([^』\\n]{1,200})』|‘([^’\\n]{1,200})’|`([^`\\n]{1,200})`|(?<![\\p{L}\\p{N}])\'([^\'\\n]{1,200})\'(?![\\p{L}\\p{N}]))';
/** Words by which a clause goes on after the password, or that say something about it. */
const GOES_ON =
  'a|an|and|or|the|this|that|my|your|his|her|their|its|it|me|you|i|we|they|is|are|was|be|been|has|have|had|do|does|did|can|will|should|must|in|into|on|onto|at|to|for|from|of|off|with|by|as|if|when|then|than|so|but|because|since|not|no|now|here|there|please|thanks|too|also|only|very|never|always|still|already|again|log|login|sign|click|press|open|go|enter|type|use|submit|save|search|find|show|book|buy|send|change|reset|wrong|incorrect|stored|saved|kept|written|hidden|unknown|required|field|below|above|und|oder|das|dem|den|der|die|ein|mein|ich|mich|ist|nicht|auf|zu|mit|im|dann|bitte|et|ou|le|la|les|dans|sur|pour|avec|est|pas|puis|y|o|el|en|con|es|para|por';
export const PHRASE_WORD = `(?!(?:${GOES_ON})(?!\\p{L}))\\p{Ll}{2,30}`;
