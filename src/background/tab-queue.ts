// One action at a time per tab, in arrival order. Safe to lose when the worker dies: intents are already
// in the journal.

const tails = new Map<number, Promise<unknown>>();

/** Runs `work` when all that was queued for the tab before it has ended, however it ended. */
export function inTabOrder<T>(tabId: number, work: () => Promise<T>): Promise<T> {
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
