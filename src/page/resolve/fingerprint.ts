// What a target looked like when it was judged: a hash that differs when the thing behind a selector was
// swapped for another (spec section 9). Read through prototype getters and attributes, never through
// properties that a page can shadow. Page world, reads only.
import { hashOf } from '../../shared/capability';
import { nameOf } from '../accessible/name';
import { roleOf } from '../accessible/role';
import { rootDocumentOf } from '../accessible/tree';
import { textOf } from '../perceive/words';

const MAX_NAME_CHARS = 300;
const MAX_URL_CHARS = 4_000;

/** role | name | tag | type | origin of the effective form action | href | row it stands in, hashed. */
export function fingerprintOf(el: Element): string {
  return hashOf([
    roleOf(el),
    nameOf(el).slice(0, MAX_NAME_CHARS),
    el.localName,
    attribute(el, 'type') ?? '',
    actionOrigin(el),
    hrefOf(el),
    rowTextOf(el),
  ]);
}

const ROW = 'li, tr, [role="row"], [role="listitem"], article';
const MAX_ROW_CHARS = 160;

/** Words of the row or list item that the control belongs to: of many equal buttons, which one. Without its fields. */
export function rowTextOf(el: Element): string {
  const row = Reflect.apply(closest, el, [ROW]) as Element | null;
  return row && row !== el ? textOf(row, MAX_ROW_CHARS) : '';
}

/* eslint-disable @typescript-eslint/unbound-method -- applied to their elements below */
const getAttribute = Element.prototype.getAttribute;
const closest = Element.prototype.closest;
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
  const href = attribute(link, 'href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
  return href === null ? '' : (resolved(href, el)?.href ?? href).slice(0, MAX_URL_CHARS);
}

function resolved(url: string, el: Element): URL | undefined {
  const base = Reflect.get<Node, 'baseURI'>(Node.prototype, 'baseURI', rootDocumentOf(el));
  return URL.parse(url, base) ?? undefined;
}
