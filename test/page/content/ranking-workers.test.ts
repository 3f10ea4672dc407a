// The ranking worker beside ranking inline, on pages large enough for it, in a real browser.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rankingSource } from 'ranking-source';
import { createRankingWorkers } from '../../../src/content/ranking-workers';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import type { RankingWorkers } from '../../../src/page/perceive/ranker';
import { wordQueries } from '../../../src/ranking/word-query';
import type { PcdQuery } from '../../../src/shared/query';

type View = Window & typeof globalThis;

const ROWS = 200;
/** Few enough for a quick test, more than are ranked without a sieve. */
const LEAST = 400;
const FIRST = ['Amber', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Größe', '购物车'];
const rows = Array.from({ length: ROWS }, (_, i) => {
  const name = `${FIRST[i % FIRST.length]!} order ${i}`;
  return `<tr><td><a href="#${i}">${name}</a></td><td>Owner ${(i * 7) % 100}</td>
    <td><button>Edit ${name}</button> <button>More</button></td></tr>`;
}).join('');
const PAGE = `<nav><a href="#h">Home</a><a href="#n">Notifications</a></nav><main><table>${rows}</table>
  <form aria-label="Contact"><label>E-mail <input></label><button>Log in</button></form></main>`;

const QUERIES: PcdQuery[] = [
  { text: 'Edit Cedar order 146' },
  { text: 'more' },
  { text: 'more owner 35' },
  { text: 'notifcations' },
  { text: 'Birch order 17|Log in' },
  { text: 'anmelden' },
  { text: 'grosse order 6' },
  { text: '购物' },
  { text: 'edit', kind: 'action', topK: 100 },
  { text: 'owner 21', kind: 'text' },
  { text: 'Black Friday' },
  { text: 'nowhere' },
];

let opened: PagePerception[] = [];
afterEach(() => {
  for (const perception of opened) perception.stop();
  opened = [];
  document.body.innerHTML = '';
});

function open(view: Window, workers?: RankingWorkers): PagePerception {
  const perception = new PagePerception(view, workers);
  opened.push(perception);
  return perception;
}

/** Workers that count what they are asked. */
function counted(view: View) {
  const workers = createRankingWorkers(view, rankingSource(), LEAST);
  let asked = 0;
  return {
    least: workers.least,
    asked: () => asked,
    current() {
      const port = workers.current();
      if (!port) return undefined;
      return wrapped.get(port) ?? wrap(port);
    },
    end: () => workers.end(),
  };
  function wrap(port: NonNullable<ReturnType<RankingWorkers['current']>>) {
    const own: typeof port = {
      post: (request) => port.post(request),
      ask: (question) => {
        asked++;
        return port.ask(question);
      },
    };
    wrapped.set(port, own);
    return own;
  }
}
const wrapped = new WeakMap<object, NonNullable<ReturnType<RankingWorkers['current']>>>();

const told = async (perception: PagePerception, query: PcdQuery) =>
  (await perception.find(query)).map(({ label, role, score, order }) => [label, role, score, order]);

async function working(workers: RankingWorkers): Promise<void> {
  await vi.waitFor(() => expect(workers.current()).toBeDefined());
}

describe('the ranking worker', () => {
  test('ranks as inline does, whatever is asked', async () => {
    document.body.innerHTML = PAGE;
    const workers = counted(window);
    await working(workers);
    const beside = open(window, workers);
    const inline = open(window);
    for (const query of QUERIES) {
      const before = workers.asked();
      const answer = await told(beside, query);
      expect(workers.asked()).toBeGreaterThan(before);
      expect(answer).toEqual(await told(inline, query));
    }
    expect((await beside.find({ text: 'Edit Cedar order 146' }))[0]).toMatchObject({ score: 1 });
  });

  test('knows of a change of words', async () => {
    document.body.innerHTML = PAGE;
    const workers = counted(window);
    await working(workers);
    const perception = open(window, workers);
    expect(await perception.find({ text: 'Quarterly report' })).toEqual([]);
    document.querySelectorAll('button')[300]!.textContent = 'Quarterly report';
    expect((await perception.find({ text: 'Quarterly report' }))[0]).toMatchObject({ score: 1 });
    expect(workers.asked()).toBeGreaterThan(2);
  });

  test('is not asked about small pages, nor by those that cannot wait', async () => {
    document.body.innerHTML = PAGE;
    const workers = counted(window);
    await working(workers);
    const perception = open(window, workers);
    expect(perception.query({ text: 'Log in' })[0]).toMatchObject({ label: 'Log in' });
    document.body.innerHTML = '<button>Save</button>';
    expect((await perception.find({ text: 'save' }))[0]).toMatchObject({ label: 'Save' });
    expect(workers.asked()).toBe(0);
  });

  test('ends with the watching, in the middle of a question too, and starts again', async () => {
    document.body.innerHTML = PAGE;
    const workers = counted(window);
    await working(workers);
    const perception = open(window, workers);
    const asking = perception.find({ text: 'Edit Elm order 4' });
    await vi.waitFor(() => expect(workers.asked()).toBeGreaterThan(0));
    perception.stop();
    expect((await asking)[0]).toMatchObject({ label: 'Edit Elm order 4' });
    const before = workers.asked();
    await working(workers);
    expect((await perception.find({ text: 'Edit Elm order 4' }))[0]).toMatchObject({ score: 1 });
    expect(workers.asked()).toBeGreaterThan(before);
  });

  test('a page that forbids workers is ranked inline', async () => {
    const frame = document.createElement('iframe');
    const policy = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = `<head>${policy}</head><body>${PAGE}</body>`;
    document.body.append(frame);
    await loaded;
    const view = frame.contentWindow as View;
    const refused = new Promise((resolve) =>
      view.document.addEventListener('securitypolicyviolation', resolve, { once: true }),
    );
    const workers = counted(view);
    expect(workers.current()).toBeUndefined();
    await refused;
    const perception = open(view, workers);
    expect((await perception.find({ text: 'Edit Elm order 4' }))[0]).toMatchObject({ score: 1 });
    expect(workers.asked()).toBe(0);
  });

  test('a question that cannot be put to it has no answer, and the next one has', async () => {
    const workers = createRankingWorkers(window, rankingSource(), LEAST);
    await working(workers);
    const port = workers.current()!;
    const candidate = { id: 'a', label: 'Save', order: 0 };
    const question = { op: 'rank', queries: wordQueries('save'), options: {} } as const;
    const strange = { ...candidate, kind: (() => 'save') as unknown as string };
    expect(await port.ask({ ...question, candidates: [strange] })).toBeUndefined();
    expect(await port.ask({ ...question, candidates: [candidate] })).toMatchObject({ op: 'rank' });
    workers.end();
  });

  test('the page that is left takes it along', async () => {
    const workers = counted(window);
    await working(workers);
    window.dispatchEvent(new Event('pagehide'));
    expect(workers.current()).toBeUndefined();
    workers.end();
  });
});
