// The rungs of the planner ladder share one asynchronous interface: given an item of the task list and a
// way to look at the page, propose what to do next. Proposing reads; it never acts.
import type { PerceiveReply } from '../../shared/messages/content';
import type { Need } from '../../shared/messages/content-request';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import { type Phrase } from '../../shared/phrase';
import type { TaskItem } from '../../shared/task-list';
import type { Rung } from '../../shared/tool-call';
import type { Attempt, SkillPlan } from '../../skills/skill';

export interface PageReader {
  tabId: number;
  look(needs: Need[]): Promise<PerceiveReply>;
  details(ids: string[]): Promise<PCDActionDetail[]>;
}

export interface ProposeRequest {
  goal: string;
  item: TaskItem;
  page: PageReader;
  attempts: Attempt[];
  /** The last act of the items before. */
  before?: Attempt | undefined;
  /** What was to follow the last plan: `verify` where its last step was to fulfil the item. */
  lastThen?: 'verify' | 'replan' | undefined;
  /** A model is asked where rung 0 gives up: rung 0 need not wait for what may still appear on the page. */
  isHelped?: boolean;
  memory: Readonly<Record<string, string>>;
  now: number;
  locale: string;
  /** Answers the user gave to questions about this item, newest last. */
  answers: string[];
  /** The round of planning in which the newest of them came. */
  answeredInRound?: number;
  /** Candidates of a tie that the scout has settled, as their options read; newest last. */
  choices?: readonly string[];
  /** Secrets that the user has saved for the page's site: handles by which they may be typed, never values. */
  secrets?: ReadonlyArray<{ handle: string; name: string }>;
  signal: AbortSignal;
}

export interface Proposal {
  plan: SkillPlan;
  rung: Rung;
  /** 0…1 */
  confidence: number;
  /** Which skill or model proposed it. */
  by: string;
  /** Shown as the thought of the turn. */
  why: string;
  saidWhy?: Phrase;
  tokens?: number;
  /** The steps only look for the thing (open a section, turn a page): it has not been found here yet. */
  searching?: boolean;
  /** The option of a tie that was settled on the way. */
  chosen?: string;
  /** What was seen when it was chosen, for the record. */
  seen: PerceiveReply | undefined;
}

export interface Proposer {
  rung: Rung;
  propose(request: ProposeRequest): Promise<Proposal>;
}
