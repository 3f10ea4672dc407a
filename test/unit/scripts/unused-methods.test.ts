import { expect, test } from 'vitest';
import { withoutUnusedMethods } from '../../../scripts/unused-methods.mjs';

const left = (code: string, ...told: Array<Record<string, string[]>>) =>
  withoutUnusedMethods(code, ...told).match(/\b[a-z]\w*(?=\s*\([^)]*\)\s*\{)/g) ?? [];

test.each([
  ['a method nobody calls', 'class A { a() {} b() {} } new A().a()', ['a']],
  [
    'what is called by methods nobody calls only',
    'class A { a() {} b() { A.c() } static c() {} } new A().a()',
    ['a'],
  ],
  ['but for what is called by a text', "class A { a() {} b() {} } new A()['a']()", ['a']],
  [
    'but for what the language calls',
    'class A { constructor() {} next() {} toString() {} }',
    ['constructor', 'next', 'toString'],
  ],
  ['but for private and computed ones', 'class A { #a() {} [b]() {} }', ['a']],
])('leaves out %s', (_, code, names) => {
  expect(left(code)).toEqual(names);
});

test('of a class whose callers are known it leaves out what only shares a name with something else', () => {
  const code = `var Index = class _Index {
    constructor() { this.add() }
    add() { return this.own() }
    own() { return ''.replace('', '') }
    replace() { this.discard() }
    discard() {}
    next() {}
  }; new Index().replaceAll`;
  expect(left(code, { Index: ['add'] })).toEqual(['constructor', 'add', 'own']);
  expect(left(code, { Index: ['replace'] })).toEqual(['constructor', 'add', 'own', 'replace', 'discard']);
  expect(left(code)).toEqual(['constructor', 'add', 'own', 'replace', 'discard', 'next']);
});

test('what is never reached goes, with what it alone calls', () => {
  const code = 'class A { a() { if (0) this.b() } b() { this.c() } c() {} } new A().a()';
  expect(left(code, { A: ['a'] }, { A: ['b'] })).toEqual(['a']);
});
