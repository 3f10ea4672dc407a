// Decides how form controls are written. Promises a visible label for each, hints and errors tied to their
// control, and ids that follow from field names.
import { attributes, html } from './html.mjs';

function describedBy(id, { hint, error }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function shell(id, options, control) {
  const { label, hint, error, required, wide = false } = options;
  return html`<div class="field${wide ? ' field-wide' : ''}"><label class="field-label" for="${id}">${label}${required ? html`<span class="required" aria-hidden="true"> *</span>` : ''}</label>
    ${control}${hint ? html`<p class="field-hint" id="${id}-hint">${hint}</p>` : ''}
    <p class="field-error" id="${id}-error" data-error-for="${options.name}"${error ? '' : html` hidden`}>${error ?? ''}</p></div>`;
}

function common(id, options) {
  return {
    id, name: options.name, required: options.required, 'aria-describedby': describedBy(id, options),
    'aria-invalid': options.error ? 'true' : undefined, autocomplete: options.autocomplete, form: options.form,
  };
}

/** Any one-line input: text, email, tel, date, number, password, search, range. */
export function input(options) {
  const { type = 'text', value = '', name, extra = {} } = options;
  const id = options.id ?? `field-${name}`;
  return shell(id, options, html`<input class="${type === 'range' ? 'range' : 'input'}"${attributes({ type, value, ...common(id, options), ...extra })}>`);
}

/** A range input with its value shown beside the label. */
export function range(options) {
  const id = options.id ?? `field-${options.name}`;
  const { value, unit = '', extra = {} } = options;
  return html`<div class="field"><div class="field-head"><label class="field-label" for="${id}">${options.label}</label><output class="field-output" for="${id}" data-hook="range-output" data-unit="${unit}">${value}${unit}</output></div>
    <input class="range" data-hook="range"${attributes({ type: 'range', value, ...common(id, options), ...extra })}></div>`;
}

export function textarea(options) {
  const id = options.id ?? `field-${options.name}`;
  const { value = '', rows = 4, extra = {} } = options;
  return shell(id, { wide: true, ...options }, html`<textarea class="input"${attributes({ rows, ...common(id, options), ...extra })}>${value}</textarea>`);
}

export function select(options) {
  const id = options.id ?? `field-${options.name}`;
  const choices = options.choices.map(([value, label]) => html`<option value="${value}"${value === options.value ? html` selected` : ''}>${label}</option>`);
  return shell(id, options, html`<select class="input select"${attributes({ ...common(id, options), ...options.extra })}>${choices}</select>`);
}

export function radios({ name, legend, value, choices, className = 'choice-row', required = false }) {
  return html`<fieldset class="field field-wide group"><legend class="field-label">${legend}</legend><div class="${className}">${choices.map(
    ([choice, label, note]) => html`<label class="choice"><input type="radio"${attributes({ name, value: choice, checked: choice === value, required })}><span>${label}${note ? html` <small class="muted">${note}</small>` : ''}</span></label>`,
  )}</div></fieldset>`;
}

export function checkbox({ name, label, checked, value = 'on', required = false }) {
  return html`<label class="choice"><input type="checkbox"${attributes({ name, value, checked, required })}><span>${label}</span></label>`;
}

/** A checkbox that looks and reads like a switch. */
export function toggle({ name, label, hint, checked, form }) {
  const id = `field-${name}`;
  return html`<div class="switch-row"><div><label class="switch-label" for="${id}">${label}</label>${hint ? html`<p class="field-hint" id="${id}-hint">${hint}</p>` : ''}</div>
    <input class="switch" type="checkbox" role="switch"${attributes({ id, name, value: 'on', checked, form, 'aria-describedby': hint ? `${id}-hint` : undefined })}></div>`;
}

export function richText({ name, label, value }) {
  const id = `field-${name}`;
  const tools = [['bold', 'Bold', 'B'], ['italic', 'Italic', 'I'], ['underline', 'Underline', 'U'], ['insertUnorderedList', 'Bulleted list', '•']];
  return html`<div class="field field-wide"><span class="field-label" id="${id}-label">${label}</span><div class="editor" data-hook="editor">
    <div class="editor-tools" role="toolbar" aria-label="${label} formatting">${tools.map(([command, title, sign]) => html`<button type="button" class="tool tool-${command}" data-hook="editor-tool" data-command="${command}" aria-label="${title}" aria-pressed="false">${sign}</button>`)}</div>
    <div class="editor-area" id="${id}" contenteditable="true" role="textbox" aria-multiline="true" aria-labelledby="${id}-label" data-hook="editor-area" data-name="${name}">${value}</div></div></div>`;
}
