// Trouble is told in English, and read in the language of the interface: each sentence is known by its English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REASON_TEXTS } from '../../../src/policy/rules/reason-texts';
import { knownFault } from '../../../src/shared/known-fault';
import { inEnglish } from '../../../src/shared/phrase';
import { FAULT_PHRASES } from '../../../src/shared/phrases/fault-phrases';
import { REFUSAL_PHRASES } from '../../../src/shared/phrases/refusal-phrases';
import { wordedBy } from '../../../src/shared/worded-by';
import { sayIn } from './say-in';

const told = (error: string, locale = 'de') => wordedBy({ code: 'NOT_ACTIONABLE', error }, sayIn(locale));

/** Rooms whose trouble a person comes to read. */
const ROOMS = ['page', 'content', 'background', 'policy', 'store', 'agent'];
const sources = ROOMS.flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join('src', room, name), 'utf8')),
).join('\n');

/** What is filled in is the name of a thing where a sentence begins with it. */
const filled = (text: string): string =>
  text
    .replace(/\$\{shown\}/, '“X”')
    .replace(/^\$\{[^}]*\}/, 'button “Save”')
    .replace(/\$\{known\}/, '; there are “M”')
    .replace(/\$\{args\.on [^}]*\}/, 'checked')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'X');

test('a sentence that tools, page or stores tell is known', () => {
  const calls = sources.matchAll(
    /(?:failure|CopilotError)\(\s*'([A-Z_]+)',\s*(?:'((?:[^'\\\n])*)'|`((?:[^`\\])*)`)/g,
  );
  const unknown = [...calls]
    // Calls that are not well formed are trouble of who made them: a model or an agent.
    .filter(([, code, literal, template]) => code !== 'INVALID_ACTION' && (literal ?? template) !== undefined)
    .map(([, , literal, template]) => filled(literal ?? template ?? ''))
    .filter((sentence) => /[a-z]{2} [a-z]/.test(sentence) && !FOR_OTHERS.test(sentence))
    .filter((sentence) => knownFault(sentence) === undefined);
  expect(unknown).toEqual([]);
});
/** Of ids and records that no person has seen. */
const FOR_OTHERS =
  /^dom\.get: |collection|no such fields|snapshot|“send|No tab is open|commands wait|The user d|user answered|inside the extension|there is no (?:session|task)|belongs to X|already has an|has no intent|^(?:the element of )?ref X|no model is in use/;

test('no sentence is kept that nothing tells', () => {
  const own = (text: string) => text.split(/\$\d/).reduce((a, b) => (b.length > a.length ? b : a));
  const untold = Object.values(FAULT_PHRASES).filter(
    (text) => !sources.includes(own(text).replace(/^[”: ]+| +$/g, '')) && !PUT_TOGETHER.test(text),
  );
  expect(untold).toEqual([]);
});
/** What is told piece by piece. */
const PUT_TOGETHER = /takes values|did not become|has no option|^no \$1|within \$|^Open \$1/;

test('what the gate refuses is known as it says it', () => {
  const numbered = (text: string): string => {
    let n = 0;
    return text.replace(/\{\w+\}/g, () => `$${++n}`);
  };
  for (const [key, text] of Object.entries(REFUSAL_PHRASES)) {
    if (key.startsWith('field_')) continue;
    expect(text).toBe(numbered(REASON_TEXTS[key.slice(8) as keyof typeof REASON_TEXTS]));
  }
  const asked = new Set(Object.keys(REFUSAL_PHRASES).map((key) => key.slice(8)));
  const told =
    /^(?:allowed_\w+|approved|policy_closed|policy_confirm|link_program|download_asked|form_elsewhere|flow|\w+_asked|irreversible|unknown_control|unnamed|offered)$/;
  expect(Object.keys(REASON_TEXTS).filter((key) => !asked.has(key) && !told.test(key))).toEqual([]);
});

describe('in the language of the interface', () => {
  test.each([
    ['button “Save” is disabled', 'Schaltfläche „Save“ ist deaktiviert', '“Save”\u2060按钮已被禁用'],
    ['<div> “Menu” is not visible', 'Element „Menu“ ist nicht sichtbar', '“Menu”\u2060元素不可见'],
    ['link “A” is covered by dialog “Cookies”', 'Link „A“ wird verdeckt von: Dialog „Cookies“', undefined],
    ['no button “Buy”', 'nicht gefunden: Schaltfläche „Buy“', undefined],
    [
      'no field with “Mail” (2nd) in the footer; nearest: textbox “Email”, textbox “Name”',
      'nicht gefunden: Textfeld „Mail“, Nummer 2 in Seitenfuß; am ähnlichsten: Textfeld „Email“, Textfeld „Name“',
      undefined,
    ],
    [
      'combobox “Size” has no option “XXL”; there are “S”, “M”',
      'Auswahlfeld „Size“ hat keine Option „XXL“; vorhanden: „S“, „M“',
      undefined,
    ],
    ['textbox “Email”: Please fill it in', 'Textfeld „Email“: Please fill it in', undefined],
    [
      'This page cannot be used: “chrome://settings” is a chrome: address; only http and https are used.',
      'Diese Seite ist nicht benutzbar: „chrome://settings“ ist eine chrome:-Adresse; erlaubt sind nur http und https.',
      undefined,
    ],
    [
      'The value of a oneTimeCode field is never read.',
      'Der Wert eines Feldes der Art Einmalcode wird nie gelesen.',
      undefined,
    ],
  ])('%s', (error, german, chinese) => {
    expect(told(error)).toBe(german);
    if (chinese) expect(told(error, 'zh_CN')).toBe(chinese);
    expect(inEnglish(knownFault(error)!)).not.toBe('');
  });

  test('what is not known stands beside what the code says, in English alone', () => {
    expect(told('It went.')).toBe('Es ist gerade nicht bedienbar. (It went.)');
    expect(told('It went.', 'en')).toBe('It went.');
  });

  test('a text that only begins like one of ours is not taken for it', () => {
    expect(knownFault('no way')).toBeUndefined();
    expect(knownFault(`button “${'x'.repeat(600)}” is disabled`)).toBeUndefined();
  });
});
