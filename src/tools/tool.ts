// What a tool is: one zod schema from which validation, the model's tool list, the bridge's commands
// and the docs table come.
import { tabId } from '../shared/ids';
import type { z } from '../shared/schema';
import type { ToolCall } from '../shared/tool-call';
import { failure, type ToolFailure } from '../shared/tool-result';

/** read: changes nothing. act: changes the page. navigate: changes what a tab shows, or which tabs there are. */
export type Effect = 'read' | 'act' | 'navigate';

/** Who carries it out. page: the content script of the selector's frame. tabs, capture, downloads, script: the background. */
export type Host = 'page' | 'tabs' | 'capture' | 'downloads' | 'script' | 'user';

/** Hints for the gate, judged together with the target. */
export type RiskHint =
  'none' | 'activates' | 'enters-value' | 'submits' | 'leaves-page' | 'uploads' | 'runs-code';

export interface Tool<Name extends string = string, Args extends z.ZodMiniObject = z.ZodMiniObject> {
  name: Name;
  description: string;
  effect: Effect;
  host: Host;
  risk: RiskHint;
  args: Args;
  example: z.input<Args>;
}

export function defineTool<const Name extends string, Args extends z.ZodMiniObject>(
  tool: Tool<Name, Args>,
): Tool<Name, Args> {
  return tool;
}

/** The arguments that nearly every tool starts with. */
export const onTab = { tabId };

export function badCall(call: ToolCall, why: string): ToolFailure {
  return failure('INVALID_ACTION', `${call.name}: ${why}`);
}
