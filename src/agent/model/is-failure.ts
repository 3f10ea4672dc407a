// Tells a failure from what was asked for, where a function gives one or the other. A `ToolFailure` is the only one of
// them that has a field `ok`; a model client, the room of a prompt and a proposal have none. Pure.
import type { ToolFailure } from '../../shared/tool-result';

export function isFailure(made: object): made is ToolFailure {
  return 'ok' in made;
}
