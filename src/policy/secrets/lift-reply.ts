// Takes secrets out of an answer, which is read together with its question: where a password was asked for, the answer is
// one, even if it is a plain word. Pure.
import type { SecretHandle } from '../../shared/secret-handle';
import { liftSecrets, LOOKS_LIKE_ONE, newSecretHandle, type LiftedSecret } from './lift-secrets';

const ASKED_FOR: ReadonlyArray<readonly [question: RegExp, word: string]> = [
  [
    /pass ?(?:word|code|phrase)|\bpin\b|passwort|kennwort|mot de passe|contraseña|密码|密碼|口令/iu,
    'password',
  ],
  [/\bcv[vc]2?\b|security code|sicherheitscode|(?:karten)?prüfnummer|prüfziffer|安全码|校验码/iu, 'CVV'],
  [/\bcode\b|\botp\b|\btan\b|验证码|动态码/iu, 'verification code'],
  [/\bapi[ -]?key\b|access token|secret key|security answer|sicherheitsantwort|密保/iu, 'password'],
];

/** Asks for the thing itself: an answer of several words is a pass phrase, or a number in groups. */
const ASKS_FOR_IT =
  /^(?:what|which|enter|type|please (?:enter|type|tell|give)|wie lautet|was ist|gib|quel|请?输入)|是(?:什么|多少)/iu;
/** Asks which of several things of that name is meant. */
const WHICH_OF =
  /\bwhich\b.*\b(?:field|box|do you mean|of the|should)\b|\bwelche[nrs]?\b.*\b(?:feld|meinst|soll)/iu;
/** Of those, what may be answered with the thing itself: "Which password should I use?" */
const SHALL_USE =
  /\b(?:should|shall) (?:i|we) (?:use|enter|type|set|take|try)\b|\bsoll(?:en)? (?:ich|wir) (?:verwenden|nutzen|benutzen|nehmen|eingeben)/iu;
/** "It is: hunter2", "it's hunter2". */
const IT_IS =
  /^(?:(?:it|that)(?:['’]s|\s(?:is|was))|(?:es|das|sie)\s(?:ist|lautet|war)|c['’]est|是)(?:\s{0,8}[:：]\s{0,8}|\s{1,8}|(?<=是))/iu;
/** How an answer begins that is a sentence about it. */
const IS_SENTENCE =
  /^(?:i|it|the|that|this|forget|leave|please|cancel|stop|never|look|log|reset|see|second|first|old|keine|vergiss|随便|use|take|same|my|no|yes|don.?t|you|ask|skip|there|none|ich|das|die|den|nimm|es|nein|ja|mein|wei(?:ß|ss)|我|不|用|没)(?![\p{Ll}\p{N}])/iu;

/** Answers about doing, not about a secret. */
const YES_OR_NO = /^(?:yes|no|ok(?:ay)?|sure|nope|skip|none|ja|nein|oui|non|sí|是的?|否|不|好的?)[.!]?$/iu;

const isLikeOne = (text: string) => !/\s/u.test(text) && LOOKS_LIKE_ONE.test(text);

export function liftFromReply(
  question: string,
  reply: string,
  newHandle: () => SecretHandle = newSecretHandle,
): { text: string; secrets: LiftedSecret[] } {
  const said = liftSecrets(reply, newHandle);
  const bare = reply.trim();
  if (said.secrets.length > 0 || bare === '' || YES_OR_NO.test(bare)) return said;
  const isLong = /\s/u.test(bare);
  const lead = IT_IS.exec(bare)?.[0] ?? '';
  const behind = bare.slice(lead.length);
  if (lead !== '' && (/[:：]/u.test(lead) || isLikeOne(behind))) {
    const { text, secrets } = liftFromReply(question, behind, newHandle);
    return secrets.length > 0 ? { text: lead + text, secrets } : said;
  }
  if (WHICH_OF.test(question) && !(SHALL_USE.test(question) && isLikeOne(bare))) return said;
  if (isLong && (!ASKS_FOR_IT.test(question.trim()) || IS_SENTENCE.test(bare))) return said;
  const word = ASKED_FOR.find(([pattern]) => pattern.test(question))?.[1];
  if (word === undefined) return said;
  if (isLong && word === 'password') {
    const handle = newHandle();
    return { text: handle, secrets: [{ handle, value: bare, class: 'password', label: 'password' }] };
  }
  const { text, secrets } = liftSecrets(`${word}: ${bare}`, newHandle);
  const [only] = secrets;
  if (!isLong || !only) return { text: text.slice(word.length + 2), secrets };
  // A code in groups is all of its digits, and nothing else.
  return /^[\d\s-]+$/.test(bare) ? { text: only.handle, secrets: [{ ...only, value: bare }] } : said;
}
