// The form of what a page shows, where it is behind "Edit": the page's one main control of that name, which only shows
// the form. Nothing is sent by it.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { valueOfLabel } from '../fields/label-value';
import { isPartOfItem } from '../items/items';
import { BESIDE } from '../items/page-frame';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type ActDraft } from '../steps/draft';
import { isPressedLast, isUnsent } from '../steps/last-filled';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { otherNamesOf } from '../words/field-words';
import { isAbout, withoutKeys } from '../words/naming';
import { fold } from '../words/words';

/** As `fold` gives them: alone, or with what it is that is edited. */
const EDIT = /^(?:edit|bearbeiten|andern|编辑)$/;
const EDIT_KIND =
  /^edit (?:this |the )?(?<en>\p{L}+)$|^(?<de>\p{L}+) (?:bearbeiten|andern)$|^编辑(?<zh>\p{L}{1,4})$/u;

/** What a page is asked for besides a field, so that the way to its form is among the answers. */
export const WAYS_TO_EDIT: readonly TargetPhrase[] = [
  { text: 'edit' },
  { text: 'bearbeiten' },
  { text: '编辑' },
];

/** Whether a control says that it edits, and nothing of what; by its picture where it has no name. */
export const isCalledEdit = ({ label, icon }: PcdHit): boolean =>
  EDIT.test(fold(label)) || (!/[\p{L}\p{N}]/u.test(label) && PENCIL.test(icon ?? ''));

const PENCIL = /(?:^|[\s_-])(?:edit|pencil|pen)(?=$|[\s_-])/i;

/** In the tools of a page: what edits all of its text. */
const EDIT_PAGE =
  /^edit (?:this |the )?(?:page|article|source|wikitext)$|^(?:diese )?(?:seite|artikel) bearbeiten$|^编辑(?:本页|此页|页面|本页面|文章)$/;

/**
 * Presses it, where that has not been done and nothing is entered that would be lost. `ofPage`: where the page has no
 * such control in its midst, the one in its tools that edits its text will do.
 */
export function toEditForm(view: SkillView, { ofPage = false } = {}): ActDraft | undefined {
  if (isMakingNew(view)) return toFormOfNew(view);
  const control = editControl(view) ?? (ofPage ? only(pageEditors(view)) : undefined);
  if (!control || isUnsent(view.memory) || isPressedLast(view, control)) return undefined;
  // A second press may shut the form again.
  if ([...waysToEdit(view), ...pageEditors(view)].some((hit) => attemptsOn(view, hit).length > 0))
    return undefined;
  return look(control);
}

function look(control: PcdHit): ActDraft {
  const say = phraseOf('do_look', tell(control));
  return act([{ tool: 'dom.click', on: control, say }], 'replan', 0.7, tell(control));
}

/** By the "Edit" of the part of the page that tells a value of this name, and of nothing that the phrase places elsewhere. */
export function toPartForm(view: SkillView, phrase: TargetPhrase): ActDraft | undefined {
  const { text, within, where, ordinal } = phrase;
  if (within !== undefined || where !== undefined || ordinal !== undefined) return undefined;
  const control = isMakingNew(view) ? undefined : partEditor(view, text);
  if (!control || isUnsent(view.memory)) return undefined;
  const press = look(control);
  // One that was pressed may be gone with what it stood over.
  return view.attempts.some((attempt) => isStep(attempt, press.steps[0]!.say)) ? undefined : press;
}

const MAKES_NEW = 'something new is made';

/**
 * To be remembered by a task that makes something new: the form of what is shown is not meant by it. `opener`: what was
 * pressed for it.
 */
export const makesNew = (opener: string): Record<string, string> => ({ [MAKES_NEW]: opener });

/** A button that only unfolds others may have the name of the one among them that opens the form. */
function toFormOfNew(view: SkillView): ActDraft | undefined {
  const opener = view.memory[MAKES_NEW] ?? '';
  const alike = poolOf(view).filter(
    (hit) => hit.role === 'button' && !hit.disabled && hit.label === opener && !isPartOfItem(hit),
  );
  const last = alike.at(-1);
  const isTried = alike.some((hit) => attemptsOn(view, hit).length > 0);
  return last && opener !== '' && alike.length === 2 && !isTried && !isUnsent(view.memory)
    ? look(last)
    : undefined;
}

