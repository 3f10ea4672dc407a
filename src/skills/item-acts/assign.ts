// Gives an item to somebody: by the field for that in its row or on its page, where no control of its own does it.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { draft as fill } from '../fields/fill';
import { hasEditForm } from '../forms/edit-form';
import type { SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { ENTERS, opensItem } from '../steps/attempts';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { ASSIGNEE } from '../words/field-words';
import { fold } from '../words/words';

const ASSIGN =
  /^(?:re)?assign(?: to)?(?:…|\.{3})?$|^(?:neu )?zuweisen(?:…|\.{3})?$|^(?:指派|分配)给?(?:…|\.{3})?$/;

const isAssign = ({ action, recipient }: IntentOf<'item'>): boolean =>
  recipient !== undefined && fold(action) === 'assign';

/** What to look for on the page besides the item. */
export const wordsOfAssign = (params: IntentOf<'item'>): TargetPhrase[] =>
  isAssign(params) ? [ASSIGNEE, 'owner', params.recipient ?? ''].map((text) => ({ text })) : [];

/** Goes on with the item's page, or with the item that the page shows; undefined where nothing is begun. */
export function assignHere(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  if (!isAssign(params)) return undefined;
  const { item } = params;
  const isBegun = view.attempts.some((attempt) => ENTERS.has(attempt.call.name) || opensItem(attempt));
  const isControl = ({ type, behind, landmark, label }: PcdHit): boolean =>
    type === 'action' && !behind && landmark !== 'nav' && landmark !== 'aside' && ASSIGN.test(fold(label));
  if (isPressStep(view.attempts.at(0)) || poolOf(view).some(isControl)) return undefined;
  const here = { ...params, item: { text: '' } };
  if (isBegun) return assign(view, item.shown || view.memory[HERE] !== undefined ? here : params);
  // "The issue", where the page is about one.
  const isShown = !item.literal && !item.where && !item.text.includes(' ') && hasEditForm(view);
  const begun = isShown ? assign(view, here) : undefined;
  return begun?.kind === 'act' ? { ...begun, remember: { ...begun.remember, [HERE]: 'yes' } } : begun;
}

const HERE = 'given where the page shows it';

export function assign(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  if (!isAssign(params)) return undefined;
  const { item, recipient = '' } = params;
  const named = item.text === '' ? [] : [{ op: 'contains' as const, value: item.text }];
  const where = [...named, ...(item.where ?? [])];
  const field = { text: ASSIGNEE, ...(where.length > 0 ? { where } : {}) };
  const made = fill(view, { kind: 'fill', fields: [{ field, value: { from: 'text', text: recipient } }] });
  return made.kind === 'act' ? { ...made, then: 'replan' } : made;
}
