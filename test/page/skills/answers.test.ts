// Extremes are told of what the things really say, not of any number in them.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const ask = async (question: string): Promise<string> => {
  const { plan } = await runIntent({ kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind;
};
const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

test('the latest release is not the line with the highest number', async () => {
  document.body.innerHTML = `<main><h1>Sextant</h1><p>Latest release 4.2.0, made for small boats</p>
    <h2>Set-up</h2>${list(['get sextant 4', 'fetch sextant 4', 'load sextant 7'])}</main>`;
  expect(await ask('What is the latest release?')).toContain('4.2.0');
});

test('the latest of dated things is the one with the last day', async () => {
  document.body.innerHTML = `<main><h1>Log</h1>${list([
    'Repaired sail, 3 March 2026',
    'Painted hull, 9 May 2026',
    'Bought rope, 1 April 2026',
  ])}</main>`;
  expect(await ask('What is the latest entry?')).toContain('Painted hull');
});
