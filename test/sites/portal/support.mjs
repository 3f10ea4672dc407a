// Decides the support page: contact form, questions, tickets, frames and the two web components. Promises that a
// valid message becomes a ticket at the top of the list.
import { html } from './html.mjs';
import { json, redirect, textField } from './http.mjs';
import { input, select, textarea } from './fields.mjs';
import { page } from './layout.mjs';
import { dayAfter, shortDate } from './dates.mjs';

const TOPICS = [['', 'Choose a topic'], ['Billing', 'Billing'], ['Technical', 'Technical'], ['Installation', 'Installation'], ['Order', 'Order']];
const QUESTIONS = [
  ['How do I restart my router?', 'Hold the button on its back for five seconds. The light turns white when it is ready, after about two minutes.'],
  ['Where can I see what I pay?', 'Sign in, open Account and then Billing. Your plan and your documents are there.'],
  ['Can I move my contract?', 'Yes. Tell us the new address three weeks ahead and we move the line at no cost.'],
  ['How do I send a device back?', 'Within 30 days. Write to us with the order number and we send a label.'],
];

function contactForm(context, values, errors) {
  const known = context.session.signedIn ? context.state.profile.email : '';
  const fields = [
    input({ name: 'email', label: 'Your email', type: 'email', required: true, value: values.email ?? known, error: errors.email, autocomplete: 'email' }),
    select({ name: 'topic', label: 'Topic', required: true, value: values.topic ?? '', error: errors.topic, choices: TOPICS }),
    input({ name: 'subject', label: 'Subject', required: true, value: values.subject, error: errors.subject, wide: true }),
    textarea({ name: 'message', label: 'Message', required: true, value: values.message, error: errors.message, rows: 5 }),
  ];
  return html`<section class="card section-card" id="contact" aria-labelledby="contact-title"><h2 id="contact-title">Write to us</h2><form method="post" action="/support" data-hook="save-form" data-reload="true" aria-label="Contact"><div class="form-grid">${context.arrange(fields)}</div>
    <div class="form-actions"><button class="button button-primary">Send message</button></div></form></section>`;
}

function tickets(context) {
  const columns = context.arrange([['Ticket', 'id'], ['Topic', 'topic'], ['Subject', 'subject'], ['Date', 'date'], ['Status', 'status']]);
  return html`<section class="card table-card" aria-labelledby="tickets-title"><h2 class="table-title" id="tickets-title">Your tickets</h2><div class="table-scroll"><table class="table"><thead><tr>${columns.map(([label]) => html`<th scope="col">${label}</th>`)}</tr></thead>
    <tbody>${context.state.tickets.map((ticket) => html`<tr>${columns.map(([label, key]) => html`<td data-label="${label}">${key === 'status' ? html`<span class="pill ${ticket.status === 'Open' ? 'pill-warn' : 'pill-good'}">${ticket.status}</span>` : ticket[key]}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

function supportPage(context, values = {}, errors = {}) {
  const questions = html`<section class="card section-card" id="faq" aria-labelledby="faq-title"><h2 id="faq-title">Common questions</h2>${context.arrange(QUESTIONS).map(([question, answer]) => html`<details class="question"><summary>${question}</summary><p>${answer}</p></details>`)}</section>`;
  const status = html`<section class="card section-card" aria-labelledby="status-title"><h2 id="status-title">Service status</h2><status-badge area="Portland"></status-badge></section>`;
  const rating = html`<section class="card section-card" aria-labelledby="rating-title"><h2 id="rating-title">How was our help?</h2><rating-widget></rating-widget></section>`;
  const newsletter = html`<section class="card frame-card"><iframe class="frame" src="/support/frame" title="Newsletter"></iframe></section>`;
  const chat = html`<section class="card frame-card"><iframe class="frame frame-tall" src="${context.site.otherOrigin}/widget${context.variants.size > 0 ? `?variant=${[...context.variants].join(",")}` : ""}" title="Chat with a technician"></iframe></section>`;
  const left = html`<div class="stack-large">${context.arrange([contactForm(context, values, errors), context.session.signedIn ? tickets(context) : '', questions])}</div>`;
  const right = html`<div class="stack-large">${context.arrange([status, chat, rating, newsletter])}</div>`;
  const main = html`<div class="container section"><h1>Support</h1><p class="lead">Technicians from your region, every day from 7 to 22.</p><div class="support-grid">${context.arrange([left, right])}</div></div>`;
  return page(context, { title: 'Support', main });
}

function send(context) {
  const { state, fields, session } = context;
  const values = Object.fromEntries(['email', 'topic', 'subject', 'message'].map((name) => [name, textField(fields, name)]));
  const errors = Object.fromEntries(Object.entries(values).filter(([, value]) => value === '').map(([name]) => [name, 'This field is required.']));
  const isValid = Object.keys(errors).length === 0;
  let message = 'Please check the highlighted fields.';
  if (isValid) {
    const id = `T-${1043 + state.counters.tickets}`;
    state.count('tickets');
    state.tickets.unshift({ id, topic: values.topic, subject: values.subject, status: 'Open', date: shortDate(dayAfter(context.now(), 0)) });
    message = `Thank you. Your ticket is ${id}.`;
    session.flash = message;
  }
  if (context.wantsJson) return json({ ok: isValid, message, errors }, isValid ? 200 : 422);
  return isValid ? redirect('/support') : supportPage(context, values, errors);
}

function rate({ state, fields }) {
  const stars = Number(fields.stars);
  if (!(stars >= 1 && stars <= 5)) return json({ ok: false }, 422);
  state.count('ratings');
  state.ratings.push(stars);
  return json({ ok: true, stars });
}

export const supportRoutes = [
  ['GET', '/support', (context) => supportPage(context)],
  ['POST', '/support', send],
  ['POST', '/api/rating', rate],
  ['GET', '/api/status', ({ now }) => json({ text: 'All services running', checkedAt: now().toISOString() })],
];
