// Decides who is signed in. Promises one demo account, an error for anything else, and the way back to the
// page that asked.
import { html } from './html.mjs';
import { localPath, redirect, textField } from './http.mjs';
import { input, checkbox } from './fields.mjs';
import { page } from './layout.mjs';
import { DEMO_USER } from './state.mjs';

function form(context, { next, email = '', error = '' }) {
  const fields = [
    input({ name: 'email', label: 'Email', type: 'email', value: email, required: true, autocomplete: 'username' }),
    input({ name: 'password', label: 'Password', type: 'password', required: true, autocomplete: 'current-password' }),
  ];
  const main = html`<div class="container login-wrap"><div class="card login-card"><h1>Sign in</h1><p class="muted">Use your Fernwell customer account.</p>
    ${error === '' ? '' : html`<p class="alert alert-bad" role="alert">${error}</p>`}
    <form method="post" action="/login" class="stack"><input type="hidden" name="next" value="${next}">${context.arrange(fields)}
    ${checkbox({ name: 'remember', label: 'Keep me signed in', checked: true })}
    <button class="button button-primary button-wide">Sign in</button></form>
    <p class="muted small">Trouble signing in? <a href="/support">Ask support</a></p></div></div>`;
  return page(context, { title: 'Sign in', main, status: error === '' ? 200 : 401 });
}

function showLogin(context) {
  const next = localPath(context.query.get('next'), '/account');
  return context.session.signedIn ? redirect(next) : form(context, { next });
}

function login(context) {
  const { fields, session, state } = context;
  const next = localPath(textField(fields, 'next'), '/account');
  const email = textField(fields, 'email');
  if (email.toLowerCase() !== DEMO_USER.email || textField(fields, 'password') !== DEMO_USER.password) {
    state.count('loginFailures');
    return form(context, { next, email, error: 'The email or the password is not right. Please try again.' });
  }
  session.signedIn = true;
  state.count('logins');
  return redirect(next);
}

function logout(context) {
  if (context.session.signedIn) context.state.count('logouts');
  context.session.signedIn = false;
  context.session.flash = 'You are signed out.';
  return redirect('/');
}

export const loginRoutes = [
  ['GET', '/login', showLogin],
  ['POST', '/login', login],
  ['POST', '/logout', logout],
];
