// A press that has shown nothing yet: what a slow site answers may be on its way. It is waited for once, and what came
// counts for the press.
import { english, inEnglish, phraseOf } from '../shared/phrase';
import { isSilent } from '../skills/attempts';
import type { Attempt, SkillPlan } from '../skills/skill';

const SIGN_MS = 4_000;
const SAID = phraseOf('do_wait_sign');

/** Waits until the address changes, which is how most slow answers show, and no longer than that. */
export function laterSign(tabId: number): SkillPlan {
  const call = { name: 'dom.waitFor' as const, args: { tabId, event: 'urlChange', timeoutMs: SIGN_MS } };
  const step = { kind: 'tool' as const, call, description: inEnglish(SAID), said: SAID, optional: true };
  return { kind: 'steps', steps: [step], then: 'verify' };
}

export const isLaterSign = (attempt: Attempt | undefined): boolean =>
  attempt?.description === english(SAID) && attempt.call.name === 'dom.waitFor';

/** The attempts without these waits: what came meanwhile is told of the press before. */
export function withLaterSigns(attempts: readonly Attempt[]): readonly Attempt[] {
  if (!attempts.some(isLaterSign)) return attempts;
  const told: Attempt[] = [];
  for (const attempt of attempts) {
    const press = told.at(-1);
    if (!isLaterSign(attempt) || !press || !isSilent(press)) {
      if (!isLaterSign(attempt)) told.push(attempt);
      continue;
    }
    const seen = attempt.observation ?? press.observation;
    if (attempt.result.ok && seen)
      told[told.length - 1] = { ...press, observation: { ...seen, urlChanged: true } };
  }
  return told;
}
