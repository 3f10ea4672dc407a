// Decides what stands inside the frames of the support page: the newsletter form on the portal's own origin and
// the chat form on the other one. Promises that both answer inside their frame.
import { html } from './html.mjs';
import { redirect, textField } from './http.mjs';
import { checkbox, input, select, textarea } from './fields.mjs';
import { framePage } from './layout.mjs';

function newsletter(context) {
  const isDone = context.query.get('done') === '1';
  const thanks = html`<p class="alert alert-good" role="status">You are on the list. Thank you!</p>`;
  const main = html`<h1 class="frame-title">Newsletter</h1>${isDone ? thanks : ''}<form method="post" action="/support/frame" class="stack">${context.arrange([
    input({ name: 'newsletterEmail', label: 'Email for the newsletter', type: 'email', required: true, autocomplete: 'email' }),
    checkbox({ name: 'agree', label: 'I agree to receive one mail a month', required: true }),
  ])}<button class="button button-primary">Subscribe</button></form>`;
  return framePage(context, { title: 'Newsletter', main });
}

function subscribe(context) {
  context.state.newsletters.push(textField(context.fields, 'newsletterEmail'));
  context.state.count('newsletters');
  return redirect('/support/frame?done=1');
}

function chat(context) {
  const isDone = context.query.get('done') === '1';
  const thanks = html`<p class="alert alert-good" role="status">Message sent. A technician replies shortly.</p>`;
  const main = html`<h1 class="frame-title">Chat with a technician</h1>${isDone ? thanks : ''}<form method="post" action="/widget" class="stack">${context.arrange([
    input({ name: 'chatName', label: 'Your name', required: true, autocomplete: 'name' }),
    select({ name: 'chatMood', label: 'How urgent is it?', value: 'normal', choices: [['normal', 'Normal'], ['soon', 'Today, please'], ['now', 'Right now']] }),
    textarea({ name: 'chatMessage', label: 'Your message', required: true, rows: 3 }),
  ])}<button class="button button-primary">Send chat message</button></form>`;
  return framePage(context, { title: 'Chat', main });
}

function sendChat(context) {
  const { state, fields } = context;
  state.widgetMessages.push({ name: textField(fields, 'chatName'), message: textField(fields, 'chatMessage') });
  state.count('widgetMessages');
  return redirect('/widget?done=1');
}

export const frameRoutes = [
  ['GET', '/support/frame', newsletter],
  ['POST', '/support/frame', subscribe],
];

/** What the other origin serves. */
export const widgetRoutes = [
  ['GET', '/', chat],
  ['GET', '/widget', chat],
  ['POST', '/widget', sendChat],
];
