// What was done last, as a prompt says it: the last three steps, each with what came of it. What a page showed
// is among it, so it stands inside the page's marks.
import type { Attempt } from '../../skills/skill';
import { clip } from '../../skills/words/words';
import { cutTo } from './token-estimate';

const LAST_STEPS = 3;
const MAX_STEP_CHARS = 120;
const MAX_OUTCOME_CHARS = 160;
const MAX_STEP_TOKENS = 100;

export function stepLines(attempts: readonly Attempt[]): string[] {
  return attempts.slice(-LAST_STEPS).map((attempt) => {
    const step = `done: ${clip(attempt.description, MAX_STEP_CHARS)} → ${outcomeOf(attempt)}`;
    return cutTo(step, MAX_STEP_TOKENS);
  });
}

function outcomeOf({ result, observation }: Attempt): string {
  if (!result.ok) return clip(`failed, ${result.code}: ${result.error}`, MAX_OUTCOME_CHARS);
  const where = observation?.urlChanged === true ? `now at ${observation.title}` : '';
  const changes = (observation?.changes ?? []).map((change) => change.detail ?? change.what);
  const said = [where, ...changes].filter((each) => each !== '').join('; ');
  return clip(said === '' ? 'nothing changed' : said, MAX_OUTCOME_CHARS);
}
