import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from '../../../src/policy/secrets/redact';

const redact = (text: string, values: readonly string[]) => redactor(values)(text);

const secret = 'canary-Pw-7Qz!x9';
const hex = [...new TextEncoder().encode(secret)].map((b) => b.toString(16).padStart(2, '0')).join('');

const FORMS: Array<[name: string, form: string]> = [
  ['plain', secret],
  ['in other case', secret.toUpperCase()],
  ['URL-encoded', encodeURIComponent(secret)],
  ['URL-encoded to the last character', [...secret].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')],
  ['URL-encoded twice', [...secret].map((c) => `%25${c.charCodeAt(0).toString(16)}`).join('')],
  ['base64', btoa(secret)],
  ['base64 within other bytes', btoa(`x${secret}yy`)],
  ['base64 within other bytes, one further', btoa(`xx${secret}y`)],
  ['hex', hex],
  ['upper-case hex', hex.toUpperCase()],
  ['spaced hex', hex.replace(/../g, '$& ')],
  ['reversed', [...secret].reverse().join('')],
  ['spaced', [...secret].join(' ')],
  ['with zero-width characters', [...secret].join('\u200b')],
  ['on many lines', [...secret].join('\n')],
  ['as character references', [...secret].map((c) => `&#${c.charCodeAt(0)};`).join('')],
  ['as JSON escapes', [...secret].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')],
];

describe('redact', () => {
  test.each(FORMS)('scrubs it %s', (_, form) => {
    const scrubbed = redact(`before ${form} after`, [secret]);
    expect(scrubbed).toContain('••••');
    expect(scrubbed).toMatch(/^before .*after$/s);
    expect(scrubbed).not.toContain(form.slice(2, -2));
  });

  test('leaves the rest of the text as it is', () => {
    expect(redact(`say ${secret}, please`, [secret])).toBe('say ••••, please');
    expect(redact('nothing in here', [secret])).toBe('nothing in here');
    expect(redact('anything', [])).toBe('anything');
  });

  test('a short secret is scrubbed as a word only', () => {
    expect(redact('ok: "ok" books', ['ok'])).toBe('••••: "••••" books');
  });

  test('quotes and spaces inside the value survive escaping', () => {
    const value = 'a "b" c&d';
    expect(redact(JSON.stringify({ value }), [value])).toBe('{"value":"••••"}');
    expect(redact(`?q=${new URLSearchParams({ value }).toString()}`, [value])).toBe('?q=value=••••');
    expect(redact('a &quot;b&quot; c&amp;d', [value])).toBe('••••');
  });

  test('the longer of two secrets goes first', () => {
    expect(redact('hunter22', ['hunter', 'hunter22'])).toBe('••••');
  });

  test('no value of four characters or more survives in any text around it', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 4, maxLength: 12 })
      .filter((s) => s.trim().length >= 4);
    fc.assert(
      fc.property(value, fc.string(), fc.string(), (one, before, after) => {
        expect(redact(before + one + after, [one])).not.toContain(one);
      }),
      { numRuns: 150 },
    );
  });
});

test('comes to an end on 200,000 hostile characters', { timeout: 60_000 }, () => {
  const texts = ['%25', '&#', 'c', ' ', '\\', 'ca', '63'].map((part) => part.repeat(200_000 / part.length));
  for (const text of texts) expect(redact(text, [secret, '    x'])).toBe(text);
});
