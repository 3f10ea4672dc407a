// MiniPCD as text for models: one compact line an item, stable ids, nothing said twice. Pure.
import type { MiniPCD } from '../../shared/mini-pcd';
import type { PcdHit } from '../../shared/query';

export function toText(mini: MiniPCD): string {
  const lines: string[] = [`${mini.title} ${mini.url}`];
  if (mini.loginState !== 'unknown') lines.push(`signed ${mini.loginState}`);
  if (mini.dialog) lines.push(`${mini.dialog.modal ? 'modal ' : ''}dialog "${mini.dialog.label}"`);
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

/** A query's answer for models, likewise. */
export function hitsToText(hits: readonly PcdHit[]): string {
  return hits
    .map((hit) => {
      const value = hit.value === undefined || hit.value === '' ? '' : ` = ${hit.value}`;
      const state = [
        hit.checked === true && 'checked',
        hit.selected === true && 'selected',
        hit.disabled === true && 'disabled',
        hit.expanded === true && 'expanded',
      ]
        .filter(Boolean)
        .join(' ');
      return `${hit.id} ${hit.role} ${hit.label}${value}${state === '' ? '' : ` [${state}]`}`;
    })
    .join('\n');
}
