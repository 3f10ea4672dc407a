// The owner of the engine's worker, with a worker that plays the engine: every wait ends, and how it ended is told.
import { afterEach, expect, test } from 'vitest';
import { EngineHost } from '../../../src/offscreen/webllm/engine-host';
import type { EngineCommand, EngineEvent } from '../../../src/offscreen/webllm/engine-messages';

const LOAD: EngineCommand = {
  op: 'load',
  id: 'tiny',
  library: { file: 'tiny.wasm', sha256: '0'.repeat(64) },
  features: [],
  overrides: {},
};
const ASK: EngineCommand = {
  op: 'complete',
  messages: [{ role: 'user', content: 'Hello' }],
  maxTokens: 8,
  temperature: 0,
  quiet: false,
};
const DONE = { type: 'done', text: 'ab', inputTokens: 1, outputTokens: 2, finish: 'stop' } as const;

let host: EngineHost;
/** `body` handles each command in `data`; `tell` posts an event. */
function engine(body: string): EngineHost {
  const script = `const tell = (event) => postMessage(event); onmessage = ({ data }) => { ${body} };`;
  host = new EngineHost(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return host;
}
afterEach(() => host.stop());

function run(command: EngineCommand, signal = new AbortController().signal, limitMs?: number) {
  const events: EngineEvent[] = [];
  const end = host.run(command, {
    signal,
    onEvent: (event) => events.push(event),
    ...(limitMs === undefined ? {} : { limitMs }),
  });
  return { end, events };
}

test('a command ends with its own event, what came before is handed on, and the worker stays', async () => {
  engine(`if (data.op === 'load') { tell({ type: 'progress', share: 0.5 }); tell({ type: 'loaded' }); }
    else { tell({ type: 'writing' }); tell(${JSON.stringify(DONE)}); }`);
  const loading = run(LOAD);
  expect(await loading.end).toEqual({ type: 'loaded' });
  expect(loading.events).toEqual([{ type: 'progress', share: 0.5 }]);
  const asking = run(ASK);
  expect(await asking.end).toEqual(DONE);
  expect(asking.events).toEqual([{ type: 'writing' }]);
  expect(host.running).toBe(true);
});

test('a failure of the engine is told with its name', async () => {
  engine(`tell({ type: 'failed', name: 'LinkError', message: 'no' });`);
  expect(await run(LOAD).end).toEqual({ type: 'failed', name: 'LinkError', message: 'no' });
});

test('a worker that breaks ends the command and is gone', async () => {
  engine(`throw new Error('broken');`);
  expect(await run(LOAD).end).toEqual({ type: 'crashed' });
  expect(host.running).toBe(false);
});

test('a caller that leaves interrupts a reply between two tokens and keeps the worker', async () => {
  engine(`if (data.op === 'complete') tell({ type: 'writing' });
    else tell({ ...${JSON.stringify(DONE)}, finish: 'interrupted' });`);
  const leave = new AbortController();
  const { end, events } = run(ASK, leave.signal);
  await expect.poll(() => events).toHaveLength(1);
  leave.abort();
  expect(await end).toEqual({ type: 'stopped' });
  expect(host.running).toBe(true);
});

test('a reply beyond its deadline is interrupted and told as late', async () => {
  engine(`if (data.op === 'interrupt') tell({ ...${JSON.stringify(DONE)}, finish: 'interrupted' });`);
  expect(await run(ASK, undefined, 1).end).toEqual({ type: 'late' });
});

test('an engine that does not mind the interruption is ended with its worker', async () => {
  engine(``);
  expect(await run(ASK, AbortSignal.abort()).end).toEqual({ type: 'stopped' });
  expect(host.running).toBe(false);
});

test('ending the engine ends a command under way', async () => {
  engine(``);
  const { end } = run(LOAD);
  host.stop();
  expect(await end).toEqual({ type: 'stopped' });
});
