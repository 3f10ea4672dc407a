// A model that says what a test scripted, and keeps what it was asked.
import { LOCAL_CONTEXT_TOKENS, ONLINE_CONTEXT_TOKENS } from '../../../../src/shared/budgets';
import type { ModelClient, ModelReply, ModelRequest } from '../../../../src/shared/model';
import { success, type ToolFailure, type ToolResult } from '../../../../src/shared/tool-result';

type Said = string | ToolFailure | Record<string, unknown>;
/** A string is said as it is, an object as its JSON, `cutOff` up to its bound, a failure is returned; or what follows from the request. */
export type Line = Said | ((request: ModelRequest) => Said);

export interface FakeClient extends ModelClient {
  requests: ModelRequest[];
}

/** The last line repeats. */
export function fakeClient(
  script: Line[],
  rung: 1 | 2 = 1,
  contextTokens = rung === 1 ? LOCAL_CONTEXT_TOKENS : ONLINE_CONTEXT_TOKENS,
): FakeClient {
  const requests: ModelRequest[] = [];
  return {
    rung,
    timeoutMs: 60_000,
    contextTokens,
    requests,
    complete: (request) => {
      const line = script[Math.min(requests.length, script.length - 1)] ?? '';
      requests.push(request);
      return Promise.resolve(replyOf(typeof line === 'function' ? line(request) : line));
    },
  };
}

function replyOf(line: Said): ToolResult<ModelReply> {
  if (typeof line === 'object' && line['ok'] === false) return line as ToolFailure;
  const cost = { inputTokens: 100, outputTokens: 10, model: 'fake' };
  if (typeof line === 'object' && 'cutOff' in line)
    return success({ ...cost, text: String(line['cutOff']), finish: 'length' });
  return success({ ...cost, text: typeof line === 'string' ? line : JSON.stringify(line), finish: 'stop' });
}

/** All that the model was shown in its nth request. */
export function shownTo(client: FakeClient, n = 0): string {
  return (client.requests[n]?.messages ?? []).map(({ content }) => content).join('\n');
}
