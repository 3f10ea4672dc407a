// Which known pages of a site fit what a goal looks for.
import { describe, expect, test } from 'vitest';
import { pagesThatFit } from '../../../src/agent/explore/known-pages';

const page = (path: string, more: { title?: string; kinds?: string[]; labels?: string[] } = {}) => ({
  path,
  title: '',
  kinds: [] as string[],
  labels: [] as string[],
  lastSeenAt: 1,
  ...more,
});
const pathsFor = (terms: string, ...pages: Array<ReturnType<typeof page>>) =>
  pagesThatFit(pages, terms).map(({ path }) => path);

describe('pages that fit', () => {
  test('are found by what held there, title, labels and path, best first', () => {
    const pages = [
      page('/invoices'),
      page('/a', { labels: ['Your invoices'] }),
      page('/b', { title: 'Invoices' }),
      page('/c', { kinds: ['invoices'] }),
      page('/d', { title: 'Profile' }),
    ];
    expect(pathsFor('invoice|billing', ...pages)).toEqual(['/c', '/b', '/a', '/invoices']);
  });

  test.each([
    ['plan', 'Display'],
    ['sign', 'Design'],
    ['open', 'Operations'],
    ['bill', 'Billboards'],
    ['user', 'Superusers'],
  ])('%s is no word of “%s”', (terms, title) => {
    expect(pathsFor(terms, page('/a', { title }))).toEqual([]);
  });

  test.each([
    ['plan', 'Plans'],
    ['sign', 'Sign in'],
    ['Rechnungen', 'Ihre Rechnung'],
    ['company', 'Companies'],
    ['payment method', 'Methods of payment'],
    ['账单', '我的账单'],
  ])('%s is in “%s”', (terms, title) => {
    expect(pathsFor(terms, page('/a', { title }))).toEqual(['/a']);
  });

  test('every word of an alternative has to be somewhere', () => {
    const cards = page('/cards', { title: 'Payment' });
    expect(pathsFor('payment history', cards)).toEqual([]);
    expect(pathsFor('payment cards', cards)).toEqual(['/cards']);
    expect(pathsFor('', cards)).toEqual([]);
  });

  test('of two that fit alike the one seen last comes first', () => {
    const later = { ...page('/b', { title: 'Plan' }), lastSeenAt: 2 };
    expect(pathsFor('plan', page('/a', { title: 'Plan' }), later)).toEqual(['/b', '/a']);
  });
});
