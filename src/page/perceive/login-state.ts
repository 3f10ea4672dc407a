// Is the user logged in here? Told by what only one of the two states has: a way out, or a way in.
// Page world, reads only.
import { kindOf } from '../../ranking/kinds';
import { attributeOf, taggedIn } from '../accessible/tree';
import type { Entry } from './page-model';
import type { RetainedPage } from './retained-page';
import { due, type Steps } from './slices';
import { quickLabelOf } from './words';

const WAY_OUT =
  /(?:^|[/_.?=&])(?:log-?_?out|sign-?_?out|log-?_?off|abmelden|deconnexion|cerrar-sesion)(?:$|[/_.?=&-])/i;
const MAY_LEAD_OUT = /out|off|abmelden|deconnexion|cerrar/i;
const WAY_IN = /(?:^|[/_.?=&-])(?:log-?_?in|sign-?_?in|anmelden|connexion|iniciar-sesion)(?:$|[/_.?=&-])/i;

/** Links looked at between two looks at the clock. */
const STRIDE = 32;
/** Menus stand at the beginning or the end of a document: so many links of each are looked at. */
const EDGE = 500;

const OUT = 1;
const IN = 2;
const ACCOUNT = 4;

/** A way out that no entry shows, in a menu that is closed: looked for when a page is read, not at each change. */
export interface HiddenWayOut {
  byAddress: Element | null;
  byWords: Element | null | undefined;
}

/** What was found is still there, and still leads out. */
export function stillLeadsOut({ byAddress, byWords }: HiddenWayOut): boolean {
  if (byAddress !== null) return byAddress.isConnected && WAY_OUT.test(addressOf(byAddress));
  return byWords == null || (byWords.isConnected && saysOut(byWords));
}

export function* loginStateOf(page: RetainedPage): Steps<'unknown' | 'in' | 'out'> {
  const hidden = page.hiddenWayOut ?? (yield* lookForWayOut(page));
  if (hidden.byAddress !== null) return 'in';
  let signs = 0;
  for (const stretch of page.stretches) {
    if (stretch.loginSigns === undefined && due()) yield;
    signs |= stretch.loginSigns ??= stretch.entries.reduce((all, entry) => all | signsOf(entry), 0);
  }
  if ((signs & OUT) !== 0) return 'in';
  if ((signs & IN) !== 0) return 'out';
  if ((signs & ACCOUNT) !== 0) return 'in';
  if (hidden.byWords === undefined) hidden.byWords = yield* wordsOut(page);
  return hidden.byWords === null ? 'unknown' : 'in';
}

function* lookForWayOut(page: RetainedPage): Steps<HiddenWayOut> {
  const { updates } = page;
  const found: HiddenWayOut = { byAddress: yield* addressOut(page.doc), byWords: undefined };
  // What came meanwhile may be another one.
  if (page.updates === updates) page.hiddenWayOut = found;
  return found;
}

function* addressOut(doc: Document): Steps<Element | null> {
  for (const tag of ['a', 'form']) {
    // Lists by a tag alone are what an engine is quickest at.
    const all = doc.getElementsByTagName(tag);
    for (let i = 0; i < all.length; i++) {
      if (i === EDGE) i = Math.max(i, all.length - EDGE);
      if (i % STRIDE === 0 && due()) yield;
      const link = all[i];
      // The page took some away meanwhile.
      if (link === undefined) break;
      const address = addressOf(link);
      if (MAY_LEAD_OUT.test(address) && WAY_OUT.test(address)) return link;
    }
  }
  return null;
}

function addressOf(el: Element): string {
  return attributeOf(el, 'href') ?? attributeOf(el, 'action') ?? '';
}

function* wordsOut({ doc, byElement }: RetainedPage): Steps<Element | null> {
  // One by one: engines have quick ways for single selectors alone.
  const hidden = doc.querySelectorAll('[hidden]');
  const lists = [
    doc.getElementsByTagName('button'),
    doc.querySelectorAll('[role=menuitem]'),
    ...[...hidden].map((el) => taggedIn(el, 'a')),
  ];
  for (const list of lists) {
    for (const el of list) {
      if (due()) yield;
      if (!byElement.has(el) && el.childElementCount <= 3 && saysOut(el)) return el;
    }
  }
  return null;
}

function saysOut(el: Element): boolean {
  const text = el.textContent;
  return text.length > 0 && text.length < 40 && kindOf(text) === 'logout';
}

function signsOf(entry: Entry): number {
  const { el, role } = entry;
  if (el instanceof HTMLInputElement && el.type === 'password')
    return entry.form === undefined || entry.form.fields.length <= 5 ? IN : 0;
  if (entry.type !== 'action' || (role !== 'link' && role !== 'button' && role !== 'menuitem')) return 0;
  if (entry.collection?.shape === 'table' || (entry.itemIndex ?? 0) > 12) return 0;
  const label = quickLabelOf(entry);
  if (label.length > 40) return 0;
  const kind = kindOf(label);
  if (kind === 'logout') return OUT;
  const isWayIn = kind === 'login' || WAY_IN.test(el.getAttribute('href') ?? '');
  return (isWayIn ? IN : 0) | (kind === 'account' && el.hasAttribute('aria-haspopup') ? ACCOUNT : 0);
}
