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
  const name = pageText(nameOf(element), 60);
  if (name) return name;
  return pageText((element as HTMLElement).innerText ?? element.textContent ?? '', 60);
}
