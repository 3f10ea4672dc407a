// Numbers that a goal calls a code: PINs, codes of cards, and those that are good for one time, by themselves or by
// what stands before them. A number that another code is meant by ("zip code 90210") is none. Pure.
import type { FieldClass } from '../../shared/target-info';
import { findCards, LETTER } from './secret-patterns';

export interface Said {
  start: number;
  end: number;
  class: FieldClass;
  label: string;
}

const IS = '(?:is|ist|lautet|est|es)';
const COLON = '\\s{0,8}[:=：]\\s{0,8}';
/** What links the word to a number, which says itself that it is one; nothing at all may do. */
const COLON_ZH =
  '\\s{0,8}["“”„«»「」『』]?(?:框|栏|里|中|内|处){0,2}(?:\\s{0,8}(?:输入|填入|填写|填))?\\s{0,8}(?:[是为為](?:\\s{0,8}[:=：])?|[:=：])?\\s{0,8}';
const LINK_NUMBER = `(?:${COLON}|\\s{1,8}(?:(?:${IS}|to|as|was|war|with|auf|mit)(?:${COLON}|\\s{1,8}))?|${COLON_ZH})`;
const LINK_CODE = `(?:${COLON}|\\s{1,8}(?:(?:${IS}|was|war)(?:${COLON}|\\s{1,8}))?|${COLON_ZH})`;
const BEGINS = `(?<!${LETTER}|\\p{N})`;
const MARK = '["“„«「『\']?';
/** What stands between a number and what it is entered as. */
const AS =
  '["”“»」\']?\\s{1,8}(?:as|for|in|into|als|ins?|für)\\s{1,8}(?:(?:the|my|your|das|dem|die|den|eine?n?|meine?[nm]?|field|box|feld)\\s{1,8}){0,3}["“„«]?';
const AS_ZH = '\\s{0,8}["”“」]?(?:作为|当作|填到|填入|填进|填写到|输入到)\\s{0,8}["“「]?(?:短信|手机)?';
/** "PIN eingeben:", "the PIN field". */
const ENTERED = '(?:\\s{1,8}(?:eingeben|eintippen|eintragen|angeben|field|box|feld))?';

/** A number in one piece, or in groups at the end of a clause. */
const GROUPED = '(?:\\d{2}(?: \\d{2}){1,3}|\\d{3} \\d{3})(?=\\s{0,8}(?:\\p{P}|$))';

const PIN = '(?:pin(?:[- ]?(?:code|number|nummer)|码)?|geheim(?:zahl|nummer))';
const CARD_CODE =
  '(?:cvv2?|cvc2?|cid|card (?:(?:verification|security) (?:code|number)|code)|security code|(?:karten)?prüf(?:nummer|ziffer)|cryptogramme|código de seguridad|安全码|校验码)';
const ONE_TIME =
  '(?:(?:one[- ]?time|verification|auth(?:entication|enticator)?|confirmation|two[- ]?factor|2fa|mfa|otp|sms|log ?in|sign ?in)[\\s-](?:code|password|passcode|token|pin)|otp|(?:sms-?|m)?tan|(?:bestätigungs|sicherheits|einmal|verifizierungs|anmelde)-?code|code de vérification|código de verificación|验证码|动态码)';

interface Way {
  pattern: RegExp;
  class: FieldClass;
  label: string;
  /** What is called by the word before. */
  accept?: (match: RegExpExecArray) => boolean;
}

const pin = (pattern: RegExp): Way => ({ pattern, class: 'password', label: 'PIN' });
const cardCode = (pattern: RegExp): Way => ({ pattern, class: 'cardCode', label: 'card code' });
const oneTime = (pattern: RegExp): Way => ({ pattern, class: 'oneTimeCode', label: 'one-time code' });

const OTHER_CODES =
  /^(?:zip|postal|post|area|country|dial(?:ling|ing)?|promo|promotional|coupon|discount|voucher|gift|product|item|error|status|source|bar|qr|sort|tax|booking|reference|order|tracking|airport|currency|language|department|cost|project|colou?r|hex|course|job|invoice|customer|article|material|shipping|supplier|vendor)\s+$/i;
