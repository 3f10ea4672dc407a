// What an inline drawing has to say: by what stands in it, and by what it uses from elsewhere. Page world, reads only.
import { XLINK } from './namespaces';
import { attributeOf, scopeOf } from './tree';

/** What may have words in an inline SVG. */
const SAYING = 'title,text,a,image,foreignObject,[aria-label],[aria-labelledby],[title],[role]';

export function mayHaveWords(drawing: Element): boolean {
  return drawing.querySelector(SAYING) !== null;
}

/** Elements that rendered drawings in here, or this one, show by reference (SVG 2 section 5.5). */
export function usedIn(el: Element): Element[] {
  const targets: Element[] = [];
  for (const use of el.querySelectorAll('use')) {
    const address = attributeOf(use, 'href') ?? use.getAttributeNS(XLINK, 'href') ?? '';
    const target = address.startsWith('#') ? scopeOf(use).getElementById(address.slice(1)) : null;
    if (target !== null && !target.contains(use) && use.checkVisibility({ visibilityProperty: true }))
      targets.push(target);
  }
  return targets;
}
