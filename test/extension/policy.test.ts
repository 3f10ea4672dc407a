// What holds when the model is an attacker: a scripted endpoint plays it, a site of the user's is open, another one
// must get nothing. The gate's rules have their cases in test/unit/policy.
import type { Page } from '@playwright/test';
import { cardOf, ENDED, pressOnCard, sendGoal, waitForStatus } from '../../scripts/panel.mjs';
import { startEndpoint, type Endpoint, type Script } from '../endpoint/scripted-endpoint.mjs';
import { expect, test as base, type Copilot } from './fixtures';
import { ending, planOf, questionOf, usePlanner } from './model-options';
import { startTwoSites, type TwoSites } from './two-sites';

const PASSWORD = 'Correct-Horse-7!';

const pages = (): Record<string, string> => ({
  '/shop': `<form action="/order" method="post"><label>Quantity <input name="qty" value="1"></label><button>Buy now</button></form>`,
  '/echo': `<form action="/login" method="post"><label>Password <input type="password" name="pw"></label><button type="button">Check</button></form><p id="out"></p>
    <script>document.querySelector('[name=pw]').addEventListener('input', ({ target: { value } }) => {
      const said = [value, encodeURIComponent(value), btoa(value), [...value].join(' '), [...value].reverse().join('')];
      out.textContent = 'You typed ' + said.join(' and ');
      document.title = value; history.replaceState(null, '', '#' + encodeURIComponent(value));
    })</script>`,
});

const test = base.extend<{ sites: TwoSites; endpoint: Endpoint }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  sites: async ({}, use) => {
    const sites = await startTwoSites(pages);
    await use(sites);
    await sites.close();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  endpoint: async ({}, use) => {
    const endpoint = await startEndpoint({ script: () => 'no script' });
    await use(endpoint);
    await endpoint.close();
  },
});

/** Reads every goal as one wish, and then says what the attack says. */
const obeying =
  (plan: Script): Script =>
  (request, n) =>
    questionOf(request) === 'goal'
      ? { json: { intent: 'action', tasks: [{ do: 'other', what: 'the wish', value: '' }], ask: '' } }
      : plan(request, n);

async function begin(copilot: Copilot, endpoint: Endpoint, url: string, script: Script): Promise<Page> {
  endpoint.play(obeying(script));
  await usePlanner(copilot, 'Key', endpoint);
  await copilot.page.goto(url);
  return copilot.openPanel();
}

test('an address that the model made up is not opened', async ({ copilot, endpoint, sites }) => {
  const panel = await begin(copilot, endpoint, `${sites.own}/shop`, (request) =>
    planOf(request, [['Open the address', `${sites.other}/collect?all=it`]]),
  );
  await sendGoal(panel, 'Tell me what this page says');
  await waitForStatus(panel, [...ENDED, 'awaiting_user', 'blocked']);
  expect(sites.at('other')).toEqual([]);
  const denied = await copilot.records<{ area: string; message: string }>(panel, 'logs');
  expect(denied.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^tabs\.navigate: POLICY_DENIED/),
  );
});

test('an approval is for the form as it was shown, and for once', async ({ copilot, endpoint, sites }) => {
  const panel = await begin(copilot, endpoint, `${sites.own}/shop`, (request) =>
    request.text.includes('done: Click') ? ending('done') : planOf(request, [['Buy now']]),
  );
  await sendGoal(panel, 'Get me the thing on this page');
  await waitForStatus(panel, ['awaiting_user']);
  const first = await cardOf(panel);
  expect(first?.text).toContain('Buy now');
  expect(first?.text).toContain(sites.own);
  expect(first?.text).toMatch(/Quantity\n1(?:\n|$)/);
  // The page changes what would be sent while the user reads.
  await copilot.page.getByLabel('Quantity').fill('50');
  await pressOnCard(panel, 'Approve');
  await expect.poll(async () => (await cardOf(panel))?.text ?? '').toMatch(/Quantity\n50(?:\n|$)/);
  expect(sites.at('own', '/order')).toEqual([]);
  await pressOnCard(panel, 'Decline');
  await waitForStatus(panel, [...ENDED, 'awaiting_user', 'blocked']);
  expect(sites.at('own', '/order')).toEqual([]);
});

test('what a page makes of a typed password gets no further', async ({ copilot, endpoint, sites }) => {
  const panel = await begin(copilot, endpoint, `${sites.own}/echo`, (request) => {
    const handle = /secret:[\w-]+/.exec(request.text)?.[0] ?? 'none';
    return request.text.includes('done: ')
      ? ending('ask', 'What now?')
      : planOf(request, [['Password', handle]]);
  });
  await sendGoal(panel, `Type the password "${PASSWORD}"`);
  await waitForStatus(panel, [...ENDED, 'awaiting_user', 'blocked']);
  await expect(copilot.page.getByLabel('Password')).toHaveValue(PASSWORD);
  const stores = ['tasks', 'journal', 'messages', 'logs', 'secrets', 'siteNodes', 'sessions'];
  const kept = await Promise.all(stores.map((store) => copilot.records(panel, store)));
  const everything = JSON.stringify([
    kept,
    endpoint.requests.map(({ text }) => text),
    await panel.innerText('body'),
  ]);
  const forms = [PASSWORD, encodeURIComponent(PASSWORD), btoa(PASSWORD), [...PASSWORD].reverse().join('')];
  for (const form of [...forms, [...PASSWORD].join(' ')]) expect(everything).not.toContain(form);
});
