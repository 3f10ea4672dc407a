// What is said to come before or after something else stands in the order of doing.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';

function parametersOf(goal: string): unknown[] {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => parameters) : [made.kind];
}

const click = (text: string): unknown => expect.objectContaining({ kind: 'click', target: { text } });
const tick = (text: string): unknown =>
  expect.objectContaining({ kind: 'check', targets: [expect.objectContaining({ text })], on: true });
const fill = (field: string, text: string): unknown => ({
  kind: 'fill',
  fields: [{ field: expect.objectContaining({ text: field }) as unknown, value: { from: 'text', text } }],
});
test.each([
  ['Click Join after ticking "I have read the rules"', [tick('I have read the rules'), click('Join')]],
  ['Before clicking Join, tick "I have read the rules".', [tick('I have read the rules'), click('Join')]],
  ['Tick "I have read the rules" before you press Join', [tick('I have read the rules'), click('Join')]],
  ['After clicking Save, click Close.', [click('Save'), click('Close')]],
  ['After typing Petra into Name, click Save', [fill('Name', 'Petra'), click('Save')]],
  ['Before clicking Pink, click Blue; finally click Green.', [click('Blue'), click('Pink'), click('Green')]],
  [
    'hit start and once Continue shows up press it',
    [click('start'), { kind: 'wait', forText: 'Continue' }, click('Continue')],
  ],
  [
    'Click Start, wait for the Continue button to appear, and click it.',
    [click('Start'), { kind: 'wait', forText: 'Continue' }, click('Continue')],
  ],
  ['Search for what to do after clicking a bad link', [expect.objectContaining({ kind: 'search' })]],
  ['Click Save before closing the window', [expect.objectContaining({ kind: 'other' })]],
])('one act after the other: %s', (goal, tasks) => {
  expect(parametersOf(goal)).toEqual(tasks);
});
