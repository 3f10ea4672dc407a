// What the gate is told besides the call itself: facts that the background gathered from the browser, the
// content script, the store and the task. Nothing here comes from a model.
import type { PolicyState } from '../shared/policy-shapes';
import type { TargetInfo } from '../shared/target-info';
import type { Caller } from '../shared/tool-call';

export interface GateTab {
  tabId: number;
  /** Origin of the tab's top document, as the browser tells it; "null" when opaque. */
  topOrigin: string;
  /** Origin of the frame that is read or acted on. */
  frameOrigin: string;
  url: string;
  /** Address of the page that the tab shows now: an approval is for this page alone. */
  page: string;
  documentId?: string;
}

/** An approval that the user gave: for exactly this action on exactly this target, once. */
export interface Approval {
  actionHash: string;
  fingerprint?: string | undefined;
}

export interface GateTask {
  /** Origins that the user's own words name, and that of the tab where the task began. */
  goalOrigins: readonly string[];
  /** Origins whose pages were read by this task, memory included. */
  readOrigins: readonly string[];
  /** Pairs from → to that the user approved. */
  approvedFlows: ReadonlyArray<readonly [from: string, to: string]>;
  /** The goal, lower case, secrets as handles. */
  userWords: string;
  approvals: readonly Approval[];
  /** The step carries out what a clause of the goal names (a skill's binding says so). */
  namedByUser?: boolean;
  /** The step closes a task on the copilot's own offer; the user has not asked for it. */
  offered?: boolean;
}

export interface GateContext {
  caller: Caller;
  /** Absent for calls that concern no tab (tabs.list, tabs.open). */
  tab?: GateTab;
  /** What an act's selector points at. */
  target?: TargetInfo;
  /** The user's own list of exact origins. */
  allowlist: readonly string[];
  /** Whether the browser grants the extension access to the frame's origin. */
  permissionGranted: boolean;
  policy: PolicyState;
  task: GateTask;
  settings: { scripts: boolean };
  /** The user trusts this session of the bridge. */
  bridgeTrusted?: boolean;
  now: number;
}

/** Callers whose choices may be an attacker's: anything not written by the user or by our own code. */
export function isForeign(caller: Caller): boolean {
  return caller === 'model' || caller === 'bridge';
}
