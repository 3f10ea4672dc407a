// "It" and "that" in places where a value or a thing to be moved stands.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string => {
  const [field] = intent.kind === 'fill' ? intent.fields : [];
  return field?.value.from === 'page'
    ? `${tellTarget(field.value.target)} into ${field.field ? tellTarget(field.field) : ''}`
    : tellTask(intent);
};

test.each([
  ['find the order number and type it into the search box', 'order number into (searchbox)'],
  ['find the serial number, then enter it in the field Serial', 'serial number into Serial (textbox)'],
  ['type that into the box', 'clarify'],
  // No page has a word by itself.
  ['find the 4th word in the paragraph, type that into the text box', 'other'],
  ['enter IT into the department field', 'department=IT'],
])('what is entered may have been named before: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  ['open the mail from Otto and drag it to Archive', 'open mail is:Otto', 'drag mail is:Otto'],
  ['rename the file a.txt to b.txt and move it to Archive', 'rename a.txt', 'drag b.txt'],
  ['move it to Archive', 'clarify'],
  ['filter the list by status open and export it as csv', 'filter', 'extract'],
])('what is moved or exported may have been named before: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

const tellExport = (intent: Intent): string =>
  intent.kind === 'extract'
    ? `extract ${tellTarget(intent.what)}${intent.exports ? ' as the page does' : ''}`
    : tell(intent);

test.each([
  ['open the draft, export it as csv and delete it', 'open draft', 'extract draft', 'delete draft'],
  ['open the report and export it', 'open report', 'extract report as the page does'],
  ['öffne den Bericht und exportiere ihn', 'open Bericht', 'extract Bericht as the page does'],
  ['select all and export them', 'choose all', 'extract all as the page does'],
  ['open the list and export it as csv', 'open (listbox)', 'extract all'],
  ['click the Orders tab and export it as csv', 'click Orders (tab)', 'extract Orders'],
  ['sort the table by date and export it as csv', 'sort', 'extract all'],
  ['search for shoes and export them', 'search', 'extract all as the page does'],
  // What is listed is not deleted because it has been exported.
  ['filter the list by status open, export it as csv and delete it', 'clarify'],
  ['search for shoes, export them as csv and delete them', 'clarify'],
  ['export this as csv', 'extract all'],
  ['open example.com/orders and export it as csv', 'goto', 'extract all'],
])('"it" is all that is listed for an export alone: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellExport)).toEqual(tasks);
});

test.each([
  ['copy the code and enter it in the code field', 'copy', 'code into code (textbox)'],
  ['复制订单号，粘贴到搜索框', 'copy', '订单号 into 搜索 (textbox)'],
  ['open the mail, copy the link and archive it', 'open mail', 'copy', 'archive mail'],
])('what has been copied is entered: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
