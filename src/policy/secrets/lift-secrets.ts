// Takes secrets out of a goal before anything is stored or sent: each becomes a handle in its place, the
// sentence around it stays as it was typed. Ordinary quoted words are left alone.
import { newId } from '../../shared/ids';
import type { SecretHandle } from '../../shared/secret-handle';
import type { FieldClass } from '../../shared/target-info';
import { PHRASE_WORD, QUOTED, SENTENCE_END, TOKEN, TOKEN_ZH, WORD, WORD_ZH } from './password-words';
import { findCodes } from './said-codes';
import { findInFields } from './said-in-fields';
import { findInPassing } from './said-in-passing';
import { findSaidKeys } from './said-keys';
import { findCards, findTokens } from './secret-patterns';

export interface LiftedSecret {
  handle: SecretHandle;
  value: string;
  class: FieldClass;
  /** What it is, for the user: "password", "card number". */
  label: string;
}

interface Finding {
  start: number;
  end: number;
  class: FieldClass;
  label: string;
  /** Its clause goes on behind it: no mark of it ends a sentence. */
  goesOn?: boolean;
}

/** What links the word to its value: "is", ":", "is:"; words that link other things, too, only with a colon. */
const IS = '(?:is|ist|lautet|est|es)';
const COLON = '\\s*[:=：]\\s*';
const LINK = `(?:${COLON}|\\s+${IS}(?:${COLON}|\\s+)|\\s+(?:as|to|was|war|auf|mit|with|con|avec)${COLON})`;
/** What may stand between the word and a quoted value. */
const BETWEEN =
  '(?:\\s*[:=：]\\s*|\\s+(?:is|was|war|as|to|of|with|be|being|using|should|must|field|box|input|textbox|text|into|new|ist|lautet|auf|mit|feld|est|es|con|avec)(?=\\s|[:=：])|\\s*(?:是|为|為|框|栏|中|里|输入|设为|填写))';

/** Up to the word: "into the field “Password”". */
const INTO =
  '(?:(?:the|my|your|both|all|a|das|dem|den|mein|le|mon|la|mi|fields?|box|input|(?:eingabe|text)?feld|campo|champ)\\s{1,3}){0,4}(?:new |neue[sn]? |confirm(?:ation)? )?["“„«「\'‘]?';

const QUOTED_AFTER = new RegExp(`(?:${WORD}|${WORD_ZH})${BETWEEN}{0,4}\\s*${QUOTED}`, 'giu');
/** A quotation that names a control is no value: the "Show password" kind. */
const CONTROL_NEXT =
  /^\s*(?:button|link|tab|icon|checkbox|label|menu|option|section|page|heading|field|schaltfläche|knopf|按钮|链接|bouton|botón)/iu;
const QUOTED_BEFORE = new RegExp(
  `${QUOTED}\\s+(?:as|for|in|into|to|als|in|ins|comme|como|en|dans)\\s+${INTO}${WORD}`,
  'giu',
);
/** "password is x", "pw: x", "密码是x": the next token, whatever it looks like. */
const SAID = new RegExp(`${WORD}${LINK}(${TOKEN})`, 'giu');
/** "The password for my account is", „Passwort für den Shop:“: whose it is; what follows must look like one. */
const SAID_OF = new RegExp(
  `${WORD}\\s{1,3}(?:for|of|für|von|pour|de|para)(?:\\s{1,3}(?!\\S?secret:)[^\\s:=：]{1,40}){1,4}?${LINK}(${TOKEN})`,
  'giu',
);
/** Short for it only at the beginning of what is listed, or beside a user's name: there are other passes. */
const SHORT = new RegExp(
  `(?:(?:^|[,;(\\n]\\s*|(?<!\\p{L})(?:and|und)\\s+|(?<!\\p{L})(?:user(?:name)?|login|e-?mail|benutzer(?:name)?)\\s{0,3}[:=：]\\s{0,3}${TOKEN}\\s{1,8})pass\\s*[:=：]\\s*|(?<!\\p{L})(?:user(?:name)?|login)\\s+${TOKEN}[,;]?\\s+(?:and\\s+)?pass\\s+)(${TOKEN})`,
  'giu',
);
/** What no word of a sentence looks like. */
export const LOOKS_LIKE_ONE = /[\p{N}\p{S}]|\p{Ll}\p{Lu}|\p{P}\p{L}/u;
/** "My password's hunter2", "will be hunter2", "was hunter2": here, too, what follows must look like one. */
const SAID_TO_BE = new RegExp(
  `${WORD}(?:['’]s\\s+|\\s+(?:was|war|(?:will|shall|should|must|would) be)\\s+)(${TOKEN})`,
  'giu',
);
/** How long one has to be. */
const IS_LENGTH = /^\d{1,3}(?:[+-]\d*|\.)?$/u;
const SPEAKS_ON = 'and|then|to|for|in|on|into|now|please|here|und|dann|um|für|jetzt|bitte|hier|et|puis|y';
const SPOKEN_WORD = `(?!(?:${SPEAKS_ON})(?!\\p{L}))[\\p{L}\\p{N}'’-]{1,30}`;
/** What is said of it instead: "is not stored here". */
const IS_ABOUT_IT =
  /^(?:not?|never|already|still|also|only|very|always|wrong|incorrect|required|stored|saved|kept|written|hidden|unknown|too|what|which|longer|shorter|nicht|schon|falsch|zu|noch)(?!\p{L})/iu;
