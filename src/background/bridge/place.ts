// Where the agent works: which tab a command is for, what it has read so far, and whether a ref is still good.
// One for each connection; lost with it, so that a new connection begins by looking.
import type { ToolFailure } from '../../shared/tool-result';
import { failure } from '../../shared/tool-result';
import { activeTabId } from '../pages/browser-window';
import { framesOf, splitId } from '../pages/frames';
import { tabExists } from '../pages/navigation';
import type { TakenSnapshot } from './take-snapshot';

export interface Place {
  snapshot: TakenSnapshot | undefined;
  /** Tab of the last snapshot, or the one opened, shown or used since. */
  tabId: number | undefined;
  /** Origins whose pages were read in this connection. */
  readOrigins: Set<string>;
  approvedFlows: [string, string][];
  /** Origins on which the user trusts this connection. */
  trustedOrigins: Set<string>;
}

export function newPlace(): Place {
  return {
    snapshot: undefined,
    tabId: undefined,
    readOrigins: new Set(),
    approvedFlows: [],
    trustedOrigins: new Set(),
  };
}

/** The tab for a command: a ref's is that of its snapshot; else the last one used, else the active one. */
export async function tabFor(place: Place, ref: string | undefined): Promise<number | ToolFailure> {
  if (ref !== undefined) return checkRef(place, ref);
  if (place.tabId !== undefined && (await tabExists(place.tabId))) return place.tabId;
  return activeTab();
}

export async function activeTab(): Promise<number | ToolFailure> {
  return (await activeTabId()) ?? failure('TAB_CLOSED', 'No tab is open.');
}

/** Refs are good for the documents of the last snapshot, and for no others. */
async function checkRef({ snapshot }: Place, ref: string): Promise<number | ToolFailure> {
  if (!snapshot)
    return failure('STALE', `There is no snapshot yet that ${ref} could be from: send “snapshot” first.`);
  const { tabId, documents } = snapshot;
  if (!(await tabExists(tabId))) return failure('TAB_CLOSED', 'The tab of the last snapshot was closed.');
  const { frameId } = splitId(ref);
  const frame = (await framesOf(tabId)).find((one) => one.frameId === frameId);
  if (!frame || frame.documentId !== documents.get(frameId))
    return failure('STALE', `The page that ${ref} was on is gone: send “snapshot” again.`);
  return tabId;
}

export function originOfRef(
  frames: { frameId: number; origin: string }[],
  ref: string | undefined,
): string | undefined {
  const frameId = ref === undefined ? 0 : splitId(ref).frameId;
  return frames.find((frame) => frame.frameId === frameId)?.origin;
}
