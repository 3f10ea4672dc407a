// Frames that a page loads on and on, and pictures that never come: a task does not wait for them as for a page. To wait
// so for each would take longer than a task's end is waited for here.
import type { Page } from '@playwright/test';
import { pressOnCard, sendGoal, waitForStatus } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

/** When the form is sent: the page has long been quiet. And when it is answered: longer than frames are waited for. */
const SENDS_AFTER_MS = 1_500;
const ANSWERS_AFTER_MS = 4_000;
const PLACES = ['Harbours', 'Boats', 'Tides', 'Piers'];
const FIELDS = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Street: 'Quay 5',
  City: 'Leeds',
  Country: 'Wales',
};

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
    const values = Object.entries(FIELDS).map(([name, value]) => `${name.toLowerCase()} to "${value}"`);
    await sendGoal(panel, `Set ${values.join(', ')}`);
    await copilot.expectStatus(panel, 'succeeded');
    for (const [name, value] of Object.entries(FIELDS))
      await expect(copilot.page.getByRole('textbox', { name })).toHaveValue(value);
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
    { src, names: Object.keys(FIELDS), isThere },
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

test('a press that asks a frame first and sends its form later is waited for, and done once', async ({
  copilot,
}) => {
  const { page } = copilot;
  const asked: string[] = [];
  await page.context().route(/\/never$/, () => undefined);
  await page.context().route(/\/booked$/, async (route) => {
    asked.push(route.request().method());
    await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
    await route.fulfill({ contentType: 'text/html', body: '<title>Booked</title><h1>Booked</h1>' });
  });
  await copilot.openPortal('/');
  await page.evaluate((sendsAfterMs) => {
    document.body.innerHTML =
      '<h1>Berth</h1><form action="/booked" method="post"><button type="button">Reserve</button></form><aside></aside>';
    document.querySelector('button')!.addEventListener('click', () => {
      document.querySelector('aside')!.innerHTML = '<iframe src="/never"></iframe>';
      setTimeout(() => document.querySelector('form')!.submit(), sendsAfterMs);
    });
  }, SENDS_AFTER_MS);
  const panel = await copilot.openPanel();
  await sendGoal(panel, 'Press Reserve');
  await copilot.expectStatus(panel, 'awaiting_user');
  await pressOnCard(panel, 'Approve');
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
  expect(await page.title()).toBe('Booked');
  expect(asked).toEqual(['POST']);
});
