// Computed styles of elements. What the browser hands out is live: it tells the style of now whenever it is read,
// so one is kept for the life of its element, and making one costs as much as reading it. Page world, reads only.

const styles = new WeakMap<Element, CSSStyleDeclaration>();

export function styleOf(el: Element): CSSStyleDeclaration {
  let style = styles.get(el);
  if (style === undefined) styles.set(el, (style = getComputedStyle(el)));
  return style;
}
