// What is said to come before or after something else stands in the order of doing.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { readAs } from './read-as';
import { tellTask } from './tell';

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
  [
    'Klicke auf Weiter und sobald OK erscheint, klicke darauf',
    [click('Weiter'), { kind: 'wait', forText: 'OK' }, click('OK')],
  ],
  ['Search for what to do after clicking a bad link', [expect.objectContaining({ kind: 'search' })]],
  ['Click Save before closing the window', [expect.objectContaining({ kind: 'other' })]],
])('one act after the other: %s', (goal, tasks) => {
  expect(parametersOf(goal)).toEqual(tasks);
});

test.each([
  ['Set the title to Things to do before hitting the road', 'title=Things to do before hitting the road'],
  ['Enter call me after checking the mail in the message field', 'message=call me after checking the mail'],
  ['Type click here after clicking there in the box', '=click here after clicking there'],
  ['Type Back after picking up Tom', '=Back after picking up Tom'],
  ['Open The Moment Before Hitting The Ground', 'open Moment Before Hitting The Ground'],
  ['Choose the option Ask me before pressing Delete', 'choose Ask me before pressing Delete (option)'],
  ['Enable Warn me before clicking external links', 'check Warn me before clicking external (link)'],
  ['Expand What happens after you select the plan?', 'expand'],
  ['Tick the terms before clicking Send', 'check terms before clicking Send'],
  ['After choosing a plan click Continue', 'other'],
  ['Before clicking Save check that the total is 30', 'other'],
  ['Once you hit 100 points, click Claim', 'other'],
  ['Before you click Submit, what is the total?', 'answer'],
  ['Before clicking Save, check that the total is 30', 'clarify'],
  ['Before clicking Pink, click Blue, then click Green', 'clarify'],
  ['Once it appears, click Next', 'other'],
  ['Sobald es erscheint, klicke auf Weiter', 'other'],
])('a name, a value or a question with such words stays whole: %s', (goal, task) => {
  expect(readAs(goal, tellTask).join(', ')).toBe(task);
});

test.each([
  ['After hitting the gym, add a task called Stretch', ['other', 'add Stretch']],
  ['Tick the terms before clicking "Send"', ['check terms', 'click Send']],
  ['Click Save after picking Oslo', ['choose Oslo', 'click Save']],
  ['Type Otto into the Name field before clicking Save', ['Name=Otto', 'click Save']],
  ['Before clicking Save, type Otto into Name and pick Oslo', ['Name=Otto', 'choose Oslo', 'click Save']],
  ['After clicking Save click Close', ['click Save', 'click Close']],
])('what surely ends is an act of its own: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['Select Otto, wait for the menu to appear, and delete him', ['choose Otto', 'wait', 'delete Otto']],
  ['Wait for the download to finish and open it', ['clarify']],
  ['Wait for the popup to appear and close it', ['wait', 'close popup']],
  ['Wait for Continue to finish and click it', ['wait', 'click Continue']],
])('what was waited for is pressed or closed, and nothing else: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});
