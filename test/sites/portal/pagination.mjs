// Decides the page links below a list. Promises that they keep every other part of the address.
import { html } from './html.mjs';

function address(context, pageNumber) {
  const parameters = new URLSearchParams(context.query);
  parameters.delete('variant');
  parameters.set('page', String(pageNumber));
  return `${context.path}?${parameters}`;
}

export function pagination(context, { pageNumber, pageCount, label }) {
  if (pageCount < 2) return '';
  const step = (target, text) =>
    target < 1 || target > pageCount
      ? html`<span class="page-link page-link-off" aria-disabled="true">${text}</span>`
      : html`<a class="page-link" href="${address(context, target)}" data-hook="swap">${text}</a>`;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).map((number) =>
    number === pageNumber
      ? html`<a class="page-link" href="${address(context, number)}" data-hook="swap" aria-current="page" aria-label="Page ${number}">${number}</a>`
      : html`<a class="page-link" href="${address(context, number)}" data-hook="swap" aria-label="Page ${number}">${number}</a>`,
  );
  return html`<nav class="pagination" aria-label="${label}">${step(pageNumber - 1, 'Previous')}${numbers}${step(pageNumber + 1, 'Next')}</nav>`;
}
