// Keeps the keyboard somewhere: when the control that had the focus goes away (a card that was answered, a row that
// was removed), the focus goes to the view's own place for it, or else stays as near as it can.
import { useLayoutEffect } from 'preact/hooks';

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'];
const USABLE = CONTROLS.map((control) => `${control}:not(:disabled)`).join();

export function useKeptFocus(home?: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    /** What had the focus last, and all that it stands in. */
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
    };
    const watcher = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = path.find(({ isConnected }) => isConnected);
      path = [];
      (home?.() ?? left?.querySelector<HTMLElement>(USABLE))?.focus();
    });
    document.addEventListener('focusin', remember);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, []);
}
