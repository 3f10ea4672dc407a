// What was perceived as text for models: one compact line an item, nothing said twice. Pure.
import type { MiniForm, MiniPCD } from '../shared/mini-pcd';
import type { PcdHit } from '../shared/query';

/** An address longer than this says no more to a model. */
const MAX_URL_CHARS = 160;

/** Letters and digits by turns, or one case and the other: a key, or the number of a record. */
const KEY = /(?=.{6})(?:\d+\p{L}+\d|\p{L}+\d+\p{L})|(?:\p{Lu}+\p{Ll}+){5}|.{48}/u;

/** An address without what may be a key to something: of query and fragment only plain words and small numbers stay. */
export function addressOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname, searchParams, hash } = new URL(url);
  const plain = (text: string) => /^(?:[\p{L} ._/-]{0,30}|\d{1,6})$/u.test(text);
  const query = [...searchParams].map(([name, value]) => `${name}=${plain(value) ? value : '…'}`).join('&');
  const fragment = plain(hash.slice(1)) ? hash : '';
  const path = pathname
    .split('/')
    .map((part) => (part.split(/[-_.~]/).some((word) => KEY.test(word)) ? '…' : part))
    .join('/');
  return `${origin}${path}${query === '' ? '' : `?${query}`}${fragment}`;
}

/** Title and address; whether somebody is signed in; an open dialog. */
export function pageHead(mini: MiniPCD): string[] {
  const lines = [`${mini.title} ${addressOf(mini.url).slice(0, MAX_URL_CHARS)}`];
  if (mini.loginState !== 'unknown') lines.push(`signed ${mini.loginState}`);
  if (mini.dialog) lines.push(`${mini.dialog.modal ? 'modal ' : ''}dialog "${mini.dialog.label}"`);
  return lines;
}

/** What one text tells at most; the rest is counted and can be asked for. */
const MAX_FIELDS_TOLD = 24;
const MAX_FORMS_TOLD = 8;
const MAX_LISTS_TOLD = 8;
const MAX_ITEM_FIELDS_TOLD = 6;

/**
 * The whole summary. No prompt has it, models see numbered hits: the benchmark of perception counts what it would cost,
 * and tests read it.
 */
export function toText(mini: MiniPCD): string {
  const lines = pageHead(mini);
  let landmark: string | undefined;
  for (const action of mini.actions) {
    // Items come in document order, so a landmark is said once for the run that it holds.
    if (action.landmark !== landmark) {
      landmark = action.landmark;
      lines.push(`@${landmark ?? 'page'}`);
    }
    const role = action.role === 'link' ? '' : ` ${action.role}`;
    const each = action.appliesToCollectionId === undefined ? '' : ` each ${action.appliesToCollectionId}`;
    lines.push(`${action.id}${role} ${action.label}${each}`);
  }
  let fieldsLeft = MAX_FIELDS_TOLD;
  const formsTold = mini.forms.slice(0, MAX_FORMS_TOLD);
  for (const form of formsTold) {
    const told = form.fieldSummaries.slice(0, Math.max(0, fieldsLeft));
    fieldsLeft -= told.length;
    const untold = form.fieldSummaries.length - told.length + (form.omitted ?? 0);
    const fields = [...told.map(fieldToText), ...(untold > 0 ? [`${untold} fields`] : [])].join(', ');
    const purpose = form.purpose === undefined ? '' : ` ${form.purpose}`;
    const submit = form.submitLabel === undefined ? '' : ` > ${form.submitLabel}`;
    lines.push(`${form.id} form${purpose}: ${fields}${submit}`);
  }
  const lists = mini.collections.slice(0, MAX_LISTS_TOLD);
  for (const each of lists) {
    const name = each.name === '' ? '' : ` ${each.name}`;
    const fields = each.itemFields.slice(0, MAX_ITEM_FIELDS_TOLD).join(', ');
    lines.push(`${each.id} list${name} ×${each.approxCount ?? '?'}: ${fields}`);
  }
  const more = {
    actions: mini.omitted?.actions ?? 0,
    forms: (mini.omitted?.forms ?? 0) + mini.forms.length - formsTold.length,
    lists: (mini.omitted?.collections ?? 0) + mini.collections.length - lists.length,
  };
  if (more.actions + more.forms + more.lists > 0) {
    lines.push(`more: ${more.actions} actions, ${more.forms} forms, ${more.lists} lists`);
  }
  return lines.join('\n');
}

function fieldToText(field: MiniForm['fieldSummaries'][number]): string {
  const type = field.type === 'text' ? '' : `:${field.type}`;
  const options =
    field.options && field.options.length > 0
      ? `(${field.options.slice(0, 4).map(clipped).join('/')}${field.options.length > 4 ? '/…' : ''})`
      : '';
  const checked = field.checked === undefined ? '' : ` = ${clipped(field.checked)}`;
  const invalid = field.invalid === undefined ? '' : ` !${field.invalid}`;
  return `${clipped(field.label)}${type}${field.required === true ? '*' : ''}${options}${checked}${invalid}`;
}

/** Of options one line shows so many, and so much. */
const MAX_OPTIONS_SHOWN = 8;
const MAX_OPTION_CHARS = 120;
const MAX_VALUE_CHARS = 40;

/** One thing of the page in a line: role, name, value, state. `apart`: what tells it from its equals. */
export function hitToText(hit: PcdHit, apart = ''): string {
  const value = hit.value === undefined || hit.value === '' ? '' : ` = ${clipped(hit.value)}`;
  const options = shownOptions(hit.options ?? []);
  const choice = options === '' ? '' : ` (${options})`;
  const state = [
    hit.checked === true && 'checked',
    hit.selected === true && 'selected',
    hit.expanded === true && 'expanded',
    hit.required === true && hit.value === '' && 'required',
    hit.invalid !== undefined && `invalid: ${hit.invalid}`,
    hit.behind === true && 'behind the dialog',
  ].filter((each) => each !== false);
  const role = hit.type === 'field' && hit.inputType === 'password' ? 'password' : hit.role;
  const name = hit.label || hit.text || hit.placeholder || hit.icon || '(no name)';
  // No value stands over it, and the name does not say it.
  const hint =
    value === '' && hit.placeholder && hit.placeholder !== name ? ` “${clipped(hit.placeholder)}”` : '';
  const where = apart === '' ? '' : ` — ${clipped(apart)}`;
  return `${role} ${name}${hint}${value}${choice}${state.length > 0 ? ` [${state.join(', ')}]` : ''}${where}`;
}

function shownOptions(options: readonly string[]): string {
  let text = '';
  for (const [at, option] of options.entries()) {
    const next = `${at === 0 ? '' : '/'}${clipped(option)}`;
    if (at === MAX_OPTIONS_SHOWN || (at > 0 && text.length + next.length > MAX_OPTION_CHARS))
      return `${text}/…`;
    text += next;
  }
  return text;
}

function clipped(text: string): string {
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS - 1)}…` : text;
}
