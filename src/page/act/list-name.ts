// What the list is called that an entry stands in, by itself and by the control that shows it: "Actions" makes a deed
// of what "Type" makes a choice. Page world, reads only.
import { roleOf } from '../accessible/role';
import { wholeLabelOf } from './describe-element';
import { nameOf } from '../accessible/name';
import { idRefs } from '../accessible/tree';
import { flatParentOf } from './native';

const LIST = 'select,datalist,[role=listbox]';
const SHOWS_A_LIST = '[role=combobox],[aria-haspopup]';

/** Empty for what is no entry of a list. */
export function listNameOf(entry: Element): string {
  if (roleOf(entry) !== 'option') return '';
  const around: Element[] = [];
  let list: Element | undefined;
  for (let e = flatParentOf(entry); e; e = flatParentOf(e)) {
    around.push(e);
    if (!list && e.matches(LIST)) list = e;
  }
  const names = [list ? nameOf(list) : '', ...shownBy(around).map(wholeLabelOf)];
  return [...new Set(names)].filter(Boolean).join(' · ');
}

/** The controls that say that they show one of these; else those that are open and do not say what they show. */
function shownBy(around: readonly Element[]): Element[] {
  const root = around[0]?.getRootNode() as Document | ShadowRoot | undefined;
  const controls = [root, around[0]?.ownerDocument].flatMap((within) =>
    within ? Array.from(within.querySelectorAll(`[aria-controls],[aria-owns],${SHOWS_A_LIST}`)) : [],
  );
  const shown = (control: Element) => ['aria-controls', 'aria-owns'].flatMap((name) => idRefs(control, name));
  const named = controls.filter(
    (control) => !around.includes(control) && shown(control).some((each) => around.includes(each)),
  );
  if (named.length > 0) return named;
  return controls.filter(
    (control) =>
      control.matches(SHOWS_A_LIST) &&
      control.getAttribute('aria-expanded') === 'true' &&
      shown(control).length === 0,
  );
}
