// What the palette starts as a goal: new words and former goals go the same way.
import { expect, test, vi } from 'vitest';
import type { InteractResponse } from '../../../src/shared/chat';
import type { PaletteItem } from '../../../src/shared/messages/ui';
import type { Client } from '../../../src/ui/client';
import { setMessages } from '../../../src/ui/i18n';
import type { Platform } from '../../../src/ui/platform';
import { createPalette } from '../../../src/ui/popup/palette-state';
import { sayIn } from './say-in';

setMessages(sayIn('en'));

const GOAL: PaletteItem = { id: 'goal', type: 'goal', label: 'pay the bill' };
const FORMER: PaletteItem = { id: 'task:t1', type: 'task', label: 'search for "lamp"', detail: 'succeeded' };

async function opened(row: PaletteItem, response: InteractResponse) {
  const done: string[] = [];
  const api = {
    palette: vi.fn(async () => ({ items: [row], tabId: 7 })),
    paletteRun: vi.fn(),
    openSession: vi.fn(async () => ({ sessionId: 's1' })),
    interact: vi.fn(async (_args: object) => response),
    highlight: async () => ({}),
  };
  const platform = {
    boundTabId: 7,
    openPanel: (tabId: number) => void done.push(`panel ${tabId}`),
    close: () => void done.push('close'),
  };
  const client = { api, onReconnect: () => undefined };
  const palette = createPalette(client as unknown as Client, platform as unknown as Platform);
  await vi.waitFor(() => expect(palette.loaded.value).toBe(true));
  return { palette, api, done };
}

const STARTED = { success: true, data: {} } as InteractResponse;

test.each([GOAL, FORMER])('Enter on a $type gives its words as a goal, in the panel', async (row) => {
  const { palette, api, done } = await opened(row, STARTED);
  palette.run();
  expect(done).toEqual(['panel 7']);
  await vi.waitFor(() => expect(done).toEqual(['panel 7', 'close']));
  expect(api.interact).toHaveBeenCalledExactlyOnceWith({
    sessionId: 's1',
    requestId: expect.any(String) as string,
    prompt: row.label,
    tabId: 7,
  });
  expect(api.paletteRun).not.toHaveBeenCalled();
});

test('what refuses the goal is said, and the palette stays', async () => {
  const error = { code: 'NOT_FOUND', message: 'This session no longer exists. Open the panel again.' };
  const { palette, done } = await opened(GOAL, { success: false, error });
  palette.run();
  expect(palette.busy.value).toBe(true);
  await vi.waitFor(() => expect(palette.message.value).toContain('This session no longer exists'));
  expect(palette.busy.value).toBe(false);
  expect(done).toEqual(['panel 7']);
});
