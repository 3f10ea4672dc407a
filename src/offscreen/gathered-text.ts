// Text as it comes, handed on in larger pieces: an endpoint may send a reply of a megabyte letter by letter, and every
// piece is a message between processes.

export interface GatheredText {
  add: (delta: string) => void;
  /** Hands on what is left, before anything that follows the text. */
  flush: () => void;
}

/** Hands the first piece on at once, and what comes after it every `everyMs`. */
export function gatheredText(hand: (text: string) => void, everyMs: number): GatheredText {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    hand(text);
  };
  const due = (): void => {
    timer = undefined;
    if (waiting === '') return;
    flush();
    timer = setTimeout(due, everyMs);
  };
  return {
    add(delta) {
      waiting += delta;
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(due, everyMs);
    },
    flush,
  };
}
