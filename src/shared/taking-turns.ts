// For what must not overlap: work is done one after the other, in the order in which it was asked for. Pure; safe
// to lose with its context: nothing that waits has begun.

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own. The returned function runs `work` when all before it has ended, however it ended. */
export function takingTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
