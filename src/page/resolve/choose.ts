// The most robust selector of an element, and alternatives: role and exact name when that is unique, then with
// the landmark, then with nth; text; a CSS path last. Each was tried and leads to exactly this element now; the
// role and text forms mean the same to Playwright's getByRole and getByText. Page world, reads only.
import type { RoleSelector } from '../../shared/selector';
import { nameOf } from '../accessible/name';
import { withPerceptionCache } from '../accessible/pass-cache';
import { roleOf } from '../accessible/role';
import { isHiddenForAria } from '../accessible/excluded';
import { isVisible } from '../accessible/visible';
import { cssPathOf } from './css-path';
import { landmarkOf } from './landmark';
import { matchesOf } from './matches';
import { foldSpace } from '../../selector/match-text';
import { textOf } from './text-match';

export interface ChosenSelector {
  selector: RoleSelector;
  /** One to three others, most robust first; fewer only where nothing else leads there. */
  altSelectors: RoleSelector[];
}

const MAX_ALTERNATIVES = 3;
/** A longer text is content, not a mark to find an element by. */
const MAX_TEXT_CHARS = 80;
const MAX_NAME_CHARS = 400;

/** Returns `undefined` only for an element that no selector reaches (it left the page). */
export function chooseSelector(el: Element, doc: Document): ChosenSelector | undefined {
  return withPerceptionCache(() => {
    if (!el.isConnected) return undefined;
    const found: RoleSelector[] = [];
    const named = byName(el, doc);
    const text = byText(el, doc);
    // Roles that the field's tools read otherwise are better found by text.
    const textFirst = el.localName === 'summary' && text[0] !== undefined;
    found.push(...(textFirst ? [...text, ...named] : [...named, ...text]));
    if (found.length === 0) found.push(...byRoleAlone(el, doc));
    const css = cssPathOf(el, doc);
    const last: RoleSelector[] = css === undefined ? [] : [{ kind: 'css', css }];
    if (found.length === 0 && last.length === 0) return undefined;
    const [selector, ...rest] = [...found, ...last];
    if (selector === undefined) return undefined;
    // The CSS path shares no weakness with the others: it is always among the alternatives.
    const kept =
      last.length > 0 && found.length > 0
        ? [...rest.slice(0, -1).slice(0, MAX_ALTERNATIVES - 1), ...last]
        : rest.slice(0, MAX_ALTERNATIVES);
    return { selector, altSelectors: kept };
  });
}

function byName(el: Element, doc: Document): RoleSelector[] {
  const role = roleOf(el);
  const name = nameOf(el);
  if (role === 'generic' || role === 'none' || name === '' || name.length > MAX_NAME_CHARS) return [];
  if (isHiddenForAria(el)) return [];
  return narrowed(el, doc, { kind: 'role', role, name, nameMode: 'exact' });
}

function byRoleAlone(el: Element, doc: Document): RoleSelector[] {
  const role = roleOf(el);
  if (role === 'generic' || role === 'none' || isHiddenForAria(el)) return [];
  return narrowed(el, doc, { kind: 'role', role });
}

function byText(el: Element, doc: Document): RoleSelector[] {
  const text = foldSpace(textOf(el));
  if (text === '' || text.length > MAX_TEXT_CHARS || !isVisible(el)) return [];
  return narrowed(el, doc, { kind: 'text', text, exact: true });
}

type Narrowable = Extract<RoleSelector, { kind: 'role' | 'text' }>;

/** The selector as it is when unique, else with landmark, else with nth; `[]` when it does not match at all. */
function narrowed(el: Element, doc: Document, base: Narrowable): RoleSelector[] {
  const all = matchesOf(base, doc);
  const index = all.indexOf(el);
  if (index < 0) return [];
  if (all.length === 1) return [base];
  const withinLandmark = landmarkOf(el);
  const fallback = { ...base, nth: index };
  if (withinLandmark === undefined) return [fallback];
  const scoped = { ...base, withinLandmark };
  const inside = matchesOf(scoped, doc);
  if (inside.length === 1 && inside[0] === el) return [scoped, fallback];
  const place = inside.indexOf(el);
  return place < 0 || inside.length === all.length ? [fallback] : [{ ...scoped, nth: place }, fallback];
}
