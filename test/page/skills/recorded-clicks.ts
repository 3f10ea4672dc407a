// What each test of a file clicked, in order: by its id, else by its text. No link is followed and no form sent.
import { afterEach, beforeEach } from 'vitest';

const nameOf = (el: HTMLElement): string => el.id || el.textContent.trim();

/** A list that starts empty for each test; the page is emptied after it. */
export function recordClicks(named = nameOf): string[] {
  const clicks: string[] = [];
  const note = (event: Event): void => {
    const el = event.target as HTMLElement;
    clicks.push(named(el));
    if (el.closest('a')) event.preventDefault();
  };
  const stop = (event: Event): void => event.preventDefault();
  beforeEach(() => {
    clicks.length = 0;
    document.addEventListener('click', note, true);
    document.addEventListener('submit', stop);
  });
  afterEach(() => {
    document.removeEventListener('click', note, true);
    document.removeEventListener('submit', stop);
    document.body.innerHTML = '';
  });
  return clicks;
}
