import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeSelector } from '../../../src/selector/describe';
import { MAX_MATCHED_CHARS, nameMatcher, parsePattern } from '../../../src/selector/match-text';
import { parseSelector } from '../../../src/selector/parse';
import { printSelector } from '../../../src/selector/print';
import { LANDMARKS } from '../../../src/shared/landmarks';
import type { RoleSelector } from '../../../src/shared/selector';

const optional = <K extends string, V>(key: K, value: fc.Arbitrary<V>) =>
  fc.option(value, { nil: undefined }).map((v) => (v === undefined ? {} : { [key]: v }));
const merged = (parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object);
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' });
const framePath = optional('framePath', fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }));
const place = [
  optional('withinLandmark', fc.constantFrom(...LANDMARKS)),
  optional('nth', fc.nat(99_999)),
  framePath,
];
const named = fc.oneof(
  fc.record({ name: fc.string({ maxLength: 40, unit: 'binary' }) }),
  fc.record({ name: text, nameMode: fc.constantFrom('exact' as const, 'includes' as const) }),
  fc.constantFrom(
    { name: '/^in[vw]/i', nameMode: 'regex' as const },
    { name: 'a b', nameMode: 'regex' as const },
  ),
  fc.constantFrom({}, { nameMode: 'exact' as const }),
);
const states = ['pressed', 'disabled', 'checked', 'selected', 'expanded'].map((key) =>
  optional(key, fc.boolean()),
);
const selector = fc.oneof(
  merged([
    fc.constant({ kind: 'role' }),
    fc.record({ role: fc.oneof(fc.constantFrom('button', 'link', 'text', 'doc-toc'), text) }),
    named,
    ...states,
    optional('level', fc.integer({ min: 1, max: 10 })),
    ...place,
  ]),
  merged([fc.constant({ kind: 'text' }), fc.record({ text }), optional('exact', fc.boolean()), ...place]),
  merged([fc.constant({ kind: 'css' }), fc.record({ css: text }), framePath]),
  merged([
    fc.constant({ kind: 'ref' }),
    fc.record({ ref: fc.oneof(fc.constantFrom('a12', 'f3.a12'), text) }),
    framePath,
  ]),
) as fc.Arbitrary<RoleSelector>;

test('what is printed reads back as the same selector', () => {
  fc.assert(
    fc.property(selector, (one) => {
      expect(parseSelector(printSelector(one))).toEqual({ ok: true, data: one });
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['button "Save"', { kind: 'role', role: 'button', name: 'Save', nameMode: 'exact' }],
  [
    'link ~"sign in" in nav nth 1',
    { kind: 'role', role: 'link', name: 'sign in', nameMode: 'includes', withinLandmark: 'nav', nth: 1 },
  ],
  [
    'checkbox "Agree" [not checked]',
    { kind: 'role', role: 'checkbox', name: 'Agree', nameMode: 'exact', checked: false },
  ],
  ['heading [level 2]', { kind: 'role', role: 'heading', level: 2 }],
  ['tab /^inv/i', { kind: 'role', role: 'tab', name: '/^inv/i', nameMode: 'regex' }],
  ['text "Terms"', { kind: 'text', text: 'Terms' }],
  ['css "#a > b" frame "pay"', { kind: 'css', css: '#a > b', framePath: ['pay'] }],
  ['ref f3.a12', { kind: 'ref', ref: 'f3.a12' }],
])('reads %s', (line, expected) => {
  expect(parseSelector(line)).toEqual({ ok: true, data: expected });
});

test.each([
  ['', 'empty'],
  ['"Save"', 'is no role'],
  ['button "Save', 'cannot read'],
  ['button [shiny]', 'is no state'],
  ['button in cellar', 'main, header, nav, footer, aside'],
  ['button nth x', 'number from 0'],
  ['css a', 'quoted'],
  ['tab /(a+)+/', 'may not hold another repeat'],
])('refuses %s and says why', (line, why) => {
  const read = parseSelector(line);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.code === 'INVALID_ACTION' && read.error).toContain(why);
});

describe('names', () => {
  test.each([
    ['Save all', 'save', 'includes', true],
    ['Save\n  all', 'save ALL', 'includes', true],
    ['Save all', 'Save all', 'exact', true],
    ['Save all', ' Save   all ', 'exact', true],
    ['Save all', 'save all', 'exact', false],
    ['Save all', 'Save', 'exact', false],
    ['Invoice 2024', '/^inv.*\\d{4}$/i', 'regex', true],
    ['Invoice 2024', 'VOICE', 'regex', true],
    ['Invoice', '/INV/', 'regex', false],
    ['aaaa', '(a+)+', 'regex', false],
  ] as const)('%j and %j as %s: %s', (name, wanted, mode, matches) => {
    expect(nameMatcher(wanted, mode)(name)).toBe(matches);
  });
});

test.each([
  '(a+)+$',
  '(a|aa)*b',
  '(a*)*',
  '(?:x+y?)+',
  '(a?){50}',
  '\\1',
  '(?=a)b',
  'a+b+c+d+',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  `${'a??'.repeat(30)}${'a'.repeat(30)}`,
  `${'(a|a)'.repeat(30)}b`,
  `${'(?:a|aa|)'.repeat(20)}b`,
  `${'(a{0,1})'.repeat(30)}b`,
  `((((a?)?)?)?)?`,
  '(a|a)*b',
  '((a|a)b)*',
  `${'a'.repeat(201)}`,
  '[',
  'a{2000}',
])('does not admit the pattern %s', (pattern) => {
  expect(typeof parsePattern(pattern)).toBe('string');
});

test('a pattern sees the beginning of a long name only, for its worst time grows with the cube', () => {
  const matches = nameMatcher('a*a*b', 'regex');
  expect(matches(`${'a'.repeat(MAX_MATCHED_CHARS - 1)}b`)).toBe(true);
  expect(matches(`${'a'.repeat(MAX_MATCHED_CHARS)}b`)).toBe(false);
});

test.each([
  '^Save',
  'in(voice|v)',
  '\\d{2,4}',
  '(ab){3}',
  '[a+b*]+',
  'colou?r',
  '/x.*y/s',
  '^(?:invoices?|bills?|rechnung|facture)$',
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
])('admits the pattern %s', (pattern) => {
  expect(parsePattern(pattern)).toBeInstanceOf(RegExp);
});

test.each(['a*a*b', 'a?a?a?a?a*a*b', '(?:a|a)(?:a|a)a?a?a*a*b', `${'(?:a|a)'.repeat(4)}a{0,100}a+b`])(
  'the worst that is admitted ends soon: %s',
  (pattern) => {
    const matches = nameMatcher(pattern, 'regex');
    expect(matches('a'.repeat(1_000))).toBe(false);
  },
  30_000,
);

test.each<[RoleSelector, string]>([
  [
    { kind: 'role', role: 'button', name: 'Save', nameMode: 'exact', nth: 1, withinLandmark: 'nav' },
    'button “Save” (2nd) in the navigation',
  ],
  [{ kind: 'role', role: 'textbox', name: 'mail' }, 'field with “mail”'],
  [
    { kind: 'role', role: 'checkbox', name: 'Agree', nameMode: 'exact', checked: false },
    'not checked checkbox “Agree”',
  ],
  [{ kind: 'text', text: 'Terms', exact: true, nth: 10 }, 'text “Terms” (11th)'],
  [{ kind: 'ref', ref: 'a12' }, 'element a12'],
])('describes %j', (one, phrase) => {
  expect(describeSelector(one)).toBe(phrase);
});