export const isMakingNew = (view: SkillView): boolean => MAKES_NEW in view.memory;

/**
 * The "Edit" of the part of the page that tells a value of this name, where `hit` is a field of that name in another
 * part, which makes something new; undefined where it may be what is meant.
 */
export function toFormOfShown(view: SkillView, phrase: TargetPhrase, hit: PcdHit): ActDraft | undefined {
  const way = attemptsOn(view, hit).length > 0 ? undefined : toPartForm(view, phrase);
  return way && { ...way, remember: { ...way.remember, [BESIDE_PART]: `${view.mini.url} ${hit.id}` } };
}

const BESIDE_PART = 'a field of that name beside the part that tells it';

/** It makes something new: it stood there before the form of the part was opened. */
export const isBesidePart = ({ memory, mini }: SkillView, { id }: PcdHit): boolean =>
  memory[BESIDE_PART] === `${mini.url} ${id}`;

/** Of several the one on the line of the value, else the last before its name; where it is told, and in no field. */
function partEditor(view: SkillView, name: string): PcdHit | undefined {
  const editors = waysToEdit(view).filter(isCalledEdit);
  if (name === '' || editors.length < 2) return undefined;
  const pool = poolOf(view);
  const names = [name, ...otherNamesOf(name)].map(fold);
  const labels = pool.filter(
    ({ type, role, label }) =>
      type === 'text' && role !== 'columnheader' && names.includes(fold(label).replace(/\s*[:：]\s*$/, '')),
  );
  const fields = pool.filter(({ type, label }) => type === 'field' && names.includes(fold(label)));
  const own = labels.flatMap((label) => {
    const value = valueOfLabel(pool, label);
    if (value?.type === 'field' || fields.some((field) => isInLine(field, label))) return [];
    const beside = editors.find((hit) => isInLine(hit, label) || (value && isInLine(hit, value)));
    return beside ?? editors.findLast(({ order }) => order < label.order) ?? [];
  });
  return new Set(own).size === 1 ? own[0] : undefined;
}

const isInLine = ({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < Math.max(a.h, b.h) / 2;

/** Whether the page shows one thing that can be edited. */
export const hasEditForm = (view: SkillView): boolean => editControl(view) !== undefined;

function editControl(view: SkillView): PcdHit | undefined {
  const ways = waysToEdit(view);
  const called = ways.filter(isCalledEdit);
  return only(called.length > 0 ? called : ways);
}

/** A bar of controls that stands over what is shown and under it is the same twice. */
function only([first, ...others]: readonly PcdHit[]): PcdHit | undefined {
  const isTwin = ({ label, href }: PcdHit): boolean => href === first?.href && label === first?.label;
  return others.every((hit) => hit.href !== undefined && isTwin(hit)) ? first : undefined;
}

function waysToEdit(view: SkillView): PcdHit[] {
  return pressable(view).filter(
    (hit) =>
      !BESIDE.has(hit.landmark) && !isPartOfItem(hit) && (isCalledEdit(hit) || editsWhatIsShown(view, hit)),
  );
}

function pageEditors(view: SkillView): PcdHit[] {
  return pressable(view).filter(({ label, tooltip = '' }) =>
    [label, tooltip].some((name) => EDIT_PAGE.test(fold(withoutKeys(name)))),
  );
}

const pressable = (view: SkillView): PcdHit[] =>
  poolOf(view).filter(
    (hit) =>
      (hit.role === 'button' || hit.role === 'link') && !hit.disabled && !hit.behind && hit.expanded !== true,
  );

/** "Edit issue", on a page that is about one, or that is headed "Issue #12". */
function editsWhatIsShown(view: SkillView, { label }: PcdHit): boolean {
  const { en, de, zh } = EDIT_KIND.exec(fold(label))?.groups ?? {};
  const kind = en ?? de ?? zh;
  if (kind === undefined) return false;
  const isNumbered = ({ role, label }: PcdHit): boolean =>
    role === 'heading' && new RegExp(`^${kind}\\s*(?:#|nr\\.?|no\\.?)?\\s*\\d+$`, 'u').test(fold(label));
  return isAbout(view, kind) || poolOf(view).some(isNumbered);
}
