// Which fields a value is for: those that were named, else the one that is free for it.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isMakingNew } from '../forms/edit-form';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { Draft } from '../steps/draft';
import { aim } from '../target/aim';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { byAnswer, optionsOf } from '../target/telling';
import { withoutRoles } from '../words/role-words';
import { clip, quote } from '../words/words';
import { cellPhrase } from './edit-cell';
import { isBlank, isField, nameOfField, unnamedFields } from './fields';
import { isFieldOfItem } from './item-field';
import { endOfText, textWith } from './text-edit';
import { bodyOf, isAnother, listWithout, onlyRequired, onlyTextArea, titleField } from './which-field';

export type Fields = { ok: true; hits: PcdHit[]; confidence: number } | { ok: false; draft: Draft };

/** Of the value at `index`; what other values have `taken` is for none. */
export function fieldsFor(
  view: SkillView,
  values: readonly FieldValue[],
  index: number,
  taken: ReadonlySet<string>,
): Fields {
  const field = values[index]!;
  const phrase = field.field;
  return phrase && !isBlank(phrase) && !(phrase.all && phrase.text === '')
    ? fieldsNamed(view, field, phrase, taken)
    : fieldsUnnamed(view, field, values.length - index, values.length, taken);
}

function fieldsNamed(
  view: SkillView,
  field: FieldValue,
  phrase: TargetPhrase,
  taken: ReadonlySet<string>,
): Fields {
  const isOfItem = isFieldOfItem(view, phrase);
  const suits = (hit: PcdHit): number =>
    taken.has(hit.id) || isOfItem?.(hit) === false || isAnother(view, hit, phrase, field.value)
      ? 0
      : isField(hit);
  const named = isOfItem ? { ...cellPhrase(phrase), where: undefined } : phrase;
  const loose: TargetPhrase = phrase.text === '' ? named : withoutRoles(named);
  const end = field.append ? endOfText(view, phrase, taken) : undefined;
  if (end) return 'id' in end ? one(end, 0.85) : { ok: false, draft: end };
  const body = bodyOf(view, phrase, taken);
  const found = aim(view, loose, { suits, field: true, ...(body ? { mayReveal: false } : {}) });
  // A part of the form that is called so, "Message headers", is no name of what stands in it without one.
  const isNameless = found.ok && found.hits.every(({ label, section }) => label === '' || label === section);
  const isAsked = !found.ok && found.draft.kind === 'ask';
  if (body && (isNameless || (!found.ok && !isAsked))) return one(body, 0.75);
  if (found.ok) return { ok: true, hits: found.hits, confidence: found.confidence };
  if (!isAsked) return fieldOfOtherName(view, field, phrase, taken) ?? found;
  const needed =
    onlyRequired(view, phrase, suits) ?? (isMakingNew(view) ? titleField(view, phrase, taken) : undefined);
  return needed ? one(needed, 0.7) : found;
}

/** Nothing is called so: a list that has no such value, a title that is called otherwise, a text to be written into. */
function fieldOfOtherName(
  view: SkillView,
  field: FieldValue,
  phrase: TargetPhrase,
  taken: ReadonlySet<string>,
): Fields | undefined {
  const list = listWithout(view, phrase, field.value);
  if (list && field.value.from === 'text') {
    const reason = phraseOf('unable_takes_not', nameOfField(list), quote(clip(field.value.text)));
    return { ok: false, draft: { kind: 'unable', reason } };
  }
  const title = titleField(view, phrase, taken);
  if (title) return one(title, 0.7);
  const text = textWith(view, field, taken);
  return text && ('id' in text ? one(text, 0.85) : { ok: false, draft: text });
}

/** `left`: how many of the `count` values have no field yet, this one among them. */
function fieldsUnnamed(
  view: SkillView,
  field: FieldValue,
  left: number,
  count: number,
  taken: ReadonlySet<string>,
): Fields {
  const fields = freeFields(view, field, taken);
  if (field.field?.all && fields.length > 0) return { ok: true, hits: fields, confidence: 0.9 };
  const only = fields.length === 1 || count > 1 ? fields[0] : undefined;
  if (only && (count === 1 || fields.length >= left)) return one(only, fields.length === 1 ? 0.95 : 0.6);
  const begun = fields.find((hit) => hit.focused) ?? fields.find((hit) => attemptsOn(view, hit).length > 0);
  if (begun) return one(begun, 0.85);
  const [empty, ...others] = fields.filter((hit) => (hit.value ?? '') === '');
  if (empty && others.length === 0) return one(empty, 0.75);
  if (fields.length > 1) return oneOfSeveral(view, field, fields, taken);
  const [other, ...more] = poolOf(view).filter((hit) => isField(hit) >= 0.8 && !taken.has(hit.id));
  if (other && more.length === 0) return one(other, 0.7);
  const opened = reveal(view, { text: '' });
  return {
    ok: false,
    draft: opened ?? { kind: 'unable', reason: phraseOf('unable_no_text_field') },
  };
}

const one = (hit: PcdHit, confidence: number): Fields => ({ ok: true, hits: [hit], confidence });

/** Secrets go into fields for secrets, and other values sooner into others. */
function freeFields(view: SkillView, { field, value }: FieldValue, taken: ReadonlySet<string>): PcdHit[] {
  const free = unnamedFields(view).filter((hit) => !taken.has(hit.id));
  const secrets = free.filter((hit) => hit.inputType === 'password');
  if (value.from === 'secret') return secrets.length > 0 ? secrets : free;
  return field?.all || free.length === secrets.length
    ? free
    : free.filter((hit) => hit.inputType !== 'password');
}

function oneOfSeveral(
  view: SkillView,
  { value }: FieldValue,
  fields: readonly PcdHit[],
  taken: ReadonlySet<string>,
): Fields {
  const answered = byAnswer(view, fields);
  if (answered) return one(answered, 1);
  // A sentence belongs into the one place that takes sentences.
  const area = onlyTextArea(view, taken);
  if (area && value.from === 'text' && value.text.split(/\s+/).length >= 3) return one(area, 0.75);
  return {
    ok: false,
    draft: { kind: 'ask', question: phraseOf('ask_which_field_mean'), options: optionsOf(fields) },
  };
}
