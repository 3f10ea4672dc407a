// What the palette shows and does. The list never waits for the background: the last answers are filtered at once,
// and replaced when the ranking of the text now in the field arrives.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { PALETTE_TIMEOUT_MS } from '../../shared/budgets';
import type { TabId } from '../../shared/ids';
import type { ConfirmCard } from '../../shared/card';
import type { PaletteItem } from '../../shared/messages/ui';
import type { Client } from '../client';
import { faultText, troubleText } from '../trouble';
import type { Platform } from '../platform';
import { filterItems } from './filter-items';

export interface Palette {
  text: ReadonlySignal<string>;
  items: ReadonlySignal<readonly PaletteItem[]>;
  selected: ReadonlySignal<number>;
  /** False until the first answer is here. */
  loaded: ReadonlySignal<boolean>;
  /** The page, or the background, has not answered in time. */
  silent: ReadonlySignal<boolean>;
  /** Asks once more. */
  retry: () => void;
  busy: ReadonlySignal<boolean>;
  message: ReadonlySignal<string>;
  /** What the selected row does cannot be undone: it is done when the user approves. */
  card: ReadonlySignal<ConfirmCard | undefined>;
  decide: (approve: boolean) => void;
  type(text: string): void;
  select(index: number): void;
  /** Does the selected row. Call it inside the key or click handler. */
  run(): void;
  /** Hands the text over to the panel as a goal. Call it inside the key or click handler. */
  runAsGoal(): void;
  /** Likewise. */
  openPanel(): void;
}

const KNOWN_MAX = 400;
/** Rows whose label is a goal: it shows itself, and asks, in the panel. */
const IS_GOAL: ReadonlySet<PaletteItem['type']> = new Set(['goal', 'task']);

export function createPalette(client: Client, platform: Platform): Palette {
  const { api } = client;
  const text = signal('');
  const items = signal<readonly PaletteItem[]>([]);
  const selected = signal(0);
  const loaded = signal(false);
  const silent = signal(false);
  const busy = signal(false);
  const message = signal('');
  const card = signal<ConfirmCard>();
  let asked: { item: PaletteItem; said: string } | undefined;
  let tabId: TabId | undefined;
  let turn = 0;
  /** The last turn that was answered, or failed. */
  let answered = 0;
  let fetching: Promise<void> = Promise.resolve();
  /** Everything the background has offered since the palette opened. */
  const known = new Map<string, PaletteItem>();
  let outlined: string | null = null;

  const where = () => (tabId === undefined ? {} : { tabId });

  function fail(error: unknown): void {
    message.value = troubleText(error);
  }

  function show(next: readonly PaletteItem[]): void {
    const kept = items.value[selected.value]?.id;
    const at = selected.value === 0 ? 0 : next.findIndex(({ id }) => id === kept);
    batch(() => {
      items.value = next;
      selected.value = Math.max(0, at);
    });
    outline();
  }

  function outline(): void {
    const item = items.value[selected.value];
    const id = item?.itemId ?? null;
    if (tabId === undefined || id === outlined) return;
    outlined = id;
    // A courtesy: a page that cannot be reached has nothing to outline.
    api
      .highlight({ tabId, id, ...(item && id ? { label: item.label.slice(0, 120) } : {}) })
      .catch(() => undefined);
  }

  /** Asks for the ranking of the text as it is now; `fetching` is always the newest answer on its way. */
  function fetchItems(): Promise<void> {
    return (fetching = ask().catch(fail));
  }

  async function ask(): Promise<void> {
    const mine = ++turn;
    const late = setTimeout(() => mine === turn && (silent.value = true), PALETTE_TIMEOUT_MS);
    const answer = await api.palette({ ...where(), text: text.value }).finally(() => {
      clearTimeout(late);
      answered = Math.max(answered, mine);
    });
    if (answer.tabId !== undefined) tabId = answer.tabId;
    if (known.size > KNOWN_MAX) known.clear();
    for (const item of answer.items) known.set(item.id, item);
    if (mine !== turn) return;
    loaded.value = true;
    silent.value = answer.silent ?? false;
    show(answer.items);
  }

  async function begin(): Promise<void> {
    const active = platform.boundTabId ?? (await platform.activeTabId());
    if (active !== undefined) tabId = active as TabId;
    await fetchItems();
  }

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

  begin().catch(fail);
  // A new worker knows of no outline, and could not take it away.
  client.onReconnect(() => {
    outlined = null;
    outline();
  });

  return {
    text,
    items,
    selected,
    loaded,
    silent,
    retry: () => {
      silent.value = false;
      void fetchItems();
    },
    busy,
    message,
    card,
    decide: (approve) => {
      const approved = card.value;
      card.value = undefined;
      if (approve && approved && asked) void carryOut(asked.item, asked.said, approved);
    },
    type: (next) => {
      batch(() => {
        text.value = next;
        message.value = '';
        selected.value = 0;
        show(filterItems([...known.values()], next));
      });
      void fetchItems();
    },
    select: (index) => {
      const count = items.value.length;
      if (count === 0) return;
      selected.value = (index + count) % count;
      outline();
    },
    run,
    runAsGoal,
    openPanel: () => {
      if (tabId === undefined) return;
      platform.openPanel(tabId);
      platform.close();
    },
  };

  function run(): void {
    const item = items.value[selected.value];
    if (busy.value) return;
    if (!item) {
      if (answered < turn) {
        // Enter came before the ranking: what it names may be on its way.
        const current = turn;
        void fetching.then(() => current === turn && run());
      } else if (text.value.trim()) runAsGoal();
      return;
    }
    if (IS_GOAL.has(item.type)) giveAsGoal(item.label);
    else void carryOut(item, text.value.trim());
  }

  function runAsGoal(): void {
    giveAsGoal(text.value.trim() || items.value[selected.value]?.label);
  }

  function giveAsGoal(goal: string | undefined): void {
    if (!goal || busy.value) return;
    // The gesture is spent on the panel first, before any await.
    if (tabId !== undefined) platform.openPanel(tabId);
    void startGoal(goal);
  }
}
