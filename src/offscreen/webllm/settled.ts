// Waiting for a promise with one's own patience.

/**
 * The result, or undefined when the signal or the deadline (as performance.now() counts) came first. What was
 * waited for goes on.
 */
export async function settled<T>(
  result: Promise<T>,
  signal: AbortSignal,
  deadline: number,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const gone = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    timer = setTimeout(onAbort, Math.max(0, deadline - performance.now()));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([result, gone]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
