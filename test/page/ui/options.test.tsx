// The options page: every control by its fixed name, each change saved at once and said.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../../src/ui/client';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { createSettings, originOfTyped } from '../../../src/ui/options/settings-state';
import { fakeBackground, type FakeBackground } from './fake-background';
import { fakePlatform, type FakePlatform } from './fake-platform';
import { mount, unmountAll } from './mount';

let background: FakeBackground;
let platform: FakePlatform;
const open = async () => {
  await page.viewport(1000, 800);
  await mount(<OptionsPage state={createSettings(createClient(background.connect), platform)} />, 'options');
  await expect.element(page.getByRole('heading', { name: 'Planner' })).toBeVisible();
};
beforeEach(() => {
  background = fakeBackground();
  platform = fakePlatform(background);
});
afterEach(unmountAll);

const saved = () => background.called('setSettings');
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('every control has its fixed name', async () => {
  await open();
  await expect.element(page.getByRole('combobox', { name: 'Provider', exact: true })).toBeVisible();
  for (const name of ['Base URL', 'Model', 'Site', 'Secret name', 'Secret site', 'Bridge address']) {
    await expect.element(box(name)).toBeVisible();
  }
  for (const name of ['API key', 'Secret value', 'Pairing key']) {
    const field = page.getByLabelText(name, { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
  }
  for (const name of ['Scripts', 'Bridge']) {
    await expect.element(page.getByRole('switch', { name, exact: true })).not.toBeChecked();
  }
  const group = page.getByRole('radiogroup', { name: 'Planner', exact: true });
  for (const name of ['Automatic', 'No model', 'Local', 'Key']) {
    await expect.element(group.getByRole('radio', { name, exact: true })).toBeVisible();
  }
});

test('a change is saved when it is made, and said', async () => {
  await open();
  await page.getByRole('radio', { name: 'No model', exact: true }).click();
  await page.getByRole('switch', { name: 'Scripts', exact: true }).click();
  await page.getByRole('combobox', { name: 'Provider', exact: true }).selectOptions('openai');
  await vi.waitFor(() =>
    expect(saved()).toEqual([{ planner: 'none' }, { scripts: true }, { provider: { provider: 'openai' } }]),
  );
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('what is being typed stays when another field is saved meanwhile', async () => {
  background.settings.provider.provider = 'openai';
  await open();
  await box('Base URL').fill('https://models.example/v1');
  await box('Model').fill('mo');
  await vi.waitFor(() => expect(saved()).toHaveLength(1));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(box('Model')).toHaveValue('mo');
  await userEvent.tab();
  await vi.waitFor(() => expect(saved().at(-1)).toEqual({ provider: { model: 'mo' } }));
});

test('a key is sent once and never stands in the page again', async () => {
  background.settings.provider.provider = 'openai';
  await open();
  await page.getByLabelText('API key', { exact: true }).fill('sk-123');
  await userEvent.tab();
  await vi.waitFor(() => expect(saved()).toEqual([{ apiKey: 'sk-123' }]));
  await expect.element(page.getByLabelText('API key', { exact: true })).toHaveValue('');
});

test('what is refused stays in its field', async () => {
  background.settings.provider.provider = 'openai';
  background.handlers.setSettings = () => {
    throw new Error('The disk is full.');
  };
  await open();
  for (const name of ['API key', 'Pairing key']) {
    const field = page.getByLabelText(name, { exact: true });
    await field.fill('a key that took long to type');
    await userEvent.tab();
    await expect.element(page.getByText('The disk is full.')).toBeVisible();
    await expect.element(field).toHaveValue('a key that took long to type');
  }
});

test('what is too long is told in words and not sent', async () => {
  background.settings.provider.provider = 'openai';
  await open();
  await page.getByLabelText('API key', { exact: true }).fill('k'.repeat(501));
  await userEvent.tab();
  await expect.element(page.getByText('Too long: at most 500 characters.')).toBeVisible();
  await box('Secret name').fill('n'.repeat(101));
  await page.getByLabelText('Secret value', { exact: true }).fill('v');
  await box('Secret site').fill('shop.example');
  await button('Save secret').click();
  await expect.element(box('Secret name')).toHaveFocus();
  expect([saved(), background.called('saveSecret')]).toEqual([[], []]);
});

test('history is kept for a whole number of days; an emptied field gets back what it had', async () => {
  await open();
  const days = page.getByRole('spinbutton', { name: 'Keep history for (days)' });
  for (const text of ['5000', '1.5']) {
    await days.fill(text);
    await userEvent.tab();
    await expect.element(page.getByText('Please enter a whole number from 0 to 3,650.')).toBeVisible();
  }
  await days.fill('');
  await userEvent.tab();
  await expect.element(days).toHaveValue(90);
  await expect.element(days).toBeValid();
  expect(saved()).toEqual([]);
  await days.fill('0');
  await userEvent.tab();
  await vi.waitFor(() => expect(saved()).toEqual([{ retentionDays: 0 }]));
});

test('the planner says which rungs are set up', async () => {
  await open();
  await expect.element(page.getByText('A model on this computer · not set up')).toBeVisible();
  await expect.element(page.getByText('set up: m · models.example')).toBeVisible();
});

test('the connection is tested with what was entered, once that is saved', async () => {
  background.settings.provider = { provider: 'openai', baseUrl: '', model: 'm', hasKey: false };
  await open();
  await box('Base URL').fill('https://models.example/v1');
  await button('Test connection').click();
  await expect.element(page.getByText('It works.')).toBeVisible();
  expect(
    background.calls.map(({ name }) => name).filter((name) => /setSettings|testModel/.test(name)),
  ).toEqual(['setSettings', 'testModel']);
  await box('Model').fill('another');
  await userEvent.tab();
  await expect.element(page.getByText('It works.')).not.toBeInTheDocument();
});

test('while a test runs the focus stays on its button, and no second one begins', async () => {
  background.settings.provider = { provider: 'openai', baseUrl: '', model: 'm', hasKey: false };
  let answer = (_: object): void => undefined;
  background.handlers.testModel = () => new Promise((resolve) => (answer = resolve));
  await open();
  await button('Test connection').click();
  await expect.element(page.getByText('Asking the model…')).toBeVisible();
  await expect.element(button('Test connection')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  answer({ ok: true, message: 'It works.' });
  await expect.element(page.getByText('It works.')).toBeVisible();
  expect(background.called('testModel')).toHaveLength(1);
});

test('where the browser may be what keeps the answer back, its permission is asked and the test repeated', async () => {
  background.settings.provider = { provider: 'openai', baseUrl: '', model: 'm', hasKey: false };
  background.handlers.testModel = () =>
    platform.asked.length === 0
      ? { ok: false, message: 'No answer.', grant: 'https://models.example/*' }
      : { ok: true, message: 'It works.' };
  await open();
  await button('Test connection').click();
  await button('Allow access to https://models.example and test again').click();
  await expect.element(page.getByText('It works.')).toBeVisible();
  expect(platform.asked).toEqual([['https://models.example/*']]);
});

test('testing the browser’s own model lets the browser fetch it', async () => {
  background.settings.provider = { provider: 'chrome', baseUrl: '', model: '', hasKey: false };
  await open();
  await expect.element(page.getByLabelText('API key', { exact: true })).toBeDisabled();
  await button('Test connection').click();
  await expect.element(page.getByText('It works.')).toBeVisible();
  expect(platform.done).toEqual(['fetch the built-in model']);
});

test('what policy does not let through cannot be chosen', async () => {
  background.settings.providersAllowed = ['openai'];
  background.settings.endpointsAllowed = ['https://models.example'];
  await open();
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await expect.element(option('Anthropic')).toBeDisabled();
  await expect.element(option('OpenAI-compatible')).toBeEnabled();
  await expect.element(page.getByText('these addresses only: https://models.example')).toBeVisible();
});

test('a site is asked of the browser and added; nonsense is refused with the reason', async () => {
  await open();
  await box('Site').fill('not a site');
  await button('Add site').click();
  await expect.element(page.getByText('Please write an address', { exact: false })).toBeVisible();
  expect(background.called('addSite')).toEqual([]);
  background.handlers.addSite = () => [
    { origin: 'https://shop.example', granted: true, addedAt: 0, acts: 0 },
  ];
  await box('Site').fill('shop.example/orders?x=1');
  await button('Add site').click();
  await expect.element(button('Remove https://shop.example')).toBeVisible();
  expect(platform.asked).toEqual([['https://shop.example/*']]);
  expect(background.called('addSite')).toEqual([{ site: 'https://shop.example' }]);
});

test('a secret leaves the page once it is kept', async () => {
  background.handlers.saveSecret = () => [
    { handle: 's1', name: 'Shop', origin: 'https://shop.example', createdAt: 0 },
  ];
  await open();
  await box('Secret name').fill('Shop');
  await page.getByLabelText('Secret value', { exact: true }).fill('hunter2');
  await box('Secret site').fill('https://shop.example');
  await button('Save secret').click();
  await expect.element(button('Remove secret Shop')).toBeVisible();
  await expect.element(page.getByLabelText('Secret value', { exact: true })).toHaveValue('');
  await button('Remove secret Shop').click();
  await expect.element(page.getByText('Remove the secret Shop?')).toBeVisible();
  expect(background.called('removeSecret')).toEqual([]);
  background.handlers.removeSecret = () => [];
  await button('Yes, remove').click();
  await expect.element(page.getByText('No secret is stored.')).toBeVisible();
});

test('erasing everything takes two presses', async () => {
  await open();
  await button('Erase everything').click();
  expect(background.called('eraseAll')).toEqual([]);
  await button('Yes, erase everything').click();
  await vi.waitFor(() => expect(background.called('eraseAll')).toHaveLength(1));
});

test('where the records cannot be opened, they can be erased all the same', async () => {
  const names = ['listSites', 'listSecrets', 'GET_STATUS', 'modelStatus', 'listLocalModels'] as const;
  const lost = () => {
    throw new Error('The records could not be opened.');
  };
  for (const name of names) background.handlers[name] = lost;
  await open();
  await expect.element(page.getByRole('status')).toHaveTextContent('The records could not be opened.');
  background.handlers.eraseAll = () => {
    for (const name of names) delete background.handlers[name];
    return {};
  };
  await button('Erase everything').click();
  await button('Yes, erase everything').click();
  await expect.element(page.getByText('Everything was erased.')).toBeVisible();
  await expect.element(page.getByText('No secret is stored.')).toBeVisible();
});

test('what could not be loaded is loaded on demand, and when the background is there again', async () => {
  const settings = () => background.settings;
  background.handlers.getSettings = () => {
    throw new Error('Not now.');
  };
  background.handlers.listSites = () => {
    throw new Error('Not yet.');
  };
  await mount(<OptionsPage state={createSettings(createClient(background.connect), platform)} />, 'options');
  background.handlers.getSettings = settings;
  await button('Try again').click();
  await expect.element(page.getByText('That did not work: Not yet.')).toBeVisible();
  expect(page.getByText('No site is allowed yet.').elements()).toEqual([]);
  delete background.handlers.listSites;
  background.die();
  await expect.element(page.getByText('No site is allowed yet.')).toBeVisible();
  await expect.element(page.getByText('That did not work: Not yet.')).not.toBeInTheDocument();
});

test('what policy fixes cannot be changed here', async () => {
  background.settings.managed = ['bridge', 'planner'];
  await open();
  await expect.element(page.getByRole('switch', { name: 'Bridge', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Local', exact: true })).toBeDisabled();
});

test.each([
  ['https://user@evil.example', undefined],
  ['ftp://x.example', undefined],
  ['javascript:alert(1)', undefined],
  ['http://localhost:8080/a', 'http://localhost:8080'],
  ['EXAMPLE.com', 'https://example.com'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:8080/a', 'http://127.0.0.1:8080'],
])('reads %s as the origin %s', (typed, origin) => {
  expect(originOfTyped(typed)).toBe(origin);
});

test('Scripts go on only when the browser agrees', async () => {
  platform.grant = false;
  await open();
  const scripts = page.getByRole('switch', { name: 'Scripts', exact: true });
  await scripts.click();
  await expect.element(page.getByText('The browser did not give the permission')).toBeVisible();
  expect(platform.asked).toEqual([['userScripts']]);
  expect(saved()).toEqual([]);
  platform.grant = true;
  await scripts.click();
  await vi.waitFor(() => expect(saved()).toEqual([{ scripts: true }]));
});

test('while the browser’s own switch is off, the way to it is shown', async () => {
  background.settings.scripts = true;
  platform.scripts = false;
  await open();
  await expect.element(page.getByText('Allow user scripts')).toBeVisible();
  await button('Open that page').click();
  expect(platform.done).toEqual(['extension page']);
});

test('a secret that is not whole is not saved, and the field that lacks is shown', async () => {
  await open();
  await box('Secret name').fill('Harbour');
  await button('Save secret').click();
  await expect.element(page.getByLabelText('Secret value', { exact: true })).toHaveFocus();
  expect(background.called('saveSecret')).toEqual([]);
});
