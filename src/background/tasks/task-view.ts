// A task as the panel draws it, from its record and its state.
import { changeWords } from '../../agent/controller/change-words';
import { controllerState, type ControllerState } from '../../agent/controller/state';
import { actionString } from '../../agent/views/action-string';
import { planView } from '../../agent/views/chat-view';
import { printSelector } from '../../selector/print';
import type { SessionId, TaskId } from '../../shared/ids';
import type { ExplorationView, StepView, TaskView } from '../../shared/messages/ui';
import { english } from '../../shared/phrase';
import type { JournalEntry, TaskRecord } from '../../shared/records';
import { dotted } from '../panel/dots';

export function taskView(task: TaskRecord, state: ControllerState): TaskView {
  const plan = planView(state);
  return dotted({
    taskId: task.taskId as TaskId,
    sessionId: task.sessionId as SessionId,
    goal: task.goal,
    status: state.status,
    progress: state.progress,
    steps: state.stepsDone,
    rung: state.rung,
    tokens: state.tokens,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    ...(task.endedAt === undefined ? {} : { endedAt: task.endedAt }),
    paused: state.paused,
    stepping: state.stepping,
    canUndo: state.undo.length > 0,
    ...(state.list ? { list: state.list } : {}),
    ...(plan ? { plan } : {}),
    ...(state.phase.at === 'wait' ? { card: { ...state.phase.card, taskId: task.taskId } } : {}),
    ...(state.result === undefined ? {} : { result: state.result }),
    ...(state.said ? { said: state.said } : {}),
    ...(state.answer === undefined ? {} : { answer: state.answer }),
  });
}

/** The state of a stored task; `undefined` when it is of a version that this build cannot read. */
export function stateOf(task: TaskRecord): ControllerState | undefined {
  const parsed = controllerState.safeParse(task.state);
  return parsed.success ? parsed.data : undefined;
}

const PAGE_STATES = {
  queued: 'open',
  reading: 'visited',
  visited: 'visited',
  closed: 'closed',
  winner: 'winner',
  wall: 'wall',
} as const;

/** The search that is under way, or the last one of the task. */
export function explorationView(state: ControllerState): ExplorationView | undefined {
  const nodes = state.phase.at === 'explore' ? state.phase.beam.nodes : state.explored;
  return (
    nodes && {
      nodes: nodes.map((n) => ({
        id: n.id,
        url: n.url,
        title: n.title || n.label,
        depth: n.depth,
        state: PAGE_STATES[n.state],
      })),
      edges: nodes.flatMap((n) => (n.parent ? [{ from: n.parent, to: n.id, label: n.label }] : [])),
    }
  );
}

/** Steps for history and replay, one for each intent. */
export function stepViews(journal: readonly JournalEntry[]): StepView[] {
  const shown = dotted(journal);
  const outcomes = new Map(shown.flatMap((e) => (e.phase === 'outcome' ? [[e.seq, e] as const] : [])));
  return shown.flatMap((entry): StepView[] => {
    if (entry.phase !== 'intent') return [];
    const outcome = outcomes.get(entry.seq);
    const result = outcome?.result;
    const seen = changeWords(outcome?.observation);
    return [
      {
        seq: entry.seq,
        description: entry.description,
        ...(entry.said ? { said: entry.said } : {}),
        tool: entry.call.name,
        action: actionString(entry.call),
        status: outcome?.status ?? 'pending',
        rung: entry.rung,
        startedAt: entry.ts,
        url: entry.url,
        ...(outcome ? { endedAt: outcome.ts } : {}),
        ...(entry.selector ? { selector: printSelector(entry.selector) } : {}),
        ...(result?.ok ? { result: JSON.stringify(result.data ?? null).slice(0, 2_000) } : {}),
        ...(result && !result.ok ? { error: { code: result.code, message: result.error } } : {}),
        ...(seen === undefined ? {} : { observation: english(seen) }),
        ...(typeof seen === 'object' ? { saidObservation: seen } : {}),
        ...(entry.sketch ? { sketch: entry.sketch } : {}),
      },
    ];
  });
}
