// An answer to a question is read with the question: what was asked for as a password is one, also when the
// answer is the bare word. Pure.
import type { SecretHandle } from '../shared/secret-handle';
import { liftSecrets, type LiftedSecret } from './lift-secrets';

const ASKED_FOR: ReadonlyArray<readonly [question: RegExp, word: string]> = [
  [
    /pass ?(?:word|code|phrase)|\bpin\b|passwort|kennwort|mot de passe|contraseña|密码|密碼|口令/iu,
    'password',
  ],
  [/\bcode\b|\botp\b|\btan\b|验证码|动态码/iu, 'verification code'],
];

/** Answers about doing, not about a secret. */
const YES_OR_NO = /^(?:yes|no|ok(?:ay)?|sure|nope|skip|none|ja|nein|oui|non|sí|是的?|否|不|好的?)[.!]?$/iu;

export function liftFromReply(
  question: string,
  reply: string,
  newHandle?: () => SecretHandle,
): { text: string; secrets: LiftedSecret[] } {
  const said = liftSecrets(reply, newHandle);
  const bare = reply.trim();
  if (said.secrets.length > 0 || bare === '' || /\s/u.test(bare) || YES_OR_NO.test(bare)) return said;
  const word = ASKED_FOR.find(([pattern]) => pattern.test(question))?.[1];
  if (word === undefined) return said;
  const whole = liftSecrets(`${word}: ${bare}`, newHandle);
  return { ...whole, text: whole.text.slice(word.length + 2) };
}