/** "Password is correct horse battery staple": three words and more up to the end of the clause. */
const PHRASE = new RegExp(
  `${WORD}(?:${COLON}|\\s+${IS}(?:${COLON}|\\s+))((?:${PHRASE_WORD}\\s{1,2}){2,7}${PHRASE_WORD})(?=\\s{0,3}(?:[.,;!?\\n]|$)|\\s{1,3}(?:and|then|und|dann|et|puis|y)(?!\\p{L}))`,
  'giu',
);
/** "Passphrase is open sesame": words of any kind, up to where the sentence goes on. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}_-])pass ?phrase(?:${COLON}|\\s+${IS}(?:${COLON}|\\s+)|\\s+lautet\\s+)((?:${SPOKEN_WORD}\\s{1,2}){1,7}${SPOKEN_WORD})(?=\\s{0,3}(?:[.,;!?\\n]|$)|\\s{1,3}(?:${SPEAKS_ON})(?!\\p{L}))`,
  'giu',
);
/** "Username/password: anna / hunter2", "login and password are anna and hunter2": the second is the secret. */
const PAIR = new RegExp(
  `(?<!\\p{L})(?:user ?names?|users?|user ?id|logins?|e-?mail|account|benutzer(?:name)?|nutzer(?:name)?|identifiant|usuario|用户名|账号)\\s{0,3}(?:[/&+,和及]|and|und|et|y)\\s{0,3}(?:${WORD}|${WORD_ZH}|pass(?!\\p{L}))(?<link>${COLON}|\\s+(?:is|are|sind|lauten|sont|son)(?:${COLON}|\\s+))[^\\s"“”„«»「」，。；、,;/]+(?<gap>\\s{0,3}(?:[/,;|&]|(?<=\\s)(?:and|und|et|y)(?=\\s))\\s{0,3}|\\s{1,3})(?<value>${TOKEN})`,
  'giu',
);
const IN_BRACKETS = new RegExp(
  `(?:${WORD}|${WORD_ZH})(?:${COLON}|\\s+${IS}(?:${COLON}|\\s+)|\\s*)[(（]([^\\s()（）]{2,100})[)）]`,
  'giu',
);
const SAID_ZH = new RegExp(
  `${WORD_ZH}[”"“」』’]?(?:输入)?(?:框|栏|里|中|内){0,3}\\s*(?:从${TOKEN_ZH})?(?:(?:是|为|為|填写?为?|填入|输入|设为|改为|改成|换成)(?:\\s*[：:=])?|\\s*[：:=])\\s*(?:(${TOKEN_ZH})|(${TOKEN}))`,
  'gu',
);
const BEFORE_ZH = new RegExp(
  `[把将用](${TOKEN_ZH})(?:填|输入|写|作为|当)(?:写|到|入|进|在)?(?:新|我的)?${WORD_ZH}`,
  'gu',
);
/** "the password to hunter2", "password with hunter2": as a value only what looks like one, or what is to be entered. */
const LINKED = new RegExp(
  `${WORD}(?:\\s+(?:field|box|feld))?\\s+(?:to|with|as|mit|auf|als|con|avec)\\s+(${TOKEN})`,
  'giu',
);
const ENTERS =
  /(?<!\p{L})(?:set|change|update|fill|enter|make|reset|setze?n?|ändere?n?|fülle?n?|gib|trage?)(?!\p{L})/iu;
