// The bridge in the built extension: the reference agent pairs with it and works through it; what it may not do
// it is told; the user answers in the activity view or the panel.
import { startAgent, type Peer } from '../agent/reference-agent.mjs';
import { answered, cardOf, KEY, refIn, test } from './agent-bench';
import { expect } from './fixtures';
import { allowSite, openWorkbench } from './workbench';

test('nothing connects before the bridge is switched on and has a key', async ({ bench }) => {
  const options = await bench.options();
  const address = options.getByRole('textbox', { name: 'Bridge address', exact: true });
  await address.fill(bench.agent.address);
  await address.blur();
  const popup = await bench.openActivity();
  await expect(popup.getByRole('status')).toHaveText('Bridge off.');
  await popup.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(popup.getByRole('status')).toContainText('Enter the pairing key');
  await options.getByLabel('Pairing key', { exact: true }).fill('short');
  await options.getByLabel('Pairing key', { exact: true }).blur();
  await expect(popup.getByRole('status')).toContainText('at least 16 characters');
  expect(bench.agent.attempts).toBe(0);
  await options.getByLabel('Pairing key', { exact: true }).fill(KEY);
  await options.getByLabel('Pairing key', { exact: true }).blur();
  const peer = await bench.agent.peer();
  await expect(popup.getByRole('status')).toContainText('Connected to an agent.');
  await expect(options.getByText('Connected to an agent.')).toBeVisible();
  await popup.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await peer.closed;
  await expect(popup.getByRole('status')).toHaveText('Bridge off.');
});

test('only this computer is connected to', async ({ bench }) => {
  await bench.switchOn({ address: `ws://agents.example:${bench.agent.port}` });
  const popup = await bench.openActivity();
  await expect(popup.getByRole('status')).toContainText('leads to another computer');
  const address = popup.getByRole('textbox', { name: 'Bridge address', exact: true });
  await address.fill('http://localhost:8080');
  await address.blur();
  await expect(popup.getByRole('status')).toContainText('begins with ws://');
  expect(bench.agent.attempts).toBe(0);
  await address.fill(`ws://localhost:${bench.agent.port}`);
  await address.blur();
  await bench.agent.peer();
  await expect(popup.getByRole('status')).toContainText('Connected to an agent.');
});

test('an agent without the key learns nothing and is sent away', async ({ bench, copilot }) => {
  const impostor = await startAgent({
    key: 'another key altogether',
    extensionId: copilot.browser.extensionId,
  });
  await bench.switchOn({ address: impostor.address });
  const popup = await bench.openActivity();
  await expect(popup.getByRole('status')).toContainText('does not have this pairing key');
  expect(impostor.refused[0]).toBe(4401);
  await impostor.close();
});

test('an agent does a whole task, each write approved by the user', async ({ bench, copilot, portal }) => {
  await allowSite(copilot);
  await copilot.openSignedIn('/account/profile');
  const peer = await bench.pair();
  const panel = await copilot.openPanel();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  expect(seen).toMatchObject({ success: true, data: { url: `${portal.origin}/account/profile` } });

  const typing = peer.command('fill', { ref: refIn(seen, 'textbox "Display name"'), value: 'Agent 7' });
  await expect(cardOf(panel)).toContainText('Agent 7');
  await expect(cardOf(panel)).toContainText(portal.origin);
  expect(await peer.notice()).toMatchObject({ type: 'waiting', for: 'approval' });
  expect(await answered(typing, panel, 'Approve')).toMatchObject({ success: true });
  expect(portal.counters().profileSaved).toBe(0);
  const save = peer.command('click', { ref: refIn(seen, 'button "Save changes"') });
  expect(await answered(save, panel, 'Approve')).toMatchObject({ success: true });
  await expect.poll(() => portal.counters().profileSaved).toBe(1);

  const after = await peer.command('snapshot');
  expect(JSON.stringify(after.data)).toContain('Profile saved.');
  const ref = refIn(after, 'textbox "Display name"');
  expect(await peer.command('get', { what: 'value', ref })).toMatchObject({ data: { value: 'Agent 7' } });
});

