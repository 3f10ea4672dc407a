// Which of a page's fields a value is for, where the name alone does not say.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { isMakingNew } from '../forms/edit-form';
import type { SkillView } from '../skill';
import { hasPressedHere } from '../steps/last-filled';
import { aim } from '../target/aim';
import { poolOf } from '../target/pool';
import { otherNamesOf } from '../words/field-words';
import { isChoice } from '../words/role-words';
import { fold, hasPhrase, nameScore } from '../words/words';
import { bestOption, isCutShort, isField, isLong, isSearchField, textFields } from './fields';

/** "The text", "the editor": the page's one large field needs no label to be known by these. */
export const BODY =
  /\b(?:body|text|contents?|message|page|article|source|editor|inhalt|nachricht|seite|artikel)$|^(?:正文|内容|本页|此页|页面|文章)$/;

/** What somebody calls the field in which a thing gets its name. */
const CALLED = /^(?:name|title|titel|bezeichnung|名称|名字|标题)$/;
const TITLES =
  /(?:^|\s)(?:title|subject|headline|summary|titel|betreff|bezeichnung|uberschrift)\W*$|(?:标题|主题|名称)\W*$/u;

/** "New task", "Add a guest": all that a form asks for is how the new thing is called. */
const NEW = /^(?:(?:new|create|add)(?: an?)?|neue[nrs]?) (\p{L}.*)$|^(?:新增|新建|添加)(\p{L}.*)$/u;
const NO_NAME =
  /\b(?:password|e-?mail|phone|code|coupon|promo\p{L}*|comment|note|tag|address|passwort|telefon|gutschein|kommentar|adresse)\b|密码|邮箱|电话|评论|标签|地址/u;

/** Fields of a form about a person, whose title is no name. */
const OF_PERSON = /(?:job|work|position|academic) title|name|姓名/;

/** The field in which a new thing gets its name, whatever its form calls it: "Project title", "Subject". */
export function titleField(
  view: SkillView,
  { text }: TargetPhrase,
  taken: ReadonlySet<string>,
): PcdHit | undefined {
  if (!CALLED.test(fold(text))) return undefined;
  const fields = textFields(view).filter((hit) => !isSearchField(hit));
  const title =
    fields.find((hit) => hit.tag === 'input' && !taken.has(hit.id) && TITLES.test(fold(hit.label))) ??
    (isMakingNew(view) ? fieldForNew(view, taken)?.field : undefined);
  if (!title) return isMakingNew(view) ? begunWith(fields, taken) : undefined;
  const isOfPerson = fields.some(
    ({ formId, label }) => formId === title.formId && OF_PERSON.test(fold(label)),
  );
  return isOfPerson ? undefined : title;
}

/** As `fold` gives it. */
const PART_OF_NAME =
  /\b(?:first|last|given|family|middle|full|sur|user|vor|nach|familien|benutzer)[ -]?name|姓/;

/** Where the caret stands in a form for a new thing: the name is what one begins with, where no field is called so. */
function begunWith(fields: readonly PcdHit[], taken: ReadonlySet<string>): PcdHit | undefined {
  const isNamed = ({ label }: PcdHit): boolean => CALLED.test(fold(label)) || PART_OF_NAME.test(fold(label));
  if (fields.some(isNamed)) return undefined;
  return fields.find(
    (hit) =>
      hit.focused === true &&
      hit.tag === 'input' &&
      (hit.inputType ?? 'text') === 'text' &&
      !taken.has(hit.id) &&
      // What has a name of its own is for something else; without one it is called by the part that it stands in.
      (hit.label === '' || hit.label === hit.section),
  );
}

/** The only field of its form, where that is for a new thing; by what the form calls the thing. */
export function fieldForNew(
  view: SkillView,
  taken: ReadonlySet<string> = new Set(),
): { field: PcdHit; of: string } | undefined {
  const fields = textFields(view).filter((hit) => !isSearchField(hit));
  for (const field of fields) {
    const of = NEW.exec(fold(field.label))?.slice(1).find(Boolean);
    const isAlone = fields.every((other) => other === field || other.formId !== field.formId);
    const isText = field.tag === 'input' && (field.inputType ?? 'text') === 'text' && !taken.has(field.id);
    if (of !== undefined && isAlone && isText && !NO_NAME.test(of)) return { field, of };
  }
  return undefined;
}

export function onlyTextArea(view: SkillView, taken: ReadonlySet<string>): PcdHit | undefined {
  const areas = textAreas(view, taken);
  return areas.length === 1 ? areas[0] : undefined;
}

/** The text of a page that is called one by any name; "Edit signature": the nameless one of a page about it alone. */
export function bodyOf(
  view: SkillView,
  phrase: TargetPhrase,
  taken: ReadonlySet<string>,
): PcdHit | undefined {
  const text = fold(phrase.text);
  const area = onlyTextArea(view, taken);
  if (BODY.test(text)) return area;
  const isNameless = area && (area.label || area.placeholder || '') === '';
  const isPlain = text !== '' && !phrase.where && phrase.within === undefined;
  return isNameless && isPlain && hasPhrase(fold(view.mini.title), text) ? area : undefined;
}

