// How the task's state changes when a goal has been read, a plan has been proposed, or the search for a page has moved on.
// Pure; part of the controller.
import { MAX_ROUNDS, MAX_STEPS } from '../../shared/budgets';
import { english, inEnglish, phraseOf, saidAs, type Phrase, type PhraseKey } from '../../shared/phrase';
import type { TaskItem } from '../../shared/task-list';
import type { SkillPlan } from '../../skills/skill';
import { startBeam, type BeamState } from '../explore/beam';
import type { Proposal } from '../rungs/proposer';
import { askCard, say, waitFor } from './cards';
import type { AgentEvent, Clock, MessageDraft, Reduced } from './events';
import { completeItem, failItem, startNextItem } from './item-ends';
import { currentItem, goalOf, type ControllerState } from './state';

/** Searches for a page that one item may start. */
const MAX_EXPLORATIONS = 3;

/** The goal has been read: its items are taken up, or the question that the reading leaves is asked. */
export function interpreted(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'interpreted' }>,
  clock: Clock,
): Reduced {
  const { interpretation, rung = 0, tokens = 0, note } = event;
  const base: ControllerState = { ...state, rung, tokens: state.tokens + tokens };
  const notes = note === undefined ? [] : [say('notice', note)];
  if (interpretation.kind === 'clarify') {
    const options = interpretation.options.map((text) => ({ label: text, value: text }));
    const asked = askCard(base, interpretation.said ?? interpretation.question, options, clock);
    return { state: asked.state, say: [...notes, ...asked.say] };
  }
  const list = interpretation.list;
  const reading = say('reading', list.reading);
  const told = rung === 0 ? reading : { ...reading, metadata: { ...reading.metadata, rung, tokens } };
  // Answers are of one item: what was answered in place of the goal is the goal from here on.
  const { tooLong: _read, ...read } = base;
  const started = startNextItem({ ...read, goal: goalOf(base), status: 'executing', list });
  return { state: started.state, say: [...notes, told, ...started.say] };
}

/** Plans that end the item. They may come after the last step and the last round that are allowed. */
const ENDS: ReadonlySet<SkillPlan['kind']> = new Set(['done', 'answer', 'unable']);

/**
 * A rung has proposed what to do next for the current item. Bounded: after MAX_STEPS journal entries or MAX_ROUNDS rounds
 * without an end, the item fails with MAX_RETRIES.
 */
export function proposed(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'proposed' }>,
  clock: Clock,
): Reduced {
  const { plan, rung, tokens = 0, chosen } = event.proposal;
  const item = currentItem(state);
  if (!item) return startNextItem(state);
  // A plan is only asked for when no act is under way any more.
  const { underWay: _over, ...settled } = state;
  const base: ControllerState = {
    ...settled,
    status: 'executing',
    rung,
    tokens: state.tokens + tokens,
    choices: chosen === undefined ? state.choices : [...state.choices, chosen].slice(-20),
  };
  if (!ENDS.has(plan.kind)) {
    if (state.nextSeq >= MAX_STEPS) return failItem(base, phraseOf('unable_steps', MAX_STEPS), 'MAX_RETRIES');
    if (state.round >= MAX_ROUNDS)
      return failItem(base, phraseOf('unable_rounds', state.round), 'MAX_RETRIES');
  }
  switch (plan.kind) {
    case 'steps':
      return { state: withSteps(base, item, plan, event.proposal, clock), say: [] };
    case 'done':
      return completeItem(
        {
          ...base,
          memory: { ...state.memory, ...plan.remember },
          ...(plan.table ? { table: plan.table } : {}),
        },
        plan.said ?? plan.note,
      );
    case 'answer': {
      const { answer, basis, evidence, citations } = plan;
      const words = plan.said ?? answer;
      const told = { evidence: evidence.map(english), saidEvidence: evidence };
      const message = say('answer', words, { basis, ...told, citations });
      const done = completeItem({ ...base, answer, ...saidAs(words) }, words);
      return { state: done.state, say: [message, ...done.say] };
    }
    case 'ask':
      return askCard(base, plan.said ?? plan.question, plan.options, clock);
    case 'assist':
      return waitFor(
        { ...base, round: base.round + 1 },
        {
          kind: 'assist',
          type: plan.type,
          message: plan.message,
          ...(plan.said ? { said: plan.said } : {}),
          ...(plan.timeout === undefined ? {} : { timeout: plan.timeout }),
        },
        clock,
        plan.said ?? plan.message,
      );
    case 'explore':
      // The same search again would end the same way.
      if (state.explorations >= MAX_EXPLORATIONS || state.searched.includes(plan.terms)) {
        return failItem(base, phraseOf('unable_searched', plan.said ?? plan.goal), 'NOT_FOUND');
      }
      return {
        state: {
          ...base,
          status: 'exploring',
          phase: { at: 'explore', beam: startBeam(plan.terms, plan.goal) },
          explorations: state.explorations + 1,
        },
        say: [say('notice', phraseOf('say_looking', plan.said ?? plan.goal))],
      };
    case 'unable':
      return item.optional
        ? completeItem(base, plan.said ?? plan.reason)
        : failItem(base, plan.said ?? plan.reason, plan.code ?? 'NOT_FOUND');
  }
}

