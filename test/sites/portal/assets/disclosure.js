// Decides tabs and questions that unfold. Promises arrow keys between tabs and states that match what is shown.

function select(tab) {
  for (const other of tab.closest('[data-hook="tabs"]').querySelectorAll('[data-hook="tab"]')) {
    const isChosen = other === tab;
    other.setAttribute('aria-selected', String(isChosen));
    other.tabIndex = isChosen ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')).hidden = !isChosen;
  }
  tab.focus();
}

document.addEventListener('click', (event) => {
  const tab = event.target.closest('[data-hook="tab"]');
  if (tab) select(tab);
  const button = event.target.closest('[data-hook="disclosure"]');
  if (!button) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  document.getElementById(button.getAttribute('aria-controls')).hidden = isOpen;
});

document.addEventListener('keydown', (event) => {
  const tab = event.target.closest?.('[data-hook="tab"]');
  if (!tab || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  const tabs = [...tab.parentElement.children];
  const step = event.key === 'ArrowRight' ? 1 : -1;
  select(tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]);
});