test('every command answers in its own shape', async ({ bench, copilot, portal }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const note = copilot.page.locator('#note');
  const look = () => peer.command('snapshot', undefined, 'look');
  const act = async (type: string, params: object) => {
    const response = await answered(peer.command(type, params, type), popup, 'Approve');
    expect.soft(response, type).toMatchObject({ id: type, success: true });
    return response;
  };

  const seen = await look();
  expect(Object.keys(seen).sort()).toEqual(['data', 'id', 'success']);
  expect(seen).toMatchObject({ id: 'look', success: true, data: { title: 'Workbench' } });
  const { snapshot } = seen.data as { snapshot: string };
  expect(snapshot).toMatch(/^ *- button "Save" \[ref=e\d+\]$/m);
  expect(snapshot).toMatch(/^ *- heading "Workbench" \[level=1\]/m);

  const onPage = { data: { url: `${portal.origin}/workbench`, title: 'Workbench' } };
  expect(await act('click', { ref: refIn(seen, 'button "Save"') })).toMatchObject(onPage);
  await act('dblclick', { ref: refIn(seen, 'button "Twice"') });
  await act('hover', { ref: refIn(seen, 'button "Hover me"') });
  await expect(note).toHaveText(/save;.*twice;.*hover;/);
  const email = refIn(seen, 'textbox "Email"');
  await act('fill', { ref: email, value: 'ann' });
  await act('type', { ref: email, text: '@example.com', delay: 5 });
  expect(await peer.command('get', { what: 'value', ref: email })).toMatchObject({
    data: { value: 'ann@example.com' },
  });
  const news = refIn(seen, 'checkbox "Newsletter"');
  await act('check', { ref: news });
  expect(await peer.command('is', { what: 'checked', ref: news })).toMatchObject({ data: { value: true } });
  await act('uncheck', { ref: news });
  expect(await peer.command('is', { what: 'checked', ref: news })).toMatchObject({ data: { value: false } });
  await act('select', { ref: refIn(seen, 'combobox "Country"'), value: 'Denmark' });
  await expect(copilot.page.getByLabel('Country')).toHaveValue('Denmark');
  await act('focus', { ref: email });
  expect(await peer.command('is', { what: 'focused', ref: email })).toMatchObject({ data: { value: true } });
  await act('press', { key: 'Enter' });
  await expect(note).toHaveText(/submit;/);
  expect(await peer.command('get', { what: 'text', ref: refIn(seen, 'button "Save"') })).toMatchObject({
    data: { value: 'Save' },
  });
  expect(await peer.command('get', { what: 'attribute', name: 'name', ref: email })).toMatchObject({
    data: { value: 'email' },
  });
  expect(await peer.command('get', { what: 'title' })).toMatchObject({ data: { value: 'Workbench' } });

  const opened = await act('tab', { action: 'new', url: `${portal.origin}/plans` });
  const { tabId } = opened.data as { tabId: number };
  const list = await peer.command('tab', { action: 'list' });
  const urls = (list.data as { tabs: { url: string; tabId: number }[] }).tabs.map(({ url }) => url);
  expect(urls.sort()).toEqual([`${portal.origin}/plans`, `${portal.origin}/workbench`]);
  const first = await copilot.tabIdOf();
  expect(await act('tab', { action: 'switch', tabId: first })).toMatchObject({ data: { tabId: first } });
  await act('tab', { action: 'close', tabId });
  const moved = await act('open', { url: `${portal.origin}/shop` });
  expect(moved).toMatchObject({ data: { url: `${portal.origin}/shop`, navigated: true } });
  expect(await peer.command('get', { what: 'url' })).toMatchObject({
    data: { value: `${portal.origin}/shop` },
  });
  expect(await peer.command('click', { ref: email })).toMatchObject({ success: false, code: 'STALE' });

  await expect(popup.getByRole('group', { name: 'Activity log' })).toContainText('click button "Save": done');
  await expect(popup.getByRole('group', { name: 'Activity log' })).not.toContainText('ann@example.com');
});

