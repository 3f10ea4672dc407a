// The page of a tab as one indented tree for the outside agent: the main frame and the child frames that may
// be read. Refs of a child frame carry its prefix (`f3.e5`). Reads only.
import { BRIDGE_MAX_SNAPSHOT_CHARS } from '../../shared/budgets';
import { newId } from '../../shared/ids';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { failureToReach } from '../acts/funnel';
import type { Asker } from '../acts/gate';
import type { App } from '../app';
import { framesOf, globalId, request, skipUnreachable, type Frame } from '../pages/frames';
import { readableTo } from '../pages/readable-frames';

/** A child frame that has not answered by then is left out. */
const CHILD_TIMEOUT_MS = 3_000;
const REF = '[ref=';

export interface TakenSnapshot {
  tabId: number;
  url: string;
  title: string;
  text: string;
  /** Document of each frame that was read: a ref is good while its document lives. */
  documents: Map<number, string>;
  /** Origins that were read. */
  origins: string[];
  /** What each ref is: `button "Save"`. */
  names: Map<string, string>;
}

export async function takeSnapshot(
  app: App,
  tabId: number,
  asker: Asker,
): Promise<ToolResult<TakenSnapshot>> {
  try {
    const readable = await readableTo(app, asker)(await framesOf(tabId));
    if (!readable.ok) return readable;
    const [main, ...children] = readable.data;
    if (!main) return failure('FRAME_UNREACHABLE', 'The tab has no page.');
    const [{ url, title }, top] = await Promise.all([
      request(tabId, main.documentId, { op: 'hello' }),
      treeOf(tabId, main),
    ]);
    if (!top.ok) return top;
    const documents = new Map([[main.frameId, main.documentId]]);
    const origins = new Set([main.origin]);
    const parts = [top.data];
    const trees = children.map(async (frame) => {
      const tree = await treeOf(tabId, frame, CHILD_TIMEOUT_MS).catch(skipUnreachable);
      return tree?.ok ? { frame, text: tree.data } : null;
    });
    for (const tree of await Promise.all(trees)) {
      if (!tree) continue;
      const { frame, text } = tree;
      documents.set(frame.frameId, frame.documentId);
      origins.add(frame.origin);
      parts.push(`- iframe ${JSON.stringify(frame.path.join(' → '))}`, indented(text));
    }
    const text = cut(parts.join('\n'));
    return success({ tabId, url, title, text, documents, origins: [...origins], names: namesIn(text) });
  } catch (error) {
    return failureToReach(tabId, error);
  }
}

async function treeOf(tabId: number, frame: Frame, timeoutMs?: number): Promise<ToolResult<string>> {
  const message = {
    op: 'read' as const,
    call: { name: 'dom.snapshot', args: { tabId } },
    requestId: newId<string>(),
  };
  const { result } = await request(tabId, frame.documentId, message, timeoutMs);
  if (!result.ok) return result;
  return success(String(result.data).replaceAll(REF, REF + globalId(frame.frameId, '')));
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

function cut(text: string): string {
  if (text.length <= BRIDGE_MAX_SNAPSHOT_CHARS) return text;
  const end = text.lastIndexOf('\n', BRIDGE_MAX_SNAPSHOT_CHARS);
  return `${text.slice(0, end)}\n- text: (the rest of the page is left out)`;
}

/** The beginning of each line with a ref: role and name, without states and value. */
function namesIn(text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, name = '', ref = ''] of text.matchAll(
    /^ *- ([a-z]+(?: "(?:[^"\\]|\\.)*")?).*?\[ref=([\w.]+)\]/gm,
  ))
    names.set(ref, name.slice(0, 200));
  return names;
}
