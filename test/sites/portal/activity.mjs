// Decides the slow page: a list that arrives after a delay, and more of it on request. Promises that the delay is
// the one in the address, or else the server's own, and never longer than a minute.
import { setTimeout as wait } from 'node:timers/promises';
import { html } from './html.mjs';
import { json } from './http.mjs';
import { page } from './layout.mjs';
import { dayAfter, shortDate } from './dates.mjs';

const TOTAL = 36;
const ROWS_PER_REQUEST = 8;
const LONGEST_DELAY_MS = 60_000;
const EVENTS = ['Router restarted', 'Firmware updated', 'Line speed measured', 'Access point joined', 'Technician visit', 'Night heating lowered', 'Backup completed'];
const PLACES = ['hallway', 'attic', 'living room', 'workshop', 'garden'];

function delayOf(context) {
  const asked = Number(context.query.get('delayMs'));
  const delayMs = context.query.has('delayMs') && asked >= 0 ? asked : context.site.slowMs;
  return Math.min(delayMs, LONGEST_DELAY_MS);
}

function eventAt(now, index) {
  return {
    id: `E-${String(9000 - index)}`,
    title: EVENTS[index % EVENTS.length],
    place: PLACES[(index * 3) % PLACES.length],
    date: shortDate(dayAfter(now, -index)),
  };
}

function slowPage(context) {
  const main = html`<div class="container narrow"><h1>Service activity</h1><p class="lead">What happened on your line and in your home.</p>
    <section class="card section-card" aria-label="Activity" data-hook="slow-list" data-delay-ms="${delayOf(context)}" aria-busy="true">
    <div class="skeletons" data-hook="skeleton" aria-hidden="true">${Array.from({ length: 5 }, () => html`<div class="skeleton"></div>`)}</div>
    <p class="visually-hidden" role="status" data-hook="slow-status">Loading activity…</p>
    <ul class="event-list" data-hook="event-list" aria-label="Events"></ul>
    <button type="button" class="button button-ghost" data-hook="load-more" hidden>Load more</button></section></div>`;
  return page(context, { title: 'Service activity', main });
}

async function listEvents(context) {
  await wait(delayOf(context));
  const from = Math.max(0, Number(context.query.get('from')) || 0);
  const size = Math.min(ROWS_PER_REQUEST, TOTAL - from);
  const events = Array.from({ length: Math.max(0, size) }, (_, index) => eventAt(context.now(), from + index));
  return json({ events, total: TOTAL });
}

export const activityRoutes = [
  ['GET', '/slow', slowPage],
  ['GET', '/api/activity', listEvents],
];
