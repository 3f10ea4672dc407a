// What is done only in some case, in an order, or to one thing and not to another; and what goes with an act.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import type { Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const tellPhrase = ({ text, ordinal, all, where = [] }: TargetPhrase): string =>
  [
    ...(all ? ['all'] : []),
    ...(ordinal === undefined ? [] : [`#${ordinal}`]),
    ...(text === '' ? [] : [text]),
    ...where.map(({ op, value }) => `${op}:${value}`),
  ].join(' ');

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return [intent.action, tellPhrase(intent.item), intent.recipient, intent.value]
        .filter((part) => part !== undefined && part !== '')
        .join(' | ');
    case 'fill':
      return tellFields(intent.fields);
    case 'check':
      return `${intent.on ? 'check' : 'uncheck'} ${intent.targets.map(tellPhrase).join(',')}`;
    case 'choose':
      return `choose ${intent.options.map(tellPhrase).join(',')}`;
    case 'open':
    case 'click':
      return `${intent.kind} ${tellPhrase(intent.target)}`;
    case 'submit':
      return `submit ${intent.target?.text ?? ''}`.trim();
    case 'upload':
      return `upload ${intent.file}`;
    default:
      return intent.kind;
  }
}

test.each([
  'delete the mail, unless it is starred',
  'delete the mail, if it is older than a year',
  'order the lamp, provided it ships today',
  'order the lamp provided it ships today',
  'buy the lamp in case it is in stock',
  "cancel the order assuming it hasn't shipped",
  'send it once the file has uploaded',
  'lösche das Konto, wenn es seit 2020 nicht benutzt wurde',
  'klick auf Kaufen, wenn der Preis unter 50 ist',
  '删除这封邮件，如果它超过一年',
  'submit the form after checking the total',
  'delete the list after exporting it',
  'upload cv.pdf before sending',
  'lösche die Liste, nachdem du sie exportiert hast',
  'exportiere die Liste, bevor du sie löschst',
  '下载文件后删除它',
  '删除之前先导出',
])('is not done without its condition, or out of order: %s', (goal) => {
  expect(readAs(goal, tell)).toEqual(['other']);
});

test.each([
  ['click Save, if it is there', ['click Save']],
  ['delete the mail, if it is old, and click Close', ['other', 'click Close']],
  ['reply to Tom: come if you like', ['reply | Tom | come if you like']],
  ['book a table before evening', ['book | table before evening']],
  ['打开设置，如果有横幅，关闭它', ['open 设置', 'click 关闭']],
  ['如果有弹窗就关闭', ['click 关闭']],
])('a condition ends where an act begins: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['click "Save", not "Delete"', ['click Save']],
  ['click "OK" and not "Cancel"', ['click OK']],
  ['点“确定”，不是“取消”', ['click 确定']],
  ['选“男”，不选“女”', ['choose 男']],
  ['select "Red", not "Blue"', ['choose Red']],
  ['tick "Terms", not "Newsletter"', ['check Terms']],
  ['pay with PayPal, not with card', ['choose PayPal']],
  ['delete the draft, not the sent mail', ['delete | draft']],
  ['open the second link, not the first', ['open #2']],
  ['mark the first mail as spam, not the second', ['mark as spam | #1 mail']],
  ['send the file to Otto but not to Mila', ['forward | file | Otto']],
  ['add "Mug", not "Lamp", to the cart', ['addToCart']],
  ['archive all mails, not the first', ['clarify']],
  ['set title to Work, not play', ['title=Work, not play']],
  ['vote for Ada, not Bob', ['other']],
  ['delete row 3, not row 4', ['delete | #3']],
  ['choose 5 May, not 6 May', ['date']],
])('one thing is done, and not the other: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  'delete the emails from Kai, but not the newest',
  'delete the first three mails but not the second',
  'delete files in Downloads but not pdf files',
  'delete mails from Otto but not with attachments',
  'tick the boxes but not the last one',
  'delete the unread but not starred mails',
  'delete the account but not yet',
  'delete the mail but not permanently',
  'share the post but not yet',
  'add a shirt to the cart but not red',
])('what is left out is never cut off: %s', (goal) => {
  expect([['clarify'], ['other']]).toContainEqual(readAs(goal, tell));
});

test('a limit stays with its thing', () => {
  expect(readAs('delete read and not starred mails', tell)).toEqual(['delete | read and not starred mails']);
  expect(readAs('upload the photo, not compressed', tell)).toEqual(['upload photo, not compressed']);
});

test.each([
  ['click "Save" or "Submit"', ['clarify']],
  ['choose "Red" or "Blue"', ['clarify']],
  ['klick auf "Speichern" oder "Senden"', ['clarify']],
  ['点击“保存”或“提交”', ['clarify']],
  ['click "Save" and "Submit"', ['click Save', 'click Submit']],
])('one of two is not both: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['bestell den Newsletter ab', ['click Newsletter abbestellen']],
  ['buche die Zahlung zurück', ['other']],
  ['buch den Flug um auf Freitag', ['other']],
  ['buy back the shares', ['other']],
  ['buche einen Tisch um 19 Uhr', ['book | Tisch um 19 Uhr']],
  ['buche einen Flug nach Berlin', ['book | Flug nach Berlin']],
])('a verb is read with what stands at its end: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

const after = (goal: string, lastTargets: string[]): string[] => {
  const made = interpret(goal, {
    now: new Date('2026-11-21T12:00:00Z'),
    locale: 'en-US',
    previous: { lastTargets: lastTargets.map((text) => ({ text })) },
  });
  return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => tell(parameters)) : [made.kind];
};

