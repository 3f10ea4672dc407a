// The palette's list: what matches the text in the field, and which row is selected. It never waits for the background: what
// is known is filtered at once, and replaced when the ranking of the text now in the field arrives.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { PALETTE_TIMEOUT_MS } from '../../shared/budgets';
import type { TabId } from '../../shared/ids';
import type { PaletteItem } from '../../shared/messages/ui';
import type { Client } from '../client';
import type { Platform } from '../platform';
import { filterItems } from './filter-items';

export interface PaletteList {
  text: ReadonlySignal<string>;
  items: ReadonlySignal<readonly PaletteItem[]>;
  selected: ReadonlySignal<number>;
  /** False until the first answer is here. */
  loaded: ReadonlySignal<boolean>;
  /** The page, or the background, has not answered in time. */
  silent: ReadonlySignal<boolean>;
  /** The tab that the palette is for; undefined until it is known. */
  tabId(): TabId | undefined;
  type(text: string): void;
  select(index: number): void;
  /** Asks for the ranking of the text once more. */
  retry(): void;
  /**
   * The ranking of the text as it is now, while it is on its way: resolves to whether it is still the one that is wanted.
   * Undefined when it is here, or has failed.
   */
  awaited(): Promise<boolean> | undefined;
}

/** Entries that are remembered for filtering. */
const KNOWN_MAX = 400;

/** Asks for the first list at once. `fail` is told what goes wrong. */
export function createPaletteList(
  client: Client,
  platform: Platform,
  fail: (error: unknown) => void,
): PaletteList {
  const { api } = client;
  const text = signal('');
  const items = signal<readonly PaletteItem[]>([]);
  const selected = signal(0);
  const loaded = signal(false);
  const silent = signal(false);
  let tabId: TabId | undefined;
  let turn = 0;
  /** The last turn that was answered, or failed. */
  let answered = 0;
  let fetching: Promise<void> = Promise.resolve();
  /** Everything the background has offered since the palette opened. */
  const known = new Map<string, PaletteItem>();
  let outlined: string | null = null;

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
    const answer = await api
      .palette({ ...(tabId === undefined ? {} : { tabId }), text: text.value })
      .finally(() => {
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
    tabId: () => tabId,
    type: (next) => {
      batch(() => {
        text.value = next;
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
    retry: () => {
      silent.value = false;
      void fetchItems();
    },
    awaited: () => {
      if (answered >= turn) return undefined;
      const current = turn;
      return fetching.then(() => current === turn);
    },
  };
}
