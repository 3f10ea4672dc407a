// Decides adding to the cart without leaving the page, from a card or from a product's page.
import { announceData, postForm, showCartCount, showToast } from './dom.js';

async function addToCart(fields) {
  try {
    const answer = await postForm('/cart/add', fields);
    showCartCount(answer.count);
    showToast(answer.message);
  } catch {
    showToast('The cart could not be reached. Please try again.');
  } finally {
    announceData();
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-hook="add-to-cart"]');
  if (button) void addToCart({ product: button.dataset.product });

  const step = event.target.closest('[data-hook="step"]');
  if (!step) return;
  const input = step.parentElement.querySelector('input');
  if (step.dataset.step === '1') input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new Event('change', { bubbles: true }));
});

document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-hook="buy-form"]')) return;
  event.preventDefault();
  void addToCart(new FormData(event.target));
});
