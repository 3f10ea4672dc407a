// Decides opening and closing of confirm dialogs.

document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-hook="dialog-open"]');
  if (opener) {
    const dialogs = [...document.querySelectorAll('[data-hook="dialog"]')];
    dialogs.find((dialog) => dialog.dataset.dialog === opener.dataset.opens)?.showModal();
  }
  event.target.closest('[data-hook="dialog-close"]')?.closest('dialog').close();
});
