// The scout: reads with its four tools only, orders what fits, and lets a model settle a tie that it is sure of.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { scout, scoutTools, type ScoutTools, type ScoutWish } from '../../../src/agent/explore/scout';
import { LOCAL_CONTEXT_TOKENS } from '../../../src/shared/budgets';
import { actionBundle } from '../../../src/shared/action-bundle';
import type { PcdHit } from '../../../src/shared/query';
import { failure, success } from '../../../src/shared/tool-result';
import { fakeClient, shownTo } from './model/fake-client';
import { hit, viewWith } from '../skills/views';

const signal = new AbortController().signal;
const selectorOf = (id: string) => ({ kind: 'css' as const, css: `#${id}` });

function toolsOver(hits: PcdHit[]): ScoutTools & { called: string[] } {
  const called: string[] = [];
  return {
    tabId: 1,
    called,
    read: (call) => {
      called.push(call.name);
      switch (call.name) {
        case 'getMiniPCD':
          return Promise.resolve(success(viewWith({ title: 'House' }).mini));
        case 'pcd.query':
          return Promise.resolve(success(hits));
        case 'getDetails':
          return Promise.resolve(
            success(call.args.ids.map((id) => ({ id, selector: selectorOf(id), altSelectors: [] }))),
          );
      }
    },
  };
}

const ROOMS = ['Kitchen', 'Attic', 'Cellar'].map((section, i) =>
  hit({ id: `a${i + 1}`, label: 'Open details', section, itemText: section }),
);
const WISH: ScoutWish = {
  goal: 'Open the details of the attic',
  item: 'Click “Open details”',
  text: 'open details',
};
const found = async (...args: Parameters<typeof scout>) => {
  const result = await scout(...args);
  if (!result.ok) throw new Error(result.error);
  return result.data;
};

describe('scout', () => {
  test('without a model orders by all of the user’s words, with every field of a bundle', async () => {
    const tools = toolsOver(ROOMS);
    const { bundle, sure, tokens } = await found(tools, WISH, signal);
    expect(actionBundle.parse(bundle)).toEqual(bundle);
    expect(bundle.by).toBe('ranking');
    expect(bundle.candidates[0]).toMatchObject({
      id: 'a2',
      selector: selectorOf('a2'),
      altSelectors: [],
      label: 'Open details',
      kind: 'button',
      why: expect.stringContaining('Attic') as string,
    });
    expect([sure, tokens]).toEqual([false, 0]);
    expect(new Set(tools.called)).toEqual(new Set(['getMiniPCD', 'pcd.query', 'getDetails']));
  });

  test('brings five at most, and only what it was asked to choose among', async () => {
    const many = Array.from({ length: 20 }, (_, i) => hit({ id: `a${i + 1}`, label: 'Open details' }));
    expect((await found(toolsOver(many), WISH, signal)).bundle.candidates).toHaveLength(5);
    const among = ['a7', 'a9'];
    const { bundle } = await found(toolsOver(many), { ...WISH, among }, signal);
    expect(bundle.candidates.map(({ id }) => id)).toEqual(among);
  });

  test('judges the risk of each in code', async () => {
    const hits = [
      hit({ id: 'a1', label: 'Delete account' }),
      hit({ id: 'a2', label: 'Account', role: 'tab' }),
    ];
    const { bundle } = await found(toolsOver(hits), { ...WISH, goal: 'account', item: 'account' }, signal);
    const risks = Object.fromEntries(bundle.candidates.map(({ id, risk }) => [id, risk]));
    expect(risks).toMatchObject({ a1: 'high', a2: 'low' });
  });

  test('what was tried and failed is left out; nothing left is said', async () => {
    const tried = [selectorOf('a2')];
    const { bundle } = await found(toolsOver(ROOMS), { ...WISH, tried }, signal);
    expect(bundle.candidates.map(({ id }) => id)).not.toContain('a2');
    expect(await scout(toolsOver(ROOMS.slice(1, 2)), { ...WISH, tried }, signal)).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
  });

  test('a model that is sure puts its choice first, with its reason', async () => {
    const client = fakeClient([{ choice: '3', sure: true, why: 'named by the task' }]);
    const { bundle, sure, tokens } = await found(toolsOver(ROOMS), WISH, signal, client);
    expect(shownTo(client)).toMatch(/1\. .*Attic/);
    expect(bundle.by).toBe('model');
    expect(bundle.candidates[0]?.why).toContain('named by the task');
    expect(bundle.candidates).toHaveLength(3);
    expect([sure, tokens]).toEqual([true, 110]);
  });

  test('a model that cannot tell, or fails, leaves the ranking', async () => {
    const unsure = await found(
      toolsOver(ROOMS),
      WISH,
      signal,
      fakeClient([{ choice: 'none', sure: true, why: '' }]),
    );
    expect(unsure).toMatchObject({ sure: false, bundle: { by: 'ranking' } });
    const down = fakeClient([failure('MODEL_UNAVAILABLE', 'down')]);
    expect(await found(toolsOver(ROOMS), WISH, signal, down)).toMatchObject({
      sure: false,
      trouble: { code: 'MODEL_UNAVAILABLE', error: 'down' },
    });
  });

  test('its prompt fits into a local model', async () => {
    const long = Array.from({ length: 8 }, (_, i) =>
      hit({ id: `a${i + 1}`, label: '我们的橡木 '.repeat(20).slice(0, 120), itemText: 'x9$ '.repeat(70) }),
    );
    const client = fakeClient([{ choice: '1', sure: true, why: '' }]);
    const words = 'word '.repeat(800);
    await found(toolsOver(long), { goal: words, item: words, text: 'x' }, signal, client);
    const replies = 2 * (client.requests[0]?.maxTokens ?? 0);
    expect(client.requests).toHaveLength(1);
    expect(countTokens(shownTo(client)) + replies + 200).toBeLessThanOrEqual(LOCAL_CONTEXT_TOKENS);
  });

  test('a page’s reader gives the scout no way to act', async () => {
    const asked: unknown[] = [];
    const tools = scoutTools({
      tabId: 1,
      look: (needs) => {
        asked.push(needs);
        return Promise.resolve({ mini: viewWith({}).mini, answers: [] });
      },
      details: () => Promise.resolve([]),
    });
    expect(await tools.read({ name: 'dom.click', args: { tabId: 1 } } as never)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
