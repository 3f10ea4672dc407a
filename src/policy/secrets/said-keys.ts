// Keys, tokens and what opens an account that was lost, by what a goal calls them. A key that is only named ("the API
// key production-2024") is none. Pure.
import type { Said } from './said-codes';
import { LETTER } from './secret-patterns';

/** No part of an address. */
const BEGINS = `(?<!${LETTER}|[\\p{N}?&#/.])`;
const MARK = '["“„«「『\'`]?';
const VALUE = '[^\\s"“”„«»「」\'`，。；、,;\\p{Script=Han}]';
/** "is", ":" or "=" says that what follows is the thing itself. */
const SAID =
  '(?:\\s{0,8}[:=：]\\s{0,8}|\\s{1,8}(?:is|ist|lautet|est|es)(?:\\s{0,8}[:：]\\s{0,8}|\\s{1,8})|\\s{0,8}[是为]\\s{0,8}[:：]?\\s{0,8})';

const KEY =
  '(?:(?:api|access|secret|private|client|auth(?:entication|orization)?|encryption|signing|webhook|refresh|personal access|secret access)[ _-]?(?:secret|key|token)|api-?(?:schlüssel|密钥)|(?:zugriffs|zugangs)-?(?:token|schlüssel)|密钥|令牌)';
const RECOVERY =
  '(?:(?:recovery|backup|rescue|restore)[ -]?(?:code|key)|(?:wiederherstellungs|sicherungs|backup-?|notfall)-?(?:code|schlüssel)|(?:恢复|备用|备份)(?:码|代码))';
const SEED =
  '(?:(?:seed|recovery|mnemonic|secret recovery|backup)[ -]?phrase|(?:seed|recovery|mnemonic) words|wiederherstellungsphrase|助记词)';
const SEED_WORD = '\\p{Ll}{3,8}';

interface Way {
  pattern: RegExp;
  label: string;
  accept?: (value: string) => boolean;
}

/** Letters and digits in one word: no name such as "production-2024". */
function isKey(value: string): boolean {
  if (!/\d/.test(value) || !/\p{L}/u.test(value)) return false;
  return !value.split(/[-_./]/).every((word) => /^(?:\p{L}*|\d*|v\d+)$/u.test(word));
}
const isCode = (value: string) => /\d/.test(value) || value === value.toUpperCase();

const WAYS: readonly Way[] = [
  // "My API key is abcdef123456"
  {
    pattern: new RegExp(`${BEGINS}${KEY}${SAID}${MARK}(${VALUE}{6,})`, 'giu'),
    label: 'key',
    accept: (value) => /\d/.test(value) && !value.includes('://'),
  },
  {
    pattern: new RegExp(`${BEGINS}${KEY}\\s{1,8}${MARK}(${VALUE}{12,})`, 'giu'),
    label: 'key',
    accept: isKey,
  },
  // "AWS_SECRET_ACCESS_KEY=…"; in an address it is a part of it.
  {
    pattern: new RegExp(
      `(?<![?&#/.\\p{L}\\p{N}_-])(?:[A-Z0-9]+[_-]){0,6}(?:secret|passw(?:or)?d|pwd|token|api[_-]?key|access[_-]?key|private[_-]?key)(?:[_-][A-Z0-9]+){0,4}=${MARK}(${VALUE}{6,})`,
      'giu',
    ),
    label: 'key',
  },
  // "Authorization: Basic …"
  {
    pattern: new RegExp(
      `${BEGINS}authorization\\s{0,8}[:=]\\s{0,8}(?:basic|bearer|token|digest|apikey)\\s{1,8}(${VALUE}{8,})`,
      'giu',
    ),
    label: 'key',
  },
  {
    pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[^-]{1,8000}(?:-----END [A-Z ]{0,20}PRIVATE KEY-----)?/g,
    label: 'key',
  },
  // "My recovery code is ABCD-EFGH"
  {
    pattern: new RegExp(`${BEGINS}${RECOVERY}${SAID}${MARK}(${VALUE}{6,})`, 'giu'),
    label: 'recovery code',
    accept: isCode,
  },
  {
    pattern: new RegExp(
      `${BEGINS}${RECOVERY}\\s{0,8}${MARK}((?=[A-Z-]{0,40}\\d)[A-Z0-9]{3,8}(?:-[A-Z0-9]{3,8}){1,7}|\\d{6,12})(?!${LETTER}|\\p{N})`,
      'giu',
    ),
    label: 'recovery code',
  },
  // Twelve words, as wallets give them; fewer where each of them is no word of a sentence.
  {
    pattern: new RegExp(
      `${BEGINS}${SEED}(?:${SAID}|\\s{1,8})${MARK}(${SEED_WORD}(?:[ ,]{1,3}${SEED_WORD}){11,23})(?!${LETTER})`,
      'giu',
    ),
    label: 'recovery phrase',
  },
  {
    pattern: new RegExp(
      `${BEGINS}${SEED}\\s{0,8}[:：]\\s{0,8}${MARK}(${SEED_WORD}(?:[ ,]{1,3}${SEED_WORD}){2,10})(?=[.!…"”]*\\s*$)`,
      'giu',
    ),
    label: 'recovery phrase',
    accept: (value) => !value.split(/[ ,]+/).some((word) => OF_A_SENTENCE.test(word)),
  },
];

const OF_A_SENTENCE =
  /^(?:the|and|then|not|you|your|its?|them|this|that|with|from|for|into|onto|down|write|keep|copy|show|store|save|open|enter|paper|click|never|share|must|should|can|is|are|has|und|die|der|das|den|dann|nicht|mit|auf|ein|eine|bitte)$/iu;

export function findSaidKeys(goal: string): Said[] {
  return WAYS.flatMap(({ pattern, label, accept }) =>
    [...goal.matchAll(pattern)].flatMap((match): Said[] => {
      const value = match[1] ?? match[0];
      if (value.includes('secret:') || (accept && !accept(value.replace(/[.!?)…]+$/u, '')))) return [];
      const start = match.index + match[0].lastIndexOf(value);
      // A handle begins like "secret: …" of a key.
      if (/secret:$/i.test(goal.slice(0, start))) return [];
      return [{ start, end: start + value.length, class: 'plain', label }];
    }),
  );
}
