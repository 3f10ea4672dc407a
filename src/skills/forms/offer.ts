// Closes a task that filled something in: offers to press the one button that sends it. Decides by structure alone
// which button that is (the form's own, else the only one beside what was changed); the gate asks the user, whatever
// the button is called. Where no single button shows itself, nothing is offered.
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { nameOfField } from '../fields/fields';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { changedLast, frameOf } from '../steps/last-filled';
import { refusalOf } from '../steps/refused';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { did } from '../target/telling';
import { takesText } from '../words/role-words';
import { fold, quote } from '../words/words';
import { isCalledSubmit, sending, submitButtons } from './submit-buttons';

export const offerSkill = draftSkill<'offer'>({
  name: 'offer',
  kinds: ['offer'],
  needs: () => lookFor([]),
  draft,
});

function draft(view: SkillView): Draft {
  const changed = changedLast(view);
  const pressed = view.attempts.findLast((attempt) => attempt.result.ok);
  const refusal = refusalOf(view);
  if (refusal) return refusal;
  if (pressed) return { kind: 'done', note: cameOf(pressed) };
  const button = changed && senderOf(view, changed);
  if (!changed || !button) return { kind: 'done', note: '' };
  const open = missingField(view, button.formId);
  if (open) return { kind: 'done', note: phraseOf('unsent_field_empty', nameOfField(open)) };
  if (attemptsOn(view, button).length > 0) return { kind: 'unable', reason: phraseOf('unable_not_sent') };
  const say = phraseOf('do_press', quote(button.label));
  return act([{ tool: 'dom.click', on: button, say }], 'replan', 0.9, phraseOf('why_not_sent_yet', say));
}

/** What was pressed, and what the page showed of it: whether it was sent only the site knows. */
function cameOf(attempt: Attempt): Phrase {
  const done = phraseOf('done', did(attempt));
  if (!attempt.observation) return done;
  return phraseOf(
    'sentences',
    done,
    phraseOf(changedSomething(attempt) ? 'done_page_changed' : 'done_page_same'),
  );
}

/** The one button that sends what was changed; undefined when there is none or more than one. */
export function senderOf(
  view: SkillView,
  changed: { id: string; formId: string | undefined },
): PcdHit | undefined {
  const all = submitButtons(view, { sure: true }).filter(({ label }) => label !== '');
  const buttons = all.filter((hit) => frameOf(hit.id) === frameOf(changed.id));
  // An editor in a frame of its own is sent by the page around it.
  if (buttons.length === 0 && frameOf(changed.id) !== '')
    return only(all.filter((hit) => frameOf(hit.id) === '' && !SEARCHES.test(fold(hit.label))));
  const ofForm = buttons.filter((hit) => changed.formId !== undefined && hit.formId === changed.formId);
  if (ofForm.length > 0) return only(ofForm);
  // Outside of forms, and for forms whose button stands beside them: the only one of the same part of the page.
  const pool = poolOf(view);
  const source = pool.find((hit) => hit.id === changed.id);
  if (!source && changed.formId === undefined) return undefined;
  const free = buttons.filter(
    (hit) => hit.formId === undefined && (source === undefined || hit.landmark === source.landmark),
  );
  const beside = free.filter((hit) => source?.parent !== undefined && hit.parent === source.parent);
  return only(beside.length > 0 ? beside : free);
}

const SEARCHES = /^(?:search|such|find|go$)|搜索|查找/;

/** The only one; among several that could send, the only one that is called so. */
function only(hits: readonly PcdHit[]): PcdHit | undefined {
  const called = hits.filter((hit) => isCalledSubmit(hit.label));
  const choice = called.length > 0 ? called : sending(hits);
  return choice.length === 1 ? choice[0] : undefined;
}

const fieldsOf = (view: SkillView, formId: string | undefined): PcdHit[] =>
  poolOf(view).filter((hit) => hit.type === 'field' && hit.formId === formId);

/** A field that must be filled and is not: pressing would only make the page complain. */
export function missingField(view: SkillView, formId: string | undefined): PcdHit | undefined {
  // Of secrets no value is told.
  return fieldsOf(view, formId).find(
    (hit) => hit.required === true && takesText(hit) && hit.value === '' && hit.inputType !== 'password',
  );
}
