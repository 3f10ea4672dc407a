// What every part of the worker shares, made once at wake-up: the database, the settings in effect, the worker's own id.
import { newId } from '../shared/ids';
import type { UiEvent } from '../shared/messages/ui';
import type { EffectiveSettings } from '../shared/policy-shapes';
import type { CopilotDb } from '../store/database';
import { appendLog } from '../store/logs';
import { loadEffective } from '../store/settings';
import { scrubber } from './acts/scrub';
import { now } from './clock';

export interface App {
  db: CopilotDb;
  /** This worker, as owner of leases. */
  owner: string;
  effective: EffectiveSettings;
  /** To every connected panel; those of other sessions ignore it. */
  broadcast(event: UiEvent): void;
}

/** Runs `work` once the app is loaded. Nobody waits for it; a failure is logged under `area`. */
export type WhenReady = (area: string, work: (app: App) => unknown) => void;

/** The administrator's policy and the user's settings as they are now, for everyone who shares the app. */
export async function refreshSettings(app: App): Promise<void> {
  app.effective = await loadEffective();
}

export function newOwner(): string {
  return newId<string>();
}

/** For the log view in the options. Never page text beyond labels; what holds a secret is scrubbed. */
export function log(
  app: App,
  level: 'debug' | 'info' | 'warn' | 'error',
  area: string,
  message: string,
): void {
  const ts = now();
  void scrubber()
    .then((scrub) => appendLog(app.db, { ts, level, area, message: scrub(message) }))
    .catch(() => undefined); // a full log loses a line, no more
}

/** Work that nobody waits for: its failure is logged. Never rejects. */
export async function logFailure(app: App, area: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(app, 'warn', area, String(error));
  }
}
