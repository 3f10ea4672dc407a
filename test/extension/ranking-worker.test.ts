// The ranking worker as it is shipped: made from the text of the minified content script, in a real page.
import type { RankingRequest, rankingDesk } from '../../src/ranking/ranking-desk';
import { expect, test } from './fixtures';
import { allowSite } from './workbench';

/** From 5,000 things on the content script asks a worker. */
const LINKS = 5_200;
const WANTED = 'Größe 5000';

/** A page of many things, whose policy lets a worker be. */
function largePage(): string {
  const links = Array.from({ length: LINKS }, (_, i) => `<a href="#${i}">Größe ${i}</a> `);
  return `<!doctype html><meta charset="utf-8"><main>${links.join('')}</main>`;
}

test('on a large page ranking runs in a worker, from nothing but the text of the built script', async ({
  copilot,
}) => {
  const { page, portal } = copilot;
  await allowSite(copilot);
  await page.route('**/large', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: largePage() }),
  );
  await page.goto(`${portal.origin}/large`);
  const query = { tabId: await copilot.tabIdOf(), text: WANTED, topK: 1 };
  const [worker, inline] = await Promise.all([page.waitForEvent('worker'), copilot.call('pcd.query', query)]);
  const reply = await worker.evaluate((request) => {
    // What the line of glue in the worker calls its desk.
    const desk = answer;
    return desk(request);
  }, asked(WANTED));
  expect(reply).toMatchObject({ ask: 7, reply: { op: 'rank', ranked: [{ score: 1, exact: true }] } });
  expect(inline).toMatchObject({ ok: true, data: [{ label: WANTED, score: 1 }] });
  expect(await copilot.call('pcd.query', query)).toEqual(inline);
});

declare const answer: ReturnType<typeof rankingDesk>;

function asked(label: string): RankingRequest {
  const query = { literal: 'grosse 5000', key: 'grosse 5000', terms: ['grosse', '5000'], kinds: [] };
  const candidates = [{ id: 'a', label, order: 0 }];
  return { op: 'ask', ask: 7, question: { op: 'rank', queries: [query], candidates, options: {} } };
}
