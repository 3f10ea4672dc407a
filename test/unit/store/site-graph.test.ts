// What stays known of a page that is seen again.
import { expect, test, vi } from 'vitest';
import type { SiteNode } from '../../../src/shared/records';
import type { CopilotDb } from '../../../src/store/database';
import { recordVisit } from '../../../src/store/site-graph';

/** The pages stored so far. */
const pages = new Map<string, SiteNode>();
vi.mock('../../../src/store/database', () => ({
  startingWith: () => undefined,
  write: async (_db: unknown, _stores: unknown, work: (tx: unknown) => unknown) =>
    work({
      objectStore: () => ({
        get: async (key: string[]) => pages.get(key.join(' ')),
        put: async (node: SiteNode) => void pages.set(`${node.origin} ${node.path}`, node),
        count: async () => pages.size,
      }),
    }),
}));

const visit = (...kinds: string[]) =>
  recordVisit({} as CopilotDb, {
    origin: 'https://a.test',
    path: '/bills',
    url: 'https://a.test/bills',
    title: 'Bills',
    kinds,
    labels: [],
  });

test('a page that served a goal has done so also when it is looked at again; what it shows is as it is now', async () => {
  await visit('login', 'goal:open');
  expect((await visit('invoices')).kinds.sort()).toEqual(['goal:open', 'invoices']);
  expect((await visit('invoices', 'goal:open')).kinds.sort()).toEqual(['goal:open', 'invoices']);
  const many = Array.from({ length: 20 }, (_, i) => `kind${i}`);
  expect((await visit(...many)).kinds).toContain('goal:open');
});
