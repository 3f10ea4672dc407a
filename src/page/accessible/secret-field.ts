// Fields whose values are nobody's business: passwords, one-time codes, card and account numbers. Page world,
// reads only.
import { styleOf } from './computed-style';
import { labelsOf } from './labels';
import { attributeOf, idRefs } from './tree';

/** By what a field holds, parts of words and phrases of what is broken into words of letters. Acting judges by them, too. */
export const SECRET_WORDS = {
  oneTimeCode:
    /(?:verification|one time| m?fa) ?code|authenticator|(?:bestätigungs|einmal)code|code de vérification|código de verificación|验证码|動態碼|动态码| (?:t?otp|mfa) /i,
  cardCode:
    /cvv|cvc|cryptogramme|security ?code|card verif|prüfziffer|sicherheitscode|code de sécurité|código de seguridad|安全码| csc /i,
  card: /card ?num|kartennummer|卡号/i,
  password: /passw|pass ?(?:code|phrase)|pwd|kennwort|mot ?de ?passe|contrase[nñ]a|密码|密碼|口令| mdp /i,
};
const SIGNS = [...Object.values(SECRET_WORDS), /secret(?!ar)| (?:pin|ssn|iban) /i];
const isSign = (told: string) => SIGNS.some((sign) => sign.test(told));
/** As a name; on a label it is a ticket as often. */
const PASS = / pass /i;
/** What holds no text that was typed. */
const CHOICE = /^(?:checkbox|radio|button|submit|reset|image|file|range|color)$/;
/** Their labels may speak of a password and ask for something else. */
const OTHER_TEXT = /^(?:email|url|search|date|time|month|week|datetime-local)$/;

/** A page may show a password by another type. */
const wasPassword = new WeakSet<Element>();

export function noteType(el: HTMLInputElement): string {
  if (el.type === 'password') wasPassword.add(el);
  return el.type;
}

export function isSecretField(el: Element): boolean {
  const type = el instanceof HTMLInputElement ? noteType(el) : '';
  if (type === 'hidden' || wasPassword.has(el)) return true;
  const tokens = (attributeOf(el, 'autocomplete') ?? '').toLowerCase();
  if (/\b(?:one-time-code|cc-|current-password)/.test(tokens)) return true;
  if (tokens.includes('new-password') && !isPicker(el)) return true;
  if (CHOICE.test(type)) return false;
  const own = lettersOf(`${attributeOf(el, 'name') ?? ''} ${attributeOf(el, 'id') ?? ''}`);
  if (isSign(own + lettersOf(attributeOf(el, 'class') ?? '')) || PASS.test(own)) return true;
  if (type !== '' && styleOf(el).getPropertyValue('-webkit-text-security') !== 'none') return true;
  if (!(el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement)) return false;
  return el.value !== '' && (isCardNumber(el.value) || (!OTHER_TEXT.test(type) && isCalledSecret(el)));
}

/** Something is chosen in it: authors say "new-password" of such fields to keep the browser's suggestions away. */
export function isPicker(el: Element): boolean {
  return attributeOf(el, 'role') === 'combobox' && attributeOf(el, 'type') !== 'password';
}

function isCalledSecret(el: HTMLInputElement | HTMLTextAreaElement): boolean {
  const said = [
    attributeOf(el, 'aria-label'),
    attributeOf(el, 'placeholder'),
    ...[...idRefs(el, 'aria-labelledby'), ...labelsOf(el)].map((each) => each.textContent),
  ];
  return said.some((text) => {
    const told = lettersOf((text ?? '').trim().slice(0, 60));
    return isSign(told) || (PASS.test(told) && told.length < 7);
  });
}

/** ` card Cvv ` of `card_cvv2` and `cardCvv`. */
export function lettersOf(text: string): string {
  return ` ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\P{L}+/gu, ' ')} `;
}

function isCardNumber(value: string): boolean {
  const digits = value.replace(/[\s-]/g, '');
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i)) * (1 + (i % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
