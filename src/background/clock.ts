// The product's clock. The test build can shift it, to run "last month" on any day.

let offsetMs = 0;

export function now(): number {
  return Date.now() + offsetMs;
}

export function shiftClock(ms: number): void {
  offsetMs = ms;
}
