// How large the whole prompt of one decision is on the portal's pages: messages and schema, as they arrive at
// the endpoint, counted with the tokenizer of o200k. The bound is the product's promise, not a time.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { startEndpoint } from '../endpoint/scripted-endpoint.mjs';
import { ENDED, expect, test } from './fixtures';
import { ending, questionOf, usePlanner } from './model-options';

const MAX_MEDIAN_TOKENS = 1_200;
/** No rule understands it, so every page is shown to the model. */
const GOAL = 'Tune the violin';
const PAGES = [
  '/',
  '/plans',
  '/shop',
  '/shop?q=lamp',
  '/cart',
  '/support',
  '/login',
  '/about',
  '/privacy',
  '/virtual',
];
const SIGNED_IN = [
  '/account',
  '/account/profile',
  '/account/settings',
  '/account/billing',
  '/account/billing/invoices',
  '/account/billing/statements',
  '/shop',
];

test(`the median prompt on the portal's pages is at most ${MAX_MEDIAN_TOKENS} tokens`, async ({
  copilot,
}) => {
  const endpoint = await startEndpoint({ script: () => ending('done') });
  try {
    await usePlanner(copilot, 'Automatic', endpoint);
    await copilot.openPortal('/');
    const panel = await copilot.openPanel();
    const counts: [page: string, tokens: number][] = [];
    const measure = async (paths: string[]) => {
      for (const path of paths) {
        await copilot.page.goto(`${copilot.portal.origin}${path}`);
        const before = endpoint.requests.length;
        expect(ENDED).toContain(await copilot.runGoal(panel, GOAL));
        const [asked] = endpoint.requests.slice(before);
        expect(asked && questionOf(asked), path).toBe('plan');
        const schema = JSON.stringify(asked?.body.response_format?.json_schema?.schema);
        counts.push([path, countTokens(asked?.text ?? '') + countTokens(schema)]);
      }
    };
    await measure(PAGES);
    await copilot.page.goto(`${copilot.portal.origin}/login`);
    await copilot.logIn();
    await copilot.page.waitForURL('**/account');
    await measure(SIGNED_IN);
    const sorted = counts.map(([, tokens]) => tokens).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `prompt tokens: median ${median}, max ${sorted.at(-1)}; ${counts.map(([page, n]) => `${page} ${n}`).join(', ')}`,
    );
    expect(median).toBeLessThanOrEqual(MAX_MEDIAN_TOKENS);
    expect(sorted.at(-1)).toBeLessThanOrEqual(2_500);
  } finally {
    await endpoint.close();
  }
});
