// "Choose an item that starts with …": what a field itself suggests is the only thing that can be meant.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { unsent } from '../steps/last-filled';
import { isStepOf, tell } from '../target/telling';
import { fold } from '../words/words';
import { enter, nameOfField } from './fields';
import { suggestionsOf } from './suggestions';

type Conditions = NonNullable<TargetPhrase['where']>;

/** "an item that starts with …": only the field's own suggestions can give it. */
export function suggestedWish(value: FieldValue['value']): Conditions | undefined {
  if (value.from !== 'page' || value.target.text !== '' || !value.target.roles?.includes('option'))
    return undefined;
  const where = value.target.where?.filter((each) => each.field === undefined) ?? [];
  return where.some((each) => STARTS.has(each.op)) ? where : undefined;
}

const STARTS = new Set(['startsWith', 'endsWith', 'contains']);

/** Types the beginning, waits for what the page offers, and takes the one that meets every condition. */
export function bySuggestion(view: SkillView, hit: PcdHit, where: Conditions): Draft | 'held' {
  const name = nameOfField(hit);
  const begin = where.find((each) => each.op === 'startsWith') ?? where[0];
  const typed = attemptsOn(view, hit, 'dom.type').length;
  const fits = (text: string): boolean => where.every((each) => fulfils(text, each));
  const chosen = view.attempts.some(
    (attempt) => attempt.result.ok && isStepOf(attempt, 'do_take_suggestion'),
  );
  if (chosen || (typed === 0 && fits(hit.value ?? ''))) return 'held';
  const option = (hit.options ?? []).find(fits);
  if (option !== undefined)
    return hit.value === option ? 'held' : act([enter(hit, option)], 'replan', 0.85, name);
  if (typed > 0) {
    const offered = suggestionsOf(view, hit).filter((each) => fits(each.label || each.text || ''));
    const best = offered[0];
    if (best && (offered.length === 1 || where.length > 0))
      return act(
        [{ tool: 'dom.click', on: best, say: phraseOf('do_take_suggestion', tell(best)) }],
        'replan',
        0.85,
        name,
        unsent(view, hit),
      );
    const waited = view.attempts.filter((attempt) => attempt.call.name === 'dom.waitFor').length;
    if (waited === 0)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'networkIdle', timeoutMs: SUGGESTION_WAIT_MS },
            say: phraseOf('do_wait_suggestions'),
            optional: true,
          },
        ],
        'replan',
        0.8,
        name,
      );
    if (typed > 1) return { kind: 'unable', reason: phraseOf('unable_no_suggestion_fits', name) };
  }
  return act([enter(hit, begin?.value ?? '')], 'replan', 0.85, name);
}

const SUGGESTION_WAIT_MS = 2_000;

function fulfils(text: string, { op, value }: Conditions[number]): boolean {
  const [have, want] = [fold(text), fold(value)];
  if (have === '') return false;
  if (op === 'startsWith') return have.startsWith(want);
  if (op === 'endsWith') return have.endsWith(want);
  return op === 'not' ? !have.includes(want) : have.includes(want);
}
