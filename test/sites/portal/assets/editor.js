// Decides the formatting buttons of the signature field. Promises that the selection stays where it is.

const TOOL = '[data-hook="editor-tool"]';

document.addEventListener('mousedown', (event) => {
  if (event.target.closest(TOOL)) event.preventDefault();
});

document.addEventListener('click', (event) => {
  const tool = event.target.closest(TOOL);
  if (!tool) return;
  const area = tool.closest('[data-hook="editor"]').querySelector('[data-hook="editor-area"]');
  if (!area.contains(document.activeElement)) area.focus();
  document.execCommand(tool.dataset.command);
  showPressed();
});

function showPressed() {
  const area = document.activeElement?.closest('[data-hook="editor-area"]');
  if (!area) return;
  for (const tool of area.parentElement.querySelectorAll(TOOL)) {
    tool.setAttribute('aria-pressed', String(document.queryCommandState(tool.dataset.command)));
  }
}

document.addEventListener('selectionchange', showPressed);
