// What is left of a model's words.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { jsonAnswer, plainAnswer } from '../../../src/offscreen/reply-text';

test.each([
  ['Twelve.', 'Twelve.'],
  ['<think>Ten? No.</think>\nTwelve.', 'Twelve.'],
  ['<thinking>a</thinking><reasoning>b</reasoning>Twelve.', 'Twelve.'],
  ['Ten? No.</think>Twelve.', 'Twelve.'],
  ['<think>never ends', ''],
  ['a < b and b > c', 'a < b and b > c'],
])('%j is the answer %j', (text, answer) => {
  expect(plainAnswer(text)).toBe(answer);
});

test.each([
  ['{"a":1}', '{"a":1}'],
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['```\n[1,2]\n```', '[1,2]'],
  ['Sure: {"a":{"b":"}"}} there.', '{"a":{"b":"}"}}'],
  ['<think>{"a":0}</think>{"a":1}', '{"a":1}'],
  ['3', undefined],
  ['"text"', undefined],
  ['{"a":1', undefined],
  ['', undefined],
])('%j holds the JSON %j', (text, json) => {
  expect(jsonAnswer(text)).toBe(json);
});

test('any object is found under thinking, a fence and words; any text is read without a crash', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (value, fenced) => {
      const json = JSON.stringify(value);
      fc.pre(!/<\/?(?:think|thinking|reasoning)>|```/i.test(json));
      const text = fenced ? `<think>Well</think>Here:\n\`\`\`json\n${json}\n\`\`\`` : json;
      expect(JSON.parse(jsonAnswer(text) ?? 'null')).toEqual(JSON.parse(json));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = jsonAnswer(text);
      if (found !== undefined) JSON.parse(found);
    }),
    { numRuns: 1_000 },
  );
});
