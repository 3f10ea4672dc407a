// What is left of a model's words.
import { expect, test } from 'vitest';
import { plainAnswer } from '../../../src/offscreen/reply-text';

test.each([
  ['Twelve.', 'Twelve.'],
  ['<think>Ten? No.</think>\nTwelve.', 'Twelve.'],
  ['<thinking>a</thinking><reasoning>b</reasoning>Twelve.', 'Twelve.'],
  ['Ten? No.</think>Twelve.', 'Twelve.'],
  ['hm {</think>{"a":1}', '{"a":1}'],
  ['<think>{"a":0}</think>{"a":1}', '{"a":1}'],
  ['<think>never ends', ''],
  ['a < b and b > c', 'a < b and b > c'],
  [' {"a":"type </think> here"}\n', '{"a":"type </think> here"}'],
])('%j is the answer %j', (text, answer) => {
  expect(plainAnswer(text)).toBe(answer);
});
