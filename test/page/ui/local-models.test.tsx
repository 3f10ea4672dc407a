// Local models in the options: each row says what it is, how it stands and what can be done with it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LocalModelView } from '../../../src/shared/local-models';
import { createClient } from '../../../src/ui/client';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { createSettings } from '../../../src/ui/options/settings-state';
import { fakeBackground, localModelOf, type FakeBackground } from './fake-background';
import { fakePlatform } from './fake-platform';
import { mount, unmountAll } from './mount';

let background: FakeBackground;
let models: LocalModelView[];
const list = () => ({ models: structuredClone(models), adapter: 'Card 3000', advised: models[0]?.id });
const open = async () => {
  await page.viewport(1000, 800);
  const state = createSettings(createClient(background.connect), fakePlatform(background));
  await mount(<OptionsPage state={state} />, 'options');
  await expect.element(page.getByRole('table', { name: 'Local models' })).toBeVisible();
};

beforeEach(() => {
  background = fakeBackground();
  models = [localModelOf({ id: 'Alpha' })];
  background.handlers.listLocalModels = list;
  background.handlers.changeLocalModel = list;
});
afterEach(unmountAll);

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const changes = () => background.called('changeLocalModel');

test('a row tells memory, context and licence, and which model is recommended', async () => {
  await open();
  await expect.element(page.getByText('Graphics: Card 3000')).toBeVisible();
  const text = row('Alpha').element().textContent;
  for (const part of ['Recommended here', '2.9 GB of graphics memory', '4,096 tokens', 'Not downloaded'])
    expect(text).toContain(part);
  await expect
    .element(page.getByRole('link', { name: 'Apache-2.0' }))
    .toHaveAttribute('href', 'https://hub.example/card');
});

test('a licence that nobody has read is not made up', async () => {
  models = [localModelOf({ id: 'Alpha', licence: null })];
  await open();
  await expect.element(page.getByRole('link', { name: 'see the model’s page' })).toBeVisible();
});

test('what cannot run here says why and offers no download', async () => {
  models = [
    localModelOf({ id: 'Alpha', usable: false, problem: 'Alpha needs 16-bit shaders. Take Beta instead.' }),
  ];
  await open();
  await expect.element(page.getByText('Alpha needs 16-bit shaders. Take Beta instead.')).toBeVisible();
  expect(document.querySelector('.local-models button')).toBeNull();
});

test('what stands in the way of all of them is said once, above the list', async () => {
  models = ['Alpha', 'Beta'].map((id) => localModelOf({ id, name: id, usable: false }));
  const problem = 'This browser has no WebGPU, so no local model can run here.';
  background.handlers.listLocalModels = () => ({ models, adapter: '', problem });
  await open();
  await expect.element(page.getByRole('note')).toHaveTextContent(problem);
  expect(document.body.textContent?.split('WebGPU, so').length).toBe(2);
});

test('a download shows how far it is until it is done, and then the model can be used', async () => {
  background.handlers.changeLocalModel = () => {
    models = [localModelOf({ id: 'Alpha', state: 'downloading', doneBytes: 5e8, totalBytes: 2e9 })];
    return list();
  };
  await open();
  await button('Download: Alpha').click();
  expect(changes()).toEqual([{ id: 'Alpha', action: 'download' }]);
  const bar = page.getByRole('progressbar', { name: 'Download of Alpha' });
  await expect.element(bar).toHaveAttribute('value', String(5e8));
  await expect.element(page.getByText('0.5 of 2 GB')).toBeVisible();
  models = [localModelOf({ id: 'Alpha', state: 'ready', doneBytes: 2e9, totalBytes: 2e9 })];
  await button('Use: Alpha').click();
  await vi.waitFor(() =>
    expect(background.called('setSettings')).toEqual([{ provider: { provider: 'webllm', model: 'Alpha' } }]),
  );
  await expect.element(page.getByText('In use')).toBeVisible();
});

test('a download can be stopped, gone on with and, once asked again, removed', async () => {
  models = [localModelOf({ id: 'Alpha', state: 'downloading', doneBytes: 1, totalBytes: 10 })];
  background.handlers.changeLocalModel = () => {
    models = [localModelOf({ id: 'Alpha', state: 'partial', doneBytes: 1, totalBytes: 10 })];
    return list();
  };
  await open();
  await button('Cancel: Alpha').click();
  await button('Resume: Alpha').click();
  await button('Remove: Alpha').click();
  await expect.element(page.getByText('Remove Alpha from this device?')).toBeVisible();
  expect(changes()).toHaveLength(2);
  await button('Yes, remove').click();
  await vi.waitFor(() =>
    expect(changes()).toEqual([
      { id: 'Alpha', action: 'cancel' },
      { id: 'Alpha', action: 'download' },
      { id: 'Alpha', action: 'remove' },
    ]),
  );
});

test('a device that can run none is told so', async () => {
  background.handlers.listLocalModels = () => ({ models, adapter: '' });
  await open();
  await expect.element(page.getByText('No local model can run on this device.')).toBeVisible();
});

test('the mirror is saved, and is fixed where a policy names it', async () => {
  await open();
  const mirror = page.getByRole('textbox', { name: 'Mirror of model weights' });
  await mirror.fill(' https://in.example/models ');
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(background.called('setSettings')).toEqual([{ modelMirror: 'https://in.example/models' }]),
  );
  unmountAll();
  background.settings.managed = ['modelMirror'];
  await open();
  await expect.element(mirror).toBeDisabled();
});
