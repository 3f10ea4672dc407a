import { expect, test } from 'vitest';
import { withoutWords } from '../../../scripts/wordless-tools.mjs';

test('leaves out what a tool is described by, wherever it stands', () => {
  expect(
    withoutWords(
      "import{d}from'./tool';export const a=d({description:'A',name:'a',args:s({example:o}),example:{b:[1]}}),b=d({name:'b',example:{},description:`B`});",
    ),
  ).toBe("import{d}from'./tool';export const a=d({name:'a',args:s({example:o})}),b=d({name:'b'});");
});

test.each([
  ['an object that only has one of both', "const a=d({name:'a',description:'A'})"],
  ['what is no call', "const a={description:'A',example:1}"],
  ['what is no declaration', "d({description:'A',example:1})"],
])('leaves alone %s', (_, code) => {
  expect(withoutWords(code)).toBe(code);
});
