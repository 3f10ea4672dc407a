// Who still needs this document: open requests, downloads, a loaded model. When nobody has for a while, it
// closes itself and gives its memory back.
import { MODEL_HOST_IDLE_MS } from '../shared/budgets';

let occupants = 0;
let idle = closeWhenIdle();

/** Keeps the document open until the returned function is called; calling it again does nothing. */
export function occupy(): () => void {
  clearTimeout(idle);
  occupants += 1;
  let here = true;
  return () => {
    if (!here) return;
    here = false;
    occupants -= 1;
    if (occupants === 0) idle = closeWhenIdle();
  };
}

function closeWhenIdle(): ReturnType<typeof setTimeout> {
  return setTimeout(() => window.close(), MODEL_HOST_IDLE_MS);
}
