// What reading and acting need of the page beyond looking at it.
import type { ChangeWatch } from '../../page/act/change-watch';
import type { RefTable } from '../../page/resolve/ref-table';
import type { ToolResult } from '../../shared/tool-result';
import type { TypedCall } from '../../tools/registry';
import type { ContentPage } from '../content-page';

export interface ToolPage extends ContentPage {
  /** What ids and snapshot refs in selectors mean. */
  refs: RefTable;
  /** What the gate was told of last, by the hash of the call that points at it. */
  judged?: { actionHash: string; element: WeakRef<Element> };
  /** What the page was like when it was last compared: after the last act, or before one that has shown nothing yet. */
  since?: ChangeWatch | undefined;
  sinceTimer?: ReturnType<typeof setTimeout> | undefined;
  /** The read tools that only look: dom.get, dom.is, dom.extract, dom.snapshot, page.read, pcd.query. */
  read(call: TypedCall): Promise<ToolResult>;
}

/** Nobody waits for longer than this for what comes of an act. */
const KEPT_MS = 15_000;

/** Keeps what later changes are compared with, for as long as somebody may ask; undefined: nobody does any more. */
export function compareWith(page: ToolPage, since: ChangeWatch | undefined): void {
  clearTimeout(page.sinceTimer);
  page.since = since;
  page.sinceTimer = since && setTimeout(() => (page.since = undefined), KEPT_MS);
}