export const textAreas = (view: SkillView, taken: ReadonlySet<string>): PcdHit[] =>
  poolOf(view).filter((hit) => isLong(hit) && !hit.disabled && !hit.readonly && !taken.has(hit.id));

/** Whether a field cannot be what a phrase means, though its name may fit. */
export function isAnother(
  view: SkillView,
  hit: PcdHit,
  phrase: TargetPhrase,
  value: FieldValue['value'],
): boolean {
  // "Search by name" takes the name of something that is there already.
  if (CALLED.test(fold(phrase.text)) && isSearchField(hit)) return true;
  if (isChoice(hit) && value.from === 'text' && !switches(hit, value.text)) return true;
  if (hit.behind && isInOpened(view, phrase)) return true;
  return isClosedTo(view, hit, value) || isOtherChoice(hit, phrase) || isListOfBox(view, hit);
}

/** A dialog that the task has opened has a field of that name: none behind it is meant. */
const isInOpened = (view: SkillView, { text }: TargetPhrase): boolean =>
  view.mini.dialog !== undefined &&
  hasPressedHere(view) &&
  poolOf(view).some(
    (hit) => isField(hit) && !hit.behind && !hit.disabled && nameScore(text, hit.label) >= 0.6,
  );

const SWITCHED =
  /^(?:yes|no|on|off|true|false|0|1|(?:un)?(?:checked|ticked|selected)|(?:en|dis)abled?|(?:in)?active|ja|nein|an|aus|ein|(?:de)?aktiviert|angehakt|是|否|开|关|开启|关闭|启用|禁用)$/;

/** A box is on or off, or is the choice of its own name: "Status" beside a list of filters does not become "In progress". */
const switches = (hit: PcdHit, value: string): boolean =>
  SWITCHED.test(fold(value)) || nameScore(value, hit.label) >= 0.5;

/** "The role of Ada": the box that chooses her row is not called so. */
function isOtherChoice(hit: PcdHit, { text, where }: TargetPhrase): boolean {
  if (!where?.length || !isChoice(hit)) return false;
  return Math.max(nameScore(text, hit.label), nameScore(text, hit.section ?? '')) < 0.5;
}

/** Of several fields that a name fits, the one that the form cannot do without. */
export function onlyRequired(
  view: SkillView,
  { text }: TargetPhrase,
  suits: (hit: PcdHit) => number,
): PcdHit | undefined {
  const named = poolOf(view).filter((hit) => suits(hit) > 0 && fold(hit.label).includes(fold(text)));
  const needed = named.filter(({ required, label }) => required === true || REQUIRED.test(label));
  return view.answers.length === 0 && needed.length === 1 ? needed[0] : undefined;
}

/** The list that a box has opened is no field beside it. */
function isListOfBox(view: SkillView, hit: PcdHit): boolean {
  if (hit.role !== 'listbox') return false;
  return poolOf(view).some(
    ({ role, expanded, controls, label }) =>
      role === 'combobox' && expanded === true && (controls === hit.id || fold(label) === fold(hit.label)),
  );
}

const REQUIRED = /\*\s*:?$|\((?:required|erforderlich|pflichtfeld|必填)\)/iu;

/** A closed list that does not offer the value is not the field that was meant where text can be typed. */
function isClosedTo(view: SkillView, hit: PcdHit, value: FieldValue['value']): boolean {
  if (hit.tag !== 'select' || !hit.options?.length || isCutShort(hit) || value.from !== 'text') return false;
  return bestOption(hit.options, value.text) === undefined && textFields(view).length > 0;
}

/** The list that is called so and does not offer the value: what is to be told, rather than looked for elsewhere. */
export function listWithout(
  view: SkillView,
  { text }: TargetPhrase,
  value: FieldValue['value'],
): PcdHit | undefined {
  const names = [text, ...otherNamesOf(text)];
  const isCalled = ({ label }: PcdHit): boolean => names.some((name) => nameScore(name, label) >= 0.9);
  return poolOf(view).find((hit) => isClosedTo(view, hit, value) && isCalled(hit) && !hit.behind);
}

/** Whether the form that "add category" is to open stands on the page: the fields, and the button that says so. */
export function hasFormFor(view: SkillView, opener: TargetPhrase, fields: readonly TargetPhrase[]): boolean {
  const found = fields.map((field) => aim(view, field, { suits: isField, field: true, mayReveal: false }));
  const forms = new Set(found.map((each) => (each.ok ? each.hit.formId : undefined)));
  const [form] = forms;
  return (
    forms.size === 1 &&
    form !== undefined &&
    poolOf(view).some((hit) => {
      return hit.role === 'button' && hit.formId === form && nameScore(opener.text, hit.label) >= 0.6;
    })
  );
}
