// Decides which rows of the contact directory are in the page. Promises about twenty at a time, with row numbers that
// tell assistive technology where in the thousand they are.
import { announceData, postForm, showToast } from './dom.js';

const ROW_HEIGHT_PX = 48;
const ROW_COUNT = 20;
const SCROLLER = '[data-hook="virtual-scroller"]';
const CLASSES = {
  number: 'class="cell-number"', name: 'class="cell-name"', skill: 'class="cell-skill"',
  city: 'class="cell-city"', phone: 'class="cell-phone"', action: 'class="cell-action"',
};
let contacts = [];
let firstShown = -1;

function cell(contact, key) {
  if (key !== 'action') return `<span role="cell" ${CLASSES[key]}>${contact[key]}</span>`;
  const label = `Request callback from ${contact.name}, number ${contact.number}`;
  return `<span role="cell" ${CLASSES[key]}><button type="button" class="button button-ghost button-small" data-hook="callback" data-number="${contact.number}" aria-label="${label}">Request callback</button></span>`;
}

function render() {
  const scroller = document.querySelector(SCROLLER);
  const first = Math.max(0, Math.min(Math.floor(scroller.scrollTop / ROW_HEIGHT_PX) - 4, contacts.length - ROW_COUNT));
  const space = scroller.querySelector('[data-hook="virtual-space"]');
  if (first === firstShown && space.childElementCount > 0) return;
  firstShown = first;
  const columns = scroller.dataset.columns.split(' ');
  space.style.height = `${contacts.length * ROW_HEIGHT_PX}px`;
  space.innerHTML = contacts
    .slice(first, first + ROW_COUNT)
    .map((contact, index) => `<div role="row" class="virtual-row" aria-rowindex="${first + index + 2}" style="top:${(first + index) * ROW_HEIGHT_PX}px">${columns.map((key) => cell(contact, key)).join('')}</div>`)
    .join('');
}

async function start() {
  contacts = await (await fetch('/api/contacts')).json();
  render();
  announceData();
}

if (document.querySelector(SCROLLER)) void start();

document.addEventListener(
  'scroll',
  (event) => {
    if (event.target.matches?.(SCROLLER)) render();
  },
  { capture: true, passive: true },
);

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-hook="callback"]');
  if (!button) return;
  const answer = await postForm('/api/callback', { number: button.dataset.number });
  showToast(answer.message);
});
