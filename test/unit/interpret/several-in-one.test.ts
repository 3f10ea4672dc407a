// Two wishes in one sentence, several things under one noun, and what is said besides whom or what it is about.
import { expect, test } from 'vitest';
import type { Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const tellPhrase = ({ text, ordinal }: TargetPhrase): string =>
  [...(ordinal === undefined ? [] : [`#${ordinal}`]), ...(text === '' ? [] : [text])].join(' ');

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return [intent.action, tellPhrase(intent.item), intent.recipient ?? intent.value ?? '']
        .join(' ')
        .trim();
    case 'choose':
      return `choose ${intent.options.map(tellPhrase).join(',')}`;
    case 'drag':
      return `drag ${tellPhrase(intent.what)}`;
    case 'download':
      return `download ${tellPhrase(intent.what)}`;
    case 'upload':
      return `upload ${intent.file}`;
    case 'open':
      return `open ${tellPhrase(intent.target)}${intent.newTab ? ' apart' : ''}`;
    case 'fill':
      return tellFields(intent.fields);
    default:
      return intent.kind;
  }
}

test.each([
  ['choose standard delivery and pay with paypal', ['choose standard delivery', 'choose paypal']],
  ['wähle expressversand und zahle mit paypal', ['choose expressversand', 'choose paypal']],
  ['选择快递并用支付宝付款', ['choose 快递', 'choose 支付宝']],
  ['选择信用卡支付', ['choose 信用卡支付']],
  ['pay with paypal', ['choose paypal']],
])('what is paid with is chosen for itself: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['move the second and third picture to Archive', ['drag #3', 'drag #2']],
  ['move report.pdf and notes.txt to Archive', ['drag report.pdf', 'drag notes.txt']],
  ['open the first and second result', ['open #1 apart', 'open #2 apart']],
  ['open terms and conditions', ['open terms and conditions']],
  ['delete report.pdf and notes.txt', ['delete report.pdf', 'delete notes.txt']],
  ['delete a.pdf and Terms of use', ['delete a.pdf and Terms of use']],
  ['删除文件plan.pdf和mast.jpg', ['delete plan.pdf', 'delete mast.jpg']],
  ['download a.pdf and b.pdf', ['download a.pdf and b.pdf']],
  ['download invoices and receipts', ['download invoices and receipts']],
])('several are done one by one: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['share report.pdf with anna as viewer', ['other']],
  ['share the post with the text check this out', ['other']],
  ['share the album with anna and bob', ['forward album anna and bob']],
  ['add a comment asking if this is still open', ['other']],
  ['add a comment saying hello', ['comment=hello', 'submit']],
  ['replace the cover image with hero2.png', ['upload hero2.png']],
  ['replace the text with hello.txt', ['text=hello.txt']],
  ['rename the file report.pdf to final.pdf', ['rename report.pdf final.pdf']],
])('what is said besides is no name: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['is nginx running', ['answer']],
  ['am i free on tuesday', ['answer']],
  ['show me which one is cheapest', ['answer']],
  ['show me how many orders there are', ['answer']],
  ['zeig mir wie viele bestellungen es gibt', ['answer']],
  ['show me the orders', ['open orders']],
  ['is active: yes', ['is active=yes']],
])('a question needs no mark: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
