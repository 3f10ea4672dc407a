// Which fields hold secrets: by autocomplete, type, and words of name and label in the languages supported.
// Judged on the safe side: a field that may hold a secret is treated as one.
import type { FieldClass } from '../../shared/target-info';
import { nameOf } from '../accessible/name';
import { controlsOf, inputTypeOf, isHtml } from './native';

const NEW_PASSWORD =
  /\b(new|neue[sn]?|nouveau|confirm|repeat|again|wiederhol|bestätig|best[aä]tigung|create|choose)/i;
const PASSWORD = /pass(?:wor[dt]|code|phrase)|\bpwd\b|kennwort|mot de passe|contraseña/i;
const ONE_TIME =
  /\b(otp|totp|2fa|mfa)\b|one.?time|verification code|security code from|authenticator|einmal(code|passwort)|best[aä]tigungscode|code de v[ée]rification/i;
const CARD_CODE =
  /\b(cvc2?|cvv2?|csc|cid)\b|card (security|verification)|security code|pr[üu]fziffer|sicherheitscode|cryptogramme/i;
const CARD =
  /card.?(number|no\b|num)|\bcc.?(num|number|no)\b|credit.?card|debit.?card|kreditkarte|kartennummer|num[ée]ro de (la )?carte/i;

export function fieldClassOf(element: Element): FieldClass | undefined {
  const type = inputTypeOf(element);
  if (!isHtml(element, 'input') && !isHtml(element, 'textarea') && !isHtml(element, 'select'))
    return undefined;
  if (['submit', 'button', 'reset', 'image', 'checkbox', 'radio'].includes(type)) return undefined;
  if (type === 'file') return 'file';
  const tokens = (element.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  if (tokens.includes('new-password')) return 'newPassword';
  if (tokens.includes('one-time-code')) return 'oneTimeCode';
  if (tokens.includes('cc-csc')) return 'cardCode';
  if (tokens.includes('cc-number')) return 'card';
  const words = [
    element.getAttribute('name'),
    element.getAttribute('id'),
    element.getAttribute('placeholder'),
    nameOf(element),
  ]
    .filter(Boolean)
    .join(' | ')
    .replace(/[_-]+/g, ' ');
  if (type === 'password' || tokens.includes('current-password')) {
    if (CARD_CODE.test(words)) return 'cardCode';
    if (ONE_TIME.test(words)) return 'oneTimeCode';
    return NEW_PASSWORD.test(words) ? 'newPassword' : 'password';
  }
  if (isHtml(element, 'select')) return 'plain';
  if (ONE_TIME.test(words)) return 'oneTimeCode';
  if (CARD_CODE.test(words)) return 'cardCode';
  if (CARD.test(words)) return 'card';
  if (PASSWORD.test(words)) return NEW_PASSWORD.test(words) ? 'newPassword' : 'password';
  return 'plain';
}

export function secretsOf(form: HTMLFormElement): { hasPassword: boolean; hasCard: boolean } {
  const classes = controlsOf(form).map(fieldClassOf);
  return {
    hasPassword: classes.some((c) => c === 'password' || c === 'newPassword'),
    hasCard: classes.some((c) => c === 'card' || c === 'cardCode'),
  };
}
