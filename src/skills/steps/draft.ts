// Lets a skill say what it would do in terms of perceived items; selectors are bound afterwards.
// A skill made here is pure: match, bind, plan and otherwise are views of one draft, made once a view.
import type { Intent, IntentKind, IntentOf } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import {
  english,
  inEnglish,
  phraseOf,
  saidAs,
  type Phrase,
  type PhraseKey,
  type Words,
} from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { PcdHit } from '../../shared/query';
import type { RoleSelector } from '../../shared/selector';
import type { ToolName } from '../../tools/registry';
import { agree, needsToAgree } from './agreeing';
import { agreementToPress } from './asked-back';
import { ENTERS } from './attempts';
import { takesEnter } from '../target/beside-page';
import { heedDisabled } from './disabled';
import { isCalledByLabel } from '../target/drawn-fields';
import { lastFilled, pressed, unsent } from './last-filled';
import { isChoice } from '../words/role-words';
import {
  defineSkill,
  MAX_STEP_CHARS,
  type Attempt,
  type Skill,
  type SkillEffect,
  type SkillPlan,
  type SkillView,
} from '../skill';
import { tell } from '../target/telling';

export interface DraftStep {
  tool: ToolName;
  /** The perceived item that becomes `selector`. */
  on?: PcdHit;
  /** The perceived item that becomes `to`. */
  to?: PcdHit;
  args?: Record<string, unknown>;
  say: Phrase;
  optional?: boolean;
}

export type ActDraft = {
  kind: 'act';
  steps: DraftStep[];
  then: 'verify' | 'replan';
  confidence: number;
  why: Words;
  remember?: Record<string, string>;
};

type Planned<K extends SkillPlan['kind']> = Extract<SkillPlan, { kind: K }>;

/** Sentences as phrases; or the words of a page or a person, as they are. Nothing to say is ''. */
type Saying<K extends SkillPlan['kind'], P extends keyof Planned<K>> = Omit<Planned<K>, P | 'said'> &
  Record<P, Words>;

export type Draft =
  | ActDraft
  | Saying<'done', 'note'>
  | Saying<'answer', 'answer'>
  | Saying<'ask', 'question'>
  | Saying<'assist', 'message'>
  | Saying<'explore', 'goal'>
  | Saying<'unable', 'reason'>;

/** Of a note, a question or a reason, as the record has it. */
const MAX_SENTENCE_CHARS = 1_000;

/** The draft in English, with its phrases beside it. */
export function spoken(draft: Exclude<Draft, ActDraft>): SkillPlan {
  switch (draft.kind) {
    case 'done':
      return { ...draft, note: english(draft.note).slice(0, MAX_SENTENCE_CHARS), ...saidAs(draft.note) };
    case 'answer':
      return { ...draft, answer: english(draft.answer), ...saidAs(draft.answer) };
    case 'ask':
      return {
        ...draft,
        question: english(draft.question).slice(0, MAX_SENTENCE_CHARS),
        ...saidAs(draft.question),
      };
    case 'assist':
      return {
        ...draft,
        message: english(draft.message).slice(0, MAX_SENTENCE_CHARS),
        ...saidAs(draft.message),
      };
    case 'explore':
      return { ...draft, goal: english(draft.goal), ...saidAs(draft.goal) };
    case 'unable':
      return {
        ...draft,
        reason: english(draft.reason).slice(0, MAX_SENTENCE_CHARS),
        ...saidAs(draft.reason),
      };
  }
}

export function act(
  steps: DraftStep[],
  then: 'verify' | 'replan',
  confidence: number,
  why: Words,
  remember?: Record<string, string>,
): ActDraft {
  return { kind: 'act', steps, then, confidence, why, ...(remember ? { remember } : {}) };
}

/** One press; `told` is how what is pressed is called. */
export function pressOn(
  on: PcdHit,
  key: PhraseKey,
  then: 'verify' | 'replan',
  confidence: number,
  told: Words = tell(on),
): ActDraft {
  return act([{ tool: 'dom.click', on, say: phraseOf(key, told) }], then, confidence, told);
}

interface DraftSkill<P extends Intent> {
  name: string;
  kinds: readonly P['kind'][];
  needs(params: P, attempts: readonly Attempt[]): Need[];
  draft(view: SkillView, params: P): Draft;
  effects?: ReadonlyArray<SkillEffect<P>>;
}

export function draftSkill<K extends IntentKind>(from: DraftSkill<IntentOf<K>>): Skill<IntentOf<K>> {
  const made = new WeakMap<SkillView, { params: IntentOf<K>; draft: Draft }>();
  const draftOf = (view: SkillView, params: IntentOf<K>): Draft => {
    const known = made.get(view);
    if (known && known.params === params) return known.draft;
    const agreement = agreementToPress(view, params);
    const draft = agreement ? agree(view, agreement, 'verify') : heedDisabled(view, from.draft(view, params));
    made.set(view, { params, draft });
    return draft;
  };
  return defineSkill<K>({
    name: from.name,
    kinds: from.kinds,
    needs: (params, attempts) => [...needsToAgree(attempts), ...from.needs(params, attempts)],
    match(view, params) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return [];
      return [{ requestedIds: idsOf(draft), confidence: draft.confidence, why: draft.why }];
    },
    bind(details, params, view) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return null;
      const binding: Record<string, PCDActionDetail> = {};
      for (const detail of details) binding[detail.id] = detail;
      const complete = idsOf(draft).every((id) => binding[id]);
      return complete ? { binding, confidence: draft.confidence } : null;
    },
    plan(bound, params, view) {
      const draft = draftOf(view, params);
      return draft.kind === 'act' ? realise(draft, bound.binding, view) : spoken(draft);
    },
    otherwise(view, params) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return spoken(draft);
      return spoken({ kind: 'unable', reason: phraseOf('unable_went_away', draft.why) });
    },
    effects: from.effects ?? [],
  });
}

