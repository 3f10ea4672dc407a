// A look at a page with frames of several sites: each site is judged, once, and the task learns what it read.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Need } from '../../../src/shared/messages/content-request';
import type { App } from '../../../src/background/app';
import { newAsker } from '../../../src/background/acts/asker';
import { forgetFrames } from '../../../src/background/pages/frames';
import { judgeReading, mayRead } from '../../../src/background/acts/gate';
import { pageReader } from '../../../src/background/pages/page-reader';
import { failure } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/gate', () => ({ judgeReading: vi.fn(), mayRead: vi.fn() }));

const TAB = 7;
const OWN = 'https://own.test';
const OTHER = 'https://other.test';
const FRAMES = [
  { url: `${OWN}/`, place: [] },
  { url: `${OWN}/news`, place: [0] },
  { url: `${OTHER}/chat`, place: [1] },
  { url: 'about:srcdoc', place: [2] },
  { url: 'about:blank', place: [1, 0] },
];
const asked: string[] = [];
const subgoals: unknown[] = [];
const queries: unknown[] = [];
const app = {} as App;

function miniOf(url: string) {
  return {
    url,
    origin: new URL(url).origin,
    title: url,
    ts: 0,
    landmarks: [],
    actions: [],
    forms: [],
    collections: [],
    loginState: 'unknown',
  };
}

interface Message {
  op: string;
  subgoal?: string;
  needs?: readonly Need[];
}

function answer(documentId: string, { op, subgoal, needs = [] }: Message): unknown {
  const index = Number(documentId.slice(1));
  const { url = '', place = [] } = FRAMES[index] ?? {};
  if (op !== 'perceive')
    return {
      url,
      origin: url.startsWith('about:') ? 'null' : new URL(url).origin,
      title: '',
      readyState: 'complete',
      visible: true,
      frames: [],
      place,
    };
  asked.push(url);
  subgoals.push(subgoal);
  for (const need of needs) if (need.type === 'query') queries.push(need.query);
  return { mini: miniOf(url), answers: [] };
}

beforeEach(() => {
  asked.length = subgoals.length = queries.length = 0;
  vi.mocked(judgeReading).mockReset();
  vi.mocked(mayRead).mockReset().mockResolvedValue(true);
  vi.stubGlobal('chrome', {
    scripting: {
      executeScript: async () => FRAMES.map((_, frameId) => ({ frameId, documentId: `d${frameId}` })),
    },
    tabs: {
      sendMessage: async (_tab: number, message: Message, { documentId }: { documentId: string }) =>
        answer(documentId, message),
    },
    storage: { session: { get: async () => ({}) } },
  });
});
afterEach(() => {
  forgetFrames(TAB);
  vi.unstubAllGlobals();
});

function refuse(refused: string): void {
  vi.mocked(judgeReading).mockImplementation(async (_app, origin) =>
    origin === refused ? failure('POLICY_DENIED', `not ${origin}`) : undefined,
  );
  vi.mocked(mayRead).mockImplementation(async (_app, origin) => origin !== refused);
}

test('a site is judged once a look, and all that were read are told', async () => {
  const seen: string[][] = [];
  const reader = pageReader(app, TAB, newAsker('skill', TAB), ({ origins }) => seen.push(origins));
  await reader.look([]);
  const judged = [...vi.mocked(judgeReading).mock.calls, ...vi.mocked(mayRead).mock.calls];
  expect(judged.map(([, origin]) => origin)).toEqual([OWN, OTHER]);
  expect(asked).toHaveLength(FRAMES.length);
  expect(seen).toEqual([[OWN, OTHER]]);
});

test('a refused child site is left out with what it wrote itself; the page’s own frames are read', async () => {
  refuse(OTHER);
  const seen: string[][] = [];
  const reader = pageReader(app, TAB, newAsker('skill', TAB), ({ origins }) => seen.push(origins));
  await reader.look([]);
  expect(asked).toEqual([`${OWN}/`, `${OWN}/news`, 'about:srcdoc']);
  expect(seen).toEqual([[OWN]]);
});

test('a refused page is a refusal, and no frame of it is asked', async () => {
  refuse(OWN);
  const reader = pageReader(app, TAB, newAsker('skill', TAB), () => undefined);
  await expect(reader.look([])).rejects.toMatchObject({ code: 'POLICY_DENIED' });
  expect(asked).toEqual([]);
});

test('a page that went away before details of it were asked for is told as such', async () => {
  const reader = pageReader(app, TAB, newAsker('skill', TAB), () => undefined);
  await reader.look([]);
  vi.stubGlobal('chrome', {
    ...chrome,
    tabs: { ...chrome.tabs, get: async () => ({}), sendMessage: () => Promise.reject(new Error('gone')) },
  });
  await expect(reader.details(['a1'])).rejects.toMatchObject({ name: 'CopilotError', code: 'STALE' });
});

test('nothing that a dialog covers is offered to a proposer', async () => {
  const needs: Need[] = [{ key: 'all', type: 'query', query: { text: 'save', topK: 5 } }];
  await pageReader(app, TAB, newAsker('skill', TAB), () => undefined).look(needs);
  expect(queries).toEqual(FRAMES.map(() => ({ text: 'save', topK: 5, behind: false })));
});

test('every frame is told what is being done, where something is', async () => {
  const asker = newAsker('skill', TAB);
  await pageReader(app, TAB, asker, () => undefined, 'Click “Invoices”').look([]);
  expect(subgoals).toEqual(FRAMES.map(() => 'Click “Invoices”'));
  subgoals.length = 0;
  await pageReader(app, TAB, asker, () => undefined).look([]);
  expect(subgoals).toEqual(FRAMES.map(() => undefined));
});
