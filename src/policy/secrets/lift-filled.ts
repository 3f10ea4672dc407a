// What a goal enters into a field that is called after a password, a code or a key is one, however the sentence puts it:
// the goal is read first, and what it fills in is looked at together with the field's name. Pure.
import type { SecretHandle } from '../../shared/secret-handle';
import type { FieldClass } from '../../shared/target-info';
import type { Intent } from '../../shared/intent';
import { LOOKS_LIKE_ONE, newSecretHandle, type LiftedSecret } from './lift-secrets';
import { WORD, WORD_ZH } from './password-words';

interface Kind {
  field: RegExp;
  value: RegExp;
  class: FieldClass;
  label: string;
}

/** In front of what a field is called, and behind it. */
const BEFORE =
  '(?:(?:the|my|your|our|a|new|current|old|same|repeat|confirm|re-?enter|admin|account|login|user|wi-?fi|wlan|root|master|das|dem|den|die|der|mein|meine|dein|deine|neue[sn]?|altes|aktuelles|wiederhole)\\s{1,3}){0,4}';
const BEHIND =
  '(?:[\\s:：-]{0,3}(?:fields?|box|input|text ?box|(?:eingabe)?feld|eingeben|again|repeat(?:ed)?|confirm(?:ation)?|wiederholen|bestätigen|\\((?:again|repeat|confirm|wiederholen)\\)|(?:输入)?框|栏|[12]))*[\\s:：-]{0,3}';
const called = (names: string) => new RegExp(`^${BEFORE}["“„«「']?(?:${names})["”“»」']?${BEHIND}$`, 'iu');

const KINDS: readonly Kind[] = [
  {
    field: called(`${WORD}|(?:新|旧|确认|登录|重复)?${WORD_ZH}`),
    // Of Chinese words around it the reading may have kept some.
    value: /^[^\s\p{Script=Han}]+$/u,
    class: 'password',
    label: 'password',
  },
  {
    field: called('pin(?:[- ]?(?:code|number|nummer)|码)?|geheim(?:zahl|nummer)'),
    value: /^\d{3,12}$/u,
    class: 'password',
    label: 'PIN',
  },
  {
    field: called(
      'cvv2?|cvc2?|card (?:verification|security) (?:code|number)|security code|(?:karten)?prüf(?:nummer|ziffer)|安全码|校验码',
    ),
    value: /^\d{3,8}$/u,
    class: 'cardCode',
    label: 'card code',
  },
  {
    field: called(
      '(?:one[- ]?time|verification|auth(?:entication|enticator)?|two[- ]?factor|2fa|mfa|sms|log ?in|sign ?in)[ -](?:code|password|passcode|token|pin)|2fa|otp|(?:sms-?|m)?tan|(?:bestätigungs|sicherheits|einmal|verifizierungs|anmelde)-?(?:code|passwort)|(?:短信|手机)?(?:验证码|动态码)',
    ),
    value: /^(?=\S*\d)[\p{L}\p{N}-]{3,12}$/u,
    class: 'oneTimeCode',
    label: 'one-time code',
  },
  {
    field: called(
      '(?:recovery|backup|rescue)[ -]?(?:code|key)|(?:wiederherstellungs|backup-?|notfall)-?(?:code|schlüssel)|(?:恢复|备用)码',
    ),
    value: /^(?:(?=\S*\d)\S{4,}|[A-Z]{3,}(?:-[A-Z]{3,})+)$/u,
    class: 'plain',
    label: 'recovery code',
  },
  {
    field: called(
      '(?:api|access|secret|private|client|auth(?:entication)?|personal access|secret access)[ _-]?(?:secret|key|token)|api-?schlüssel|(?:zugriffs|zugangs)-?(?:token|schlüssel)|(?:api)?密钥|令牌',
    ),
    value: /^(?=\S*\d)\S{6,}$/u,
    class: 'plain',
    label: 'key',
  },
];

/** Names what is to be entered, and is not the thing itself. */
const IS_TOLD =
  /^(?:it|them|this|that|text|something|anything|nothing|whatever|none|empty|blank|enter|return|required|es|etwas|nichts|leer|空)$/iu;

const entered = (intent: Intent): Array<{ field: string; value: string }> => {
  if (intent.kind === 'set') return intent.field ? [{ field: intent.field.text, value: intent.value }] : [];
  if (intent.kind !== 'fill') return [];
  return intent.fields.flatMap(({ field, value }) =>
    field && value.from === 'text' ? [{ field: field.text, value: value.text }] : [],
  );
};

/** Worth reading for that. */
export const mayFill = (goal: string): boolean =>
  /pass|pwd|\bpw\b|kennwort|losungswort|contrase|\bpin|geheim|cv[vc]|code|[2m]fa|otp|tan\b|key|secret|token|schlüssel|prüf|密|码|碼|口令|令牌/iu.test(
    goal,
  );

/** `intents`: what the goal, which has been through liftSecrets, is read as. */
export function liftFilled(
  goal: string,
  intents: readonly Intent[],
  newHandle: () => SecretHandle = newSecretHandle,
): { text: string; secrets: LiftedSecret[] } {
  let text = goal;
  const secrets: LiftedSecret[] = [];
  for (const { field, value: read } of intents.flatMap(entered)) {
    const kind = KINDS.find((each) => each.field.test(field.trim()));
    if (!kind || read.includes('secret:')) continue;
    const places = placesOf(text, read, field);
    const isQuoted = places.some(({ quoted }) => quoted);
    const is = kind.value.test(read) || (kind.class === 'password' && isQuoted);
    if (!is || places.length === 0 || (!isQuoted && IS_TOLD.test(read))) continue;
    const handle = newHandle();
    const value = places[0]?.value ?? read;
    secrets.push({ handle, value, class: kind.class, label: kind.label });
    for (const place of places.reverse())
      text = text.slice(0, place.start) + handle + text.slice(place.start + value.length);
  }
  return { text, secrets };
}

/** Where the goal says it, as it is written there: a mark that the reading took for the sentence's may be its own. */
function placesOf(
  goal: string,
  read: string,
  field: string,
): Array<{ start: number; value: string; quoted: boolean }> {
  if (read === '' || field.toLowerCase().includes(read.toLowerCase())) return [];
  const found: Array<{ start: number; value: string; quoted: boolean }> = [];
  for (let start = goal.indexOf(read); start >= 0; start = goal.indexOf(read, start + read.length)) {
    const before = goal[start - 1] ?? ' ';
    const after = goal[start + read.length] ?? ' ';
    if (WITHIN.test(before) && WITHIN.test(read[0] ?? '')) continue;
    if (WITHIN.test(after) && WITHIN.test(read.at(-1) ?? '')) continue;
    if (/(?:secret:|:\/\/)\S*$/u.test(goal.slice(Math.max(0, start - 80), start))) continue;
    const quoted = /["“„«'「『‘`]/u.test(before) && /["”“»'」』’`]/u.test(after);
    const marks =
      quoted || !LOOKS_LIKE_ONE.test(read) ? null : /^[!?]+(?=\s*$)/u.exec(goal.slice(start + read.length));
    found.push({ start, value: read + (marks?.[0] ?? ''), quoted });
  }
  const [first] = found;
  // A short one may well be said of something else, too.
  return first && (read.length < 4 || first.value !== read)
    ? [found.find(({ quoted }) => quoted) ?? first]
    : found;
}
/** Letters of words that are parted by spaces, and digits. */
const WITHIN = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{N}/u;
