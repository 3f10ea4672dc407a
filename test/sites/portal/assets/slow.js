// Decides the activity list: bars while it loads, then rows, then more rows on request.
import { announceData } from './dom.js';

const SECTION = '[data-hook="slow-list"]';
const find = (selector) => document.querySelector(selector);
let shownCount = 0;

function rowOf({ id, title, place, date }) {
  const template = document.createElement('template');
  template.innerHTML = `<li class="event"><span><strong></strong><br><span class="muted"></span></span><time class="muted"></time></li>`;
  const row = template.content.firstElementChild;
  row.querySelector('strong').textContent = title;
  row.querySelector('br + span').textContent = `${place}, ${id}`;
  row.querySelector('time').textContent = date;
  return row;
}

async function loadMore() {
  const delayMs = find(SECTION).dataset.delayMs;
  const button = find('[data-hook="load-more"]');
  button.disabled = true;
  button.textContent = 'Loading…';
  const response = await fetch(`/api/activity?from=${shownCount}&delayMs=${delayMs}`);
  const { events, total } = await response.json();
  shownCount += events.length;
  find('[data-hook="skeleton"]')?.remove();
  find(SECTION).removeAttribute('aria-busy');
  find('[data-hook="event-list"]').append(...events.map(rowOf));
  find('[data-hook="slow-status"]').textContent = `${shownCount} of ${total} events shown`;
  const current = find('[data-hook="load-more"]');
  current.disabled = false;
  current.textContent = 'Load more';
  current.hidden = shownCount >= total;
  announceData();
}

if (find(SECTION)) void loadMore();

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-hook="load-more"]')) void loadMore();
});
