// What was perceived as text for models: one compact line an item, nothing said twice. Pure.
import type { MiniPCD } from '../shared/mini-pcd';
import type { PcdHit } from '../shared/query';

/** An address longer than this says no more to a model. */
const MAX_URL_CHARS = 160;

/** Title and address; whether somebody is signed in; an open dialog. */
export function pageHead(mini: MiniPCD): string[] {
  const lines = [`${mini.title} ${mini.url.slice(0, MAX_URL_CHARS)}`];
  if (mini.loginState !== 'unknown') lines.push(`signed ${mini.loginState}`);
  if (mini.dialog) lines.push(`${mini.dialog.modal ? 'modal ' : ''}dialog "${mini.dialog.label}"`);
  return lines;
}

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
  for (const form of mini.forms) {
    const fields = form.fieldSummaries.map((field) => {
      const type = field.type === 'text' ? '' : `:${field.type}`;
      const options =
        field.options && field.options.length > 0 ? `(${field.options.slice(0, 6).join('/')})` : '';
      return `${field.label}${type}${field.required === true ? '*' : ''}${options}${field.invalid === undefined ? '' : ` !${field.invalid}`}`;
    });
    const submit = form.submitLabel === undefined ? '' : ` > ${form.submitLabel}`;
    lines.push(
      `${form.id} form${form.purpose === undefined ? '' : ` ${form.purpose}`}: ${fields.join(', ')}${submit}`,
    );
  }
  for (const each of mini.collections) {
    const name = each.name === '' ? '' : ` ${each.name}`;
    lines.push(`${each.id} list${name} ×${each.approxCount ?? '?'}: ${each.itemFields.join(', ')}`);
  }
  const left = mini.omitted;
  if (left) lines.push(`more: ${left.actions} actions, ${left.forms} forms, ${left.collections} lists`);
  return lines.join('\n');
}

/** Longest option list and value that one line shows. */
const MAX_OPTIONS_SHOWN = 8;
const MAX_VALUE_CHARS = 40;

/** One thing of the page in a line: role, name, value, state. `apart`: what tells it from its equals. */
export function hitToText(hit: PcdHit, apart = ''): string {
  const value = hit.value === undefined || hit.value === '' ? '' : ` = ${clipped(hit.value)}`;
  const options = hit.options ?? [];
  const more = options.length > MAX_OPTIONS_SHOWN ? '/…' : '';
  const choice = options.length > 0 ? ` (${options.slice(0, MAX_OPTIONS_SHOWN).join('/')}${more})` : '';
  const state = [
    hit.checked === true && 'checked',
    hit.selected === true && 'selected',
    hit.expanded === true && 'expanded',
    hit.required === true && hit.value === '' && 'required',
    hit.invalid !== undefined && `invalid: ${hit.invalid}`,
  ].filter((each) => each !== false);
  const role = hit.type === 'field' && hit.inputType === 'password' ? 'password' : hit.role;
  const name = hit.label || hit.text || hit.placeholder || hit.icon || '(no name)';
  const where = apart === '' ? '' : ` — ${clipped(apart)}`;
  return `${role} ${name}${value}${choice}${state.length > 0 ? ` [${state.join(', ')}]` : ''}${where}`;
}

function clipped(text: string): string {
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS - 1)}…` : text;
}
