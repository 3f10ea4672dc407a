// Decides the account menu and the main menu of narrow screens. Promises the ARIA menu button pattern: arrows move,
// Escape closes and gives the focus back, a click elsewhere closes.

const BUTTON = '[data-hook="menu-button"]';
const MENU = '[data-hook="menu"]';

function setOpen(isOpen) {
  const menu = document.querySelector(MENU);
  if (!menu) return;
  menu.hidden = !isOpen;
  document.querySelector(BUTTON).setAttribute('aria-expanded', String(isOpen));
}

function items() {
  return [...document.querySelectorAll(`${MENU} [role=menuitem]`)];
}

document.addEventListener('click', (event) => {
  const button = event.target.closest(BUTTON);
  if (button) {
    const willOpen = button.getAttribute('aria-expanded') !== 'true';
    setOpen(willOpen);
    if (willOpen) items()[0]?.focus();
  } else if (!event.target.closest(MENU)) {
    setOpen(false);
  }
  const toggle = event.target.closest('[data-hook="nav-toggle"]');
  if (toggle) toggle.setAttribute('aria-expanded', String(toggle.getAttribute('aria-expanded') !== 'true'));
});

document.addEventListener('keydown', (event) => {
  const isButton = event.target.closest?.(BUTTON);
  const isItem = event.target.closest?.(MENU);
  if (isButton && event.key === 'ArrowDown') {
    event.preventDefault();
    setOpen(true);
    items()[0]?.focus();
  }
  if (event.key === 'Escape' && (isButton || isItem)) {
    setOpen(false);
    document.querySelector(BUTTON).focus();
  }
  if (!isItem) return;
  const list = items();
  const at = list.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 + list.length, Home: 0, End: list.length - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    list[next % list.length].focus();
  }
  if (event.key === 'Tab') setOpen(false);
});
