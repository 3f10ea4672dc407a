// Elements by CSS, shadow roots included. `a >> b` finds `b` inside what `a` finds, its shadow root too.
// Page world, reads only.
import { shadowOf } from '../accessible/tree';
import { byPosition, queryDeep } from './scopes';

/** The matches in document order, or a sentence when the browser cannot read the selector. */
export function queryCss(css: string, doc: Document): Element[] | string {
  const steps = css.split(/\s>>\s/);
  try {
    let found = queryDeep(doc, steps[0] as string);
    for (const step of steps.slice(1)) {
      const inside = new Set<Element>();
      for (const el of found) {
        for (const hit of shadowOf(el)?.querySelectorAll(step) ?? []) inside.add(hit);
        for (const hit of el.querySelectorAll(step)) inside.add(hit);
      }
      found = [...inside].sort(byPosition);
    }
    return found;
  } catch {
    return `“${css}” is not a CSS selector`;
  }
}
