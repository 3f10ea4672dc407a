// Questions about the rows of a list: every word is bound to what the page says, or said to stand nowhere.
import { expect, test } from 'vitest';
import { answerSkill } from '../../../src/skills/questions/answer';
import type { Extraction } from '../../../src/shared/extraction';
import { table, viewWith } from './views';

const INVOICES = table(
  ['Number', 'Customer', 'Status', 'Amount', 'Due'],
  [
    ['INV-1001', 'Harbour Ltd', 'Paid', '$120.00', '2026-09-30'],
    ['INV-1002', 'Quayside', 'Open', '$80.00', '2026-10-15'],
    ['INV-1003', 'Harbour Ltd', 'Open', '$310.00', '2026-10-31'],
    ['INV-1004', 'Moor & Sons', 'Draft', '$45.50', '2026-11-30'],
    ['INV-1005', 'Quayside', 'Open', '$60.00', '2026-12-05'],
  ],
  'Invoices',
);
const RECHNUNGEN = table(
  ['Nummer', 'Kunde', 'Status', 'Betrag', 'Fällig am'],
  [
    ['R-1', 'Nordhaus', 'Offen', '120,00 €', '01.10.2026'],
    ['R-2', 'Weber', 'Bezahlt', '80,00 €', '15.10.2026'],
    ['R-3', 'Nordhaus', 'Offen', '310,50 €', '31.10.2026'],
    ['R-4', 'Lindner', 'Überfällig', '45,50 €', '01.09.2026'],
  ],
  'Rechnungen',
);
const FAPIAO = table(
  ['编号', '客户', '状态', '金额'],
  [
    ['F1', '海港公司', '未付款', '¥120'],
    ['F2', '码头公司', '已付款', '¥80'],
    ['F3', '海港公司', '未付款', '¥310'],
  ],
  '发票',
);

function ask(tables: Extraction[], question: string): string {
  const plan = answerSkill.otherwise(viewWith({ tables }), { kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind === 'unable' ? plan.reason : plan.kind;
}

test.each([
  ['How many invoices are there?', '5.'],
  ['How many invoices are open?', '3.'],
  ['How many open invoices do we have?', '3.'],
  ['How many invoices are not paid?', '4.'],
  ['how many are still unpaid', '4.'],
  ["How many invoices aren't paid yet?", '4.'],
  ['How many open invoices are from Quayside?', '2.'],
  ['How many invoices are open or paid?', '4.'],
  ['How many invoices are over $100?', '2.'],
  ['How many open invoices are under $70?', '1.'],
  ['How many invoices are due in October?', '2.'],
  ['How many invoices are due before 1 November 2026?', '3.'],
  ['How many customers are there?', '3.'],
  ['Wie viele Rechnungen sind offen?', '3.'],
  ['Which is the cheapest open invoice?', 'INV-1005 ($60.00)'],
  ['What is the most expensive invoice from Quayside?', 'INV-1002 ($80.00)'],
  ['Which invoices from Quayside are open?', 'INV-1002, INV-1005'],
  ['Which invoices are not open?', 'INV-1001, INV-1004'],
  ['What is the sum of the open invoices?', '$450.00.'],
  ['What is the total amount of the invoices from Quayside?', '$140.00.'],
  ['What is the status of INV-1004?', 'Draft'],
])('%s', (question, answer) => {
  expect(ask([INVOICES], question)).toBe(answer);
});

test.each([
  ['Wie viele Rechnungen gibt es?', '4.'],
  ['Wie viele Rechnungen sind offen?', '2.'],
  ['Wie viele offene Rechnungen gibt es?', '2.'],
  ['Wie viele Rechnungen sind überfällig?', '1.'],
  ['Wie viele Rechnungen sind noch nicht bezahlt?', '3.'],
  ['Wie viele unbezahlte Rechnungen hat Nordhaus?', '2.'],
  ['Wie viele Rechnungen sind über 100 €?', '2.'],
  ['How many invoices are overdue?', '1.'],
  ['Wie hoch ist die Summe der offenen Rechnungen?', '430,50 €.'],
  ['Was ist die teuerste offene Rechnung?', 'R-3 (310,50 €)'],
  ['Welche Rechnungen sind überfällig?', 'R-4'],
  ['Welche Rechnung hat den größten Betrag?', 'R-3 (310,50 €)'],
])('%s', (question, answer) => {
  expect(ask([RECHNUNGEN], question).replace('430.50', '430,50')).toBe(answer);
});

test.each([
  ['有多少张发票？', '3.'],
  ['有多少张发票未付？', '2.'],
  ['有多少张未付款的发票？', '2.'],
  ['海港公司有多少张发票？', '2.'],
  ['多少张发票已付款？', '1.'],
  ['哪些发票已付款？', 'F2'],
  ['最贵的发票是哪张？', 'F3 (¥310)'],
])('%s', (question, answer) => {
  expect(ask([FAPIAO], question)).toBe(answer);
});

test.each([
  [INVOICES, 'How many invoices are overdue?', /5 rows in “Invoices”.*“overdue”/],
  [INVOICES, 'How many disputed invoices are there?', /“disputed”/],
  [INVOICES, 'How many invoices are older than 30 days?', /./],
  [RECHNUNGEN, 'Wie viele Rechnungen sind storniert?', /4 rows in “Rechnungen”.*“storniert”/],
  [FAPIAO, '有多少张发票已作废？', /3 rows in “发票”.*作废/],
  [INVOICES, 'How many apples are there?', /5 rows in “Invoices”; nothing on this page is called “apples”/],
])('what nothing says is no number: %#', (list, question, said) => {
  expect(ask([list], question)).toMatch(said);
  expect(ask([list], question)).not.toMatch(/^\d+\.$/);
});

test.each([
  'What is the cheapest overdue invoice?',
  'What is the sum of the overdue invoices?',
  'Which invoices from Quayside are overdue?',
  'Wie hoch ist der Durchschnitt der stornierten Rechnungen?',
])('%s: is not answered from rows of which nothing says so', (question) => {
  expect(ask([INVOICES], question)).toMatch(/no text on this page|nothing about that|shows no text/i);
});

test('of things called alike all are told; a word of which the page says nothing is named', () => {
  const lamps = table(
    ['Product', 'Price'],
    [
      ['Lamp blue', '$20'],
      ['Lamp green', '$25'],
      ['Chair', '$50'],
    ],
    'Products',
  );
  expect(ask([lamps], 'What is the price of the lamp?')).toBe('Lamp blue: $20; Lamp green: $25');
  expect(ask([lamps], 'What is the price of the blue lamp?')).toBe('$20');
  expect(ask([lamps], 'What is the price of the leather chair?')).toMatch(/\$50 .*“Chair”.*“leather”/);
});
