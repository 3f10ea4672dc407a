// A place in a longer text: words that are typed over, a line at its end. In the field that holds the text, or in the one
// behind the page's "Edit".
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { MAX_VALUE_CHARS } from '../../shared/perception-budgets';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { toEditForm } from '../forms/edit-form';
import { isForRemarks } from '../item-acts/reply-fields';
import type { SkillView } from '../skill';
import type { Draft, DraftStep } from '../steps/draft';
import { nameOfPhrase } from '../target/aim';
import { fold, hasPhrase, nameScore, quote } from '../words/words';
import { enter, isLong } from './fields';
import { transformed } from './value';
import { BODY, onlyTextArea, textAreas } from './which-field';

/** The page's text, or the way to it, where the words say that something is to be added to it. */
export function endOfText(
  view: SkillView,
  field: TargetPhrase,
  taken: ReadonlySet<string>,
): PcdHit | Draft | undefined {
  if (!BODY.test(fold(field.text))) return undefined;
  const area = onlyTextArea(view, taken);
  if (!isPage(field)) return area;
  // What is said of a page is no part of it.
  const isRemark = area !== undefined && isForRemarks(area);
  if (area && !isRemark && area.value) return area;
  const editor = toEditForm(view, { ofPage: true });
  if (editor || !isRemark) return editor ?? area;
  return { kind: 'unable', reason: phraseOf('unable_not_on_page', nameOfPhrase(field)) };
}

/** The text that holds the quoted words, which no field is called by; or the way to it. */
export function textWith(
  view: SkillView,
  { field: words, words: areWords }: FieldValue,
  taken: ReadonlySet<string>,
): PcdHit | Draft | undefined {
  if (!words?.literal) return undefined;
  const areas = textAreas(view, taken);
  const sure = areas.filter((hit) => holdsWords(hit, words));
  const [area, ...others] = sure.length > 0 ? sure : areas.filter((hit) => mayHold(hit, words));
  if (area) return others.length === 0 ? area : undefined;
  return areWords ? toEditForm(view, { ofPage: true }) : undefined;
}

/** The step that types over words of a text that were named in place of its field's name. */
export function typeOver(
  view: SkillView,
  hit: PcdHit,
  text: string,
  words: TargetPhrase | undefined,
): DraftStep | Draft | undefined {
  if (!words || !(holdsWords(hit, words) || mayHold(hit, words))) return undefined;
  const over = words.text;
  const isMissing = view.attempts.some(
    ({ call, result }) => !result.ok && NOT_ONCE.has(result.code) && call.args['over'] === over,
  );
  if (isMissing) return { kind: 'unable', reason: phraseOf('unable_not_once', quote(over)) };
  return enter(hit, text, { over });
}

const NOT_ONCE: ReadonlySet<string> = new Set(['NOT_FOUND', 'AMBIGUOUS']);

/** What is written at the end: a line of its own where it is the text of a page. */
export function addition({ value }: PcdHit, said: string, field: TargetPhrase | undefined): string {
  return field && isPage(field) && value && !said.startsWith('\n') ? `\n${said}` : said;
}

/** By what was typed: a field without a name is called after what it holds, which has changed. */
export function isEdited(view: SkillView, { field, value, append, transform }: FieldValue): boolean {
  if (value.from !== 'text') return false;
  const said = transformed(value.text, transform);
  return view.attempts.some(({ call: { name, args }, result }) => {
    if (!result.ok || name !== 'dom.type') return false;
    return append
      ? args['replace'] === false && [said, `\n${said}`].includes(args['text'] as string)
      : args['over'] !== undefined && args['over'] === field?.text && args['text'] === said;
  });
}

/** A form's text area is rather what words without quotes are a name of. */
function holdsWords(hit: PcdHit, phrase: TargetPhrase): boolean {
  if (hit.tag === 'textarea' && phrase.literal !== true) return false;
  return isNoName(hit, phrase) && hasPhrase(fold(shownIn(hit)), fold(phrase.text));
}

/** Of a long text only the beginning is told. */
function mayHold(hit: PcdHit, phrase: TargetPhrase): boolean {
  return isNoName(hit, phrase) && phrase.literal === true && shownIn(hit).length >= MAX_VALUE_CHARS;
}

const shownIn = (hit: PcdHit): string => hit.value ?? hit.text ?? hit.label;

/** A text area without a name is called by how its text begins. */
function isNoName(hit: PcdHit, { text }: TargetPhrase): boolean {
  if (!isLong(hit) || text === '') return false;
  const begin = fold(hit.label.replace(/…$/u, ''));
  const names = [fold(shownIn(hit)).startsWith(begin) ? '' : hit.label, hit.placeholder ?? ''];
  return !names.some((name) => name !== '' && nameScore(text, name) > 0);
}

const isPage = ({ text }: TargetPhrase): boolean => PAGE.test(fold(text));
const PAGE = /\b(?:page|article|seite|artikel)$|^(?:本页|此页|页面|文章)$/;
