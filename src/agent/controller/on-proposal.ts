// What a reading, a proposal or a move of the search makes of a task.
import { MAX_ROUNDS, MAX_STEPS } from '../../shared/budgets';
import { english, inEnglish, phraseOf, saidAs, type Phrase, type PhraseKey } from '../../shared/phrase';
import type { TaskItem } from '../../shared/task-list';
import type { SkillPlan } from '../../skills/skill';
import { startBeam } from '../explore/beam';
import { askCard, say, waitFor } from './cards';
import type { AgentEvent, Clock, Reduced } from './events';
import { completeItem, failItem, startNextItem } from './item-ends';
import { currentItem, goalOf, type ControllerState } from './state';

/** Searches for a page that one item may start. */
const MAX_EXPLORATIONS = 3;

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

/** Plans after which the item is not asked about again. */
const ENDS: ReadonlySet<SkillPlan['kind']> = new Set(['done', 'answer', 'unable']);

const isOurs = (rung: number, item: TaskItem, { choices }: ControllerState) =>
  rung === 0 && item.readBy !== 'model' && choices.length === 0;

export function proposed(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'proposed' }>,
  clock: Clock,
): Reduced {
  const { plan, rung, by, why, saidWhy, tokens = 0, chosen } = event.proposal;
  const item = currentItem(state);
  if (!item) return startNextItem(state);
  // No plan is made over an act that has not ended.
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
    case 'steps': {
      if (plan.steps.length === 0) {
        return {
          state: {
            ...base,
            phase: { at: plan.then === 'verify' ? 'verify' : 'propose' },
            round: base.round + 1,
            stalled: base.stalled + 1,
          },
          say: [],
        };
      }
      const active = {
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
        // What a model read out of the goal, or has chosen, is a model's choice, also when a skill carries it out.
        caller: isOurs(rung, item, base) ? ('skill' as const) : ('model' as const),
      };
      return {
        state: {
          ...base,
          phase: { at: 'step' },
          plan: active,
          // A yes was to the step of the plan before, which was not carried out.
          approvals: [],
          round: base.round + 1,
          doing: state.failures > 0 ? 'correcting' : 'acting',
          memory: { ...state.memory, ...plan.remember },
        },
        say: [],
      };
    }
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
  const summary = say(
    'notice',
    phraseOf(
      'say_searched',
      counted(beam.tabsOpened, 'say_tab_one', 'say_tabs'),
      counted(urls.length, 'say_page_one', 'say_pages'),
      beam.tabsClosed,
    ),
  );
  const refused = beam.refused === undefined || beam.found ? [] : [say('notice', beam.refused)];
  const notes = [...(beam.tabsOpened > 0 ? [summary] : []), ...refused];
  if (beam.found?.wall) {
    const message = phraseOf('help_sign_in');
    const asked = waitFor(
      // It stands still anyway, and goes on by itself.
      { ...base, paused: state.paused },
      {
        kind: 'assist',
        type: 'login',
        message: inEnglish(message),
        said: message,
      },
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

const counted = (n: number, one: PhraseKey, more: PhraseKey): Phrase =>
  n === 1 ? phraseOf(one) : phraseOf(more, n);
