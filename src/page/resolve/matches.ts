// All elements a selector means, before anything is said about how many there should be: role → states → name →
// landmark → nth. Page world, reads only.
import { foldSpace, nameMatcher } from '../../selector/match-text';
import type { RoleSelector } from '../../shared/selector';
import { nameOf } from '../accessible/name';
import { roleOf, usualRole } from '../accessible/role';
import { statesOf } from '../accessible/states';
import { isHiddenForAria } from '../accessible/excluded';
import { isVisible } from '../accessible/visible';
import { workingCache } from '../accessible/pass-cache';
import { landmarkOf } from './landmark';
import { cssOfRole } from './role-css';
import { queryDeep } from './scopes';
import { elementsWithText } from './text-match';

type ByRole = Extract<RoleSelector, { kind: 'role' }>;
type ByText = Extract<RoleSelector, { kind: 'text' }>;

/** The role that a selector names, by the name that elements are asked for. */
export function roleIn({ role }: { role: string }): string {
  return usualRole(role.toLowerCase());
}

/** Elements that match, `nth` left aside, in document order. */
export function matchesOf(selector: ByRole | ByText, doc: Document): Element[] {
  return selector.kind === 'role' ? byRole(selector, doc) : byText(selector, doc);
}

/** Elements that have the role, hidden ones too. */
export function elementsOfRole(role: string, doc: Document): readonly Element[] {
  const roles = getOrMake(workingCache().byRole, doc, () => new Map<string, readonly Element[]>());
  return getOrMake(roles, role, () => queryDeep(doc, cssOfRole(role)).filter((el) => roleOf(el) === role));
}

/** Elements of the role by their folded name: one walk answers every exact look-up of a pass. */
function byExactName(role: string, name: string, doc: Document): readonly Element[] {
  const roles = getOrMake(workingCache().byName, doc, () => new Map<string, Map<string, Element[]>>());
  const names = getOrMake(roles, role, () => {
    const filed = new Map<string, Element[]>();
    for (const el of elementsOfRole(role, doc)) getOrMake(filed, foldSpace(nameOf(el)), () => []).push(el);
    return filed;
  });
  return names.get(name) ?? [];
}

/** Whether an element is shown and has all that the selector asks for, whatever else has it. */
export function isMeant(el: Element, selector: ByRole): boolean {
  return roleOf(el) === roleIn(selector) && !isHiddenForAria(el) && having([el], selector).length > 0;
}

function byRole(selector: ByRole, doc: Document): Element[] {
  const { name, nameMode } = selector;
  const role = roleIn(selector);
  // By name first where that is one look-up; the order of the filters does not change the result.
  const byName = nameMode === 'exact' && name !== undefined;
  const named = byName ? byExactName(role, foldSpace(name), doc) : elementsOfRole(role, doc);
  return shownFirst(having(named, selector), (el) => !isHiddenForAria(el));
}

/** Those that have the states, the name and the landmark. */
function having(all: readonly Element[], selector: ByRole): Element[] {
  const { name, nameMode, withinLandmark } = selector;
  let found = all.filter((el) => hasStates(el, selector));
  if (name !== undefined) {
    const fits = nameMatcher(name, nameMode);
    found = found.filter((el) => fits(nameOf(el)));
  }
  return withinLandmark === undefined ? found : found.filter((el) => landmarkOf(el) === withinLandmark);
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

/** What a map has for the key, made where it has nothing yet. */
function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
