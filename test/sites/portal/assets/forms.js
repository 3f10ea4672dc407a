// Decides saving a form without leaving the page. Promises that the server's answer is shown: a confirmation in the
// status region, or the problem below each field with the focus on the first.
import { announceData, postForm, showToast } from './dom.js';

function fieldsOf(form) {
  const fields = new FormData(form);
  for (const area of form.querySelectorAll('[data-hook="editor-area"]')) fields.set(area.dataset.name, area.innerHTML);
  return fields;
}

function showErrors(form, errors) {
  for (const line of form.querySelectorAll('[data-error-for]')) {
    const name = line.dataset.errorFor;
    const control = form.elements.namedItem(name);
    line.textContent = errors[name] ?? '';
    line.hidden = !errors[name];
    if (!control?.setAttribute) continue;
    if (errors[name]) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', line.id);
    } else if (control.getAttribute('aria-invalid')) {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    }
  }
  form.querySelector('[aria-invalid=true]')?.focus();
}

async function save(form) {
  try {
    const answer = await postForm(form.action, fieldsOf(form));
    if (answer.ok && form.dataset.reload) return location.reload();
    showErrors(form.isConnected ? form : document.querySelector('[data-hook="save-form"]'), answer.errors);
    showToast(answer.message);
  } catch {
    showToast('Nothing was saved: the server did not answer.');
  } finally {
    announceData();
  }
}

document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-hook="save-form"]')) return;
  event.preventDefault();
  void save(event.target);
});

document.addEventListener('input', (event) => {
  if (!event.target.matches('[data-hook="range"]')) return;
  const output = event.target.parentElement.querySelector('[data-hook="range-output"]');
  output.textContent = event.target.value + output.dataset.unit;
});
