// Words for a password, and what in a text may be one. Parts of regular expressions, with the flags "iu". Pure.

/** By language. Chinese needs no word boundaries. */
export const WORD =
  '(?<![\\p{L}\\p{N}_-])(?:pass ?words?|pass ?codes?|pass ?phrases?|passwd|pwd|pw|passwort|passworter|passwörter|kennwort|kennwörter|losungswort|mot de passe|contraseña|contrasena)(?![\\p{L}\\p{N}_-])';
export const WORD_ZH = '(?:密码|密碼|口令)';
/** The next token, whatever it looks like. */
export const TOKEN = '[^\\s"“”„«»「」，。；、,;]+';
/** In Chinese nothing parts a value from the words around it but its script. */
export const TOKEN_ZH = '[^\\s"“”„«»「」，。；、,;\\p{Script=Han}]+';

/** How a sentence, or what is put in brackets, may end behind a value. */
export const SENTENCE_END = /[.!?)\]）:：]+$/u;
