// Decides in-page navigation of lists: a link or form marked for it fetches its page and swaps the one region that
// differs. Promises an address that matches what is shown, and a focus that stays on the same control.
import { announceData, showCartCount } from './dom.js';

const REGION = '[data-hook="swap-region"]';
let latest = 0;

function sameControl(region, former) {
  if (!former) return undefined;
  const isSame = (control) => (former.name && former.type !== 'submit' ? control.name === former.name : control.textContent === former.textContent);
  return [...region.querySelectorAll(former.tagName)].find(isSame);
}

async function swap(address, { options, push }) {
  const turn = ++latest;
  document.querySelector(REGION)?.setAttribute('aria-busy', 'true');
  const response = await fetch(address, options);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (turn !== latest) return;
  const [current, fresh] = [document.querySelector(REGION), next.querySelector(REGION)];
  if (!current || !fresh) return location.assign(response.url);
  const former = current.contains(document.activeElement) ? document.activeElement : undefined;
  const region = document.adoptNode(fresh);
  current.replaceWith(region);
  document.title = next.title;
  sameControl(region, former)?.focus();
  if (push) history.pushState({ isSwap: true }, '', response.url);
  if (region.dataset.count) showCartCount(Number(region.dataset.count));
  announceData();
}

function submit(form, submitter) {
  const fields = new FormData(form, submitter);
  if (form.method === 'post') return swap(form.action, { options: { method: 'POST', body: new URLSearchParams(fields) }, push: false });
  const filled = [...fields].filter(([, value]) => value !== '');
  return swap(`${form.action.split('?')[0]}?${new URLSearchParams(filled)}`, { push: true });
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-hook="swap"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void swap(link.href, { push: true });
});

document.addEventListener('submit', (event) => {
  if (!event.target.matches('form[data-hook="swap"]')) return;
  event.preventDefault();
  void submit(event.target, event.submitter);
});

document.addEventListener('change', (event) => {
  const form = event.target.form;
  if (form?.matches('form[data-hook="swap"]') && form.dataset.auto) void submit(form);
});

addEventListener('popstate', () => {
  if (document.querySelector(REGION)) location.reload();
});
