// What was drawn into pages for the user and has to be taken away again: tabs that may bear the mark of a
// citation, documents that may bear outlines. In chrome.storage.session: known to the next worker, and gone
// with the browser, as the pages are. Callers write before they draw, and read and write in turn.
import { z } from '../shared/schema';

const MARKED = 'marks.tabs';
const OUTLINED = 'marks.outlined';

const tabs = z.array(z.int());
const documents = z.array(z.object({ tabId: z.int(), documentId: z.string() }));
export type Outlined = z.infer<typeof documents>;

export async function loadMarked(): Promise<number[]> {
  return tabs.parse((await chrome.storage.session.get(MARKED))[MARKED] ?? []);
}

export async function saveMarked(marked: readonly number[]): Promise<void> {
  await chrome.storage.session.set({ [MARKED]: marked });
}

export async function loadOutlined(): Promise<Outlined> {
  return documents.parse((await chrome.storage.session.get(OUTLINED))[OUTLINED] ?? []);
}

export async function saveOutlined(outlined: Readonly<Outlined>): Promise<void> {
  await chrome.storage.session.set({ [OUTLINED]: outlined });
}
