// What the palette shows and does: its list (palette-list.ts), and what becomes of the selected row.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { ConfirmCard } from '../../shared/card';
import type { PaletteItem } from '../../shared/messages/ui';
import type { Client } from '../client';
import type { Platform } from '../platform';
import { faultText, troubleText } from '../trouble';
import { createPaletteList, type PaletteList } from './palette-list';

export interface Palette extends Omit<PaletteList, 'tabId' | 'awaited'> {
  busy: ReadonlySignal<boolean>;
  message: ReadonlySignal<string>;
  /** What the selected row does cannot be undone: it is done when the user approves. */
  card: ReadonlySignal<ConfirmCard | undefined>;
  decide: (approve: boolean) => void;
  /** Does the selected row. Call it inside the key or click handler. */
  run(): void;
  /** Hands the text over to the panel as a goal. Call it inside the key or click handler. */
  runAsGoal(): void;
  /** Likewise. */
  openPanel(): void;
}

/** Rows whose label is a goal: it shows itself, and asks, in the panel. */
const IS_GOAL: ReadonlySet<PaletteItem['type']> = new Set(['goal', 'task']);

export function createPalette(client: Client, platform: Platform): Palette {
  const { api } = client;
  const busy = signal(false);
  const message = signal('');
  const card = signal<ConfirmCard>();
  /** What `card` is about. */
  let asked: { item: PaletteItem; said: string } | undefined;
  const list = createPaletteList(client, platform, fail);

  function fail(error: unknown): void {
    message.value = troubleText(error);
  }

  function where() {
    const tabId = list.tabId();
    return tabId === undefined ? {} : { tabId };
  }

  const selectedItem = () => list.items.value[list.selected.value];

  /** One thing at a time: the palette closes when it is done, or says why it could not be. */
  async function whileBusy(work: () => Promise<string | undefined>): Promise<void> {
    busy.value = true;
    message.value = '';
    try {
      const trouble = await work();
      if (trouble === undefined) platform.close();
      else message.value = trouble;
    } catch (error) {
      fail(error);
    } finally {
      busy.value = false;
    }
  }

  const carryOut = (item: PaletteItem, said: string, approved?: ConfirmCard) =>
    whileBusy(async () => {
      const { actionHash, fingerprint } = approved ?? {};
      const approval =
        actionHash === undefined
          ? undefined
          : { actionHash, ...(fingerprint === undefined ? {} : { fingerprint }) };
      const outcome = await api.paletteRun({
        ...where(),
        id: item.id,
        text: said,
        ...(approval ? { approval } : {}),
      });
      if (outcome.ok) return undefined;
      card.value = outcome.card;
      asked = { item, said };
      return faultText('', outcome.message);
    });

  const startGoal = (goal: string) =>
    whileBusy(async () => {
      const session = await api.openSession(where());
      const answer = await api.interact({
        sessionId: session.sessionId,
        requestId: crypto.randomUUID(),
        prompt: goal,
        ...where(),
      });
      return answer.success ? undefined : faultText(answer.error.code, answer.error.message);
    });

  return {
    ...list,
    busy,
    message,
    card,
    decide: (approve) => {
      const approved = card.value;
      card.value = undefined;
      if (approve && approved && asked) void carryOut(asked.item, asked.said, approved);
    },
    type: (next) =>
      batch(() => {
        message.value = '';
        list.type(next);
      }),
    run,
    runAsGoal,
    openPanel: () => {
      const tabId = list.tabId();
      if (tabId === undefined) return;
      platform.openPanel(tabId);
      platform.close();
    },
  };

  function run(): void {
    if (busy.value) return;
    const item = selectedItem();
    if (!item) {
      // Enter came before the ranking: what the text names may be on its way.
      const awaited = list.awaited();
      if (awaited) void awaited.then((isWanted) => isWanted && run());
      else if (list.text.value.trim()) runAsGoal();
      return;
    }
    if (IS_GOAL.has(item.type)) giveAsGoal(item.label);
    else void carryOut(item, list.text.value.trim());
  }

  function runAsGoal(): void {
    giveAsGoal(list.text.value.trim() || selectedItem()?.label);
  }

  function giveAsGoal(goal: string | undefined): void {
    if (!goal || busy.value) return;
    // The panel is opened before any await, which would use up the user's gesture.
    const tabId = list.tabId();
    if (tabId !== undefined) platform.openPanel(tabId);
    void startGoal(goal);
  }
}
