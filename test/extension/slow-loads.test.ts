// Frames that a page loads on and on, and pictures that never come: a task does not wait for them as for a page. The
// waits of the assertions are shorter than one wait for a page.
import type { Page } from '@playwright/test';
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test } from './fixtures';

const GOAL = 'Set first name to "Ada", last name to "Byron" and city to "Leeds"';

const PLACES = ['Harbours', 'Boats', 'Tides', 'Piers'];
const FIELDS = ['First name', 'Last name', 'City'];

for (const [what, src, isThere] of [
  ['while each change loads a frame', '/about', false],
  ['while each change loads a frame that never comes', '/never', false],
  ['beside a frame that never comes', '/never', true],
] as const)
  test(`a form is filled in ${what}`, async ({ copilot }) => {
    await copilot.openPortal('/');
    await copilot.page.context().route(/\/never$/, () => undefined);
    await drawForm(copilot.page, src, isThere);
    const panel = await copilot.openPanel();
    await sendGoal(panel, GOAL);
    await copilot.expectStatus(panel, 'succeeded');
    for (const [at, value] of ['Ada', 'Byron', 'Leeds'].entries())
      await expect(copilot.page.getByRole('textbox', { name: FIELDS[at]! })).toHaveValue(value);
  });

async function drawForm(page: Page, src: string, isThere: boolean): Promise<void> {
  await page.evaluate(
    ({ src, names, isThere }) => {
      document.body.innerHTML = `<h1>Address</h1>${names
        .map((name) => `<p><label>${name} <input></label></p>`)
        .join('')}<aside></aside>`;
      const load = (): void => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.querySelector('aside')!.replaceChildren(frame);
      };
      if (isThere) load();
      else document.addEventListener('change', load);
    },
    { src, names: FIELDS, isThere },
  );
}

test('pages whose pictures never come are gone on with', async ({ copilot }) => {
  const { page } = copilot;
  const links = PLACES.map((name) => `<a href="/at/${name}">${name}</a>`).join(' ');
  await page.context().route(/\/never$/, () => undefined);
  await page.context().route(/\/at\//, (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    const body = `<title>${name}</title>${links}<h1>${name}</h1><img src="/never" alt="">`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await copilot.openPortal('/');
  await page.evaluate((html) => void (document.body.innerHTML = html), links);
  const panel = await copilot.openPanel();
  await sendGoal(panel, `Open ${PLACES.join(', then open ')}`);
  await copilot.expectStatus(panel, 'succeeded');
  expect(new URL(page.url()).pathname).toBe(`/at/${PLACES.at(-1)}`);
});
