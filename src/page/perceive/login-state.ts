// Is the user logged in here? Told by what only one of the two states has: a way out, or a way in.
// Page world, reads only.
import { kindOf } from '../../ranking/kinds';
import type { Entry } from './page-model';
import type { RetainedPage } from './retained-page';
import { due, type Steps } from './slices';
import { quickLabelOf } from './words';

const WAY_OUT =
  /(?:^|[/_.?=&-])(?:log-?_?out|sign-?_?out|log-?_?off|abmelden|deconnexion|cerrar-sesion)(?:$|[/_.?=&-])/i;
const MAY_LEAD_OUT = /out|off|abmelden|deconnexion|cerrar/i;
const WAY_IN = /(?:^|[/_.?=&-])(?:log-?_?in|sign-?_?in|anmelden|connexion|iniciar-sesion)(?:$|[/_.?=&-])/i;

const OUT = 1;
const IN = 2;
const ACCOUNT = 4;

/** A way out that no entry shows, in a menu that is closed: looked for when a page is read, not at each change. */
export interface HiddenWayOut {
  byAddress: boolean;
  byWords: boolean | undefined;
}

export function* loginStateOf(page: RetainedPage): Steps<'unknown' | 'in' | 'out'> {
  const hidden = (page.hiddenWayOut ??= { byAddress: hasAddressOut(page.doc), byWords: undefined });
  if (hidden.byAddress) return 'in';
  let signs = 0;
  for (const stretch of page.stretches) {
    if (due()) yield;
    signs |= stretch.loginSigns ??= stretch.entries.reduce((all, entry) => all | signsOf(entry), 0);
  }
  if ((signs & OUT) !== 0) return 'in';
  if ((signs & IN) !== 0) return 'out';
  if ((signs & ACCOUNT) !== 0) return 'in';
  hidden.byWords ??= yield* hasWordsOut(page);
  return hidden.byWords ? 'in' : 'unknown';
}

function hasAddressOut(doc: Document): boolean {
  for (const link of doc.querySelectorAll('a[href], form[action]')) {
    const address = link.getAttribute('href') ?? link.getAttribute('action')!;
    if (MAY_LEAD_OUT.test(address) && WAY_OUT.test(address)) return true;
  }
  return false;
}

function* hasWordsOut({ doc, byElement }: RetainedPage): Steps<boolean> {
  for (const el of doc.querySelectorAll('[role=menuitem], button, [hidden] a')) {
    if (due()) yield;
    if (byElement.has(el) || el.childElementCount > 3) continue;
    const text = el.textContent ?? '';
    if (text.length > 0 && text.length < 40 && kindOf(text) === 'logout') return true;
  }
  return false;
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