/** Ids of all items that the steps act on. */
export function idsOf(draft: ActDraft): string[] {
  const ids = draft.steps.flatMap((step) => [step.on?.id, step.to?.id].filter((id) => id !== undefined));
  return [...new Set<string>(ids)];
}

const CHANGES: ReadonlySet<string> = new Set([...ENTERS, 'dom.drag']);
const PRESSES: ReadonlySet<string> = new Set(['dom.click', 'dom.dblclick', 'dom.submit', 'dom.press']);

/** What the steps leave unsent: the last one that changes or presses something decides. */
function leaves(view: SkillView, steps: readonly DraftStep[]): Record<string, string> {
  const last = steps.findLast((step) => CHANGES.has(step.tool) || PRESSES.has(step.tool));
  if (!last) return {};
  const { tool, on } = last;
  const isChange = CHANGES.has(tool) || (on !== undefined && isPick(on));
  return on === undefined || isChange ? unsent(view, isChange ? on : undefined) : pressed(view, on);
}

/** A press on one of these chooses it; the choice waits to be sent. */
function isPick(hit: PcdHit): boolean {
  return isChoice(hit) || hit.role === 'option' || hit.role === 'gridcell';
}

/** The steps with the selectors of their items. */
export function realise(
  draft: ActDraft,
  binding: Record<string, PCDActionDetail>,
  view: SkillView,
): SkillPlan {
  const { tabId } = view;
  const field = draft.steps.findLast((step) => ENTERS.has(step.tool) && step.on)?.on;
  const remember = {
    ...(field ? lastFilled(view, field) : {}),
    ...leaves(view, draft.steps),
    ...draft.remember,
  };
  const several = draft.steps.length > 1;
  const steps = draft.steps.map((step): PlannedStep => {
    const on = step.on ? addressOf(step.on, binding[step.on.id], several) : undefined;
    const to = step.to ? addressOf(step.to, binding[step.to.id], several) : undefined;
    const args = {
      tabId,
      ...(on ? { selector: on.selector } : {}),
      ...(to ? { to: to.selector } : {}),
      ...step.args,
    };
    const byKey = step.tool === 'dom.click' && step.on !== undefined && takesEnter(step.on);
    return {
      kind: 'tool',
      call: byKey ? { name: 'dom.press', args: { ...args, key: 'Enter' } } : { name: step.tool, args },
      description: inEnglish(step.say).slice(0, MAX_STEP_CHARS),
      said: step.say,
      ...(on && on.fallbacks.length > 0 ? { fallbacks: on.fallbacks } : {}),
      ...(step.optional ? { optional: true } : {}),
    };
  });
  return {
    kind: 'steps',
    steps,
    then: draft.then,
    ...(Object.keys(remember).length > 0 ? { remember } : {}),
  };
}

/**
 * A role or text selector where there is one; a bare path is only the spare of the id. In a row and before `several`
 * steps never the nth of its name: boxes that are called by their state are counted anew after each step.
 */
function addressOf(
  hit: PcdHit,
  detail: PCDActionDetail | undefined,
  several: boolean,
): { selector: RoleSelector; fallbacks: RoleSelector[] } {
  const byId: RoleSelector = { kind: 'ref', ref: hit.id };
  if (!detail) return { selector: byId, fallbacks: likeOf(hit) };
  const every = [detail.selector, ...(detail.altSelectors ?? [])];
  const all =
    several && hit.itemIndex !== undefined
      ? every.filter((selector) => !('nth' in selector) || selector.nth === undefined)
      : every;
  // What the page calls by its value has another name once it is set.
  const robust = isCalledByLabel(hit)
    ? undefined
    : all.find(
        (selector) => (selector.kind === 'role' && !isBareCount(selector)) || selector.kind === 'text',
      );
  const rest = all.filter((selector) => selector !== robust);
  if (robust && robust === detail.selector)
    return { selector: robust, fallbacks: [...rest, byId].slice(0, 5) };
  return { selector: byId, fallbacks: all.slice(0, 5) };
}

/** The nth of its role says nothing of which one is meant: a row that comes or goes makes it another. */
const isBareCount = ({ name, nth }: Extract<RoleSelector, { kind: 'role' }>): boolean =>
  name === undefined && nth !== undefined;

/**
 * What a page drew anew since it was seen, by role and name. Not what stands in a row or in a frame (`f3.a12`): when
 * that has gone, the same button of another one is not meant.
 */
function likeOf({ id, role, label, fullLabel, landmark, itemText, implicit }: PcdHit): RoleSelector[] {
  if (label === '' || itemText !== undefined || implicit || id.includes('.')) return [];
  const within = landmark ? { withinLandmark: landmark } : {};
  return [{ kind: 'role', role, name: fullLabel ?? label, nameMode: 'exact', ...within }];
}