test.each([
  'lösche sie alle',
  'lösch das alles',
  'delete both',
  'lösche beide',
  'delete them all',
  '把它们都删除',
])('is about what was named before, or asked: %s', (goal) => {
  expect(after(goal, ['Otto', 'Mila'])).toEqual(['delete | Otto', 'delete | Mila']);
  expect(after(goal, [])).toEqual(['clarify']);
});

test('both are two, and all of a kind are of the page', () => {
  expect(after('delete both', ['Otto', 'Mila', 'Kai'])).toEqual(['clarify']);
  expect(after('turn both off', [])).toEqual(['clarify']);
  expect(after('open the settings and delete both', ['Otto', 'Mila'])).toEqual(['clarify']);
  expect(after('lösche alle Mails', ['Otto'])).toEqual(['delete | all Mails']);
  expect(after('select "A" and "B" and delete them all', [])).toEqual(['delete | A', 'delete | B']);
});

test.each([
  ['approve the pull request with the comment "LGTM"', ['other']],
  ['delete the ticket with the reason "Spam"', ['other']],
  ['cancel the order with the reason "Too late"', ['other']],
  ['decline Friday\'s lunch and say "I am travelling"', ['other']],
  ['send Otto the message "hi" and Mila the message "bye"', ['other']],
  ['delete the mail with the subject "Offer"', ['delete | mail is:Offer']],
  ['approve the pull request "LGTM"', ['approve | LGTM']],
])('what is said with an act is not acted on: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  [
    'sign up with email a@b.co and password pw12345 and tick the terms',
    ['email=a@b.co;password=pw12345', 'check terms', 'submit sign up'],
  ],
  [
    'register with email a@b.co and accept the terms',
    ['email=a@b.co', 'click accept terms', 'submit register'],
  ],
  ['post a comment "Hello" and attach cat.jpg', ['comment=Hello', 'upload cat.jpg', 'submit']],
  ['post a comment "Hello", then attach cat.jpg', ['comment=Hello', 'submit', 'upload cat.jpg']],
  ['enter promo code "X" and apply it', ['promo code=X', 'submit apply']],
  ['leave a comment saying ready, publish it', ['comment=ready', 'submit', 'submit publish']],
  [
    'create a folder called Mug and select the first file',
    ['click create folder', 'name=Mug', 'submit', 'choose #1 file'],
  ],
  [
    'create a folder named Mug and upload a.png',
    ['click create folder', 'name=Mug', 'submit', 'upload a.png'],
  ],
  [
    'log in with user otto and password x1 and upload cv.pdf',
    ['user=otto;password=x1', 'submit', 'upload cv.pdf'],
  ],
  [
    'log in with user otto and password x1 and tick "Stay signed in"',
    ['user=otto;password=x1', 'check Stay signed in', 'submit'],
  ],
  ['apply the coupon X1 and choose Express', ['coupon=X1', 'submit apply', 'choose Express']],
  [
    'subscribe with a@b.co and select the article Boats',
    ['email=a@b.co', 'submit subscribe', 'choose article Boats'],
  ],
  ['sign up with a@b.co. Choose the plan Pro', ['email=a@b.co', 'submit sign up', 'choose plan Pro']],
  ['sign up with a@b.co; upload cv.pdf', ['email=a@b.co', 'submit sign up', 'upload cv.pdf']],
  ['1. sign up with a@b.co 2. upload cv.pdf', ['email=a@b.co', 'submit sign up', 'upload cv.pdf']],
  ['sign up with a@b.co and next upload cv.pdf', ['email=a@b.co', 'submit sign up', 'upload cv.pdf']],
  ['sign up with a@b.co and choose the plan Pro', ['email=a@b.co', 'choose plan Pro', 'submit sign up']],
])('a form is sent once, and last: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  [
    'reply to all comments that have no answer with "Thanks"',
    ['reply | all comments that have no answer | Thanks'],
  ],
  ["reply to Tom that I'm fine with it", ["reply | Tom | I'm fine with it"]],
  ['reply to Mila: meet with Otto first', ['reply | Mila | meet with Otto first']],
  ["reply to Kai's question: use a list", ["reply | Kai's question | use a list"]],
  ['reply to Re: Boats saying ok', ['reply | Re: Boats | ok']],
  ['reply to Otto that I\'m fine with "Plan B"', ["reply | Otto | I'm fine with Plan B"]],
  ['reply all: fine with me', ['other']],
  ['reply to all that the event is cancelled', ['other']],
])('what is told begins where it is announced: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test('one is turned off, and the other on', () => {
  expect(readAs('turn sound off, vibration on', tell)).toEqual(['check vibration', 'uncheck sound']);
});
