import { describe, expect, test } from 'vitest';
import { rankDocument } from '../../../src/ranking/rank-document';
import { sieveNow, sieveSteps, type SieveAsk, type Sieved } from '../../../src/ranking/sieve-documents';
import { wordQueries } from '../../../src/ranking/word-query';

function sieve(text: string, documents: SieveAsk['documents'], more: Partial<SieveAsk> = {}): Sieved {
  return sieveNow({ queries: wordQueries(text), documents, limit: 3, ...more });
}
const named = (...labels: string[]) => labels.map((label) => rankDocument(label));

describe('the sieve', () => {
  test('keeps the exact name, however many others hold its words', () => {
    const all = named(...Array.from({ length: 500 }, (_, i) => `Save draft ${i}`), 'Save', 'Save draft');
    expect(sieve('save', all).kept).toContain(500);
  });

  test('keeps the first of equals, in document order, up to the limit', () => {
    expect(sieve('edit', named('Edit', 'Home', 'Edit', 'Edit', 'Edit')).kept).toEqual([0, 2, 3]);
  });

  test('keeps what has more of the words', () => {
    const all = named('Red', 'Red', 'Red', 'Red lamp', 'Lamp', 'Red lamp shade');
    expect(sieve('red lamp shade', all).kept).toEqual([0, 3, 5]);
  });

  test('keeps symbols', () => {
    expect(sieve('^', named('a', '^', '-')).kept).toEqual([1]);
  });

  test('keeps things of the kind that the words name', () => {
    expect(sieve('log in', named('Home', 'Anmelden'), { ofKind: new Set([1]) }).kept).toEqual([1]);
  });

  test('keeps lookalikes of a word that is nowhere, and only then', () => {
    expect(sieve('notifcations', named('Home', 'Notifications')).kept).toEqual([1]);
    expect(sieve('order', named('Order', 'Border')).kept).toEqual([0]);
  });

  test('says whether some thing has all the words itself, and reads what is around when told', () => {
    const all = named('Open', 'Open', 'Jo');
    expect(sieve('open jo lind', all)).toMatchObject({ answered: false });
    const contexts = ['mara novak', 'jo lind', undefined];
    expect(sieve('jo lind', all, { contexts, limit: 2 }).kept).toEqual([1, 2]);
    expect(sieve('jo', all).answered).toBe(true);
  });

  test('a word within another one answers nothing', () => {
    expect(sieve('ann', named('Channel', 'Planner'))).toEqual({ kept: [], answered: false });
    const contexts = ['ann lee', 'planned', undefined];
    expect(sieve('open ann', named('Open', 'Open', 'Channel'), { contexts, limit: 1 })).toEqual({
      kept: [0],
      answered: false,
    });
    expect(sieve('cart', named('购物cart', 'Descartes')).kept).toEqual([0]);
  });

  test('plurals of y are their singulars, in labels and around', () => {
    expect(sieve('category', named('Category', 'Categories')).kept).toEqual([0, 1]);
    const contexts = ['orders', 'all categories', 'categorical', 'a category'];
    const all = named('Open', 'Open', 'Open', 'Open');
    expect(sieve('open categories', all, { contexts, limit: 2 }).kept).toEqual([1, 3]);
  });

  test('pauses where it is asked to, and comes to the same end', () => {
    const all = named(...Array.from({ length: 2_000 }, (_, i) => `Item ${i}`), 'Quarterly report');
    const steps = sieveSteps({ queries: wordQueries('quarterly'), documents: all, limit: 3 }, () => true);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses++;
    expect(pauses).toBeGreaterThan(3);
    expect(step.value).toEqual(sieve('quarterly', all));
  });
});
