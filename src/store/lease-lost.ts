// The error of a write that was refused because another worker owns the task by now: the writer has to let go of it.
import { CopilotError } from '../shared/errors';

export class LeaseLost extends CopilotError {
  constructor(message: string) {
    super('STALE', message);
  }
}