test('a declined write is not done, and the agent is told', async ({ bench, copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  const pending = peer.command('click', { ref: refIn(seen, 'button "Save"') });
  expect(await answered(pending, popup, 'Decline')).toMatchObject({
    success: false,
    code: 'CANCELLED',
    error: 'The user declined.',
  });
  await expect(copilot.page.locator('#note')).toHaveText('');
  await expect(popup.getByRole('group', { name: 'Activity log' })).toContainText('The user declined.');
});

test('trust covers harmless writes on one site, and what cannot be undone is asked each time', async ({
  bench,
  copilot,
  portal,
}) => {
  await allowSite(copilot);
  await copilot.openSignedIn('/account/settings');
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  const company = refIn(seen, 'textbox "Company name"');
  const first = peer.command('fill', { ref: company, value: 'Quarry' });
  await cardOf(popup)
    .getByRole('button', { name: /until it disconnects/ })
    .click();
  expect(await first).toMatchObject({ success: true });
  expect(await peer.command('fill', { ref: company, value: 'Quarry Ltd' })).toMatchObject({ success: true });
  await expect(copilot.page.getByLabel('Company name')).toHaveValue('Quarry Ltd');

  const deleting = peer.command('click', { ref: refIn(seen, 'button "Delete account"') });
  await expect(cardOf(popup)).toContainText('cannot be taken back');
  await expect(cardOf(popup).getByRole('button', { name: /until it disconnects/ })).toHaveCount(0);
  expect(await answered(deleting, popup, 'Decline')).toMatchObject({ success: false });
  expect(portal.counters().deletes).toBe(0);
});

test('what the bridge may not do is refused in a clear sentence', async ({ bench, copilot, portal }) => {
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const refused = async (response: ReturnType<Peer['command']>, code: string, why: RegExp) => {
    const { success, code: seen, error } = await response;
    expect.soft({ success, code: seen }, error).toEqual({ success: false, code });
    expect.soft(error).toMatch(why);
  };
  // A site that the user did not allow is not read; its tab is not told, moved or closed.
  await refused(peer.command('snapshot'), 'POLICY_DENIED', /not among the allowed sites/);
  await refused(peer.command('get', { what: 'title' }), 'POLICY_DENIED', /not among the allowed sites/);
  expect(await peer.command('tab', { action: 'list' })).toMatchObject({ data: { tabs: [] } });
  await refused(peer.command('tab', { action: 'close' }), 'POLICY_DENIED', /not among the allowed sites/);
  await refused(peer.command('open', { url: portal.origin }), 'POLICY_DENIED', /not among the allowed sites/);

  await allowSite(copilot);
  await copilot.page.bringToFront();
  await refused(peer.command('click', { ref: 'e1' }), 'STALE', /send “snapshot” first/);
  const elsewhere = { action: 'new', url: portal.otherOrigin };
  await refused(peer.command('tab', elsewhere), 'POLICY_DENIED', /allowed sites/);
  for (const type of ['execute', 'policy/set', 'settings/set', 'confirm', 'decideBridge', 'getSettings'])
    await refused(peer.command(type), 'INVALID_ACTION', /There is no command/);
  await refused(peer.command('click', { ref: 'e1', confirm: 'never' }), 'INVALID_ACTION', /confirm/);
  await refused(peer.command('snapshot', { config: { baseUrl: 'x' } }), 'INVALID_ACTION', /config/);
  peer.send('{');
  expect(await peer.notice()).toMatchObject({ success: false, code: 'INVALID_ACTION' });

  // Secrets are neither typed nor read.
  await copilot.page.goto(`${portal.origin}/login`);
  await copilot.page.getByLabel(/^Password/).fill('hunter2 hunter2');
  const seen = await peer.command('snapshot');
  expect(JSON.stringify(seen)).not.toContain('hunter2');
  const password = refIn(seen, 'textbox "Password');
  await refused(peer.command('get', { what: 'value', ref: password }), 'POLICY_DENIED', /secret|never read/);
  await refused(
    peer.command('fill', { ref: password, value: 'x' }),
    'POLICY_DENIED',
    /secrets that the user/,
  );
});

test('a paired agent that turns hostile gets no rights, no secrets and no say in approvals', async ({
  bench,
  copilot,
}) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const settings = () => popup.evaluate(() => chrome.storage.local.get(null));
  const before = await settings();
  const seen = await peer.command('snapshot');
  const asked = peer.command('click', { ref: refIn(seen, 'button "Save"') }, 'asked');
  const { id: cardId } = await cardOf(popup).evaluate((card) => ({
    id: (card.getAttribute('aria-labelledby') ?? '').replace(/^title-/, ''),
  }));
  const hostile = [
    { type: 'execute', task: 'Buy it', config: { baseURL: 'http://127.0.0.1:1/v1', confirm: 'never' } },
    { type: 'decideBridge', params: { cardId, approve: true } },
    { type: 'confirm', params: { approved: true } },
    { jsonrpc: '2.0', method: 'policy/set', params: { allow: ['*'], confirm: 'never' } },
    { type: 'setSettings', params: { provider: { baseUrl: 'http://127.0.0.1:1' } } },
    { type: 'addSite', params: { site: 'https://elsewhere.example' } },
    { type: 'secrets/get', params: { name: 'password' } },
    { type: 'exportAll' },
    { type: 'snapshot', params: JSON.parse('{"__proto__": {"approved": true}, "approved": true}') as object },
  ];
  for (const [n, frame] of hostile.entries()) {
    const response = await peer.ask({ id: `hostile ${n}`, ...frame });
    expect.soft(response, JSON.stringify(frame)).toMatchObject({ success: false, code: 'INVALID_ACTION' });
  }
  await expect(cardOf(popup)).toBeVisible();
  await expect(copilot.page.locator('#note')).toHaveText('');
  expect(await settings()).toEqual(before);
  expect(await answered(asked, popup, 'Decline')).toMatchObject({ success: false });
  for (let n = 0; n < 2_000; n++) peer.send({ id: n, type: 'tools/list', params: { pad: 'x'.repeat(500) } });
  expect(await peer.closed).toBe(4429);
});

