// Is the user logged in here? Told by what only one of the two states has: a way out, or a way in.
// Page world, reads only.
import { kindOf } from '../../ranking/kinds';
import type { PageModel } from './page-model';
import { due, type Steps } from './slices';
import { quickLabelOf } from './words';

const WAY_OUT =
  /(?:^|[/_.?=&-])(?:log-?_?out|sign-?_?out|log-?_?off|abmelden|deconnexion|cerrar-sesion)(?:$|[/_.?=&-])/i;
const WAY_IN = /(?:^|[/_.?=&-])(?:log-?_?in|sign-?_?in|anmelden|connexion|iniciar-sesion)(?:$|[/_.?=&-])/i;

export function* loginStateOf(
  doc: Document,
  { entries, byElement }: Pick<PageModel, 'entries' | 'byElement'>,
): Steps<'unknown' | 'in' | 'out'> {
  // A way out counts while its menu is closed, too.
  for (const link of doc.querySelectorAll(
    'a[href*="out" i], a[href*="logoff" i], a[href*="abmelden" i], a[href*="connexion" i], form[action*="out" i]',
  )) {
    if (WAY_OUT.test(link.getAttribute('href') ?? link.getAttribute('action') ?? '')) return 'in';
  }
  let wayIn = false;
  let account = false;
  for (const entry of entries) {
    if (due()) yield;
    if (entry.el instanceof HTMLInputElement && entry.el.type === 'password') {
      if (entry.form === undefined || entry.form.fields.length <= 5) wayIn = true;
      continue;
    }
    if (
      entry.type !== 'action' ||
      (entry.role !== 'link' && entry.role !== 'button' && entry.role !== 'menuitem')
    )
      continue;
    if (entry.collection?.shape === 'table' || (entry.itemIndex ?? 0) > 12) continue;
    const label = quickLabelOf(entry);
    if (label.length > 40) continue;
    const kind = kindOf(label);
    if (kind === 'logout') return 'in';
    if (kind === 'login' || WAY_IN.test(entry.el.getAttribute('href') ?? '')) wayIn = true;
    if (kind === 'account' && entry.el.hasAttribute('aria-haspopup')) account = true;
  }
  if (wayIn) return 'out';
  for (const el of doc.querySelectorAll('[role=menuitem], button, [hidden] a')) {
    if (due()) yield;
    if (byElement.has(el) || el.childElementCount > 3) continue;
    const text = el.textContent ?? '';
    if (text.length > 0 && text.length < 40 && kindOf(text) === 'logout') return 'in';
  }
  return account ? 'in' : 'unknown';
}
