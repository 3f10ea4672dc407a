// `globalThis.copilot` of the test build: one door to the same funnel as every caller, the journal's markers,
// and a clock that can be shifted. Not part of the release build.
import type { ModelReply, ModelRequest } from '../shared/model';
import type { Caller, ToolCall } from '../shared/tool-call';
import { failure, type ToolResult } from '../shared/tool-result';
import { callAsTest } from './acts/direct-call';
import { openTheGate } from './acts/gate';
import type { App } from './app';
import { shiftClock } from './clock';
import { armMarker, markerLog, type Marker } from './markers';
import { modelClientFor } from './models/model-client';
import { metrics } from './panel/metrics';

export interface TestHooks {
  /** In the name of `caller` (the test itself when left out), with `words` as the user's. */
  call(toolCall: ToolCall, caller?: Caller, words?: string): Promise<ToolResult>;
  /** From now on the gate lets everything through. */
  openTheGate(): void;
  /** One request to the model in use, cancelled after so many ms where a number is given. */
  askModel(request: ModelRequest, cancelAfterMs?: number): Promise<ToolResult<ModelReply>>;
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
    askModel: async (request, cancelAfterMs) => askModel(await app(), request, cancelAfterMs),
    metrics,
    markers: markerLog,
    holdAt: armMarker,
    shiftClock,
  };
  Object.assign(globalThis, { copilot: hooks });
}

async function askModel(
  app: App,
  request: ModelRequest,
  cancelAfterMs?: number,
): Promise<ToolResult<ModelReply>> {
  const client = await modelClientFor(app);
  if (!client) return failure('MODEL_UNAVAILABLE', 'no model is in use');
  const signal =
    cancelAfterMs === undefined ? new AbortController().signal : AbortSignal.timeout(cancelAfterMs);
  return client.complete(request, { signal });
}
