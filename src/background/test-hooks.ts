// `globalThis.copilot` of the test build: one door to the same funnel as every caller, the journal's markers,
// and a clock that can be shifted. Not part of the release build.
import type { Caller, ToolCall } from '../shared/tool-call';
import type { ToolResult } from '../shared/tool-result';
import type { App } from './app';
import { shiftClock } from './clock';
import { callAsTest } from './direct-call';
import { openTheGate } from './gate';
import { armMarker, markerLog, type Marker } from './markers';
import { metrics } from './metrics';

export interface TestHooks {
  /** In the name of `caller` (the test itself when left out), with `words` as the user's. */
  call(toolCall: ToolCall, caller?: Caller, words?: string): Promise<ToolResult>;
  /** From now on the gate lets everything through. */
  openTheGate(): void;
  metrics(): Record<string, number>;
  markers(): Promise<Marker[]>;
  /** Clears the marker log; with a number, the worker stops for good at that marker. */
  holdAt(index: number | null): Promise<void>;
  /** ms added to the real time. */
  shiftClock(ms: number): void;
}

export function installTestHooks(app: () => Promise<App>): void {
  const hooks: TestHooks = {
    call: async (call, caller, words) => callAsTest(await app(), call, caller, words),
    openTheGate,
    metrics,
    markers: markerLog,
    holdAt: armMarker,
    shiftClock,
  };
  Object.assign(globalThis, { copilot: hooks });
}
