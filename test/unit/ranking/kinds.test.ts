import { describe, expect, test } from 'vitest';
import { formPurposeOf } from '../../../src/ranking/form-purpose';
import { kindOf, kindsNamedBy } from '../../../src/ranking/kinds';

describe('kindOf', () => {
  test.each([
    ['Sign in', '', 'login'],
    ['Anmelden', '', 'login'],
    ['Se connecter', '', 'login'],
    ['Iniciar sesión', '', 'login'],
    ['登录', '', 'login'],
    ['Abmelden', '', 'logout'],
    ['退出登录', '', 'logout'],
    ['Create an account', '', 'signup'],
    ['Download invoice', '', 'download_invoice'],
    ['Download', '', 'download'],
    ['Rechnungen', '', 'invoices'],
    ['Add to cart', '', 'add_to_cart'],
    ['In den Warenkorb', '', 'add_to_cart'],
    ['加入购物车', '', 'add_to_cart'],
    ['Zur Kasse', '', 'checkout'],
    ['Next', 'Pagination', 'next_page'],
    ['Next', 'Choose a month', 'next'],
    ['›', '', 'next_page'],
    ['Accept all', 'We value your privacy. Cookies help us', 'accept_cookies'],
    ['Reject', 'Cookie settings', 'reject_cookies'],
    ['Löschen', '', 'delete'],
    ['Paramètres', '', 'settings'],
    ['×', '', 'close'],
    ['⚙️', '', 'settings'],
    ['🗑', '', 'delete'],
    ['➕', '', 'add'],
  ])('%s (%s) is %s', (label, context, kind) => {
    expect(kindOf(label, context)).toBe(kind);
  });

  test.each([
    'How to find the research that matters most to you',
    'Signs of spring',
    'Blogin',
    'Homecoming',
    'constructor',
    '__proto__',
  ])('%s names no kind', (label) => {
    expect(kindOf(label)).toBeUndefined();
  });

  test('names kinds across languages', () => {
    expect([...kindsNamedBy('log in')]).toEqual(['login']);
    expect([...kindsNamedBy('Warenkorb')]).toEqual(['cart']);
  });
});

describe('formPurposeOf', () => {
  const field = (label: string, type = 'text', autocomplete?: string) => ({
    label,
    type,
    ...(autocomplete === undefined ? {} : { autocomplete }),
  });
  test.each([
    ['login', { words: '', submitLabel: 'Go', fields: [field('User'), field('Password', 'password')] }],
    ['signup', { words: 'Create account', fields: [field('Email', 'email'), field('Password', 'password')] }],
    ['search', { words: '', submitLabel: 'Suchen', fields: [field('')] }],
    ['search', { words: 'Calendar of events', submitLabel: 'Go', fields: [field('Search for...')] }],
    ['payment_method', { words: '', fields: [field('Number', 'text', 'cc-number')] }],
    ['newsletter', { words: 'Stay updated', fields: [field('Email', 'email')] }],
    ['contact', { words: 'Kontakt', fields: [field('Name'), field('Nachricht', 'textarea')] }],
    ['checkout', { words: 'Shipping address', fields: [field('Street'), field('City')] }],
  ] as const)('%s', (purpose, form) => {
    expect(formPurposeOf(form)).toBe(purpose);
  });
});
