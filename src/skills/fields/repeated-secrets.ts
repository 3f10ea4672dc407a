// A new password is asked for twice, and who tells it once means both fields.
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { fold } from '../words/words';

const AGAIN =
  /\b(?:confirm(?:ation)?|again|repeat|re-?(?:type|enter)|verify|verification|wiederhol\w*|bestatig\w*|erneut)\b|确认|再次/;

/** The fields that want once more what these get; none where the user speaks of them himself. */
export function repeatsOf(
  view: SkillView,
  fields: readonly PcdHit[],
  params: IntentOf<'fill'>,
): readonly PcdHit[] {
  if (params.fields.some(({ field }) => AGAIN.test(fold(field?.text ?? '')))) return [];
  return fields.flatMap((field) => {
    if (field.inputType !== 'password') return [];
    const others = poolOf(view).filter(
      (hit) => hit.inputType === 'password' && hit.formId === field.formId && hit.id !== field.id,
    );
    return others.length === 1 ? others.filter((hit) => !hit.disabled && AGAIN.test(fold(hit.label))) : [];
  });
}
