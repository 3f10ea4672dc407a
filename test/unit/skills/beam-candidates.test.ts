import { expect, test } from 'vitest';
import { chooseLinks } from '../../../src/agent/explore/beam-candidates';
import type { PcdHit } from '../../../src/shared/query';
import { hit, viewWith } from './views';

const link = (label: string, href: string, more: Partial<PcdHit> = {}): PcdHit =>
  hit({ label, href, role: 'link', tag: 'a', ...more });

function chosen(links: PcdHit[], terms: string): string[] {
  const { mini } = viewWith({ url: 'https://example.org/home' });
  const page = { mini, answers: [{ key: 'links', type: 'query' as const, hits: links }] };
  return chooseLinks(page, terms).map((each) => each.label);
}

test('links that act are never followed', () => {
  const links = [
    link('Log out', 'https://example.org/out', { kind: 'logout' }),
    link('Delete invoices', 'https://example.org/invoices?x=1'),
    link('Invoices', 'https://example.org/invoices/delete'),
    link('Unsubscribe from invoices', 'https://example.org/u'),
    link('Invoices (PDF)', 'https://example.org/invoices.pdf'),
    link('Invoices', 'https://elsewhere.org/invoices'),
    link('Invoices', 'javascript:void(0)'),
  ];
  expect(chosen(links, 'invoices|billing')).toEqual([]);
});

test.each([
  ['Buchung stornieren', '/buchung/12/stornieren', 'buchung'],
  ['Rechnung an Kunden senden', '/rechnung/12/versand', 'rechnung'],
  ['确认订单', '/orders/12/c', '订单'],
  ['Request a refund for this order', '/orders/12/r', 'order'],
  ['Orders', '/orders/12/transfer?to=9', 'orders'],
])('nor is what the gate would ask about: %s', (label, path, terms) => {
  expect(chosen([link(label, `https://example.org${path}`)], terms)).toEqual([]);
});

test.each([
  ['Meine Buchungen', '/buchungen', 'buchung'],
  ['订单列表', '/orders', '订单'],
  ['Orders', '/orders?page=2', 'orders'],
])('what only shows is: %s', (label, path, terms) => {
  expect(chosen([link(label, `https://example.org${path}`)], terms)).toEqual([label]);
});

test('links are ranked by the goal’s words, then by their relatives', () => {
  const links = [
    link('Home', 'https://example.org/home'),
    link('Products', 'https://example.org/products'),
    link('Billing', 'https://example.org/billing'),
    link('Invoices', 'https://example.org/invoices'),
  ];
  expect(chosen(links, 'invoices|invoice|bill|billing').slice(0, 2)).toEqual(['Invoices', 'Billing']);
});