type StepsPlan = Extract<SkillPlan, { kind: 'steps' }>;

/** The task with these steps to carry out; without any, with the look that is to follow them. */
function withSteps(
  state: ControllerState,
  item: TaskItem,
  plan: StepsPlan,
  { rung, by, why, saidWhy, tokens = 0 }: Omit<Proposal, 'seen'>,
  clock: Clock,
): ControllerState {
  const round = state.round + 1;
  if (plan.steps.length === 0)
    return {
      ...state,
      phase: { at: plan.then === 'verify' ? 'verify' : 'propose' },
      round,
      stalled: state.stalled + 1,
    };
  return {
    ...state,
    phase: { at: 'step' },
    plan: {
      id: clock.newId(),
      steps: plan.steps,
      index: 0,
      variant: 0,
      then: plan.then,
      by,
      why,
      ...(saidWhy ? { saidWhy } : {}),
      rung,
      tokens,
      caller: isOurs(rung, item, state) ? 'skill' : 'model',
    },
    // The user's approval was of a step of the plan before, which was not carried out.
    approvals: [],
    round,
    doing: state.failures > 0 ? 'correcting' : 'acting',
    memory: { ...state.memory, ...plan.remember },
  };
}

/**
 * Whether no model had a part in the steps: none read the item out of the goal, none chose among things that fit it
 * equally well, none planned. Otherwise the gate judges them as a model's, also where a skill carries them out.
 */
const isOurs = (rung: number, item: TaskItem, { choices }: ControllerState) =>
  rung === 0 && item.readBy !== 'model' && choices.length === 0;

/** The search for a page has made one move. When it has ended, planning goes on, there or where the task was. */
export function beamMoved(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'beam' }>,
  clock: Clock,
): Reduced {
  const { beam } = event;
  if (state.phase.at !== 'explore')
    return { state: { ...state, nextSeq: state.nextSeq + event.journaled }, say: [] };
  const urls = beam.nodes.filter((n) => n.state !== 'queued').map((n) => n.url);
  const base: ControllerState = {
    ...state,
    phase: { at: 'explore', beam },
    nextSeq: state.nextSeq + event.journaled,
    siteGraph: {
      nodes: beam.nodes.length,
      edges: beam.nodes.filter((n) => n.parent).length,
      recentUrls: urls.slice(-20),
    },
    ...(beam.stage === 'end' ? { explored: beam.nodes } : {}),
    paused: state.paused || (state.stepping && event.journaled > 0),
  };
  if (beam.stage !== 'end') return { state: base, say: [] };
  const notes = notesOf(beam, urls.length);
  if (beam.found?.wall) {
    const message = phraseOf('help_sign_in');
    const asked = waitFor(
      // A single step that the user asked for does not pause it here: it waits anyway, and goes on by itself.
      { ...base, paused: state.paused },
      { kind: 'assist', type: 'login', message: inEnglish(message), said: message },
      clock,
      phraseOf('help_sign_in_short'),
    );
    // A search that ended at a log-in is no failed search.
    return {
      state: { ...asked.state, explorations: Math.max(0, state.explorations - 1) },
      say: [...notes, ...asked.say],
    };
  }
  if (beam.found) return { state: { ...base, status: 'executing', phase: { at: 'propose' } }, say: notes };
  // Not there: another rung may know better; when none does, the same search asked for again is the end.
  const searched = [...state.searched, beam.terms];
  return { state: { ...base, searched, status: 'executing', phase: { at: 'propose' } }, say: notes };
}

/** What the user is told of a search that has ended. `pages`: how many it looked at or tried to. */
function notesOf(beam: BeamState, pages: number): MessageDraft[] {
  const summary = phraseOf(
    'say_searched',
    counted(beam.tabsOpened, 'say_tab_one', 'say_tabs'),
    counted(pages, 'say_page_one', 'say_pages'),
    beam.tabsClosed,
  );
  return [
    ...(beam.tabsOpened > 0 ? [say('notice', summary)] : []),
    ...(beam.refused === undefined || beam.found ? [] : [say('notice', beam.refused)]),
  ];
}

const counted = (n: number, one: PhraseKey, more: PhraseKey): Phrase =>
  n === 1 ? phraseOf(one) : phraseOf(more, n);
