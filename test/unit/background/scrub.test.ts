// What is told of a page without the secrets that it may show, and without losing whose page it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../src/background/pages/frames';
import { addressOf } from '../../../src/background/pages/navigation';
import { scrubber } from '../../../src/background/acts/scrub';
import { seenAt } from '../../../src/background/acts/tab-tools';
import { secretValues } from '../../../src/store/secrets';

vi.mock('../../../src/store/secrets');

let tab: { url: string; title?: string };
let reply: unknown;

beforeEach(() => {
  vi.mocked(secretValues).mockResolvedValue(['demo']);
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
    vi.mocked(secretValues).mockResolvedValue([secret]);
    const scrub = await scrubber();
    const hit = { id: 'a1234', type: 'field', label: `Code ${secret}`, formId: 'f3.c1234' };
    expect(scrub({ result: { ok: true, data: TARGET } })).toEqual({ result: { ok: true, data: told } });
    expect(scrub([hit])).toEqual([{ ...hit, label: 'Code ••••' }]);
    const row = (text: string) => ({ cells: { id: { text }, type: { text }, inputType: { text } } });
    expect(scrub(row(secret))).toEqual(row('••••'));
    expect(scrub({ value: secret, name: 'Password' })).toEqual({ value: '••••', name: 'Password' });
  },
);

test('another site’s address keeps nothing of it', async () => {
  const scrub = await scrubber();
  const links = ['https://demo.evil.example/', 'https://a.test.demo.example/'];
  expect(scrub(links, 'https://a.test')).toEqual([
    'https://••••.evil.example/',
    'https://a.test.••••.example/',
  ]);
});
