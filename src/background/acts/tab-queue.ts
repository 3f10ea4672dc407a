// One action at a time per tab, in arrival order. Safe to lose when the worker dies: intents are already
// in the journal.

const tails = new Map<number, Promise<unknown>>();
/** How often something was queued, since the worker began. */
const turns = new Map<number, number>();

/** A count that grows whenever something is done to the tab, or is queued for it. */
export const turnsTaken = (tabId: number): number => turns.get(tabId) ?? 0;

/** Runs `work` when all that was queued for the tab before it has ended, however it ended. */
export function inTabOrder<T>(tabId: number, work: () => Promise<T>): Promise<T> {
  turns.set(tabId, turnsTaken(tabId) + 1);
  const before = tails.get(tabId) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(tabId, mine);
  void mine
    .catch(() => undefined)
    .then(() => {
      if (tails.get(tabId) === mine) tails.delete(tabId);
    });
  return mine;
}
