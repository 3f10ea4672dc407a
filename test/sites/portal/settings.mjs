// Decides the settings page: its fields, what counts as valid, and deleting the account. Promises that a valid
// form is kept on the server and confirmed in the status region, an invalid one is explained field by field.
import { html, raw, sanitiseRichText } from './html.mjs';
import { json, redirect, textField } from './http.mjs';
import { checkbox, input, radios, range, richText, select, textarea, toggle } from './fields.mjs';
import { accountPage } from './account.mjs';
import { isoDate, dayAfter } from './dates.mjs';

const FLAGS = ['productNews', 'outageAlerts', 'weeklySummary', 'invoiceByEmail', 'smsReminders'];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const LANGUAGES = [['en', 'English'], ['de', 'Deutsch'], ['fr', 'Français'], ['es', 'Español']];
const TIME_ZONES = [['America/Los_Angeles', 'Pacific Time'], ['America/Denver', 'Mountain Time'], ['America/Chicago', 'Central Time'], ['America/New_York', 'Eastern Time']];
const THEMES = [['system', 'Same as system'], ['light', 'Light'], ['dark', 'Dark']];

function problemsIn(settings, today) {
  const problems = {};
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(settings.billingEmail)) problems.billingEmail = 'Enter an email address such as name@example.com.';
  if (settings.billingPhone !== '' && !/^\+?[\d ()-]{7,20}$/.test(settings.billingPhone)) problems.billingPhone = 'Enter a phone number with digits, spaces or dashes.';
  const rows = Number(settings.rowsPerPage);
  if (!Number.isInteger(rows) || rows < 5 || rows > 100) problems.rowsPerPage = 'Enter a whole number from 5 to 100.';
  if (settings.pauseUntil !== '' && settings.pauseUntil < today) problems.pauseUntil = 'Choose today or a later day.';
  return problems;
}

function section(context, title, note, fields) {
  return html`<section class="card section-card" aria-label="${title}"><h2>${title}</h2><p class="muted">${note}</p><div class="form-grid">${context.arrange(fields)}</div></section>`;
}

function sections(context, values, errors, today) {
  const text = (name, label, options = {}) => input({ name, label, value: values[name], error: errors[name], ...options });
  return [
    section(context, 'Preferences', 'How the portal looks for you.', [
      select({ name: 'language', label: 'Language', value: values.language, choices: LANGUAGES }),
      select({ name: 'timeZone', label: 'Time zone', value: values.timeZone, choices: TIME_ZONES }),
      radios({ name: 'theme', legend: 'Theme', value: values.theme, choices: THEMES }),
      range({ name: 'textSizePercent', label: 'Text size', value: values.textSizePercent, unit: '%', extra: { min: 80, max: 140, step: 10 } }),
      text('rowsPerPage', 'Rows per page', { type: 'number', required: true, extra: { min: 5, max: 100 } }),
    ]),
    section(context, 'Notifications', 'What we may write to you about.', [
      html`<div class="switches field-wide">${context.arrange([
        toggle({ name: 'productNews', label: 'Product news', hint: 'New devices and offers, at most once a month', checked: values.productNews }),
        toggle({ name: 'outageAlerts', label: 'Outage alerts', hint: 'When the line in your area is down', checked: values.outageAlerts }),
        toggle({ name: 'weeklySummary', label: 'Weekly summary', hint: 'Usage and energy of the past week', checked: values.weeklySummary }),
      ])}</div>`,
      select({ name: 'digestDay', label: 'Summary day', value: values.digestDay, choices: DAYS.map((day) => [day, day[0].toUpperCase() + day.slice(1)]) }),
      text('pauseUntil', 'Pause notifications until', { type: 'date', extra: { min: today } }),
    ]),
    section(context, 'Billing contact', 'Where invoices go.', [
      text('companyName', 'Company name', { hint: 'Leave empty for a private account', autocomplete: 'organization' }),
      text('taxId', 'Tax ID'),
      text('billingEmail', 'Billing email', { type: 'email', required: true, autocomplete: 'email' }),
      text('billingPhone', 'Billing phone', { type: 'tel', autocomplete: 'tel' }),
      html`<fieldset class="field field-wide group"><legend class="field-label">Reminders</legend><div class="choice-row">${context.arrange([
        checkbox({ name: 'invoiceByEmail', label: 'Send invoices by email', checked: values.invoiceByEmail }),
        checkbox({ name: 'smsReminders', label: 'Remind me by text message', checked: values.smsReminders }),
      ])}</div></fieldset>`,
    ]),
    section(context, 'Messages', 'For deliveries and for mail you send from the portal.', [
      textarea({ name: 'deliveryNote', label: 'Delivery note', value: values.deliveryNote, hint: 'For example where to leave parcels', rows: 3 }),
      richText({ name: 'signatureHtml', label: 'Email signature', value: raw(values.signatureHtml) }),
    ]),
  ];
}

const DELETE_DIALOG = html`<dialog class="dialog" id="delete-dialog" data-hook="dialog" data-dialog="delete-account" aria-labelledby="delete-title"><h2 id="delete-title">Delete account?</h2>
  <p>Your plan ends at once and your data is erased after 30 days. This cannot be undone.</p>
  <form method="post" action="/account/delete" class="dialog-actions"><button type="button" class="button button-ghost" data-hook="dialog-close">Keep account</button><button class="button button-danger">Delete my account</button></form></dialog>`;

function settingsPage(context, values, errors = {}) {
  const today = isoDate(dayAfter(context.now(), 0));
  const main = html`<form method="post" action="/account/settings" class="stack-large" novalidate data-hook="save-form" aria-label="Settings">
    ${context.arrange(sections(context, values, errors, today))}
    <div class="form-actions"><button class="button button-primary">Save changes</button><a class="button button-ghost" href="/account">Cancel</a></div></form>
    <section class="card section-card danger" aria-labelledby="danger-title"><h2 id="danger-title">Danger zone</h2><p class="muted">Deleting the account ends your plan and erases your data.</p>
    <button type="button" class="button button-danger" data-hook="dialog-open" data-opens="delete-account" aria-haspopup="dialog">Delete account</button></section>`;
  return accountPage(context, { title: 'Settings', trail: [['Settings']], main, dialogs: DELETE_DIALOG });
}

function save(context) {
  const { state, fields } = context;
  const values = {};
  for (const name of Object.keys(state.settings)) {
    values[name] = FLAGS.includes(name) ? textField(fields, name) === 'on' : textField(fields, name);
  }
  values.signatureHtml = sanitiseRichText(values.signatureHtml);
  const errors = problemsIn(values, isoDate(dayAfter(context.now(), 0)));
  const isValid = Object.keys(errors).length === 0;
  if (isValid) {
    state.settings = values;
    state.count('settingsSaved');
  }
  const message = isValid ? 'Settings saved.' : 'Please check the highlighted fields.';
  if (context.wantsJson) return json({ ok: isValid, message, errors }, isValid ? 200 : 422);
  context.session.flash = message;
  return isValid ? redirect('/account/settings') : settingsPage(context, values, errors);
}

function deleteAccount({ state, session }) {
  state.count('deletes');
  session.signedIn = false;
  session.flash = 'Your account is scheduled for deletion.';
  return redirect('/');
}

export const settingsRoutes = [
  ['GET', '/account/settings', (context) => settingsPage(context, context.state.settings)],
  ['POST', '/account/settings', save],
  ['POST', '/account/delete', deleteAccount],
];
