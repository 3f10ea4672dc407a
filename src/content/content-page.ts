// What the message handler needs of the page, so that it runs in plain pages under test as in a content script.
import type { NeedAnswer, Need } from '../shared/messages/content';
import type { MiniPCD, PCDActionDetail } from '../shared/mini-pcd';
import type { ToolResult } from '../shared/tool-result';
import type { TypedCall } from '../tools/registry';
import type { PageWindow } from '../page/act/act-context';
import type { RefTable } from '../page/resolve/ref-table';

export interface Perception {
  perceive(request: { needs: Need[]; subgoal?: string }): { mini: MiniPCD; answers: NeedAnswer[] };
  details(ids: string[]): PCDActionDetail[];
  idOf(element: Element): string;
  /** An act has changed the page: what was seen is not to be trusted. */
  markDirty(): void;
}

export interface ContentPage {
  window: PageWindow;
  perception: Perception;
  /** What ids and snapshot refs in selectors mean. */
  refs: RefTable;
  /** The read tools that only look: dom.get, dom.is, dom.extract, dom.snapshot, page.read, pcd.query. */
  read(call: TypedCall): ToolResult;
  /** ms since the epoch. */
  now(): number;
}
