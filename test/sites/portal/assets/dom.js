// Decides how behaviours talk to the page: the status region, the data-changed signal, the cart badge.

const TOAST_MS = 6000;
let toastTimer;

/** Says something in the status region and takes it away again after a while. */
export function showToast(text) {
  const region = document.querySelector('[data-hook="toast-region"]');
  region.innerHTML = `<p class="toast"></p>`;
  region.firstElementChild.textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => region.replaceChildren(), TOAST_MS);
}

/** Tells the page that what it shows has changed. */
export function announceData() {
  document.dispatchEvent(new CustomEvent('portal:data'));
}

export function showCartCount(count) {
  const badge = document.querySelector('[data-hook="cart-count"]');
  badge.textContent = String(count);
  badge.hidden = count === 0;
  document.querySelector('[data-hook="cart-link"]').setAttribute('aria-label', `Cart, ${count} ${count === 1 ? 'item' : 'items'}`);
}

/** Posts fields as a form would and answers with the parsed JSON. */
export async function postForm(address, fields) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  return response.json();
}

if (document.querySelector('[data-hook="toast-region"]')?.firstElementChild) {
  toastTimer = setTimeout(() => document.querySelector('[data-hook="toast-region"]').replaceChildren(), TOAST_MS);
}