/** "from hunter1 to hunter2": the old one and the new one. */
const FROM = new RegExp(`(?:${WORD}\\s+(?:from|von)\\s+|${WORD_ZH}从)(${TOKEN_ZH})`, 'giu');
const FROM_TO = new RegExp(`${WORD}\\s+(?:from|von)\\s+${TOKEN}\\s+(?:to|auf|zu|in)\\s+(${TOKEN})`, 'giu');
/** "type hunter2 as the password". */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:enter|type|use|write|input|put|paste|insert|gib|schreibe?|tippe?|trage?|füge?)\\s+(${TOKEN})\\s+(?:as|for|in|into|to|als|ins?|für)\\s+${INTO}${WORD}`,
  'giu',
);
/** "hunter2 in password": letters and digits are no word of the sentence. */
const LOOSE_BEFORE = new RegExp(
  `(?<=\\s)((?=${TOKEN}\\s)(?=\\S*\\d)(?=\\S*\\p{L})[^\\s./,;:]{4,})\\s+(?:as|for|in|into|als|ins?|für)\\s+${INTO}${WORD}`,
  'giu',
);
const NO_VALUE =
  /^(?:it|them|this|that|text|something|anything|nothing|autofill|enter|return|es|ihn|etwas)$/iu;
/** "password hunter2", "with password sesame": the next token, if it is none of the words that usually follow. */
const BARE = new RegExp(`${WORD}\\s+(${TOKEN})|${WORD_ZH}\\s*(${TOKEN_ZH})`, 'giu');
const FOLLOWS = new Set(
  (
    'a an and or the this that my your his her their its is are was be in into on onto at to for from of with by as if when then than that so but not ' +
    'field fields box boxes input inputs textbox area form page section tab link button icon label dialog window screen prompt line ' +
    'reset change changes changing manager managers generator strength hint hints policy settings setting option options recovery ' +
    'again twice once sensitive case here there now please too also only first second last new old current required protected protection ' +
    'using via fields. wrong correct incorrect expired needed missing lost forgotten visible hidden shown empty blank blanks ' +
    'und oder das den dem der die ein im ins auf zu zum für mit von ist ändern zurücksetzen eingeben vergessen feld felder ' +
    'et ou le la les dans sur pour avec est oublié y o el los en para con es olvidada'
  ).split(' '),
);

const USERINFO = /(?<=:\/\/[^\s/:@]+:)([^\s/@]+)(?=@)/gu;

export const newSecretHandle = (): SecretHandle => `secret:${newId<string>()}`;

/** `newHandle` is given by tests. Equal values get one handle. */
export function liftSecrets(
  goal: string,
  newHandle: () => SecretHandle = newSecretHandle,
): { text: string; secrets: LiftedSecret[] } {
  const findings = findSecrets(goal);
  const byValue = new Map<string, LiftedSecret>();
  for (const { start, end, ...about } of findings) {
    const value = goal.slice(start, end);
    if (!byValue.has(value)) byValue.set(value, { handle: newHandle(), value, ...about });
  }
  const places = [...findings, ...echoes(goal, byValue)];
  let text = '';
  let at = 0;
  for (const { start, end } of disjoint(places)) {
    text += goal.slice(at, start) + (byValue.get(goal.slice(start, end))?.handle ?? goal.slice(start, end));
    at = end;
  }
  return { text: text + goal.slice(at), secrets: [...byValue.values()] };
}

function findSecrets(goal: string): Finding[] {
  const found: Finding[] = [];
  const add = (pattern: RegExp, fieldClass: FieldClass, label: string, accept = always) => {
    for (const match of goal.matchAll(pattern)) {
      const value = valueOf(match);
      if (!value || !accept(match, value)) continue;
      const start = match.index + match[0].lastIndexOf(value);
      if (pairs.some((pair) => start >= pair.from && start < pair.end)) continue;
      const end = start + value.length;
      const goesOn = end < match.index + match[0].length;
      found.push({ start, end, class: fieldClass, label, goesOn });
    }
  };
  const isHandle = (value: string) => value.includes('secret:');
  const pairs = pairsIn(goal);
  for (const card of findCards(goal)) found.push({ ...card, class: 'card', label: 'card number' });
  found.push(...findCodes(goal));
  add(USERINFO, 'password', 'password');
  add(QUOTED_AFTER, 'password', 'password', (match, value) => {
    const rest = goal.slice(match.index + match[0].length);
    return !CONTROL_NEXT.test(rest) && !isHandle(value);
  });
  for (const match of goal.matchAll(QUOTED_BEFORE)) {
    const value = valueOf(match);
    if (!value || isHandle(value)) continue;
    const start = match.index + match[0].indexOf(value);
    found.push({ start, end: start + value.length, class: 'password', label: 'password' });
  }
  const token = (_: RegExpExecArray, value: string) => !isHandle(value) && isValueToken(value);
  const bare = (match: RegExpExecArray, value: string) =>
    token(match, value) && isBareValue(match, value, goal);
  add(
    IN_BRACKETS,
    'password',
    'password',
    (_, value) => LOOKS_LIKE_ONE.test(value) && !/^\d+ ?(?:位|\+)/u.test(value) && !isHandle(value),
  );
  for (const { start, end } of pairs)
    if (!isHandle(goal.slice(start, end))) found.push({ start, end, class: 'password', label: 'password' });
  add(PHRASE, 'password', 'password', (_, value) => value === value.toLowerCase());
  add(SPOKEN, 'password', 'password', (match, value) => {
    return !IS_ABOUT_IT.test(value) && token(match, value.split(/\s/)[0] ?? '');
  });
  add(SAID, 'password', 'password', token);
  for (const pattern of [SAID_OF, SHORT])
    add(pattern, 'password', 'password', (match, value) => token(match, value) && LOOKS_LIKE_ONE.test(value));
  add(
    SAID_TO_BE,
    'password',
    'password',
    (match, value) => token(match, value) && LOOKS_LIKE_ONE.test(value) && !IS_LENGTH.test(value),
  );
  for (const pattern of [SAID_ZH, BEFORE_ZH, FROM, FROM_TO]) add(pattern, 'password', 'password', token);
  add(LINKED, 'password', 'password', (match, value) => token(match, value) && isEntered(match, value, goal));
  add(LOOSE_BEFORE, 'password', 'password', token);
  add(BEFORE, 'password', 'password', (match, value) => token(match, value) && !NO_VALUE.test(value));
  for (const one of [...findInFields(goal), ...findInPassing(goal)])
    found.push({ ...one, class: 'password', label: 'password' });
  add(BARE, 'password', 'password', bare);
  found.push(...findSaidKeys(goal));
  for (const key of findTokens(goal)) found.push({ ...key, class: 'plain', label: 'key' });
  return disjoint(found.map((one) => withoutFullStop(one, goal)));
}

/** The secrets of pairs, and where each pair begins. */
function pairsIn(goal: string): Array<{ from: number; start: number; end: number }> {
  return [...goal.matchAll(PAIR)].flatMap(({ index: from, 0: whole, groups = {} }) => {
    const { link = '', gap = '', value = '' } = groups;
    const isParted = gap.trim() !== '' && /[:=：/|&]/u.test(link + gap);
    const is = isParted || LOOKS_LIKE_ONE.test(value);
    if (!is || !isValueToken(value)) return [];
    const end = from + whole.length;
    return [{ from, start: end - value.length, end }];
  });
}

/** The last group that took part. */
function valueOf(match: RegExpExecArray): string | undefined {
  return match.slice(1).findLast((group) => group !== undefined);
}

const always = (_match: RegExpExecArray, _value: string) => true;

function isValueToken(value: string): boolean {
  const bare = value.replace(SENTENCE_END, '');
  // A word and a colon introduce something; only what looks like a secret is one there.
  if (/[:：]$/u.test(value) && !LOOKS_LIKE_ONE.test(bare)) return false;
  return /[\p{L}\p{N}]/u.test(bare) && !FOLLOWS.has(bare.toLowerCase());
}

/** It looks like a password and no address, or it ends a clause that sets one. */
function isEntered(match: RegExpExecArray, said: string, goal: string): boolean {
  const value = said.replace(SENTENCE_END, '');
  const isSet = ENTERS.test(goal.slice(0, match.index));
  if (/[^\p{L}]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value)) return isSet || !/@.+\./u.test(value);
  const after = goal.slice(match.index + match[0].length);
  return isSet && ENDS.test(after) && !NO_VALUE.test(value);
}

/** Without "is" or ":", a plain lower-case word counts only after "with", "and", "the" … at the clause's end. */
function isBareValue(match: RegExpExecArray, said: string, goal: string): boolean {
  // What stands in brackets is a remark, or was found there.
  if (/^[(（]/u.test(said)) return false;
  const value = said.replace(SENTENCE_END, '');
  if (/[^\p{L}]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value)) return /[\p{L}\p{N}]/u.test(value);
  const before = goal.slice(0, match.index).trimEnd();
  const after = goal.slice(match.index + match[0].length);
  const introduced =
    /(?:^|\s|[,;])(?:with|and|using|use|mit|und|avec|et|con|y|the|my|,|(?:mit\s(?:dem|[mds]?einem|ihrem|unserem)|avec\s(?:le|[mtsl]on|[nv]otre)|con\s(?:la|mi|tu|su)))$/iu.test(
      before,
    );
  return introduced && ENDS.test(after);
}

const ENDS =
  /^\s*(?:[.,;!?)]|$|and\b|then\b|und\b|dann\b|an\b|aus\b|ein\b|et\b|puis\b|y\b|on\b|into\b|in\b|to\b)/iu;

/** The full stop of the sentence is no part of the secret, unless quotes held it; other marks are of what looks like one. */
function withoutFullStop({ goesOn, ...found }: Finding, goal: string): Finding {
  const next = goal.slice(found.end, found.end + 1);
  if (/["“”»’'」』`]/.test(next)) return found;
  const value = goal.slice(found.start, found.end);
  const at = SENTENCE_END.exec(value)?.index ?? 0;
  if (at === 0 || goesOn) return found;
  const before = goal.slice(0, found.start);
  // A bracket that was opened before the secret is closed behind it.
  const closing = opensBracket(before) ? value.slice(at).search(/[)\]）]/u) : -1;
  let end = closing < 0 ? value.length : at + closing;
  const isAtEnd = closing >= 0 || /^(?:[\s\p{Script=Han}]|$)/u.test(next);
  const isLikeOne = LOOKS_LIKE_ONE.test(value.slice(0, at));
  const left = isLikeOne ? (isAsked(before.slice(-LONG_SENTENCE)) ? '?？.:：' : '.:：') : '.!?:：)]）';
  while (
    end > at &&
    left.includes(value.charAt(end - 1)) &&
    (isAtEnd || /[:：]/u.test(value.charAt(end - 1)))
  )
    end--;
  return { ...found, end: found.start + end };
}

