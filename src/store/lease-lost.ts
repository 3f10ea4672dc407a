// What refuses a write: another worker owns the task by now, and the writer has to let go of it.
import { CopilotError } from '../shared/errors';

export class LeaseLost extends CopilotError {
  constructor(message: string) {
    super('STALE', message);
  }
}
