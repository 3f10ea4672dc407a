// What can happen to a task, and what the controller can ask for. The driver turns effects into events.
import type { Card, ConfirmCard } from '../../shared/card';
import type { ChatMessage } from '../../shared/chat';
import type { ErrorCode } from '../../shared/errors';
import type { Intent } from '../../shared/intent';
import type { UndoRecord } from '../../shared/messages/content';
import type { Observation } from '../../shared/observation';
import type { Trouble, Words } from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { Interpretation } from '../../shared/task-list';
import type { Caller, Rung } from '../../shared/tool-call';
import type { ToolResult } from '../../shared/tool-result';
import type { BeamState } from '../explore/beam';
import type { Proposal } from '../rungs/proposer';
import type { ControllerState } from './state';

export type AgentEvent =
  /** `note`: why it was not read by who should have read it, for the user. */
  | { type: 'interpreted'; interpretation: Interpretation; rung?: Rung; tokens?: number; note?: Words }
  | { type: 'proposed'; proposal: Omit<Proposal, 'seen'> }
  | {
      type: 'stepDone';
      result: ToolResult;
      observation: Observation | undefined;
      undo: UndoRecord | undefined;
      /** The act was proved not to have happened (worker died before it was sent): repeat it. */
      notDone?: boolean;
    }
  /** The gate wants the user's word for the current step. */
  | {
      type: 'gateAsks';
      card: Omit<ConfirmCard, 'id' | 'taskId' | 'createdAt'>;
      /** Origin pairs that approving the card approves for the rest of the task. */
      flows: ReadonlyArray<readonly [from: string, to: string]>;
    }
  | { type: 'verified'; ok: boolean; why: Words }
  /** `journaled`: how many journal entries the move took. */
  | { type: 'beam'; beam: BeamState; journaled: number }
  | { type: 'decided'; cardId: string; approve: boolean }
  | { type: 'replied'; cardId: string; value: string }
  /** The browser keeps the page from us. `origins`: what to ask it for, where the address is told. */
  | { type: 'accessNeeded'; trouble: Trouble; origins: string[] }
  /** What an assistance request waited for has happened by itself. `origin`: the page that can be entered now. */
  | { type: 'assistNoticed'; cardId: string; note: Words; origin?: string }
  /** `refused`: what the words say not to do (interpret/refused.ts). `hasModel`: one can be asked where rules do not know how. */
  | {
      type: 'feedback';
      text: string;
      interpretation: Interpretation;
      refused?: Intent[] | undefined;
      hasModel?: boolean;
    }
  /** `typed`: the words that the user typed for it instead of pressing a button. */
  | { type: 'pause'; typed?: string }
  | { type: 'resume'; typed?: string }
  | { type: 'step' }
  | { type: 'stop'; reason: Words; typed?: string }
  /** `record`: what has been taken back; absent: nothing was. */
  | { type: 'undone'; note: Words; record: UndoRecord | undefined; typed?: string }
  /** After it has succeeded, the page no longer shows what the last act had brought about. */
  | { type: 'tookBack'; words: Words }
  | { type: 'broken'; code: ErrorCode; error: string };

/** The one thing to do next; `null` waits for the user. */
export type Effect =
  | { type: 'interpret' }
  | { type: 'propose'; delayMs: number }
  | { type: 'call'; step: PlannedStep; seq: number; caller: Caller }
  | { type: 'verify' }
  | { type: 'beam'; beam: BeamState }
  | { type: 'end' };

/** A message of the chat before the store gave it a number. */
export type MessageDraft = Omit<ChatMessage, 'messageId' | 'timestamp' | 'sequenceNumber'>;

export interface Reduced {
  state: ControllerState;
  say: MessageDraft[];
}

export interface Clock {
  now: number;
  newId: () => string;
}

export type CardDraft = Card extends infer C
  ? C extends Card
    ? Omit<C, 'id' | 'taskId' | 'createdAt'>
    : never
  : never;
