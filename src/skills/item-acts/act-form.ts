// A page that an act on an item leads to, with a form that already holds the state which the act gives: "Rejected", after
// "Reject" was pressed. Until that form is sent nothing is done.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import { nameOfField } from '../fields/fields';
import { missingField, senderOf } from '../forms/offer';
import { isPast } from '../items/item-control';
import type { SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, tokens } from '../words/words';

/** Sends it. A link alone has changed nothing yet; what else was pressed may have done all there was to do. */
export function sendActForm(view: SkillView, { action, value }: IntentOf<'item'>): Draft | undefined {
  const last = view.attempts.at(-1);
  if (value !== undefined || !last?.result.ok || !isPressStep(last)) return undefined;
  if ((last.call.args['selector'] as { role?: string } | undefined)?.role !== 'link') return undefined;
  if (last.observation?.urlChanged !== true && last.observation?.navigated !== true) return undefined;
  const state = /^mark as (.+)$/.exec(fold(action))?.[1];
  const isGiven = (word: string): boolean => word === state || isPast(word, fold(action));
  const holder = poolOf(view).find(
    ({ tag, role, formId, value: held = '' }) =>
      (tag === 'select' || role === 'combobox' || role === 'listbox') &&
      formId !== undefined &&
      isGiven(tokens(held)[0] ?? ''),
  );
  if (!holder) return undefined;
  const on = senderOf(view, { id: holder.id, formId: holder.formId });
  const open = on && missingField(view, on.formId);
  if (open) return { kind: 'unable', reason: phraseOf('unsent_field_empty', nameOfField(open)) };
  return (
    on && act([{ tool: 'dom.click', on, say: phraseOf('do_confirm', tell(on)) }], 'verify', 0.85, tell(on))
  );
}
