// Decides the profile page: who the customer is. Promises the browser's own validation, then the server's,
// and a confirmation in the status region.
import { html } from './html.mjs';
import { json, redirect, textField } from './http.mjs';
import { input, select, textarea } from './fields.mjs';
import { accountPage } from './account.mjs';

export const COUNTRIES = [['US', 'United States'], ['CA', 'Canada'], ['GB', 'United Kingdom'], ['DE', 'Germany'], ['FR', 'France'], ['NL', 'Netherlands']];
const REQUIRED = { fullName: 'Enter your full name.', email: 'Enter your email address.' };

function profilePage(context, values, errors = {}) {
  const text = (name, label, options = {}) => input({ name, label, value: values[name], error: errors[name], ...options });
  const fields = [
    text('fullName', 'Full name', { required: true, autocomplete: 'name' }),
    text('displayName', 'Display name', { hint: 'Shown in the header', extra: { maxlength: 24 } }),
    text('email', 'Email', { type: 'email', required: true, autocomplete: 'email' }),
    text('phone', 'Phone', { type: 'tel', autocomplete: 'tel' }),
    text('birthDate', 'Date of birth', { type: 'date', autocomplete: 'bday' }),
    select({ name: 'country', label: 'Country', value: values.country, choices: COUNTRIES, autocomplete: 'country' }),
    textarea({ name: 'address', label: 'Address', value: values.address, rows: 3, autocomplete: 'street-address' }),
    textarea({ name: 'bio', label: 'About you', value: values.bio, hint: 'Helps our technicians prepare a visit' }),
  ];
  const main = html`<form method="post" action="/account/profile" class="stack-large" data-hook="save-form" aria-label="Profile"><section class="card section-card" aria-label="Personal details"><h2>Personal details</h2>
    <div class="form-grid">${context.arrange(fields)}</div></section>
    <div class="form-actions"><button class="button button-primary">Save changes</button><a class="button button-ghost" href="/account">Cancel</a></div></form>`;
  return accountPage(context, { title: 'Profile', trail: [['Profile']], main });
}

function save(context) {
  const { state, fields } = context;
  const values = Object.fromEntries(Object.keys(state.profile).map((name) => [name, textField(fields, name)]));
  const errors = Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => values[name] === ''));
  const isValid = Object.keys(errors).length === 0;
  if (isValid) {
    state.profile = values;
    state.count('profileSaved');
  }
  const message = isValid ? 'Profile saved.' : 'Please check the highlighted fields.';
  if (context.wantsJson) return json({ ok: isValid, message, errors }, isValid ? 200 : 422);
  context.session.flash = message;
  return isValid ? redirect('/account/profile') : profilePage(context, values, errors);
}

export const profileRoutes = [
  ['GET', '/account/profile', (context) => profilePage(context, context.state.profile)],
  ['POST', '/account/profile', save],
];
