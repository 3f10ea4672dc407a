import { expect, test } from 'vitest';
import { siteOf } from '../../../src/policy/sites/site-of';

test.each([
  ['shop.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['a.b.shop.co.uk', 'shop.co.uk'],
  ['api.me.github.io', 'me.github.io'],
  ['victim.deno.dev', 'victim.deno.dev'],
  ['a.victim.wordpress.com', 'victim.wordpress.com'],
  ['shop.test', 'shop.test'],
  ['a.xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['deno.dev', null],
  ['wordpress.com', null],
  ['amazonaws.com', null],
  ['co.uk', null],
  ['com', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('%s belongs to %s', (host, site) => {
  expect(siteOf(host)).toBe(site);
});
