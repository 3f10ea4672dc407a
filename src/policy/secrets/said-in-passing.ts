// Passwords of which a goal says less than "is" or ":": behind a dash, an arrow or a comma, behind what they are for,
// as the second of a log-in's two. Each must look like one: letters, with digits or signs among them. Pure.
import { SENTENCE_END, TOKEN, WORD, WORD_ZH } from './password-words';

const MY = '(?:(?:the|my|a|new|das|dem|den|mein(?:em|en)?|le|mon|la|mi)\\s{1,3}){0,2}';
const WITH = '(?:(?<!\\p{L})(?:with|using|mit|avec|con)\\s{1,3}|用|使用)';
const WORD_OF = '(?:\\s{1,3}(?!\\S?secret:)[^\\s:=：]{1,40})';
/** "Log in", "melde dich": up to where "as", "with" or the two in brackets come. */
const LOGS_IN =
  '(?<!\\p{L})(?:(?:log|sign)(?:s|ging|ing)?[ -]?(?:(?:me|us)\\s)?(?:in|on)|login|(?:melde|logge)\\s{1,3}(?:mich|dich|uns)|anmelden|einloggen)(?!\\p{L})(?:\\s{1,3}(?:to|at|on|into|bei|auf|in|zu[mr]?)(?:\\s{1,3}(?!(?:as|with|als|mit|and|und)\\s)[^\\s,;!?()]{0,39}[^\\s.,;!?()]){1,3}?)?';
/** What parts a user's name from the password. */
const AND =
  '(?:\\s{0,3}[/|]\\s{0,3}|:(?!//)\\s{0,3}|\\s{1,3}(?:and|with|using|und|mit|et|y)\\s{1,3}|\\s{0,3}[和与及]\\s{0,3})';
const USER = '[^\\s/|:"“”„«»,，;；()（）\\p{Script=Han}]{1,80}';
const TWO = `(?<user>${USER})(?<gap>${AND})(?<value>[^\\s"“”„«»「」，。；、,;\\p{Script=Han}]+)`;

/** Where a password is changed, and what is called after passwords: "password in Settings>Security". */
const NO_OWNER =
  'for|user(?:name)?|login|account|id|benutzer|konto|in|on|under|at|via|through|managers?|generators?|reset|expiry|policy|strength|fields?|page|auf|unter|bei|über|im|am';

interface Way {
  pattern: RegExp;
  /** It ends a clause, or what goes on is no name: "bob / admin2 panel". */
  ends?: true;
  /** It has three of the four: small letters, capitals, digits, signs. */
  isStrong?: true;
}

