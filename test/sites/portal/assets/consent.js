// Decides what happens when the cookie question is answered: the answer is sent and the bar goes away.
import { postForm } from './dom.js';

document.addEventListener('submit', async (event) => {
  if (!event.target.matches('[data-hook="consent-form"]')) return;
  event.preventDefault();
  await postForm('/consent', { choice: event.submitter.value });
  document.querySelector('[data-hook="consent"]').remove();
});
