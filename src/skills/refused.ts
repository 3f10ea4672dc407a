// What a page marks as wrong once its form was sent.
import { phraseOf } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { formFilledLast } from './last-filled';
import type { Draft } from './draft';
import type { SkillView } from './skill';
import { nameOfField } from './fields';
import { poolOf } from './target';

/** The end of an act that sent a form, where the form is still there with a field marked as wrong. */
export function refusalOf(view: SkillView): Extract<Draft, { kind: 'unable' }> | undefined {
  const sent = view.attempts.findLast((attempt) => attempt.result.ok);
  const field = sent && poolOf(view).find((hit) => hit.invalid !== undefined && isOfForm(view, hit, sent));
  if (!field) return undefined;
  const reason = phraseOf(
    'unable_refused_field',
    nameOfField(field),
    field.invalid || phraseOf('thing_wrong'),
  );
  return { kind: 'unable', reason };
}

/** Of the form that was filled, or of the document that came in its place, at the same address. */
function isOfForm(view: SkillView, hit: PcdHit, { observation }: SkillView['attempts'][number]): boolean {
  if (hit.type !== 'field') return false;
  if (observation?.navigated) return observation.urlChanged !== true;
  return hit.formId === formFilledLast(view);
}
