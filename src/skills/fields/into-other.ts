// Where a value is to go that no single field takes: choices, the boxes of a date, a text that is edited, a cell.
import type { FieldValue } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { choicesNamed, take } from '../choices/choice-groups';
import { asOffered } from '../choices/offered';
import { agreeIn } from '../lists/column-filter';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { type Draft, type DraftStep, pressOn } from '../steps/draft';
import { quote } from '../words/words';
import { editCell } from './edit-cell';
import { nameOfField } from './fields';
import { enterParts, partsOf, segmentsOf } from './segments';
import { isEdited } from './text-edit';

/** It is there already; steps for things that are taken by it; or all that can be done. */
export type IntoOther = 'held' | { steps: DraftStep[]; hits: PcdHit[] } | { end: Draft };

/** Undefined where fields are to be looked for. */
export function intoOther(view: SkillView, field: FieldValue): IntoOther | undefined {
  return intoChoices(view, field) ?? intoSegments(view, field) ?? intoText(view, field);
}

function intoChoices(view: SkillView, { field, value }: FieldValue): IntoOther | undefined {
  const hits =
    value.from === 'text' ? choicesNamed(view, field, asOffered(view, { text: value.text }).text) : undefined;
  if (!hits) return undefined;
  const steps: DraftStep[] = [];
  for (const hit of hits) {
    const tried = attemptsOn(view, hit).filter(({ result }) => result.ok).length;
    if (hit.checked ?? hit.pressed ?? tried > 0) continue;
    if (tried > 1)
      return { end: { kind: 'unable', reason: phraseOf('unable_stays_not_chosen', nameOfField(hit)) } };
    steps.push(take(hit));
  }
  // A list that was opened for it may want to be agreed to.
  const [taken] = steps.length === 0 ? hits.filter((hit) => attemptsOn(view, hit).length > 0) : [];
  const agreeing = taken && agreeIn(view, taken);
  if (agreeing) return { end: pressOn(agreeing, 'do_press', 'replan', 0.85) };
  return { steps, hits };
}

function intoSegments(view: SkillView, field: FieldValue): IntoOther | undefined {
  const steps = segmentsFor(view, field);
  if (steps === 'refused') {
    const reason = phraseOf('unable_boxes_keep_not', quote(field.field?.text ?? ''));
    return { end: { kind: 'unable', reason } };
  }
  return steps && { steps, hits: [] };
}

/** What is left to set of a date or a time that has a box for each of its parts. */
function segmentsFor(view: SkillView, { field, value }: FieldValue): DraftStep[] | 'refused' | undefined {
  const said = value.from === 'date' ? value.date.from : value.from === 'text' ? value.text : undefined;
  const group = said !== undefined && field ? segmentsOf(view, field) : undefined;
  const parts = said !== undefined && group ? partsOf(said, group, view.locale) : undefined;
  return group && parts ? (enterParts(view, group, parts) ?? 'refused') : undefined;
}

function intoText(view: SkillView, field: FieldValue): IntoOther | undefined {
  if (isEdited(view, field)) return 'held';
  const cell = editCell(view, field);
  if (cell?.kind === 'done') return 'held';
  return cell && { end: cell };
}
