// What a skill is: it declares what it must know, finds its elements, binds them, and plans the next few tool
// calls. Pure: the same view gives the same plan. It is asked again after its steps were carried out, until its
// effects hold (docs/decisions/0002-skills-are-reactive.md); what it must know of earlier looks goes with the plan as
// `remember` and comes back in the view's `memory`.
import type { AnswerBasis, Citation } from '../shared/citation';
import type { ErrorCode } from '../shared/errors';
import type { Extraction } from '../shared/extraction';
import type { Intent, IntentKind, IntentOf } from '../shared/intent';
import type { Passage } from '../shared/messages/content';
import type { Need } from '../shared/messages/content-request';
import type { MiniPCD, PCDActionDetail } from '../shared/mini-pcd';
import type { Observation } from '../shared/observation';
import type { Phrase, Words } from '../shared/phrase';
import type { PlannedStep } from '../shared/plan';
import type { PcdHit } from '../shared/query';
import type { ToolCall } from '../shared/tool-call';
import type { ToolResult } from '../shared/tool-result';

/** Of the sentence that tells a step. */
export const MAX_STEP_CHARS = 500;

/** What a skill may ask of a page in one look. */
export const MAX_NEEDS = 8;

/** A step that this item has already taken, oldest first. */
export interface Attempt {
  call: ToolCall;
  /** English; `said` has it for the interface. */
  description: string;
  said?: Phrase | undefined;
  result: ToolResult;
  observation?: Observation | undefined;
  /** Planning round it belonged to, from 0. */
  round: number;
}

/** The page as the skill asked to see it. */
export interface SkillView {
  mini: MiniPCD;
  /** Answers to query needs, by key; absent keys are empty. */
  hits(key: string): PcdHit[];
  tables(key: string): Extraction[];
  passages(key: string): Passage[];
  /** What this item has already done. */
  attempts: Attempt[];
  /** What the plans of this task were given to `remember`: one bag, whose keys are the skills' own. */
  memory: Readonly<Record<string, string>>;
  /** ms since the epoch, and the user's locale. */
  now: number;
  locale: string;
  /** Tab that the steps are for. */
  tabId: number;
  /** What the user answered to questions about this item, newest last. */
  answers: readonly string[];
  /** What the user has saved for the page's site: handles by which it may be typed, and names. Never values. */
  secrets: ReadonlyArray<{ handle: string; name: string }>;
}

export interface SkillMatch {
  /** Items whose details the skill needs in order to act, most wanted first. */
  requestedIds: string[];
  /** 0…1. Well below ASK_BELOW, what stands in the way on the page is dealt with first. */
  confidence: number;
  /** What it is, for the user: "button “Download” in row 2". */
  why: Words;
}

export interface SkillBinding {
  binding: Record<string, PCDActionDetail>;
  confidence: number;
}

/** What can be answered to a question: `value` is what the answer will be, and the record's English. */
export interface PlanOption {
  label: string;
  value: string;
  itemId?: string;
  said?: Phrase;
}

/** Sentences are in English, for the record and for models; `said` has them as phrases, for the interface. */
export type SkillPlan =
  /** Carry these out; then verify the effects, or look and plan again. */
  | { kind: 'steps'; steps: PlannedStep[]; then: 'verify' | 'replan'; remember?: Record<string, string> }
  /** Nothing is left to do: the page already is as wished. */
  | { kind: 'done'; note: string; said?: Phrase; remember?: Record<string, string>; table?: Extraction }
  | {
      kind: 'answer';
      answer: string;
      said?: Phrase;
      basis: AnswerBasis;
      evidence: Words[];
      citations: Citation[];
    }
  | { kind: 'ask'; question: string; said?: Phrase; options: PlanOption[] }
  /** `timeout`, ms: then the task is stopped. Absent: as `AssistCard` says. */
  | { kind: 'assist'; type: 'captcha' | 'login' | 'custom'; message: string; said?: Phrase; timeout?: number }
  /** The thing is not on this page: look for a page that has it. `terms` as in pcd.query. */
  | { kind: 'explore'; terms: string; goal: string; said?: Phrase }
  /** `code` default NOT_FOUND. */
  | { kind: 'unable'; reason: string; said?: Phrase; code?: ErrorCode };

/** Judges, after the steps, whether the wish came true. */
export type SkillEffect<P> = (after: Observation, params: P, view: SkillView) => boolean;

export interface Skill<P extends Intent = Intent> {
  name: string;
  /** Kinds of intents it serves. */
  kinds: readonly P['kind'][];
  /** The first MAX_NEEDS are answered; asked again each round, so they may depend on what was already tried. */
  needs(params: P, attempts: readonly Attempt[]): Need[];
  /** Best first. Empty: not on this page; `otherwise` then says what to do. */
  match(view: SkillView, params: P): SkillMatch[];
  bind(details: PCDActionDetail[], params: P, view: SkillView): SkillBinding | null;
  plan(bound: SkillBinding, params: P, view: SkillView): SkillPlan;
  otherwise(view: SkillView, params: P): SkillPlan;
  /** All must hold. Empty: the last step's success is the effect. */
  effects: ReadonlyArray<SkillEffect<P>>;
}

export function defineSkill<K extends IntentKind>(skill: Skill<IntentOf<K>>): Skill<IntentOf<K>> {
  return skill;
}