const opensBracket = (before: string) =>
  (before.match(/[([（]/gu)?.length ?? 0) > (before.match(/[)\]）]/gu)?.length ?? 0);

/** "Is my password hunter2?", "Can you log in with password hunter2?" The dot of an address ends no sentence. */
const isAsked = (before: string) =>
  /(?:^|[.!?,:;。！？，：\n]\s*)¿?(?:(?:please|and|so|bitte|und)\s+)?(?:is|are|was|does|do|did|has|have|can|could|will|would|should|may|what|why|how|which|ist|sind|war|hat|kann|kannst|konntest|könnten|könntest|soll|wird|w[uü]rden?|würdest|warum|wie|was|est|peux|pouvez|pourriez|pourrais|es|puedes?|podr[ií]as?)[\s-](?:[^.!?。！？\n]|[.!?](?=\S))*$/iu.test(
    before,
  ) || /(?:是否|是不是|能不能|可不可以)(?:[^.!?。！？\n]|[.!?](?=\S))*$/u.test(before);

const LONG_SENTENCE = 500;

/** The same values once more in the goal: quoted, or (from four characters) as a word. */
function echoes(goal: string, byValue: ReadonlyMap<string, LiftedSecret>): Finding[] {
  const found: Finding[] = [];
  for (const { value, class: fieldClass, label } of byValue.values()) {
    for (let at = goal.indexOf(value); at >= 0; at = goal.indexOf(value, at + 1)) {
      const before = goal[at - 1] ?? ' ';
      const after = goal[at + value.length] ?? ' ';
      const isQuoted = /["“”„«'「『‘`]/.test(before) && /["“”»'」』’`]/.test(after);
      const isWord = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
      if (isQuoted || (value.length >= 4 && isWord))
        found.push({ start: at, end: at + value.length, class: fieldClass, label });
    }
  }
  return found;
}

/** Earlier findings win over later ones that overlap them; the result is in the order of the text. */
function disjoint<T extends { start: number; end: number }>(found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of found)
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
