// Takes the last undoable step back: the value, check, selection or address that stood there before is set
// again, through the same funnel, as the user's own wish.
import type { App } from './app';
import { askerOf } from './asker';
import { callDirectly } from './direct-call';
import { tell } from './run-driver';
import type { Run } from './running';

export async function undoLast(app: App, run: Run): Promise<void> {
  const last = run.state.undo.at(-1);
  if (!last) return tell(app, run, { type: 'undone', ok: false, note: 'There is nothing to undo.' });
  const done = await callDirectly(app, last.call, { ...askerOf(run), caller: 'panel' }, 'Undo');
  const note = done.result.ok
    ? 'Undone. The task is paused.'
    : `This could not be undone: ${done.result.error}`;
  await tell(app, run, { type: 'undone', ok: done.result.ok, note });
}
