// The network fence: from an act to the time when its page has settled, session rules of the browser keep the
// page from reaching origins that the task does not involve. A fence stands on for a moment, so that the acts
// of a run share one; it is taken down at start-up when no act is open. docs/decisions/0009-network-fence.md.
import type { FenceAround } from '../../policy/fence/fence-around';
import { fenceRules } from '../../policy/fence/fence-rules';
import { FENCE_LINGER_MS } from '../../shared/budgets';
import type { Observation } from '../../shared/observation';
import { takingTurns } from '../../shared/taking-turns';
import { failure, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { originOf } from '../../shared/url';
import { didNotLoad, forgetFrames, mainFrame } from '../pages/frames';
import { startMove, untilLoaded } from '../pages/navigation';
import { count, timed } from '../panel/metrics';

interface Standing {
  /** What it lets through, and how strictly; a fence for the same is used again. */
  key: string;
  ruleIds: number[];
  /** Acts that are under way behind it. */
  acts: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const standing = new Map<number, Standing>();
let nextId = 1;
/** Rules are changed one after the other: an id must be free before it is used. */
const inTurn = takingTurns();

/** What the fence needs to know of an act. */
export interface Behind extends FenceAround {
  /** Address to which the tab goes back when its page ran into the fence, used where the browser does not tell the tab's own. */
  urlBefore: string;
}

/** Does the act while a fence stands around the tab. Rejects, with nothing done, where the browser puts up no fence. */
export async function actBehind<T extends { result: ToolResult; observation?: Observation | undefined }>(
  tabId: number,
  behind: Behind,
  act: () => Promise<T>,
): Promise<T | { result: ToolResult }> {
  // The browser's own address, to go back to: `urlBefore` may be cut, or have dots in place of a secret.
  const shown = await chrome.tabs.get(tabId).catch(() => null); // of a tab that is gone, the act tells
  await timed('fence.raise', () => inTurn(() => raise(tabId, behind)));
  try {
    const done = await act();
    const halted =
      done.observation?.navigated === true && (await haltedAt(tabId, shown?.url ?? behind.urlBefore));
    return halted ? { result: halted } : done;
  } finally {
    lower(tabId);
  }
}

/**
 * Where the act led to the browser's error page, the tab goes back and the act has failed. That the fence was the reason is
 * a guess: the browser does not tell an extension why a page did not load, and after a redirect not even which one.
 */
async function haltedAt(tabId: number, urlBefore: string): Promise<ToolFailure | undefined> {
  const trouble = await mainFrame(tabId).then(
    () => '',
    (error: unknown) => String(error),
  );
  if (!didNotLoad(trouble)) return undefined;
  count('fence.halted');
  if (originOf(urlBefore) !== undefined) {
    // By its address, not by a step back in the history: the browser skips pages on which the user did nothing themselves.
    await startMove(tabId, () => chrome.tabs.update(tabId, { url: urlBefore }));
    await untilLoaded(tabId);
  }
  forgetFrames(tabId);
  return failure(
    'POLICY_DENIED',
    'The page led to a site that this task does not involve, and was kept from going there (or the site does not answer).',
  );
}

async function raise(tabId: number, { strength, origins }: FenceAround): Promise<void> {
  const inside = [...new Set(origins)].sort();
  const key = `${strength} ${inside.join(' ')}`;
  const before = standing.get(tabId);
  if (before?.key === key) {
    clearTimeout(before.timer);
    before.acts++;
    before.timer = undefined;
    return;
  }
  const otherTabs = (await chrome.tabs.query({})).flatMap(({ id }) => (id === undefined ? [] : [id]));
  const addRules = fenceRules({ tabId, strength, origins: inside, otherTabs }).map((rule) => ({
    id: nextId++,
    ...rule,
  }));
  await chrome.declarativeNetRequest.updateSessionRules({
    removeRuleIds: before?.ruleIds ?? [],
    addRules: addRules as chrome.declarativeNetRequest.Rule[],
  });
  // After the update: if the browser refused the new rules, the old ones still stand, and their timer must take them down.
  clearTimeout(before?.timer);
  const acts = (before?.acts ?? 0) + 1;
  standing.set(tabId, { key, ruleIds: addRules.map(({ id }) => id), acts, timer: undefined });
  count('fence.raised');
}

function lower(tabId: number): void {
  const fence = standing.get(tabId);
  if (!fence || --fence.acts > 0) return;
  takeDownLater(tabId, fence);
}

function takeDownLater(tabId: number, fence: Standing): void {
  fence.timer = setTimeout(() => void inTurn(() => takeDown(tabId, fence)), FENCE_LINGER_MS);
}

async function takeDown(tabId: number, fence: Standing): Promise<void> {
  if (fence.acts > 0 || standing.get(tabId) !== fence) return;
  if (await removeRules(fence.ruleIds)) standing.delete(tabId);
  else takeDownLater(tabId, fence);
}

/** Removes the rules. Never rejects; false: they could not be removed. */
async function removeRules(removeRuleIds: number[]): Promise<boolean> {
  try {
    await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds });
    return true;
  } catch {
    count('fence.stuck');
    return false;
  }
}

/**
 * Removes the rules that a former worker left, once `openActs` (the acts it left open, which may still be going on in their
 * pages) have their outcomes. Must be called before anything acts: new rules take ids above those that are left.
 */
export function inheritFences(openActs: Promise<unknown>): void {
  const left = inTurn(async () => {
    const ids = (await chrome.declarativeNetRequest.getSessionRules()).map(({ id }) => id);
    nextId = Math.max(0, ...ids) + 1;
    return ids;
  });
  void Promise.all([left, openActs]).then(
    ([ruleIds]) => inTurn(() => removeRules(ruleIds)),
    () => count('fence.stuck'),
  );
}
