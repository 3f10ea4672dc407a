// Which fields hold secrets: by autocomplete, type, and words of name and label in the languages supported.
// Judged on the safe side: a field that may hold a secret is treated as one.
import type { FieldClass } from '../../shared/target-info';
import { nameOf } from '../accessible/name';
import { isPicker, isSecretField, lettersOf, SECRET_WORDS } from '../accessible/secret-field';
import { controlsOf, inputTypeOf, isHtml } from './native';

const NEW_PASSWORD =
  /\b(new|neue[sn]?|nouveau|confirm|repeat|again|wiederhol|bestätig|best[aä]tigung|create|choose)/i;
/** What holds a secret by other words than those that perception hides values by: this judge errs to the safe side. */
const MORE = {
  oneTimeCode:
    /\b(2fa|mfa)\b|one.?time|security code from|authenticator|einmalpasswort|bestatigungscode|code de verification/i,
  cardCode: /\bcid\b|card (security|verification)|pr[üu]fziffer|cryptogramme/i,
  card: /card.?no\b|\bcc.?(num|number|no)\b|(?:credit|debit).?card|kreditkarte|num[ée]ro de (la )?carte/i,
  password: undefined,
};

type Kind = keyof typeof MORE;

/** What one of the texts about a field calls it; of several kinds the first. */
function calledIn(texts: readonly string[], kinds: readonly Kind[]): Kind | undefined {
  return kinds.find((kind) =>
    texts.some((text) => MORE[kind]?.test(text) || SECRET_WORDS[kind].test(lettersOf(text))),
  );
}

export function fieldClassOf(element: Element): FieldClass | undefined {
  const type = inputTypeOf(element);
  if (!isHtml(element, 'input') && !isHtml(element, 'textarea') && !isHtml(element, 'select'))
    return undefined;
  if (['submit', 'button', 'reset', 'image', 'checkbox', 'radio'].includes(type)) return undefined;
  if (type === 'file') return 'file';
  const tokens = (element.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  if (tokens.includes('new-password') && !isPicker(element)) return 'newPassword';
  if (tokens.includes('one-time-code')) return 'oneTimeCode';
  if (tokens.includes('cc-csc')) return 'cardCode';
  if (tokens.includes('cc-number')) return 'card';
  const texts = [
    element.getAttribute('name') ?? '',
    element.getAttribute('id') ?? '',
    element.getAttribute('placeholder') ?? '',
    nameOf(element),
  ].map((text) => text.replace(/[_-]+/g, ' '));
  const isPassword = type === 'password' || tokens.includes('current-password');
  if (!isPassword && isHtml(element, 'select')) return 'plain';
  const called = isPassword
    ? calledIn(texts, ['cardCode', 'oneTimeCode'])
    : (calledIn(texts, ['oneTimeCode', 'cardCode', 'card', 'password']) ?? 'plain');
  if (called !== undefined && called !== 'password') return called;
  return texts.some((text) => NEW_PASSWORD.test(text)) ? 'newPassword' : 'password';
}

export function secretsOf(form: HTMLFormElement): { hasPassword: boolean; hasCard: boolean } {
  const classes = controlsOf(form).map(fieldClassOf);
  return {
    hasPassword: classes.some((c) => c === 'password' || c === 'newPassword'),
    hasCard: classes.some((c) => c === 'card' || c === 'cardCode'),
  };
}

/** By what perception hides values by, or by the more that acting goes by. */
export function mayHoldSecret(element: Element): boolean {
  return /pass|code|card/i.test(fieldClassOf(element) ?? '') || isSecretField(element);
}
