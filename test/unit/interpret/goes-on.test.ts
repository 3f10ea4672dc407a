// What is written, and what is sought, goes on where its words look like the next act, the next field or a look-up.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['Write sorry for the delay, thanks for your patience', 'delay, thanks for your patience=sorry'],
  ['Enter sorry for the delay, thanks for your patience', 'delay, thanks for your patience=sorry'],
])('no second field without a sure value: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  ['In the chat panel type see you in Rome', 'chat=see you in Rome'],
  ['In the comments section write I like the tab in the corner', 'comments=I like the tab in the corner'],
  ['In the Messages tab enter thanks as always', 'Messages tab=thanks as always'],
  ['In the about section write I am into jazz', 'about=I am into jazz'],
  ['In the billing section type Turin in City', 'City=Turin'],
  ['In the billing section type Turin in the city field', 'city=Turin'],
])('behind a section only a sure field ends the value: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  ['Set the note to Buy milk, check Oven', ['note=Buy milk, check Oven']],
  ["Update the note to call mum, check Otto's homework", ["note=call mum, check Otto's homework"]],
  ['Set Repeat to Weekly, check Monday', ['Repeat=Weekly', 'check Monday']],
])('no box is ticked out of a text: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['Delete the ones that contain spam', 'delete all contains:spam'],
  ['Open the ones containing Otto', 'open all contains:Otto'],
  ['Tick the ones that end with x', 'check all endsWith:x'],
])('the ones keep what is said of them: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  ['Change language to German in the editor', 'language=German in the editor'],
  ['Change font size to 14 in the text area', 'font size=14 in the text area'],
  ['Change name to Otto in the editor', 'name=Otto in the editor'],
])('what is changed is a setting, and no word of a text: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  ['Type What is next to the station? in the message', 'message=What is next to the station?'],
  ['Comment: what is next to the station', 'Comment=what is next to the station'],
  ['Type What is next to "Age"? in the comment', 'comment=What is next to Age?'],
  ['Type what is next to the station in the box', '=page'],
  ['Can you type what is next to Otto in the box?', '=page'],
])('a question in a text is asked of its reader: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});
