// An element in words, for errors and for what changed: `button “Save”`.
import { nameOf } from '../accessible/name';
import { roleOf } from '../accessible/role';
import { pageText } from '../../shared/page-text';

const PLAIN = new Set(['generic', 'none', 'presentation', '']);

export function describeElement(element: Element): string {
  const role = roleOf(element) ?? '';
  const kind = PLAIN.has(role) ? `<${element.localName}>` : role;
  const label = labelOf(element);
  return label ? `${kind} “${label}”` : kind;
}

/** Accessible name, else the beginning of the visible text. */
export function labelOf(element: Element): string {
  return calledUpTo(element, 60);
}

/** The same, as long as a control's own words may be: a long button says at its end what it does. */
export function wholeLabelOf(element: Element): string {
  return calledUpTo(element, 200);
}

function calledUpTo(element: Element, maxChars: number): string {
  const name = pageText(nameOf(element), maxChars);
  if (name) return name;
  return pageText((element as HTMLElement).innerText ?? element.textContent ?? '', maxChars);
}
