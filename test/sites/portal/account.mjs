// Decides the account overview and the billing page, and the side navigation all account pages share.
// Promises that invoices are reached through billing alone, never from the overview or the home page.
import { html } from './html.mjs';
import { redirect, textField } from './http.mjs';
import { select } from './fields.mjs';
import { icon } from './icons.mjs';
import { breadcrumb, page } from './layout.mjs';
import { invoicesOn } from './billing-data.mjs';
import { PLANS } from './home.mjs';
import { dayAfter, money, shortDate } from './dates.mjs';

const SECTIONS = [
  { href: '/account', label: 'Overview', icon: 'user' },
  { href: '/account/profile', label: 'Profile', icon: 'people' },
  { href: '/account/billing', label: 'Billing', icon: 'card' },
  { href: '/account/settings', label: 'Settings', icon: 'gear' },
];

/** The frame of an account page: side navigation, breadcrumb and content. */
export function accountPage(context, { title, trail, main, dialogs }) {
  const { path } = context;
  const links = context.arrange(SECTIONS).map((section) => {
    const current = section.href === '/account' ? path === '/account' : path.startsWith(section.href);
    return html`<li><a class="side-link" href="${section.href}"${current ? html` aria-current="${path === section.href ? 'page' : 'true'}"` : ''}>${icon(section.icon)}${section.label}</a></li>`;
  });
  const content = html`<div class="account-main">${trail ? breadcrumb([['Account', '/account'], ...trail]) : ''}<h1>${title}</h1>${main}</div>`;
  const side = html`<nav class="account-side" aria-label="Account"><ul>${links}</ul></nav>`;
  return page(context, { title, dialogs, main: html`<div class="container account-grid">${context.arrange([side, content])}</div>` });
}

function overview(context) {
  const { state } = context;
  const plan = PLANS.find(({ id }) => id === state.plan);
  const orders = [...state.orders.values()].length;
  const open = state.tickets.filter((ticket) => ticket.status === 'Open').length;
  const cards = [
    ['Your plan', 'wifi', plan.name, `${money(plan.cents)} per month`, '/account/billing', 'Manage billing'],
    ['Profile', 'user', state.profile.fullName, state.profile.email, '/account/profile', 'Edit profile'],
    ['Support', 'chat', `${open} open ${open === 1 ? 'ticket' : 'tickets'}`, 'We answer within a day', '/support', 'View tickets'],
    ['Orders', 'truck', `${orders} ${orders === 1 ? 'order' : 'orders'}`, 'From the smart home shop', '/shop', 'Visit the shop'],
  ];
  const main = html`<p class="lead">Hello ${state.profile.displayName}, here is your home at a glance.</p><ul class="card-grid card-grid-two">${context.arrange(cards).map(
    ([title, name, value, note, href, label]) => html`<li class="card tile"><div class="tile-head"><span class="feature-icon">${icon(name)}</span><h2>${title}</h2></div><p class="tile-value">${value}</p><p class="muted">${note}</p><a href="${href}">${label}</a></li>`,
  )}</ul>
  <section class="card section-card"><h2>Service activity</h2><p class="muted">Restarts, updates and technician visits of the last weeks.</p><a href="/slow">See all activity</a></section>`;
  return accountPage(context, { title: 'Account', main });
}

function billing(context) {
  const now = context.now();
  const plan = PLANS.find(({ id }) => id === context.state.plan);
  const [latest] = invoicesOn(now);
  const cards = [
    html`<li class="card tile"><h2>Payment method</h2><div class="bank-card"><span>Visa</span><span class="bank-number">•••• •••• •••• 4242</span><span>Expires 08/${(now.getFullYear() + 2) % 100}</span></div><p class="muted">Charged automatically on ${shortDate(dayAfter(now, 9)).replace(/,.*/, '')}.</p></li>`,
    html`<li class="card tile"><h2>Plan</h2><p class="tile-value">${plan.name}</p><p class="muted">${money(plan.cents)} per month before add-ons</p>
      <form method="post" action="/account/billing/plan" class="stack">${select({ name: 'plan', label: 'Change plan', value: plan.id, choices: PLANS.map(({ id, name }) => [id, name]) })}<button class="button button-ghost">Update plan</button></form></li>`,
  ];
  const documents = [
    ['/account/billing/invoices', 'Invoices', 'Every monthly invoice as a PDF'],
    ['/account/billing/statements', 'Statements', 'Yearly summaries for your tax return'],
  ];
  const main = html`<p class="lead">Current balance: <strong>${money(latest.amountCents)}</strong></p><ul class="card-grid card-grid-two">${context.arrange(cards)}</ul>
    <section class="card section-card" aria-labelledby="documents-title"><h2 id="documents-title">Documents</h2><ul class="link-list">${context.arrange(documents).map(
      ([href, label, note]) => html`<li><a class="link-row" href="${href}" aria-label="${label}">${icon('file')}<span><strong>${label}</strong><br><span class="muted">${note}</span></span>${icon('next')}</a></li>`,
    )}</ul></section>`;
  return accountPage(context, { title: 'Billing', trail: [['Billing']], main });
}

function changePlan(context) {
  const wanted = PLANS.find(({ id }) => id === textField(context.fields, 'plan'));
  if (wanted) {
    context.state.plan = wanted.id;
    context.state.count('planChanges');
    context.session.flash = `Your plan is ${wanted.name} from the next month on.`;
  }
  return redirect('/account/billing');
}

export const accountRoutes = [
  ['GET', '/account', overview],
  ['GET', '/account/billing', billing],
  ['POST', '/account/billing/plan', changePlan],
];
