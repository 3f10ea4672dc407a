// Decides the `rerender` switch: the page's content is replaced by clones half a second after loading and whenever
// data changes. Promises that what was typed, chosen, focused and scrolled is the same afterwards; only nodes differ.

const FIRST_REMOUNT_MS = 500;
// Long enough for a click that began with leaving the field to reach its target.
const AFTER_CHANGE_MS = 250;

function pathTo(root, node) {
  const path = [];
  for (let at = node; at !== root; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

function follow(root, path) {
  return path.reduce((at, index) => at?.children[index], root);
}

function remount() {
  const main = document.querySelector('main');
  const isInside = main.contains(document.activeElement) && document.activeElement !== main;
  const focusPath = isInside ? pathTo(main, document.activeElement) : undefined;
  const { selectionStart, selectionEnd } = isInside ? document.activeElement : {};
  const clone = main.cloneNode(true);
  const [selects, clonedSelects] = [main, clone].map((root) => root.querySelectorAll('select'));
  selects.forEach((select, index) => {
    clonedSelects[index].value = select.value;
  });
  const scrolled = [...main.querySelectorAll('*')].filter((node) => node.scrollTop > 0).map((node) => [pathTo(main, node), node.scrollTop]);
  main.replaceWith(clone);
  for (const [path, top] of scrolled) follow(clone, path).scrollTop = top;
  const target = focusPath && follow(clone, focusPath);
  target?.focus({ preventScroll: true });
  if (typeof selectionStart === 'number') target?.setSelectionRange?.(selectionStart, selectionEnd);
  document.documentElement.dataset.remounts = String(Number(document.documentElement.dataset.remounts ?? 0) + 1);
}

setTimeout(remount, FIRST_REMOUNT_MS);
document.addEventListener('portal:data', remount);
document.addEventListener('change', (event) => {
  if (event.target.closest('main')) setTimeout(remount, AFTER_CHANGE_MS);
});
