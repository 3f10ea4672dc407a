// Local counters and timings, shown in the options and nowhere else. Lost with the worker, on purpose.

const counts = new Map<string, number>();

export function count(name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

/** Adds a duration: `NAME.ms` is the sum, `NAME.n` the number. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    count(`${name}.ms`, performance.now() - start);
    count(`${name}.n`);
  }
}

export function metrics(): Record<string, number> {
  return Object.fromEntries(counts);
}
