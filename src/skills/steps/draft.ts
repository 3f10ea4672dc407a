// Lets a skill say what it would do in terms of perceived items; selectors are bound afterwards.
import { english, phraseOf, saidAs, type Phrase, type PhraseKey, type Words } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { ToolName } from '../../tools/registry';
import type { SkillPlan } from '../skill';
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
