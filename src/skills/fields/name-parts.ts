// "Name: Nora Field" in a form that has a field for each part of it, and none for the whole.
import type { FieldValue } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { takesText } from '../words/role-words';
import { fold } from '../words/words';

/** As `fold` gives them. */
const WHOLE = /^(?:full |your |voller )?name$|^(?:姓名|名字)$/;
const FIRST = /^(?:first|given)[ -]?names?$|^vornamen?$|^名$/;
const LAST = /^(?:last|family)[ -]?name$|^surname$|^(?:nach|familien)name$|^姓$/;

/** The fields with a name of two words in its parts, where the form asks for these alone. */
export function inNameParts(view: SkillView, fields: readonly FieldValue[]): FieldValue[] {
  return fields.flatMap((each) => {
    const { field, value } = each;
    if (value.from !== 'text' || !WHOLE.test(fold(field?.text ?? ''))) return [each];
    const words = value.text.trim().split(/\s+/u);
    const [first, last] = [called(view, FIRST), called(view, LAST)];
    const isAsked = first.length === 1 && last.length === 1 && called(view, WHOLE).length === 0;
    if (words.length !== 2 || !isAsked) return [each];
    return [first, last].map(([hit], at): FieldValue => ({
      field: { text: hit?.label ?? '', literal: true },
      value: { from: 'text', text: words[at] ?? '' },
    }));
  });
}

const called = (view: SkillView, name: RegExp): PcdHit[] =>
  poolOf(view).filter((hit) => takesText(hit) && name.test(fold(hit.label).replace(/\s*[:*]+$/, '')));
