// What a target looked like when it was judged: a hash that differs when the thing behind a selector was
// swapped for another. Read through prototype getters and attributes, never through properties that a page
// can shadow. Page world, reads only.
import { XLINK } from '../accessible/namespaces';
import { hashOf } from '../../shared/capability';
import { nameOf } from '../accessible/name';
import { roleOf } from '../accessible/role';
import { rootDocumentOf } from '../accessible/tree';
import { textOf } from '../perceive/words';

const MAX_NAME_CHARS = 300;
const MAX_URL_CHARS = 4_000;

/** role | name | tag | type | origin of the effective form action | href | row it stands in, hashed. `row`: its words. */
export function fingerprintOf(el: Element, row = rowTextOf(el)): string {
  return hashOf([
    roleOf(el),
    nameOf(el).slice(0, MAX_NAME_CHARS),
    el.localName,
    attribute(el, 'type') ?? '',
    actionOrigin(el),
    hrefOf(el),
    steadyTextOf(el, row),
  ]);
}

const ROW = 'li, tr, [role="row"], [role="listitem"], article';
const MAX_ROW_CHARS = 160;

/** Words of the row or list item that the control belongs to: of many equal buttons, which one. Without its fields. */
export function rowTextOf(el: Element): string {
  const row = rowOf(el);
  return row ? textOf(row, MAX_ROW_CHARS) : '';
}

function rowOf(el: Element): Element | null {
  const row = Reflect.apply(closest, el, [ROW]) as Element | null;
  return row === el ? null : row;
}

/** What a page says of itself that it goes on counting: "3 seconds ago" with the moment that it means, and timers. */
const COUNTED = 'time[datetime], [role="timer"]';

/** The words of the row with moments in place of what is counted from them, and without timers. */
function steadyTextOf(el: Element, rowText: string): string {
  const row = rowOf(el);
  if (!row || !Reflect.apply(querySelector, row, [COUNTED])) return rowText;
  const moments: string[] = [];
  const rest = textOf(row, MAX_ROW_CHARS, (node) => {
    if (!(node instanceof Element) || !Reflect.apply(matches, node, [COUNTED])) return true;
    moments.push(attribute(node, 'datetime') ?? '');
    return false;
  });
  return [rest, ...moments].join('|');
}

/* eslint-disable @typescript-eslint/unbound-method -- applied to their elements below */
const getAttribute = Element.prototype.getAttribute;
const closest = Element.prototype.closest;
const matches = Element.prototype.matches;
const querySelector = Element.prototype.querySelector;
/* eslint-enable @typescript-eslint/unbound-method */

function attribute(el: Element, name: string): string | null {
  return Reflect.apply(getAttribute, el, [name]);
}

/** The form the element belongs to, whatever its controls are called. */
export function formOf(el: Element): HTMLFormElement | null {
  for (const owner of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
    if (!(el instanceof owner)) continue;
    return Reflect.get<typeof owner.prototype, 'form'>(owner.prototype, 'form', el);
  }
  return Reflect.apply(closest, el, ['form']) as HTMLFormElement | null;
}

function actionOrigin(el: Element): string {
  const form = formOf(el);
  if (form === null) return '';
  const action = attribute(el, 'formaction') ?? attribute(form, 'action') ?? '';
  const url = resolved(action, el);
  return url === undefined ? '' : url.origin === 'null' ? url.protocol : url.origin;
}

function hrefOf(el: Element): string {
  const link = Reflect.apply(closest, el, ['a, area']) as Element | null;
  if (link === null) return '';
  const href = attribute(link, 'href') ?? link.getAttributeNS(XLINK, 'href');
  return href === null ? '' : (resolved(href, el)?.href ?? href).slice(0, MAX_URL_CHARS);
}

function resolved(url: string, el: Element): URL | undefined {
  const base = Reflect.get<Node, 'baseURI'>(Node.prototype, 'baseURI', rootDocumentOf(el));
  return URL.parse(url, base) ?? undefined;
}
