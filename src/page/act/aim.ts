// What a call aims at besides its own element: the entry that it chooses in a list, the place where it lets go.
import type { RoleSelector } from '../../shared/selector';
import type { TypedCall } from '../../tools/registry';
import { wholeLabelOf } from './describe-element';
import { boxOf, deepestAt, type Point } from './hit-test';
import { optionByKey } from './key-defaults';
import { parseChord } from './keys';
import { optionNamed, optionsIn } from './list-options';
import { flatParentOf, isHtml } from './native';
import { findOption, optionLabel } from './native-select';
import { listTypedAt } from './type';

export type Find = (selector: RoleSelector) => Element | null;

/** In words of the page; empty where there is nothing else, or nothing that is there yet. */
export function aimOf(element: Element, call: TypedCall, find: Find): string {
  switch (call.name) {
    case 'dom.drag': {
      const onto = call.args.to && find(call.args.to);
      const end = call.args.by ? underneath(element, onto ?? element, call.args.by) : onto;
      return end ? wholeLabelOf(end) : '';
    }
    case 'dom.select':
      return entries(element, call.args.values?.length ? call.args.values : [call.args.value]);
    case 'dom.type':
      return listTypedAt(element) ? entries(element, [call.args.text]) : '';
    case 'dom.press':
      return cameTo(element, call.args.key);
    case 'dom.set':
      return entries(element, [call.args.value]);
    default:
      return '';
  }
}

function entries(list: Element, wanted: readonly string[]): string {
  const select = isHtml(list, 'label') ? list.control : (list.closest('select') ?? list);
  if (!select) return '';
  const labels = wanted.map((value) => {
    if (!isHtml(select, 'select')) {
      const entry = optionNamed(optionsIn(select), value);
      return entry ? wholeLabelOf(entry) : '';
    }
    const option = findOption(select, value);
    return option ? optionLabel(option) : '';
  });
  return labels.filter(Boolean).join(', ').slice(0, 200);
}

/** The option that a key chooses in a list of the browser's own; what a widget says that its keys act on. */
function cameTo(element: Element, key: string): string {
  const chord = parseChord(key);
  if (!chord.ok || chord.press.ctrlKey || chord.press.metaKey || chord.press.altKey) return '';
  if (isHtml(element, 'select')) {
    const option = optionByKey(element, chord.press.key);
    return option ? optionLabel(option) : '';
  }
  const active = element.getAttribute('aria-activedescendant');
  if (!active || !/^(?:Enter| )$/.test(chord.press.key)) return '';
  const entry = (element.getRootNode() as Document | ShadowRoot).getElementById(active);
  return entry ? wholeLabelOf(entry) : '';
}

/** The widest thing at the end of the way in which the dragged one does not lie itself. */
function underneath(dragged: Element, from: Element, by: Point): Element | null {
  const box = boxOf(from);
  const end = { x: box.x + box.width / 2 + by.x, y: box.y + box.height / 2 + by.y };
  let widest: Element | null = null;
  for (let e = deepestAt(dragged.ownerDocument, end); e && !e.contains(dragged); e = flatParentOf(e))
    if (!dragged.contains(e)) widest = e;
  return widest;
}
