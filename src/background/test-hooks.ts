// `globalThis.copilot` of the test build: one door to the same funnel as every caller, the journal's markers,
// and a clock that can be shifted. Not part of the release build.
import type { Caller, ToolCall } from '../shared/tool-call';
import type { ModelReply, ModelRequest } from '../shared/model';
import { failure, type ToolResult } from '../shared/tool-result';
import type { App } from './app';
import { shiftClock } from './clock';
import { callAsTest } from './direct-call';
import { openTheGate } from './gate';
import { armMarker, markerLog, type Marker } from './markers';
import { metrics } from './metrics';
import { modelClientFor } from './model-client';

export interface TestHooks {
  /** In the name of `caller` (the test itself when left out), with `words` as the user's. */
  call(toolCall: ToolCall, caller?: Caller, words?: string): Promise<ToolResult>;
  /** From now on the gate lets everything through. */
  openTheGate(): void;
  /** One request to the model in use, cancelled after so many pieces of its reply where a number is given. */
  askModel(request: ModelRequest, cancelAfter?: number): Promise<ModelAnswer>;
  metrics(): Record<string, number>;
  markers(): Promise<Marker[]>;
  /** Clears the marker log; with a number, the worker stops for good at that marker. */
  holdAt(index: number | null): Promise<void>;
  /** ms added to the real time. */
  shiftClock(ms: number): void;
}

export interface ModelAnswer {
  pieces: string[];
  /** When each piece came, ms since the request. */
  atMs: number[];
  result: ToolResult<ModelReply>;
}

export function installTestHooks(app: () => Promise<App>): void {
  const hooks: TestHooks = {
    call: async (call, caller, words) => callAsTest(await app(), call, caller, words),
    openTheGate,
    askModel: async (request, cancelAfter) => askModel(await app(), request, cancelAfter),
    metrics,
    markers: markerLog,
    holdAt: armMarker,
    shiftClock,
  };
  Object.assign(globalThis, { copilot: hooks });
}

async function askModel(app: App, request: ModelRequest, cancelAfter = Infinity): Promise<ModelAnswer> {
  const client = await modelClientFor(app);
  if (!client) return { pieces: [], atMs: [], result: failure('MODEL_UNAVAILABLE', 'no model is in use') };
  const pieces: string[] = [];
  const atMs: number[] = [];
  const startMs = performance.now();
  const cancel = new AbortController();
  const result = await client.complete(request, {
    signal: cancel.signal,
    onText: (delta) => {
      pieces.push(delta);
      atMs.push(performance.now() - startMs);
      if (pieces.length >= cancelAfter) cancel.abort();
    },
  });
  return { pieces, atMs, result };
}
