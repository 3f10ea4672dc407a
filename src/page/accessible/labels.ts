// Labels of controls (HTML section 4.10.4), gathered once a pass: the browser's own list of a control's labels walks
// the whole tree for each control. Page world, reads only.
import { passCache } from './pass-cache';
import { attributeOf, parentNodeOf, scopeOf } from './tree';

type Labelable = HTMLInputElement | HTMLButtonElement;

const NONE: readonly Element[] = [];

/** In tree order; none for what cannot have any. */
export function labelsOf(el: Element): readonly Element[] {
  const cache = passCache();
  if (cache === undefined) return [...((el as Labelable).labels ?? NONE)];
  if (attributeOf(el, 'id') === null) return labelsAround(el);
  const scope = scopeOf(el);
  let byControl = cache.labels.get(scope);
  if (byControl === undefined) cache.labels.set(scope, (byControl = labelsIn(scope)));
  return byControl.get(el) ?? NONE;
}

/** Without an id it can have no others. */
function labelsAround(el: Element): readonly Element[] {
  const labels: Element[] = [];
  for (let at: Node | null = el.closest('label'); at !== null; at = parentNodeOf(at))
    if (at instanceof HTMLLabelElement && at.control === el) labels.unshift(at);
  return labels;
}

function labelsIn(scope: Document | ShadowRoot): Map<Element, Element[]> {
  const byControl = new Map<Element, Element[]>();
  for (const label of scope.querySelectorAll('label')) {
    const { control } = label;
    if (control === null) continue;
    const known = byControl.get(control);
    if (known === undefined) byControl.set(control, [label]);
    else known.push(label);
  }
  return byControl;
}
