// Fields that stand in no form: grouped by the smallest part of the page that also holds a button, for that
// is what a person takes for a form. Page world, reads only.
import { parentOf } from '../accessible/tree';
import { FormModel, type Entry } from './page-model';
import { due, type Steps } from './slices';
import { isField } from './stretch';

/** How far up a group may reach; beyond it is the page, not a form. */
const MAX_CLIMB = 7;
const BOUNDS = new Set([
  'fieldset',
  'section',
  'article',
  'dialog',
  'main',
  'aside',
  'nav',
  'header',
  'footer',
  'body',
  'td',
]);

/** Groups of the fields and buttons that stand in no form. */
export function* groupLooseFields(entries: readonly Entry[]): Steps<FormModel[]> {
  const loose = entries.filter(isField);
  if (loose.length === 0) return [];
  const buttons = entries.filter((entry) => entry.role === 'button' && entry.type === 'action');
  const withButton = yield* ancestorsOf(buttons);
  const groups = new Map<Element, FormModel>();
  for (const field of loose) {
    if (due()) yield;
    const el = groupOf(field.el, withButton);
    let group = groups.get(el);
    if (!group) {
      group = new FormModel(field.stretch, field.at, el);
      group.landmark = field.landmark;
      group.section = field.section;
      group.dialog = field.dialog;
      groups.set(el, group);
    }
    group.fields.push(field);
  }
  for (const button of buttons) {
    if (due()) yield;
    let at: Element | null = button.el;
    for (let i = 0; i <= MAX_CLIMB && at !== null; i++, at = parentOf(at)) {
      const group = groups.get(at);
      if (!group) continue;
      group.buttons.push(button);
      break;
    }
  }
  return [...groups.values()];
}

function* ancestorsOf(entries: readonly Entry[]): Steps<Set<Element>> {
  const found = new Set<Element>();
  for (const entry of entries) {
    if (due()) yield;
    let at = parentOf(entry.el);
    for (let i = 0; i < MAX_CLIMB && at !== null && !found.has(at); i++, at = parentOf(at)) found.add(at);
  }
  return found;
}

function groupOf(field: Element, withButton: ReadonlySet<Element>): Element {
  let at = parentOf(field) ?? field;
  let bound = at;
  for (let i = 0; i < MAX_CLIMB; i++) {
    if (withButton.has(at)) return at;
    bound = at;
    if (BOUNDS.has(at.localName)) break;
    const up = parentOf(at);
    if (up === null) break;
    at = up;
  }
  return bound;
}
