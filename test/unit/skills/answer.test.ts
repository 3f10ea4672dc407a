// Which row an extreme is told of.
import { expect, test } from 'vitest';
import { answerSkill } from '../../../src/skills/answer';
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
