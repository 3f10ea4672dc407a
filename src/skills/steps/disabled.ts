// A step on something disabled cannot be carried out: the page is given one moment to enable it, then the user
// hears of it at once, with what the form still lacks where that can be seen.
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { fold } from '../words/words';
import type { Draft } from './draft';

/** ms: checks that a page makes after something was typed. */
const ENABLED_WAIT_MS = 1_500;

/** The draft itself, unless its very first step is on something disabled. */
export function heedDisabled(view: SkillView, draft: Draft): Draft {
  const step = draft.kind === 'act' ? draft.steps[0] : undefined;
  const hit = step?.on;
  if (draft.kind !== 'act' || !hit?.disabled || step?.optional) return draft;
  const lacking = lackingFor(view, hit);
  if (lacking.length > 0)
    return {
      kind: 'unable',
      reason: phraseOf('unable_disabled_until', tell(hit), series(lacking.map(nameOfField))),
      code: 'NOT_ACTIONABLE',
    };
  const say = phraseOf('do_wait_enabled', tell(hit));
  if (view.attempts.some((attempt) => isStep(attempt, say)))
    return { kind: 'unable', reason: phraseOf('unable_disabled', tell(hit)), code: 'NOT_ACTIONABLE' };
  const args = { event: 'networkIdle', timeoutMs: ENABLED_WAIT_MS };
  const wait = { tool: 'dom.waitFor' as const, args, say, optional: true };
  return { ...draft, steps: [wait], then: 'replan' };
}

const AGREES = /\b(?:agree|accept|consent|terms|zustimm\w*|einverstanden|akzeptier\w*|agb)\b|同意|接受|条款/;

/** Required fields of its form that are empty, what the page marks as wrong, and consent that is not given. */
function lackingFor(view: SkillView, hit: PcdHit): PcdHit[] {
  if (hit.formId === undefined) return [];
  return poolOf(view).filter((field) => {
    if (field.disabled || field.behind || field.formId !== hit.formId) return false;
    if (field.role === 'checkbox' || field.role === 'switch')
      return field.checked !== true && (field.required === true || AGREES.test(fold(field.label)));
    if (field.type !== 'field') return false;
    // A secret's value is never told.
    const isEmpty =
      (field.value ?? '') === '' && field.checked === undefined && field.inputType !== 'password';
    return field.invalid !== undefined || (field.required === true && isEmpty);
  });
}
