// Types of panel.mjs, for the tests.
import type { Page } from '@playwright/test';
import type { TaskStatus } from '../src/shared/status';

export interface PanelTurn {
  from: 'user' | 'assistant';
  /** Accessible name of the step's mark: Done, Failed, Skipped, In progress; empty for other turns. */
  mark: string;
  text: string;
}
export interface PanelCard {
  /** Another for each card that is shown. */
  id: string;
  kind: 'confirm' | 'clarify' | 'assist';
  title: string;
  text: string;
  buttons: string[];
}
export interface PanelResult {
  steps: number;
  result: string | undefined;
  answer: string | undefined;
  table: { fields: string[]; rows: string[][] } | undefined;
}

export const ENDED: TaskStatus[];
export function sendGoal(panel: Page, goal: string): Promise<void>;
export function statusOf(panel: Page): Promise<TaskStatus | undefined>;
export function waitForStatus(
  panel: Page,
  statuses: readonly TaskStatus[],
  timeoutMs?: number,
): Promise<TaskStatus>;
export function turnsOf(panel: Page): Promise<PanelTurn[]>;
export function cardOf(panel: Page): Promise<PanelCard | undefined>;
export function resultOf(panel: Page): Promise<PanelResult>;
export function pressOnCard(panel: Page, name: string): Promise<void>;
export function reply(panel: Page, words: string): Promise<void>;
