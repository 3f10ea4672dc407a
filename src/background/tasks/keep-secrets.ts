// What the user types is stored, shown and sent without the secrets in it: each is kept apart for this task,
// bound to the site, and a handle takes its place.
import type { LiftedSecret } from '../../policy/secrets/lift-secrets';
import type { SecretHandle } from '../../shared/secret-handle';
import { removeSecret, saveSecret } from '../../store/secrets';
import { logFailure, type App } from '../app';
import { now } from '../clock';

/** `origin`: where they may be typed; absent where the task has no site yet. Returns the text with the handles. */
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

/** Never rejects. */
export async function dropSecrets(app: App, handles: readonly SecretHandle[]): Promise<void> {
  for (const handle of handles) await logFailure(app, 'secrets', () => removeSecret(app.db, handle));
}

/** What the palette types. One for each tab: what the user has approved is called the same when it comes again. */
export const paletteSecret = (tabId: number): SecretHandle => `secret:palette-${tabId}`;
