// Takes the last undoable step back: the value, check, selection or address that stood there before is set
// again, through the same funnel, as the user's own wish. A task that has ended is taken up for this one act.
import { CopilotError } from '../../shared/errors';
import type { UndoRecord } from '../../shared/messages/content';
import { phraseOf, series, type Phrase, type Words } from '../../shared/phrase';
import { hasEnded } from '../../shared/status';
import { takingTurns } from '../../shared/taking-turns';
import { failure } from '../../shared/tool-result';
import { pageAddress } from '../../shared/url';
import type { App } from '../app';
import { addressOf } from '../pages/navigation';
import { apply } from '../tasks/apply-event';
import { withEndedTask } from '../tasks/ended-task';
import { dispatch } from '../tasks/run-driver';
import { runOf, runOnTab, type Run } from '../tasks/running';
import { askerOf } from './asker';
import { callDirectly } from './direct-call';
import type { Ask } from './gate';

/** A queue for each task, so that two requests to undo take back two acts and not the same one twice. */
const turns = new Map<string, ReturnType<typeof takingTurns>>();

/** `typed`: the words that asked for it, where no button was pressed. */
export function undo(app: App, taskId: string, typed?: string): Promise<void> {
  const inTurn = turns.get(taskId) ?? takingTurns();
  turns.set(taskId, inTurn);
  return inTurn(() => undoIn(app, taskId, typed));
}

async function undoIn(app: App, taskId: string, typed: string | undefined): Promise<void> {
  const live = runOf(taskId);
  // Its last act is still under way. Until that has ended, an older act would be taken back in its place.
  if (live && hasEnded(live.state.status)) throw stillEnding();
  if (live) return undoLast(app, live, typed);
  const outcome = await withEndedTask(app, taskId, async (run) => {
    if (runOnTab(run.state.tabId))
      throw new CopilotError('NOT_ACTIONABLE', 'Another task is at work on this tab. Stop it first.');
    await undoLast(app, run, typed);
  });
  if (outcome === 'gone') throw new CopilotError('NOT_FOUND', 'This task is no longer in the history.');
  if (outcome === 'held') throw stillEnding();
}

const stillEnding = () => new CopilotError('NOT_ACTIONABLE', 'This task is still being ended. Try again.');

async function undoLast(app: App, run: Run, typed: string | undefined): Promise<void> {
  const over = hasEnded(run.state.status);
  const last = run.state.undo.at(-1);
  const report = (note: Words, record?: UndoRecord) =>
    (over ? apply : dispatch)(app, run, {
      type: 'undone',
      note,
      record,
      ...(typed === undefined ? {} : { typed }),
    });
  if (!last) return report(phraseOf('said_nothing_to_undo'));
  if (last.page !== undefined && last.page !== pageAddress(await addressOf(Number(last.call.args['tabId']))))
    return report(phraseOf('said_not_undone', phraseOf('unable_undo_elsewhere')));
  // To undo is the user's own wish, and no part of an offer that the task may have come to.
  const asker = { ...askerOf(run), caller: 'panel', offered: false } as const;
  let asked: Phrase | undefined;
  const refuse = async ({ card }: Ask) => {
    asked = card.said && phraseOf('about', card.said.what, series(card.said.why, 'sentences'));
    return failure('NEEDS_CONFIRM', `${card.what}: ${card.why}`);
  };
  const { result } = await callDirectly(app, last.call, asker, 'Undo', refuse);
  if (!result.ok) return report(phraseOf('said_not_undone', asked ?? result));
  return report(phraseOf(over ? 'said_undone' : 'said_undone_paused'), last);
}
