// Whether a user's words name a control: what a model chose is asked about unless they do.
import { expect, test } from 'vitest';
import { namedInWords } from '../../../src/policy/named';

test.each([
  ['Save draft', 'Press Save draft.'],
  ['Save draft', 'Write "hello", then click on the "Save draft" button'],
  ['Save draft', 'Save the draft "hello".'],
  ['Save draft', 'Type hello and save my draft'],
  ['保存', '点击保存'],
  ['Save draft', 'save the draft and close the page'],
  ['Weekly mails', 'Turn off weekly mails and tell me the time'],
  ['邮件提醒', '请关闭邮件提醒'],
  ['Entwurf speichern', 'Klicke auf Entwurf speichern'],
])('“%s” is named by: %s', (label, words) => {
  expect(namedInWords(label, words)).toBe(true);
});

test.each([
  ['Save draft', 'Do not save the draft'],
  ['Save draft', 'Save the drafts of yesterday'],
  ['Save draft now', 'Save the draft'],
  ['Draft', 'Save the draft'],
  ['Red shoes', 'Search for red shoes'],
  ['Go to', 'Go to the shop and find the cheapest shoes'],
  ['Find me', 'Find me a flight'],
  ['I want', 'I want to change my address'],
  ['Plan', 'Compare the house plan prices'],
  ['Out', 'Go to checkout'],
  ['Update account', 'Summarise this mail: "Update account now or lose it"'],
  ['Pay now', 'Summarise this mail: "Please click Pay now"'],
  ['Update account', 'What does “Update account” mean?'],
  ['Weekly mails', 'Whatever you do, do not turn off weekly mails'],
  ['邮件提醒', '不要关闭邮件提醒'],
  ['Save draft', 'By hand save draft is slow'],
])('“%s” is not named by: %s', (label, words) => {
  expect(namedInWords(label, words)).toBe(false);
});

test('words that repeat an article are judged as quickly as others', () => {
  // With a choice at each article this would take longer than anybody waits.
  expect(namedInWords(`${'a '.repeat(60)}b`, `x and ${'a '.repeat(900)}`)).toBe(false);
});
