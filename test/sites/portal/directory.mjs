// Decides the contact directory: a thousand people of whom only the visible ones are in the page. Promises the same
// people every time, and a count for every callback asked for.
import { html } from './html.mjs';
import { json } from './http.mjs';
import { page } from './layout.mjs';

const FIRST = ['Ada', 'Ben', 'Clara', 'Dario', 'Elif', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jamal', 'Kaya', 'Leon', 'Mina', 'Noor', 'Oskar', 'Paula', 'Quinn', 'Rosa', 'Sven', 'Tara'];
const LAST = ['Abbott', 'Bergman', 'Castillo', 'Dufour', 'Eriksen', 'Fischer', 'Garland', 'Hoffmann', 'Ivanov', 'Jensen', 'Kowalski', 'Lindqvist', 'Moreau', 'Novak', 'Okafor', 'Petrov', 'Quigley', 'Rossi', 'Santos', 'Turner', 'Ueda', 'Varga', 'Walsh', 'Young', 'Zhang'];
const CITIES = ['Portland', 'Salem', 'Eugene', 'Astoria', 'Bend', 'Newport', 'Medford'];
const SKILLS = ['Installer', 'Electrician', 'Network technician', 'Heating engineer', 'Advisor'];
const COUNT = 1000;

/** Contact `number`, from 1 to 1000. First and last name together are different for each of the first 500. */
function contactOf(number) {
  const index = number - 1;
  const first = FIRST[index % FIRST.length];
  const last = LAST[(index + Math.floor(index / FIRST.length)) % LAST.length];
  return { number, name: `${first} ${last}`, city: CITIES[(index * 5) % CITIES.length], skill: SKILLS[(index * 3) % SKILLS.length], phone: `+1 555 01${String(index % 100).padStart(2, '0')} ${String(1000 + index)}` };
}

const CONTACTS = Array.from({ length: COUNT }, (_, index) => contactOf(index + 1));

function directory(context) {
  const columns = context.arrange(['number', 'name', 'skill', 'city', 'phone', 'action']);
  const labels = { number: 'No.', name: 'Name', skill: 'Role', city: 'City', phone: 'Phone', action: 'Callback' };
  const main = html`<div class="container section"><h1>Contact directory</h1><p class="lead">All ${COUNT.toLocaleString('en-US')} technicians and advisors of Fernwell.</p>
    <section class="card table-card" aria-label="Contacts"><div class="virtual-table" role="table" aria-label="Contacts" aria-rowcount="${COUNT + 1}">
    <div role="rowgroup" class="virtual-head"><div role="row" class="virtual-row" aria-rowindex="1">${columns.map((key) => html`<span role="columnheader" class="cell-${key}">${labels[key]}</span>`)}</div></div>
    <div role="rowgroup" class="virtual-scroller" data-hook="virtual-scroller" data-columns="${columns.join(' ')}" tabindex="0" aria-label="Contact rows"><div class="virtual-space" role="presentation" data-hook="virtual-space"></div></div></div></section></div>`;
  return page(context, { title: 'Contact directory', main });
}

function callback({ state, fields }) {
  const contact = CONTACTS[Number(fields.number) - 1];
  if (!contact) return json({ ok: false, message: 'There is no such contact.' }, 422);
  state.count('callbacks');
  return json({ ok: true, message: `${contact.name} will call you back.` });
}

export const directoryRoutes = [
  ['GET', '/virtual', directory],
  ['GET', '/api/contacts', () => json(CONTACTS)],
  ['POST', '/api/callback', callback],
];