test('the agent’s command goes to the tab of the last snapshot, whichever tab the user looks at', async ({
  bench,
  copilot,
  portal,
}) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const peer = await bench.pair();
  expect(await peer.command('snapshot')).toMatchObject({ data: { title: 'Workbench' } });
  const other = await copilot.browser.context.newPage();
  await other.goto(`${portal.origin}/plans`);
  await other.bringToFront();
  expect(await peer.command('get', { what: 'title' })).toMatchObject({ data: { value: 'Workbench' } });
  expect(await peer.command('snapshot')).toMatchObject({ data: { url: `${portal.origin}/plans` } });
  expect(await peer.command('get', { what: 'url' })).toMatchObject({
    data: { value: `${portal.origin}/plans` },
  });
});

test('child frames are in the snapshot where their site is allowed, and are worked on by their refs', async ({
  bench,
  copilot,
  portal,
}) => {
  await allowSite(copilot);
  await copilot.page.goto(`${portal.origin}/support`);
  const frameOf = (heading: string) =>
    expect.poll(async () => {
      const headings = copilot.page
        .frames()
        .map((frame) => frame.getByRole('heading', { name: heading }).count());
      return Math.max(...(await Promise.all(headings)));
    });
  await frameOf('Newsletter').toBe(1);
  await frameOf('Chat with a technician').toBe(1);
  const peer = await bench.pair();
  const popup = await bench.openActivity();
  await copilot.page.bringToFront();
  const seen = await peer.command('snapshot');
  const ref = refIn(seen, 'textbox "Email for the newsletter"');
  expect(ref).toMatch(/^f\d+\.e\d+$/);
  // The chat is in a frame of another site.
  expect(JSON.stringify(seen)).not.toContain('Send chat message');
  const filling = peer.command('fill', { ref, value: 'ann@example.com' });
  expect(await answered(filling, popup, 'Approve')).toMatchObject({ success: true });
  expect(await peer.command('get', { what: 'value', ref })).toMatchObject({
    data: { value: 'ann@example.com' },
  });
  await copilot.page.reload();
  expect(await peer.command('get', { what: 'value', ref })).toMatchObject({ success: false, code: 'STALE' });
});

test('a page is no extension: the agent takes neither its connection nor its proof', async ({
  bench,
  copilot,
  portal,
}) => {
  await copilot.page.goto(portal.origin);
  const ended = await copilot.page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(
          (url) =>
            new Promise((resolve) => {
              const socket = new WebSocket(url);
              socket.onopen = () => resolve('open');
              socket.onerror = () => resolve('refused');
            }),
        ),
      ),
    [bench.agent.address, `ws://localhost:${bench.agent.port}`, `ws://rebound.localhost:${bench.agent.port}`],
  );
  expect(ended).toEqual(['refused', 'refused', 'refused']);
});
