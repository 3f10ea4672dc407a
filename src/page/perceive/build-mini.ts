// The pass as a MiniPCD: at most 30 actions, 20 forms, 20 collections; what is left out is counted.
// Page world, reads only.
import { MAX_COLLECTIONS, MAX_FORMS, MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import type { MiniAction, MiniCollection, MiniForm, MiniPCD } from '../../shared/mini-pcd';
import { known } from '../../shared/known';
import { pageText } from '../../shared/page-text';
import { LANDMARKS } from '../../shared/landmarks';
import { formPurposeOf } from '../../ranking/form-purpose';
import { rankCandidates } from '../../ranking/rank-candidates';
import { nameOf } from '../accessible/name';
import { invalidOf, isRequired } from '../accessible/states';
import { isVisible } from '../accessible/visible';
import { attributeOf, idRefs, queryIn } from '../accessible/tree';
import type { ActionChoice, ChosenAction } from './choose-actions';
import { fieldsOf } from './collection-fields';
import { isShownItem } from './collection-items';
import { inputTypeOf, optionsOf } from './field-facts';
import { entryId, headOf, isAboveFold, kindOfEntry, sectionLabel, shortText } from './hit';
import type { ItemIds } from './item-ids';
import { loginStateOf } from './login-state';
import type { CollectionModel, Entry, FormModel } from './page-model';
import { groupRadios } from './radio-groups';
import type { RetainedPage } from './retained-page';
import { mapped, type Steps } from './slices';
import { humanWords, labelOf, quickLabelOf, textOf } from './words';

const MAX_TOLD_OPTIONS = 12;
const MAX_FORM_FIELDS = 40;

/** All of MiniPCD but its version and timing. */
export type MiniContent = Omit<MiniPCD, 'ts' | 'metrics'> & { ariaCoverage: number };

export function* buildMini(page: RetainedPage, choice: ActionChoice, ids: ItemIds): Steps<MiniContent> {
  const { doc } = page;
  const { chosen } = choice;
  const collections = rankCollections(page.collections);
  const loginState = yield* loginStateOf(page);
  const actions = yield* mapped(chosen, (action) => miniAction(action, ids));
  const forms = yield* mapped(rankForms(page.forms), (form) => (form.told ??= miniForm(form, ids)));
  const told = yield* mapped(collections.slice(0, MAX_COLLECTIONS), (each) => tellCollection(each, ids));
  const omitted = {
    actions: page.actionCount - actions.length,
    forms: page.forms.length + page.farForms - forms.length,
    collections: collections.length + page.farCollections - told.length,
  };
  const named = chosen.filter(({ entry }) => !entry.implicit && entry.isNamed).length;
  return known({
    url: doc.URL.slice(0, 4_000),
    origin: doc.defaultView!.origin,
    title: pageText(doc.title, 200),
    loginState,
    landmarks: LANDMARKS.filter((landmark) => page.landmarks.has(landmark)),
    actions,
    forms,
    collections: told,
    dialog: page.dialog && {
      label: pageText(dialogLabel(page.dialog.el), MAX_LABEL_CHARS),
      modal: page.dialog.modal,
    },
    omitted: omitted.actions + omitted.forms + omitted.collections > 0 ? omitted : undefined,
    ariaCoverage: chosen.length === 0 ? 1 : Math.round((100 * named) / chosen.length) / 100,
  });
}

function miniAction({ entry, clusterId, template }: ChosenAction, ids: ItemIds): MiniAction {
  const kind = kindOfEntry(entry);
  const collection = template ? entry.collection && tellCollection(entry.collection, ids) : undefined;
  return known({
    id: entryId(entry, ids),
    label: labelOf(entry),
    role: miniRole(entry.role),
    kind,
    landmark: entry.landmark,
    aboveFold: isAboveFold(entry.el),
    clusterId,
    // Of the items that it stood for one may be left.
    appliesToCollectionId: collection?.approxCount === 1 ? undefined : collection?.id,
  });
}

function miniRole(role: string): MiniAction['role'] {
  switch (role) {
    case 'button':
    case 'link':
    case 'menuitem':
    case 'tab':
    case 'checkbox':
    case 'radio':
      return role;
    case 'menuitemcheckbox':
    case 'menuitemradio':
      return 'menuitem';
    case 'switch':
      return 'checkbox';
    default:
      return 'other';
  }
}

/** Of too many those that stand in rows of a list come last. */
function rankForms(all: readonly FormModel[]): readonly FormModel[] {
  if (all.length <= MAX_FORMS) return all;
  const isOfRow = ({ collection, fields }: FormModel) => (collection ?? fields[0]?.collection) !== undefined;
  return [...all.filter((form) => !isOfRow(form)), ...all.filter(isOfRow)].slice(0, MAX_FORMS);
}

function miniForm(form: FormModel, ids: ItemIds): MiniForm {
  const submit = submitOf(form);
  const submitLabel = submit === undefined ? undefined : labelOf(submit);
  const groups = groupRadios(form.fields.filter((field, at) => !isWrapped(field, form.fields[at - 1])));
  const omitted = groups.length - MAX_FORM_FIELDS;
  const purpose = purposeOf(form, submitLabel);
  return known({
    id: ids.idOf(form.el, 'm'),
    fieldSummaries: groups.slice(0, MAX_FORM_FIELDS).map(miniField),
    omitted: omitted > 0 ? omitted : undefined,
    purpose,
    landmark: form.landmark,
    submitLabel: submitLabel || undefined,
  });
}

/** A combobox of before ARIA 1.2 is around the field that it is. */
function isWrapped(field: Entry, before: Entry | undefined): boolean {
  return before?.role === 'combobox' && before.el.contains(field.el);
}

/** A field, or the radio buttons of one group. */
function miniField(group: readonly Entry[]): MiniForm['fieldSummaries'][number] {
  const field = group[0]!;
  const sources = group.map(({ el, control = el }) => control);
  const source = sources[0]!;
  const question = field.role === 'radio' ? headOf(field) : '';
  const isGroup = group.length > 1 || question !== '';
  const options = isGroup
    ? group.slice(0, MAX_TOLD_OPTIONS).map(labelOf)
    : field.type === 'field'
      ? optionsOf(field.el, MAX_TOLD_OPTIONS)
      : undefined;
  const checked = isGroup ? group[sources.findIndex(isChecked)] : undefined;
  const invalid = sources.map(invalidOf).find((each) => each !== undefined);
  const name = attributeOf(field.el, 'name');
  return known({
    label: isGroup ? pageText(question, MAX_LABEL_CHARS) : labelOf(field),
    type: inputTypeOf(source) ?? field.role,
    name: name?.slice(0, 100) || undefined,
    required: sources.some(isRequired) || undefined,
    options,
    checked: checked && labelOf(checked),
    invalid: shortText(invalid),
  });
}

function isChecked(el: Element): boolean {
  return (el as HTMLInputElement).checked || attributeOf(el, 'aria-checked') === 'true';
}

/** Buttons of a form that do not send what was filled in. */
const ASIDE = new Set(
  'cancel back previous_page close delete reset add edit upload copy expand collapse menu help forgot_password'.split(
    ' ',
  ),
);

/** By HTML the first that submits; where none does, the last button. */
export function submitOf({ el: form, buttons }: FormModel): FormModel['buttons'][number] | undefined {
  const sends = (entry: Entry) => !ASIDE.has(kindOfEntry(entry) ?? '');
  const submits = buttons.filter(
    ({ el }) =>
      form.localName === 'form' &&
      /^(?:submit|image)$/.test((el as HTMLInputElement | HTMLButtonElement).type),
  );
  return submits.find(sends) ?? submits[0] ?? buttons.findLast(sends) ?? buttons.at(-1);
}

export function purposeOf(form: FormModel, submitLabel?: string): string | undefined {
  const heading = queryIn(form.el, 'h1, h2, h3, h4, legend');
  const words = [
    nameOf(form.el),
    heading ? textOf(heading, 80) : form.fields.length > 0 ? sectionLabel(form.fields[0]!.section) : '',
    // A form's own `id` property may be a field of that name.
    humanWords(attributeOf(form.el, 'name') ?? attributeOf(form.el, 'id') ?? ''),
  ].join(' . ');
  return formPurposeOf({
    words,
    role: form.el.localName === 'search' || attributeOf(form.el, 'role') === 'search' ? 'search' : '',
    submitLabel,
    fields: form.fields.slice(0, 20).map((field) => ({
      label: `${quickLabelOf(field)} ${humanWords(attributeOf(field.el, 'name') ?? '')}`,
      type: inputTypeOf(field.control ?? field.el) ?? field.role,
      autocomplete: attributeOf(field.el, 'autocomplete') ?? undefined,
    })),
  });
}

/** Tables and the larger repeats in the main part first; then as they stand. */
function rankCollections(all: readonly CollectionModel[]): CollectionModel[] {
  const use = (collection: CollectionModel) => {
    let sum =
      collection.shape === 'table' || collection.shape === 'grid' ? 3 : collection.shape === 'cards' ? 2 : 1;
    sum += Math.min(3, Math.log2(collection.items.length));
    if (collection.landmark === 'main') sum += 2;
    if (collection.landmark === 'footer' || collection.landmark === 'nav') sum -= 3;
    if (collection.outer !== undefined) sum -= 2;
    if (isAboveFold(collection.el)) sum += 1;
    return isVisible(collection.el) ? sum : -100;
  };
  const scored = all
    .map((collection) => ({ collection, use: (collection.use ??= use(collection)) }))
    .filter((each) => each.use > -50);
  if (scored.length > MAX_COLLECTIONS) scored.sort((a, b) => b.use - a.use);
  const kept = scored.map((each) => each.collection);
  return [
    ...kept.slice(0, MAX_COLLECTIONS).sort((a, b) => a.order - b.order),
    ...kept.slice(MAX_COLLECTIONS),
  ];
}

export function collectionName(collection: CollectionModel): string {
  // A row would be called by all that is in it.
  const named = attributeOf(collection.el, 'role') === 'row' ? '' : nameOf(collection.el);
  if (named !== '' && named.length <= MAX_LABEL_CHARS) return named;
  const caption = collection.el instanceof HTMLTableElement ? collection.el.caption : null;
  return caption ? textOf(caption, MAX_LABEL_CHARS) : sectionLabel(collection.section);
}

/** Kept with it: the fields of forty tables cost more than all else of a query. */
export function collectionWords(collection: CollectionModel): { name: string; fields: string[] } {
  return (collection.words ??= {
    name: collectionName(collection),
    fields: fieldsOf(collection).map(({ name }) => name),
  });
}

function tellCollection(collection: CollectionModel, ids: ItemIds): MiniCollection {
  const { name, fields } = collectionWords(collection);
  return (collection.told ??= known({
    id: ids.idOf(collection.el, 'c'),
    name: pageText(name, MAX_LABEL_CHARS),
    itemFields: fields.slice(0, 20),
    landmark: collection.landmark,
    approxCount: countOf(collection),
  }));
}

/** About so many items, all over it, are asked whether they are shown; the others are taken to be as these. */
const ASKED_ITEMS = 50;

/** So many items there are, shown now or not, as the page says; NaN where it says nothing. */
export function toldCountOf({ el, items }: CollectionModel): number {
  const rows = attributeOf(el, 'aria-rowcount');
  if (rows === null) return Number(items[0]?.getAttribute('aria-setsize') ?? NaN);
  // Heads are rows, too.
  return Number(rows) - Number(queryIn(el, 'thead th, [role=columnheader]') !== null);
}

/** Rows that the page says there are, else those that are shown. */
function countOf(collection: CollectionModel): number {
  const { items } = collection;
  const told = toldCountOf(collection);
  if (Number.isInteger(told) && told > items.length) return told;
  const step = Math.ceil(items.length / ASKED_ITEMS);
  const asked = items.filter((_, i) => i % step === 0);
  return Math.round((asked.filter(isShownItem).length / Math.max(1, asked.length)) * items.length);
}

function dialogLabel(dialog: Element): string {
  const named = nameOf(dialog);
  if (named !== '') return named;
  const heading = idRefs(dialog, 'aria-labelledby')[0] ?? queryIn(dialog, 'h1, h2, h3, [role=heading]');
  return heading ? textOf(heading, MAX_LABEL_CHARS) : textOf(dialog, 60);
}

/** Ranks collections or forms for `pcd.query`; here because their names are. */
export function rankNamed<T>(
  query: string,
  all: readonly T[],
  labels: readonly string[],
  contexts: readonly string[],
): Array<{ each: T; score: number }> {
  return rankCandidates(
    query,
    all.map((_, order) => ({
      id: String(order),
      label: labels[order] ?? '',
      context: contexts[order] ?? '',
      order,
    })),
  ).map(({ index, score }) => ({ each: all[index]!, score }));
}
