// A page that tells what was pressed on it, in order, and does then what a test says. No link is followed, no form sent.
import { afterEach } from 'vitest';

export interface PressedPage {
  /** By id, else by text; `tellsFields`: with what the form of a pressed control holds. Starts empty for each test. */
  log: string[];
  show: (html: string, onPress?: (name: string) => void) => void;
}

/** The page, its title and its address are as before after each test. */
export function pressedPage({ tellsFields = false } = {}): PressedPage {
  const log: string[] = [];
  const [address, title] = [location.href, document.title];
  afterEach(() => {
    log.length = 0;
    document.body.replaceChildren();
    history.replaceState(null, '', address);
    document.title = title;
  });
  const show = (html: string, onPress: (name: string) => void = () => undefined): void => {
    const page = document.createElement('div');
    page.innerHTML = html;
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener('click', (event) => {
      const pressed = (event.target as Element).closest('a, button');
      if (!pressed) return;
      event.preventDefault();
      const name = pressed.id || (pressed.textContent ?? '').trim();
      const fields = tellsFields ? pressed.closest('form')?.querySelectorAll('input, textarea, select') : [];
      const held = [...(fields ?? [])].map((field) => (field as HTMLInputElement).value);
      log.push([name, ...held.filter((value) => value !== '')].join(': '));
      onPress(name);
    });
    document.body.replaceChildren(page);
  };
  return { log, show };
}
