import { describe, expect, test } from 'vitest';
import {
  matchesSite,
  strictOriginOf,
  originToMatchPattern,
  parseOrigin,
  parseSitePattern,
  siteFromUser,
} from '../../../src/policy/sites/origin';

const PARSED: Array<[input: string, origin: string | null]> = [
  ['https://example.com/a?b#c', 'https://example.com'],
  ['HTTPS://EXAMPLE.com:443', 'https://example.com'],
  ['http://example.com:8080/', 'http://example.com:8080'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ['http://2130706433/', 'http://127.0.0.1'],
  ['http://0x7f.1/', 'http://127.0.0.1'],
  ['http://[::1]:80/', 'http://[::1]'],
  ['https:\\\\example.com\\x', 'https://example.com'],
  ['https://evil.test\\@example.com/', 'https://evil.test'],
  ['https://localhost。/', null],
  ['https://example.com./', null],
  ['https://user@example.com/', null],
  ['https://user:pw@example.com/', null],
  ['https://', null],
  ['example.com', null],
  ['//example.com', null],
  ['data:text/html,x', null],
  ['blob:https://example.com/1', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['chrome-extension://abc/', null],
  ['view-source:https://example.com', null],
  ['filesystem:https://example.com/x', null],
  ['ws://example.com', null],
  ['null', null],
  ['', null],
];

describe('parseOrigin', () => {
  test.each(PARSED)('%s → %s', (input, origin) => {
    expect(strictOriginOf(input)).toBe(origin);
    const parsed = parseOrigin(input);
    if (!parsed.ok) expect(parsed).toMatchObject({ code: 'POLICY_DENIED', retryable: false });
  });
});

describe('siteFromUser', () => {
  test.each([
    ['example.com', 'https://example.com'],
    [' https://example.com/page ', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:8080/x', 'http://127.0.0.1:8080'],
    ['localhost.example.com', 'https://localhost.example.com'],
  ])('%s → %s', (text, origin) => {
    expect(siteFromUser(text)).toMatchObject({ ok: true, data: { origin } });
  });
  test.each(['', 'chrome://settings', 'https://a@b.test', 'two words'])('refuses “%s”', (text) => {
    expect(siteFromUser(text).ok).toBe(false);
  });
});

const MATCHES: Array<[pattern: string, origin: string, allow: boolean, block: boolean]> = [
  ['https://example.com', 'https://example.com', true, true],
  ['https://example.com', 'http://example.com', false, false],
  ['https://example.com', 'https://example.com:8443', false, false],
  ['https://example.com:8443', 'https://example.com:8443', true, true],
  ['example.com', 'http://example.com', true, true],
  ['example.com', 'https://example.com:8443', false, true],
  ['example.com', 'https://www.example.com', false, false],
  ['*.example.com', 'https://www.example.com', true, true],
  ['*.example.com', 'https://a.b.example.com', true, true],
  ['*.example.com', 'https://example.com', true, true],
  ['*.example.com', 'https://badexample.com', false, false],
  ['*.example.com', 'https://example.com.evil.test', false, false],
  ['https://*.example.com', 'http://www.example.com', false, false],
  ['EXAMPLE.com', 'https://example.com', true, true],
  ['bücher.example', 'https://xn--bcher-kva.example', true, true],
  ['*', 'https://example.com', false, false],
  ['*.com', 'https://example.com', false, false],
  ['*.co.uk', 'https://example.co.uk', false, false],
  ['*.github.io', 'https://me.github.io', false, false],
  ['*.deno.dev', 'https://me.deno.dev', false, false],
  ['*.s3.amazonaws.com', 'https://me.s3.amazonaws.com', false, false],
  ['*.amazonaws.com', 'https://me.s3.amazonaws.com', false, false],
  ['*.kawasaki.jp', 'https://me.city.kawasaki.jp', false, false],
  ['*.me.deno.dev', 'https://a.me.deno.dev', true, true],
  ['*example.com', 'https://badexample.com', false, false],
  ['exam*.com', 'https://example.com', false, false],
  ['*.127.0.0.1', 'http://127.0.0.1', false, false],
  ['https://example.com/path', 'https://example.com', false, false],
  ['https://user@example.com', 'https://example.com', false, false],
  ['', 'https://example.com', false, false],
  ['example.com', 'null', false, false],
];

describe('matchesSite', () => {
  test.each(MATCHES)('%s against %s: allow %s, block %s', (pattern, origin, allow, block) => {
    expect(matchesSite(pattern, origin)).toBe(allow);
    expect(matchesSite(pattern, origin, 'block')).toBe(block);
  });
  test('a refused pattern says what would have been right', () => {
    expect(parseSitePattern('*.co.uk')).toMatchObject({ ok: false, code: 'INVALID_ACTION' });
    expect(parseSitePattern('https://*.example.com')).toMatchObject({ ok: true, data: { below: true } });
  });
});

test('a match pattern for the browser has no port: the gate compares it', () => {
  expect(originToMatchPattern('http://127.0.0.1:4801')).toEqual({ ok: true, data: 'http://127.0.0.1/*' });
  expect(originToMatchPattern('https://example.com')).toEqual({ ok: true, data: 'https://example.com/*' });
  expect(originToMatchPattern('file:///x').ok).toBe(false);
});
