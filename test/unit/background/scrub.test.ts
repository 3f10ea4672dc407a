// What is told of a page without the secrets that it may show, and without losing whose page it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../src/background/pages/frames';
import { addressOf } from '../../../src/background/pages/navigation';
import { scrubber } from '../../../src/background/acts/scrub';
import { seenAt } from '../../../src/background/acts/tab-tools';
import { heldSecrets } from '../../../src/store/secrets';

vi.mock('../../../src/store/secrets');

const hold = (value: string, origin?: string) =>
  vi.mocked(heldSecrets).mockResolvedValue([origin === undefined ? { value } : { value, origin }]);

let tab: { url: string; title?: string };
let reply: unknown;

beforeEach(() => {
  hold('demo', 'https://demo.shop.example');
  vi.stubGlobal('chrome', {
    tabs: { get: async () => tab, sendMessage: async () => reply },
    scripting: { executeScript: async () => [] },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the address and the title of a tab are told without what was typed into the page', async () => {
  tab = { url: 'https://demo.shop.example/login?user=ann&password=demo', title: 'Page demo' };
  expect(await addressOf(1)).toBe('https://demo.shop.example/login?user=ann&password=••••');
  expect(await seenAt(1)).toMatchObject({
    url: 'https://demo.shop.example/login?user=ann&password=••••',
    title: 'Page ••••',
  });
});

test('an address without end is cut', async () => {
  tab = { url: `https://a.test/?state=${'x'.repeat(10_000)}` };
  expect(await addressOf(1)).toHaveLength(4_000);
});

test('a secret that is a part of a site’s name does not make another site of it', async () => {
  reply = {
    url: 'https://demo.shop.example/demo',
    origin: 'https://demo.shop.example',
    title: 'The demo',
    readyState: 'complete',
    visible: true,
    frames: [],
  };
  expect(await request(1, 'd1', { op: 'hello' })).toMatchObject({
    url: 'https://demo.shop.example/••••',
    origin: 'https://demo.shop.example',
    title: 'The ••••',
  });
});

const ofSite = async (site: string) => {
  const scrub = await scrubber();
  return <T>(value: T): T => scrub(value, site);
};

const TARGET = {
  tag: 'input',
  label: 'Your password',
  fieldClass: 'password',
  inputType: 'password',
  fingerprint: 'x',
};

test.each([
  ['password', { ...TARGET, label: 'Your ••••' }],
  ['1234', TARGET],
])(
  'a secret %s, which is a word of our own, takes nothing from what is told of a field',
  async (secret, told) => {
    hold(secret, 'https://a.test');
    const scrub = await ofSite('https://a.test');
    const hit = { id: 'a1234', type: 'field', label: `Code ${secret}`, formId: 'f3.c1234' };
    expect(scrub({ result: { ok: true, data: TARGET } })).toEqual({ result: { ok: true, data: told } });
    expect(scrub([hit])).toEqual([{ ...hit, label: 'Code ••••' }]);
    const row = (text: string) => ({ cells: { id: { text }, type: { text }, inputType: { text } } });
    expect(scrub(row(secret))).toEqual(row('••••'));
    expect(scrub({ value: secret, name: 'Password' })).toEqual({ value: '••••', name: 'Password' });
  },
);

test('another site’s address keeps nothing of it', async () => {
  hold('demo', 'https://a.test');
  const scrub = await scrubber();
  const links = ['https://demo.evil.example/', 'https://a.test.demo.example/'];
  expect(scrub(links, 'https://a.test')).toEqual([
    'https://••••.evil.example/',
    'https://a.test.••••.example/',
  ]);
});

const PIN = '4711';
const LONG = 'correct-horse';

test('a short secret is dots on its own site alone, a long one everywhere', async () => {
  vi.mocked(heldSecrets).mockResolvedValue([
    { value: PIN, origin: 'https://a.test' },
    { value: '123', origin: 'https://b.test' },
    { value: '999' },
    { value: LONG, origin: 'https://a.test' },
  ]);
  const scrub = await scrubber();
  const text = `4711 123 999 ${LONG}`;
  expect(scrub([text], 'https://a.test')).toEqual(['•••• 123 999 ••••']);
  expect(scrub([text], 'https://b.test')).toEqual(['4711 •••• 999 ••••']);
  expect(scrub([text], 'https://evil.test')).toEqual(['4711 123 999 ••••']);
  expect(scrub([text], 'null')).toEqual(['4711 123 999 ••••']);
  expect(scrub(text)).toBe('4711 123 999 ••••');
});

test('a page that lists all PINs does not learn which one it is by what it links and is called', async () => {
  hold(PIN, 'https://a.test');
  const scrub = await scrubber();
  const page = { links: [{ url: 'https://a.test/', title: PIN, text: PIN }], texts: [PIN] };
  expect(scrub(page, 'https://evil.test')).toEqual(page);
  expect(scrub({ data: page })).toEqual({ data: page });
  expect(scrub({ url: 'https://a.test/', title: 'A', within: page })).toMatchObject({ within: page });
});

test('tabs are told without what belongs to their sites', async () => {
  hold(PIN, 'https://a.test');
  const scrub = await scrubber();
  expect(
    scrub([
      { tabId: 4711, title: 'Room 4711', url: 'https://a.test/4711' },
      { tabId: 1, title: 'Room 4711', url: 'https://b.test/4711' },
    ]),
  ).toEqual([
    { tabId: 4711, title: 'Room ••••', url: 'https://a.test/••••' },
    { tabId: 1, title: 'Room 4711', url: 'https://b.test/4711' },
  ]);
});

test('a secret that is bound, saved or removed meanwhile is known at once', async () => {
  hold(PIN);
  expect((await scrubber())(PIN, 'https://a.test')).toBe(PIN);
  hold(PIN, 'https://a.test');
  expect((await scrubber())(PIN, 'https://a.test')).toBe('••••');
  vi.mocked(heldSecrets).mockResolvedValue([]);
  expect((await scrubber())(PIN, 'https://a.test')).toBe(PIN);
});
