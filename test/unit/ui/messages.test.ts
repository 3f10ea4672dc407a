// Every string of the UI exists in every language, with the same placeholders, and nothing is left over.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reason, type ReasonKey } from '../../../src/policy/rules/reason-texts';
import { inEnglish, phraseOf, PHRASES, roleWord, troubleOf } from '../../../src/shared/phrase';
import { FAULT_PHRASES } from '../../../src/shared/phrases/fault-phrases';
import { REFUSAL_PHRASES } from '../../../src/shared/phrases/refusal-phrases';
import { wordedBy } from '../../../src/shared/worded-by';
import { ERROR_CODES } from '../../../src/shared/errors';
import { load, sayIn } from './say-in';

const LOCALES = ['en', 'de', 'zh_CN'];
/** Keys that the manifest names, not the code. */
const IN_MANIFEST = ['extension_name', 'extension_description', 'command_palette', 'command_panel'];

const english = load('en');

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
const placeholders = (text: string) => [...new Set(text.match(/\$\d/g) ?? [])].sort();

describe.each(LOCALES)('%s', (locale) => {
  const messages = load(locale);

  test('has exactly the keys of the English file', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  test('keeps every placeholder, and leaves no text empty', () => {
    for (const [key, { message }] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('');
      expect(placeholders(message), key).toEqual(placeholders(english[key]?.message ?? ''));
    }
  });

  test('has no two placeholders in a row: the browser takes “$1$” for a name, and does not load', () => {
    for (const { message } of Object.values(messages)) expect(message).not.toMatch(/\$\w+\$/);
  });

  test('has a text for every error code', () => {
    for (const code of ERROR_CODES) expect(messages).toHaveProperty(`error_${code}`);
  });

  test('names only keys that chrome.i18n accepts', () => {
    for (const key of Object.keys(messages)) expect(key).toMatch(/^[A-Za-z0-9_]+$/);
  });
});

test('every message is used by the code, the manifest or the error catalogue', () => {
  const code = ['src/ui', 'src/background', 'src/offscreen'].map(sources).join('\n');
  // The model host names its sentences without their prefix.
  const isNamed = (key: string) =>
    code.includes(`'${key}'`) || (key.startsWith('model_') && code.includes(`'${key.slice(6)}'`));
  const unused = Object.keys(english).filter(
    (key) =>
      !isNamed(key) &&
      !IN_MANIFEST.includes(key) &&
      !key.startsWith('error_') &&
      !Object.hasOwn(PHRASES, key),
  );
  expect(unused).toEqual([]);
});

test('every phrase of the code is worded, in English as the record has it', () => {
  const inFile = Object.keys(PHRASES).map((key) => [key, english[key]?.message]);
  expect(Object.fromEntries(inFile)).toEqual(PHRASES);
});

test('every phrase is said somewhere', () => {
  const code = sources('src');
  // Named by the rest of a template: `role_${role}`.
  const families = [...code.matchAll(/`([a-z_]+_)\$\{/g)].map(([, head = '']) => head);
  const isSaid = (key: string) => code.includes(`'${key}'`) || families.some((head) => key.startsWith(head));
  // Known by their sentence: known-fault.test.ts.
  const bySentence = { ...FAULT_PHRASES, ...REFUSAL_PHRASES };
  const named = Object.keys(PHRASES).filter((key) => !Object.hasOwn(bySentence, key));
  expect(named.filter((key) => !isSaid(key))).toEqual([]);
});

test('what a skill says is a phrase, never a sentence of its own', () => {
  const english = /\b(?:note|reason|question|message|goal|say|why): ?['"`](?:[A-Z$]|[a-z]+ )/g;
  expect(sources('src/skills').match(english)).toBeNull();
});

test('words are worded in the language of the messages: quotations, errors and what stands in a phrase', () => {
  const say = sayIn('de');
  const hit = phraseOf('thing', roleWord('link'), phraseOf('quote', 'Next'));
  expect(wordedBy(phraseOf('do_click', hit), say)).toBe('Link „Next“ anklicken');
  expect(inEnglish(phraseOf('do_click', hit))).toBe('Click link “Next”');
  const failed = phraseOf('about', 'Los', troubleOf({ code: 'TAB_CLOSED', error: 'It went.' }));
  expect(wordedBy(failed, say)).toBe('Los: Der Tab wurde geschlossen. (It went.)');
  expect(inEnglish(failed)).toBe('Los: It went.');
  expect(wordedBy('What a record of before says.', say)).toBe('What a record of before says.');
});

test('what a card gives as its reason is what the gate says', () => {
  const asked = Object.entries(PHRASES).filter(([key]) => key.startsWith('policy_'));
  for (const [key, text] of asked) {
    const { said, text: told } = reason('rule', key.slice(7) as ReasonKey, numbered);
    expect(said && inEnglish(said)).toBe(told);
    expect(told).toBe(text);
  }
});
/** Each parameter by the place that it has in the sentence. */
const numbered = { scheme: '$1', origin: '$1', what: '$1', from: '$1', to: '$2' };

test('an English panel has the names that tools look for', () => {
  const text = (key: string) => english[key]?.message;
  const names = ['composer_name', 'approve', 'decline', 'reply_name', 'control_stop', 'control_pause'];
  expect(names.map(text)).toEqual(['Task', 'Approve', 'Decline', 'Reply', 'Stop', 'Pause']);
  expect(['control_resume', 'control_step', 'control_undo'].map(text)).toEqual(['Resume', 'Step', 'Undo']);
});