const noOther: Way['accept'] = (match) => !OTHER_CODES.test(match[1] ?? '');
/** How somebody came by it. */
const GOT =
  /\b(?:got|get|received?|sent|texted|mailed|sms|message|authenticator|app|bekommen|bekam|erhalten|erhielt|geschickt|gesendet)\b/iu;

const WAYS: readonly Way[] = [
  cardCode(
    new RegExp(
      `${BEGINS}${CARD_CODE}(?:\\s{1,8}number)?${ENTERED}(?:${LINK_NUMBER})${MARK}(\\d{3,4})(?!\\d)`,
      'giu',
    ),
  ),
  oneTime(
    new RegExp(
      `${BEGINS}${ONE_TIME}${ENTERED}(?:${LINK_CODE})${MARK}(\\d{4,10}|${GROUPED}|[A-Z0-9]{3,4}-[A-Z0-9]{3,4})(?!${LETTER}|\\p{N})`,
      'giu',
    ),
  ),
  // "2FA 482913"
  oneTime(new RegExp(`${BEGINS}(?:2fa|mfa)${LINK_CODE}${MARK}(\\d{6,8})(?!${LETTER}|\\p{N})`, 'giu')),
  {
    ...oneTime(new RegExp(`${BEGINS}(\\p{L}{1,30}\\s{1,8})?code${LINK_CODE}${MARK}(\\d{6,8})(?!\\d)`, 'giu')),
    accept: noOther,
  },
  // "The code I got is 482913"
  {
    ...oneTime(
      new RegExp(
        `${BEGINS}(\\p{L}{1,30}\\s{1,8})?code,?\\s{1,3}(?:i|we|they|you|that|which|from|by|in|on|sent|der|den|die|ich|wir|aus|von|per)(?:\\s{1,3}[\\p{L}\\p{N}'’-]{1,30},?){0,8}?\\s{1,3}(?:${IS}|was|war)(?:${COLON}|\\s{1,8})${MARK}(\\d{4,8})(?!${LETTER}|\\p{N})`,
        'giu',
      ),
    ),
    accept: (match) => !OTHER_CODES.test(match[1] ?? '') && GOT.test(match[0]),
  },
  {
    ...oneTime(
      new RegExp(`(?<!${LETTER}|\\p{N}|[.,])(\\d{4,10})(?:${AS}|${AS_ZH})${ONE_TIME}(?!${LETTER})`, 'giu'),
    ),
    // A colour.
    accept: (match) => !/\s(?:as|for|in|into)\s+tan$/u.test(match[0]),
  },
  cardCode(new RegExp(`(?<!${LETTER}|\\d)(\\d{3,4})(?:${AS}|${AS_ZH})${CARD_CODE}(?!${LETTER})`, 'giu')),
  pin(new RegExp(`${BEGINS}${PIN}${ENTERED}${LINK_NUMBER}${MARK}(\\d{4,8}|${GROUPED})(?!\\d)`, 'giu')),
  pin(new RegExp(`(?<!${LETTER}|\\d)(\\d{4,8})(?:${AS}|${AS_ZH})${PIN}(?!${LETTER})`, 'giu')),
];

/** Behind a card and its date: "4111 1111 1111 1111, 12/27, 123". */
const PARTS = '[\\s,;/|–-]{1,5}';
const BEHIND_DATE = new RegExp(
  `^${PARTS}(?:(?:exp(?:iry|ires)?|valid|gültig bis|有效期)\\.?:?\\s{0,3})?(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?(?:20)?\\d\\d${PARTS}(\\d{3,4})(?=\\s{0,8}(?:[.,;!?)\\n]|$))`,
  'iu',
);
const LONGEST_BEHIND = 60;

export function findCodes(goal: string): Said[] {
  const found = findCards(goal).flatMap(({ end: from }): Said[] => {
    const behind = BEHIND_DATE.exec(goal.slice(from, from + LONGEST_BEHIND));
    if (!behind) return [];
    const end = from + behind[0].length;
    return [{ start: end - (behind[1] ?? '').length, end, class: 'cardCode', label: 'card code' }];
  });
  for (const { pattern, accept, class: fieldClass, label } of WAYS)
    for (const match of goal.matchAll(pattern)) {
      const value = match.at(-1) ?? '';
      if (accept && !accept(match)) continue;
      const start = match.index + match[0].lastIndexOf(value);
      found.push({ start, end: start + value.length, class: fieldClass, label });
    }
  return found;
}
