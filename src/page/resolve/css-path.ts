// A CSS path to one element, by the most lasting marks that are unique: id, test id, name; else positions.
// Page world, reads only.
import { localNameOf, matches, parentElementOf, previousElementOf } from '../accessible/tree';
import { queryCss } from './css-match';

const MARKS = [
  'data-testid',
  'data-test-id',
  'data-test',
  'data-cy',
  'name',
  'aria-label',
  'href',
  'for',
  'type',
];
const MAX_MARK_CHARS = 80;
const MAX_STEPS = 12;

/** The shortest path found, or `undefined` when none leads to the element alone. */
export function cssPathOf(el: Element, doc: Document): string | undefined {
  const within = pathInScope(el);
  const root = el.getRootNode();
  const alone = (css: string) => {
    const found = queryCss(css, doc);
    return Array.isArray(found) && found.length === 1 && found[0] === el;
  };
  if (within !== undefined && alone(within)) return within;
  if (within === undefined || !(root instanceof ShadowRoot)) return undefined;
  const host = cssPathOf(root.host, doc);
  const path = host === undefined ? undefined : `${host} >> ${within}`;
  return path !== undefined && alone(path) ? path : undefined;
}

/** A path unique within the element's own tree scope. */
function pathInScope(el: Element): string | undefined {
  const scope = el.getRootNode();
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return undefined;
  let path = '';
  let at: Element | null = el;
  for (let step = 0; at !== null && step < MAX_STEPS; step++, at = parentElementOf(at)) {
    for (const mark of marksOf(at)) {
      const css = path === '' ? mark : `${mark} > ${path}`;
      const found = scope.querySelectorAll(css);
      if (found.length === 1 && found[0] === el) return css;
    }
    path = path === '' ? place(at) : `${place(at)} > ${path}`;
    const found = scope.querySelectorAll(path);
    if (found.length === 1 && found[0] === el) return path;
  }
  return undefined;
}

function marksOf(el: Element): string[] {
  const tag = CSS.escape(localNameOf(el));
  const marks: string[] = [];
  const id = el.getAttribute('id');
  // Ids with long numbers or hashes are made anew on each render.
  if (id !== null && id !== '' && id.length <= MAX_MARK_CHARS && !/\d{3,}|[:«»]|[0-9a-f]{8,}/i.test(id)) {
    marks.push(`#${CSS.escape(id)}`);
  }
  for (const mark of MARKS) {
    const value = el.getAttribute(mark);
    if (value !== null && value !== '' && value.length <= MAX_MARK_CHARS) {
      marks.push(`${tag}[${mark}=${JSON.stringify(value).replaceAll('\\n', '\\a ')}]`);
    }
  }
  return marks;
}

function place(el: Element): string {
  const tag = CSS.escape(localNameOf(el));
  if (matches(el, ':only-of-type')) return tag;
  let nth = 1;
  for (let at = previousElementOf(el); at !== null; at = previousElementOf(at))
    if (localNameOf(at) === localNameOf(el)) nth++;
  return `${tag}:nth-of-type(${nth})`;
}
