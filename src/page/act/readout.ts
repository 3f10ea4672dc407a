// The value that a slider shows: aria-valuenow, else the number near it that changes when it is moved.
// Reads only.
import { inputTypeOf, isHtml, valueOf } from './native';

export interface Readout {
  /** Undefined as long as it is not known which number is the value. */
  value(): number | undefined;
  /** The value if it is another one than `before` now; learns which number it is from the change. */
  changed(before: number | undefined): number | undefined;
}

const NUMBER = /-?\d+(?:[.,]\d+)?/;
/** Ancestors whose numbers are watched. */
const LEVELS = 4;
const MAX_WATCHED = 80;

export function readoutOf(handle: Element): Readout {
  if (handle.hasAttribute('aria-valuenow') || inputTypeOf(handle) === 'range') {
    const value = () => toNumber(handle.getAttribute('aria-valuenow') ?? valueOf(handle));
    return { value, changed: (before) => (value() !== before ? value() : undefined) };
  }
  const watched = numbersAround(handle).map((element) => ({ element, former: shown(element) }));
  // With a single number near there is nothing to find out.
  let known = watched.length === 1 ? watched[0]?.element : undefined;
  const value = () => (known ? shown(known) : undefined);
  return {
    value,
    changed(before) {
      if (known) return shown(known) !== before ? shown(known) : undefined;
      const moved = watched.find(({ element, former }) => element.isConnected && shown(element) !== former);
      known = moved?.element;
      return value();
    },
  };
}

function toNumber(text: string): number | undefined {
  const match = NUMBER.exec(text.replace(/\u2212/g, '-'));
  return match ? Number.parseFloat(match[0].replace(',', '.')) : undefined;
}

function shown(element: Element): number | undefined {
  return toNumber(
    isHtml(element, 'input') || isHtml(element, 'output')
      ? valueOrText(element)
      : (element.textContent ?? ''),
  );
}

function valueOrText(element: Element): string {
  return isHtml(element, 'input') ? valueOf(element) : (element.textContent ?? '');
}

/** Leaf elements with a number in them, nearest first; empty outputs too, as they fill on the first move. */
function numbersAround(handle: Element): Element[] {
  const found = new Set<Element>();
  let scope: Element = handle;
  for (let level = 0; level < LEVELS && scope.parentElement && scope !== scope.ownerDocument.body; level++) {
    scope = scope.parentElement;
    for (const element of [scope, ...scope.querySelectorAll('*')]) {
      if (found.size >= MAX_WATCHED) break;
      if (element.childElementCount > 0 && !hasOwnNumber(element)) continue;
      if (isHtml(element, 'script') || isHtml(element, 'style')) continue;
      if (isHtml(element, 'output') || shown(element) !== undefined) found.add(element);
    }
  }
  return [...found];
}

function hasOwnNumber(element: Element): boolean {
  return Array.from(element.childNodes).some(
    (node) => node.nodeType === 3 && NUMBER.test(node.textContent ?? ''),
  );
}