const WAYS: readonly Way[] = [
  // "Password - hunter2x", "Passwort → geheim9"
  {
    pattern: new RegExp(
      `(?:${WORD}|${WORD_ZH})(?:\\s{1,3}[-–—]|\\s{0,3}(?:[→⇒➔]|[-=]>))\\s{0,3}(?<value>${TOKEN})`,
      'giu',
    ),
  },
  // "With the password, hunter2x, log in"
  {
    pattern: new RegExp(
      `${WITH}\\s{0,3}${MY}(?:${WORD}|${WORD_ZH})\\s{0,3}[,，]\\s{0,3}(?<value>[^\\s"“”„«»「」，。；、,;\\p{Script=Han}]+)`,
      'giu',
    ),
    ends: true,
  },
  // "Set the password for the wifi to hunter2x"
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:set|change|update|make|reset|setze?n?|ändere?n?|stelle?)${WORD_OF}{0,4}?\\s{1,3}${WORD}\\s{1,3}(?:for|of|für|von|pour|de|para)${WORD_OF}{1,5}?\\s{1,3}(?:to|auf|as|als|à|a)\\s{1,3}(?<value>${TOKEN})`,
      'giu',
    ),
  },
  {
    pattern: new RegExp(
      `${WORD}\\s{1,3}(?:für|von)${WORD_OF}{1,5}?\\s{1,3}auf\\s{1,3}(?<value>${TOKEN})(?=\\s{1,3}(?:setzen|ändern|stellen|zurücksetzen))`,
      'giu',
    ),
  },
  // "My pass is hunter2x", "log in with pass hunter2x": there are other passes.
  {
    pattern: new RegExp(
      `(?:(?<!\\p{L})(?:my|mein)\\s{1,3}pass(?:['’]s|\\s{1,3}(?:is|ist|lautet))\\s{0,3}[:：]?\\s{1,3}|(?:${WITH}|(?<!\\p{L})use\\s{1,3})${MY}pass(?:\\s{0,3}[:=：]\\s{0,3}|\\s{1,3}))(?<value>${TOKEN})`,
      'giu',
    ),
  },
  // "Log in as bob / hunter2x", "melde dich mit bob und geheim9 an"
  {
    pattern: new RegExp(
      `${LOGS_IN}(?:\\s{1,3}(?:as|with|using|als|mit)\\s{1,3}(?:(?:user(?:name)?|benutzer(?:name)?)\\s{1,3})?|:\\s{1,3}|\\s{0,3}[：(（]\\s{0,3})${TWO}`,
      'giu',
    ),
    ends: true,
  },
  {
    pattern: new RegExp(
      `(?:用|使用|以)\\s{0,3}(?:账号|帐号|账户|用户名?)?\\s{0,3}${TWO}(?=\\s{0,3}[来去]?(?:登录|登陆|登入))`,
      'gu',
    ),
  },
  // "Zugangsdaten: anna / Sommer2024!"
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:credentials|log-?in (?:data|details)|(?:zugangs|anmelde|login-?)daten|账号密码|登录信息)\\s{0,3}[:：]\\s{0,3}${TWO}`,
      'giu',
    ),
    ends: true,
  },
  { pattern: new RegExp(`(?:登录|登陆|登入)\\s{0,3}[:：(（]?\\s{0,3}${TWO}`, 'gu'), ends: true },
  // "Password bob Hunter2!": whose it is stands between.
  {
    pattern: new RegExp(`${WORD}\\s{1,3}(?!(?:${NO_OWNER})\\s)\\p{L}{2,30}\\s{1,3}(?<value>${TOKEN})`, 'giu'),
    ends: true,
    isStrong: true,
  },
];

const ENDS =
  /^(?:\s{0,3}(?:[.,;!?)），。；、\n]|$)|\s{1,3}(?:and|then|to|on|at|und|dann|um|an|ein|bei|auf|et|puis|y)(?!\p{L})|\s{0,3}\p{Script=Han})/iu;

export function findInPassing(goal: string): Array<{ start: number; end: number }> {
  return WAYS.flatMap(({ pattern, ends, isStrong }) =>
    [...goal.matchAll(pattern)].flatMap(({ index, 0: whole, groups }) => {
      const value = groups?.['value'] ?? '';
      const end = index + whole.length;
      const is =
        looksLikeOne(value) &&
        !isNoUser(groups?.['user'] ?? '', groups?.['gap'] ?? '', value) &&
        (!ends || ENDS.test(goal.slice(end, end + 20))) &&
        (!isStrong || hasThree(value));
      return is ? [{ start: end - value.length, end }] : [];
    }),
  );
}

/** "example.com/login?x=1" is an address, "Google and Facebook1" are ways to sign in. */
function isNoUser(user: string, gap: string, value: string): boolean {
  if (SIGNS_IN_FOR.test(user)) return true;
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(user)) return false;
  if (gap === ':') return /^\d{2,5}(?:\/|$)/.test(value);
  return gap === '/' && (IS_HOST.test(user) || /[/?=]/.test(value));
}

const SIGNS_IN_FOR = /^(?:google|facebook|apple|microsoft|github|sso|ldap|saml|oauth\d?|openid)$/i;
/** Ends as addresses do, unlike "bob.smith". */
const IS_HOST =
  /\.(?:\d{1,3}|[a-z]{2}|com|org|net|edu|gov|info|biz|app|dev|shop|store|site|online|cloud|tech|xyz|example|test|local|localhost|internal|invalid|lan|home)$/i;

function looksLikeOne(token: string): boolean {
  const bare = token.replace(SENTENCE_END, '');
  if (bare.length < 4 || !/\p{L}/u.test(bare) || !/[\p{N}\p{S}!#%&*@?_]/u.test(bare)) return false;
  return !/secret:|@.+\.|:\/\//u.test(token) && !IS_OTHER.test(bare);
}

const hasThree = (token: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[\p{P}\p{S}]/u].filter((kind) => kind.test(token)).length >= 3;

/** Measures, ordinals, versions and what else is called by letters and a number. */
const IS_OTHER =
  /^(?:\d+(?:st|nd|rd|th|am|pm|er|te[nrs]?|[hxsdkm]|[kmgt]b|px|kg|[cm]m|min|sec|sek|chars?|characters?|days?|hours?|minutes?|times|zeichen|tage?)|v\d[\d.]*|[23]fa|(?:o?auth|web|html|css|mp|sha|md|utf|ipv|base|windows|win|office|iphone|ipad|python|step|page|part|schritt|seite|teil)-?\d[\d.]*)$/iu;
