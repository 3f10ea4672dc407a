// Decides the public pages: home, plans, about, privacy and terms, and the answer to the cookie question.
import { html } from './html.mjs';
import { json, localPath, redirect, textField } from './http.mjs';
import { icon } from './icons.mjs';
import { page } from './layout.mjs';
import { heroDrawing } from './drawings.mjs';
import { money } from './dates.mjs';

export const PLANS = [
  { id: 'essential', name: 'Essential', cents: 3490, lines: ['100 Mbit/s home internet', 'One access point', 'Email support'] },
  { id: 'home-plus', name: 'Home Plus', cents: 6490, lines: ['500 Mbit/s home internet', 'Up to three access points', 'Evening phone support'] },
  { id: 'whole-house', name: 'Whole House', cents: 9490, lines: ['1 Gbit/s home internet', 'Sensors and locks included', 'Technician on call'] },
];

const FEATURES = [
  ['wifi', 'Internet that reaches the attic', 'Access points placed by a technician who walks through your rooms.'],
  ['shield', 'Private by default', 'Your sensors talk to the hub in your home, not to somebody’s cloud.'],
  ['bolt', 'Bills that explain themselves', 'One plan, a monthly summary, no small print to decipher.'],
];

function home(context) {
  const cards = context.arrange(FEATURES).map(([name, title, text]) => html`<li class="card feature"><span class="feature-icon">${icon(name)}</span><h3>${title}</h3><p class="muted">${text}</p></li>`);
  const name = context.state.profile.displayName;
  const actions = [
    html`<a class="button button-primary button-large" href="/plans">Compare plans</a>`,
    html`<a class="button button-ghost button-large" href="/shop">Visit the shop</a>`,
  ];
  const main = html`<section class="hero"><div class="container hero-grid"><div>
      <p class="eyebrow">${context.session.signedIn ? `Welcome back, ${name}` : 'Home internet and smart home'}</p>
      <h1 class="hero-title">A home that quietly works</h1>
      <p class="lead">Fast internet, lights and heating that think along, and people in your town who pick up the phone.</p>
      <div class="actions">${context.arrange(actions)}</div></div>${heroDrawing()}</div></section>
    <section class="container section" aria-labelledby="why-title"><h2 id="why-title">Why people stay with us</h2><ul class="card-grid">${cards}</ul></section>
    <section class="container section"><div class="card banner"><div><h2>Need a hand?</h2><p class="muted">Answers, tickets and a chat with a technician, every day from 7 to 22.</p></div><a class="button button-ghost" href="/support">Go to support</a></div></section>`;
  return page(context, { title: 'Home', main });
}

function plans(context) {
  const cards = context.arrange(PLANS).map((plan) => html`<li class="card plan"><h2>${plan.name}</h2><p class="price">${money(plan.cents)} <small class="muted">per month</small></p><ul class="ticks">${plan.lines.map((line) => html`<li>${line}</li>`)}</ul>
    ${context.session.signedIn && plan.id === context.state.plan ? html`<p class="pill pill-good">Your plan</p>` : html`<a class="button button-ghost" href="${context.session.signedIn ? '/account/billing' : '/login'}">Choose ${plan.name}</a>`}</li>`);
  const main = html`<div class="container section"><h1>Plans</h1><p class="lead">Every plan can be changed or cancelled at the end of the month.</p><ul class="card-grid">${cards}</ul></div>`;
  return page(context, { title: 'Plans', main });
}

function article(title, paragraphs) {
  return (context) => {
    const main = html`<article class="container narrow prose"><h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}</article>`;
    return page(context, { title, main });
  };
}

function consent(context) {
  const choice = textField(context.fields, 'choice');
  context.session.consent = choice === 'all' ? 'all' : 'necessary';
  context.state.count('consents');
  if (context.wantsJson) return json({ ok: true, choice: context.session.consent });
  return redirect(localPath(context.referrer.replace(/^https?:\/\/[^/]+/, ''), '/'));
}

export const homeRoutes = [
  ['GET', '/', home],
  ['GET', '/plans', plans],
  ['POST', '/consent', consent],
  ['GET', '/about', article('About Fernwell', [
    'Fernwell began in 2009 as two technicians and a van. Today 140 people look after the internet and the smart home of 38,000 households along the coast.',
    'We are owned by the people who work here. That is why we answer the phone ourselves and why our shop only sells what we install at home.',
    'Our workshop in Portland repairs what others throw away: last year 4,200 devices went back to their owners.',
  ])],
  ['GET', '/privacy', article('Privacy', [
    'We keep what we need to provide your service and to bill it, and nothing for sale.',
    'Sensor readings stay on the hub in your home for 30 days and are never sent to us unless you ask a technician to look.',
  ])],
  ['GET', '/terms', article('Terms of use', [
    'Plans run from month to month. Devices from the shop can be sent back within 30 days.',
    'The portal belongs to an imaginary company and exists for demonstration.',
  ])],
];
