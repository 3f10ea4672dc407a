// All elements a selector means, before anything is said about how many there should be: role → states → name →
// landmark → nth (spec section 4). Page world, reads only.
import { foldSpace, nameMatcher } from '../../selector/match-text';
import type { RoleSelector } from '../../shared/selector';
import { nameOf } from '../accessible/name';
import { roleOf } from '../accessible/role';
import { statesOf } from '../accessible/states';
import { isHiddenForAria } from '../accessible/excluded';
import { isVisible } from '../accessible/visible';
import { passCache } from '../accessible/pass-cache';
import { landmarkOf } from './landmark';
import { cssOfRole } from './role-css';
import { queryDeep } from './scopes';
import { elementsWithText } from './text-match';

type ByRole = Extract<RoleSelector, { kind: 'role' }>;
type ByText = Extract<RoleSelector, { kind: 'text' }>;

const SYNONYMS: Readonly<Record<string, string>> = { image: 'img', presentation: 'none', directory: 'list' };

/** Elements that match, `nth` left aside, in document order. */
export function matchesOf(selector: ByRole | ByText, doc: Document): Element[] {
  return selector.kind === 'role' ? byRole(selector, doc) : byText(selector, doc);
}

/** Elements that have the role, hidden ones too. */
export function elementsOfRole(role: string, doc: Document): readonly Element[] {
  const wanted = SYNONYMS[role] ?? role;
  const cache = passCache()?.byRole;
  const key = cache?.get(doc)?.get(wanted);
  if (key !== undefined) return key;
  const found = queryDeep(doc, cssOfRole(wanted)).filter((el) => roleOf(el) === wanted);
  if (cache !== undefined) {
    const roles = cache.get(doc) ?? new Map<string, readonly Element[]>();
    cache.set(doc, roles.set(wanted, found));
  }
  return found;
}

/** Elements of the role by their folded name: one walk answers every exact look-up of a pass. */
function byExactName(role: string, name: string, doc: Document): readonly Element[] {
  const cache = passCache()?.byName;
  const key = SYNONYMS[role] ?? role;
  let names = cache?.get(doc)?.get(key);
  if (names === undefined) {
    const filed = new Map<string, Element[]>();
    for (const el of elementsOfRole(key, doc)) {
      const folded = foldSpace(nameOf(el));
      const same = filed.get(folded);
      if (same === undefined) filed.set(folded, [el]);
      else same.push(el);
    }
    names = filed;
    if (cache !== undefined) {
      const roles = cache.get(doc) ?? new Map<string, ReadonlyMap<string, readonly Element[]>>();
      cache.set(doc, roles.set(key, names));
    }
  }
  return names.get(name) ?? [];
}

function byRole(selector: ByRole, doc: Document): Element[] {
  const role = selector.role.toLowerCase();
  // By name first where that is one look-up; the order of the filters does not change the result.
  const exact = selector.nameMode === 'exact' && selector.name !== undefined;
  const named = exact ? byExactName(role, foldSpace(selector.name ?? ''), doc) : elementsOfRole(role, doc);
  let found = named.filter((el) => hasStates(el, selector));
  if (selector.name !== undefined && !exact) {
    const fits = nameMatcher(selector.name, selector.nameMode ?? 'includes');
    found = found.filter((el) => fits(nameOf(el)));
  }
  if (selector.withinLandmark !== undefined) {
    found = found.filter((el) => landmarkOf(el) === selector.withinLandmark);
  }
  return shownFirst(found, (el) => !isHiddenForAria(el));
}

function hasStates(el: Element, selector: ByRole): boolean {
  const { pressed, disabled, checked, selected, expanded, level } = selector;
  if ([pressed, disabled, checked, selected, expanded, level].every((wanted) => wanted === undefined))
    return true;
  const states = statesOf(el);
  const fits = (wanted: boolean | undefined, has: boolean | 'mixed' | undefined) =>
    wanted === undefined || wanted === (has === true);
  return (
    fits(pressed, states.pressed) &&
    fits(disabled, states.disabled) &&
    fits(checked, states.checked) &&
    fits(selected, states.selected) &&
    // Not expandable is not collapsed: an accordion's closed heads are told from plain buttons.
    (expanded === undefined || states.expanded === expanded) &&
    (level === undefined || states.level === level)
  );
}

function byText(selector: ByText, doc: Document): Element[] {
  let found: readonly Element[] = elementsWithText(doc, selector.text, selector.exact === true);
  if (selector.withinLandmark !== undefined) {
    found = found.filter((el) => landmarkOf(el) === selector.withinLandmark);
  }
  return shownFirst(found, isVisible);
}

/** Hidden elements count only where nothing else matches: what is wanted may have to be opened first. */
function shownFirst(found: readonly Element[], shown: (el: Element) => boolean): Element[] {
  const visible = found.filter(shown);
  return visible.length > 0 ? visible : [...found];
}
