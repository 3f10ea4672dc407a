// Areas of image maps have no box of their own: they are where their image is. Page world, reads only.
import { passCache } from './pass-cache';
import { attributeOf, rectOf } from './tree';

/** The image or object that shows the area's map; undefined where none does. */
export function imageOf(area: Element): Element | undefined {
  const map = area.closest('map');
  if (map === null) return undefined;
  const known = passCache()?.images;
  if (known?.has(map) === true) return known.get(map);
  const image = imageOfMap(map);
  known?.set(map, image);
  return image;
}

function imageOfMap(map: Element): Element | undefined {
  const name = attributeOf(map, 'name');
  if (!name) return undefined;
  const images = map.ownerDocument.querySelectorAll('img[usemap], object[usemap]');
  return [...images].find((image) => attributeOf(image, 'usemap')?.replace(/^#/, '') === name);
}

/** Where the element is seen, an area at most: all over its image. */
export function shownRectOf(el: Element): DOMRect {
  return rectOf((el.localName === 'area' ? imageOf(el) : undefined) ?? el);
}
