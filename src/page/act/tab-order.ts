// Sequential focus order (HTML standard, section 6.6.3): positive tabindex first, then document order
// through shadow roots; a radio group is one stop; in a modal dialog the order stays inside.
import { walkElements } from '../accessible/tree';
import { isShown } from './hit-test';
import { isFocusable } from './move-focus';
import { inputTypeOf } from './native';

export function nextInTabOrder(from: Element, backwards: boolean): HTMLElement | null {
  const document = from.ownerDocument;
  const modals = document.querySelectorAll('dialog:modal');
  const scope = modals[modals.length - 1] ?? document.documentElement;
  const stops: HTMLElement[] = [];
  walkElements(scope, (element) => {
    if (element === from || isStop(element)) stops.push(element as HTMLElement);
    return true;
  });
  const ordered = stops
    .map((element, order) => ({ element, order, index: element.tabIndex > 0 ? element.tabIndex : Infinity }))
    .sort((a, b) => (a.index === b.index ? a.order - b.order : a.index - b.index))
    .map(({ element }) => element);
  const at = ordered.indexOf(from as HTMLElement);
  const others = ordered.filter((element) => element === from || !sameRadioGroup(from, element));
  const position = at < 0 ? (backwards ? 0 : -1) : others.indexOf(from as HTMLElement);
  const next = others[(position + (backwards ? -1 : 1) + others.length) % others.length];
  return next && next !== from ? next : null;
}

function isStop(element: Element): boolean {
  if (!isFocusable(element) || (element as HTMLElement).tabIndex < 0 || !isShown(element)) return false;
  if (inputTypeOf(element) !== 'radio') return true;
  const radio = element as HTMLInputElement;
  if (radio.checked || !radio.name) return true;
  const root = radio.getRootNode() as Document | ShadowRoot;
  const group = Array.from(root.querySelectorAll<HTMLInputElement>('input[type="radio" i]')).filter((other) =>
    sameRadioGroup(other, radio),
  );
  return !group.some((other) => other.checked) && group[0] === radio;
}

function sameRadioGroup(a: Element, b: Element): boolean {
  if (inputTypeOf(a) !== 'radio' || inputTypeOf(b) !== 'radio') return false;
  const [x, y] = [a as HTMLInputElement, b as HTMLInputElement];
  return x.name !== '' && x.name === y.name && x.form === y.form;
}
