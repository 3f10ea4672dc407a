// What the user types is stored, shown and sent without the secrets in it: each is kept apart for this task,
// bound to the site, and a handle takes its place.
import type { LiftedSecret } from '../../policy/secrets/lift-secrets';
import type { SecretHandle } from '../../shared/secret-handle';
import { removeSecret, saveSecret } from '../../store/secrets';
import { logFailure, type App } from '../app';
import { now } from '../clock';

/** Saves the lifted secrets for the task. `origin`: the site on which they may be typed; undefined where the task has none yet. Returns the text with the handles. */
export async function keepSecrets(
  app: App,
  lifted: { text: string; secrets: LiftedSecret[] },
  taskId: string,
  origin: string | undefined,
): Promise<string> {
  for (const { handle, label, value, class: fieldClass } of lifted.secrets) {
    const bound = origin === undefined ? {} : { origin };
    await saveSecret(app.db, { handle, name: label, value, class: fieldClass, taskId, ...bound }, now());
  }
  return lifted.text;
}

/** Removes the secrets. Never rejects. */
export async function dropSecrets(app: App, handles: readonly SecretHandle[]): Promise<void> {
  for (const handle of handles) await logFailure(app, 'secrets', () => removeSecret(app.db, handle));
}

/** The handle of a secret that the palette types: the same for the same tab, so that the call is the same when it comes again with the approval. */
export const paletteSecret = (tabId: number): SecretHandle => `secret:palette-${tabId}`;
