// Which row an extreme is told of.
import { expect, test } from 'vitest';
import { answerSkill } from '../../../src/skills/questions/answer';
import { table, viewWith } from './views';

test.each(['kr', 'zł', '₽', '₩', '元', '円', '€', 'USD'])('the cheapest is told of prices in %s', (mark) => {
  const tables = [
    table(
      ['Sort', 'Pack'],
      [
        ['Green', `4 bags, 89 ${mark}`],
        ['Black', `6 bags, 45 ${mark}`],
      ],
    ),
  ];
  const params = { kind: 'answer' as const, question: 'Which is the cheapest?' };
  expect(answerSkill.otherwise(viewWith({ tables }), params)).toMatchObject({ answer: 'Black' });
});

test('what shows no text is no page that lacks the answer, and a PDF is said to be one', () => {
  const params = { kind: 'answer' as const, question: 'What is the total?' };
  const ask = (url: string, ...texts: string[]) => {
    const view = viewWith({});
    const passages = texts.map((text, i) => ({ id: `p${i}`, text }) as never);
    const seen = { ...view, mini: { ...view.mini, url }, passages: () => passages };
    // A page that shows nothing has been waited for.
    const waited = { ...seen, attempts: [{} as never] };
    const { reason } = answerSkill.otherwise(waited, params) as { reason: string };
    return reason;
  };
  expect(ask('https://a.test/Bill.PDF?v=1')).toMatch(/This is a PDF file/);
  expect(ask('https://a.test/file/1')).toMatch(/no text .* PDF files and pictures/);
  expect(ask('https://a.test/a.pdf', 'Opening hours')).toMatch(/nothing about that/);
});

test('that a passage is about what is asked for answers nothing', () => {
  const ask = (question: string, text: string) => {
    const passages = [{ id: 'p1', text } as never];
    const params = { kind: 'answer' as const, question };
    return answerSkill.otherwise({ ...viewWith({}), passages: () => passages }, params).kind;
  };
  expect(ask('Which tasks are overdue?', 'My tasks: 3 in the backlog')).toBe('unable');
  expect(ask('Which tasks are overdue?', 'Overdue: the winch and the doors')).toBe('answer');
  expect(ask('Welche Aufgaben sind offen?', 'Meine Aufgaben: 3')).toBe('unable');
});

const ORDERS = table(
  ['Order', 'Status', 'Amount'],
  [
    ['1', 'open', '$140.50'],
    ['2', 'paid', '$80.00'],
    ['3', 'open', '$220.00'],
    ['', 'Total', '$440.50'],
  ],
);
test.each([
  ['Sum of the amount column', '$440.50.'],
  ['What is the sum of the amounts?', '$440.50.'],
  ['What is the average amount?', '$146.83.'],
  ['What is the sum of the amounts that are open?', '$360.50.'],
  ['What is the total amount of order 2?', '$80.00'],
  ['What is the status of order 3?', 'open'],
])('%s is worked out', (question, answer) => {
  const view = viewWith({ tables: [ORDERS] });
  expect(answerSkill.otherwise(view, { kind: 'answer', question })).toMatchObject({ answer });
});
