// A tool call as it is planned, journalled and shown. The arguments of each tool are defined once,
// in tools/; this loose shape is what travels and rests, and tools/registry parses it strictly.
import { z } from './schema';

export const toolCall = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  args: z.record(z.string(), z.unknown()),
});
export type ToolCall = z.infer<typeof toolCall>;

/** Sets something off that the page may answer late, and answer again when it is done again. */
export function isPress(name: string): boolean {
  return /^dom\.(?:click|dblclick|press|submit)$/.test(name);
}

/** Who asks. The gate treats a model's choice with more care than the user's own words. */
export const caller = z.enum(['panel', 'palette', 'skill', 'exploration', 'bridge', 'model', 'test']);
export type Caller = z.infer<typeof caller>;

/** Which rung of the planner ladder chose it: 0 no model, 1 local, 2 keyed. */
export const rung = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Rung = z.infer<typeof rung>;
