// What an act points at, for the policy gate: facts read through prototype getters and attributes, so that
// a control named "action" or a shadowed property cannot lie about where a form goes. Reads only.
import { XLINK } from '../accessible/namespaces';
import { pageText, type PageText } from '../../shared/page-text';
import type { TargetInfo } from '../../shared/target-info';
import { isPress } from '../../shared/tool-call';
import type { TypedCall } from '../../tools/registry';
import { nameOf } from '../accessible/name';
import { withPerceptionCache } from '../accessible/pass-cache';
import { isLinked, roleOf } from '../accessible/role';
import { queryAllIn } from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import { textOf } from '../perceive/words';
import { rowTextOf } from '../resolve/fingerprint';
import { landmarkOf } from '../resolve/landmark';
import { aimOf, type Find } from './aim';
import { boxOfChoice } from './check';
import { wholeLabelOf } from './describe-element';
import { fieldClassOf, secretsOf } from './field-class';
import {
  isSender,
  judgedPrint,
  shownFields,
  shownOf,
  submitControlOf,
  wouldSubmit,
  writtenBeside,
} from './form-content';
import { pressedBy } from './hit-test';
import { listNameOf } from './list-name';
import { keyTargetOf } from './move-focus';
import {
  defaultButtonOf,
  flatParentOf,
  formOf,
  inputTypeOf,
  isHtml,
  isSubmitButton,
  nativeGet,
} from './native';
import { controlOf } from './set';
import { submittedForm, submitterOf } from './submit';
import { fieldOf, listTypedAt } from './type';

export interface TargetContext {
  idOf(element: Element): string;
  /** Purpose of a form, where perception inferred one. */
  purposeOf?: (form: Element) => string | undefined;
  /** The element of another selector in the call. */
  find: Find;
}

/** Everything the gate needs to know of the element that a call would act on. */
export function targetInfoOf(named: Element, call: TypedCall, ctx: TargetContext): TargetInfo {
  return withPerceptionCache(() => {
    const element = actedOn(named, call);
    const aim = aimOf(element, call, ctx.find);
    const link = linkOf(element);
    const href = link ? hrefOf(link) : undefined;
    const landmark = landmarkOf(element);
    const fieldClass = fieldClassOf(fieldBehind(element, call));
    const form = linkForm(link ?? element, href, call) ?? formFacts(element, call, ctx);
    const opensIn = form?.target ?? (link ? targetOf(link) : undefined);
    const context = contextOf(element);
    const expanded = expandedOf(element);
    const row = rowTextOf(element);
    const label = wholeLabelOf(element);
    const shows = showsOf(element, label);
    const list = listNameOf(element);
    const beside = !form?.facts.submits && isSender(element, call) ? writtenBeside(element) : [];
    return {
      id: ctx.idOf(element),
      role: roleOf(element).slice(0, 40),
      label: pageText(label, 200),
      ...(shows ? { shows: pageText(shows, 200) } : {}),
      tag: element.localName.slice(0, 40),
      fingerprint: judgedPrint(element, call, aim, shows, row),
      ...(isHtml(element, 'input') ? { inputType: inputTypeOf(element) } : {}),
      ...(fieldClass ? { fieldClass } : {}),
      ...(landmark ? { landmark } : {}),
      ...(href ? { href } : {}),
      ...(opensIn ? { linkTarget: opensIn.slice(0, 100) } : {}),
      ...(link?.hasAttribute('download') ? { download: true } : {}),
      ...(expanded === undefined ? {} : { expanded }),
      ...(form ? { form: form.facts } : {}),
      ...(beside.length > 0 ? { beside: shownOf(beside) } : {}),
      ...(context ? { context: pageText(context, 300) } : {}),
      ...(row ? { row: pageText(row, 160) } : {}),
      ...(list ? { list: pageText(list, 200) } : {}),
      ...(aim ? { aim: pageText(aim, 200) } : {}),
      ...(call.name === 'dom.type' ? { picks: listTypedAt(element) !== null } : {}),
    };
  });
}

/** What the gate judged of it, to be compared at the act. */
export function printOfAct(named: Element, call: TypedCall, find: Find): string {
  const element = actedOn(named, call);
  const shows = showsOf(element, wholeLabelOf(element));
  return judgedPrint(element, call, aimOf(element, call, find), shows);
}

/** What is switched, pressed or takes the key may lie within what was named, or around it. */
function actedOn(named: Element, call: TypedCall): Element {
  switch (call.name) {
    case 'dom.check':
      return boxOfChoice(named) ?? named;
    case 'dom.click':
    case 'dom.dblclick':
      return pressedBy(named);
    case 'dom.press':
      return keyTargetOf(named);
    case 'dom.type':
      return fieldOf(named) ?? named;
    case 'dom.set': {
      const control = controlOf(named);
      return isHtml(control, 'select') ? control : named;
    }
    default:
      return named;
  }
}

function showsOf(element: Element, label: string): string {
  return [shownBeside(element, label), ...forEyes(element, label), asksFirst(element)]
    .filter(Boolean)
    .join(' · ');
}

/** What is to be read on a thing that is called otherwise; what is drawn for the eye only (icons) is no word. */
function shownBeside(element: Element, label: string): PageText | undefined {
  if (!element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby')) return undefined;
  const shown = textOf(
    element,
    200,
    (node) =>
      !(node instanceof Element) || !(isUnrendered(node) || node.getAttribute('aria-hidden') === 'true'),
  );
  return label.toLowerCase().includes(shown.toLowerCase()) ? undefined : shown;
}

/** Words that are kept from its name and can be read all the same; a single one may be the name of an icon. */
function forEyes(element: Element, label: string): string[] {
  const hidden = [...queryAllIn(element, '[aria-hidden="true"]')].filter((part) => !isUnrendered(part));
  const words = hidden.map((part) => (part.textContent ?? '').trim());
  return words.filter((text) => /\S\s+\S/.test(text) && !label.toLowerCase().includes(text.toLowerCase()));
}

/** The field of a label; where a value is set also the one within what was named, which may say what it is for. */
function fieldBehind(element: Element, call: TypedCall): Element {
  if (call.name === 'dom.set') return controlOf(element);
  return isHtml(element, 'label') && element.control ? element.control : element;
}

function linkOf(element: Element): Element | null {
  for (let e: Element | null = element; e; e = flatParentOf(e)) {
    if ((isHtml(e, 'a') || isHtml(e, 'area')) && e.hasAttribute('href')) return e;
    if (e.localName === 'a' && isLinked(e)) return e;
  }
  return null;
}

function hrefOf(link: Element): string | undefined {
  const href = isHtml(link, 'a')
    ? nativeGet(link, 'HTMLAnchorElement', 'href')
    : isHtml(link, 'area')
      ? nativeGet(link, 'HTMLAreaElement', 'href')
      : (link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href'));
  if (typeof href !== 'string' || !href) return undefined;
  return resolved(href, link.baseURI);
}

function targetOf(link: Element): string | undefined {
  const target =
    link.getAttribute('target') ?? link.ownerDocument.querySelector('base[target]')?.getAttribute('target');
  return target && target.toLowerCase() !== '_self' ? target : undefined;
}

/** Servers take a hidden field for the method that forms do not know. */
function methodWithin(form: HTMLFormElement): string | undefined {
  const [field] = queryAllIn(form, 'input[type="hidden"][name="_method"]');
  const said = field?.getAttribute('value') ?? '';
  return METHODS.test(said) ? said : undefined;
}

/** What a script asks the user before it lets a press through (`data-confirm`). */
function asksFirst(element: Element): string | undefined {
  return attributeLike(submitControlOf(element) ?? linkOf(element) ?? element, /-confirm$/, /\s/);
}

/** Attributes by which scripts send a request where a thing is pressed: `data-method="delete"`, `…-delete="/items/3"`. */
function linkForm(pressed: Element, href: string | undefined, call: TypedCall): FormFacts | undefined {
  const deletes = attributeLike(pressed, /-delete$/, /\//);
  const said = attributeLike(pressed, /-method$/, METHODS)?.toLowerCase();
  const method = deletes ? 'delete' : href && said;
  if (!method || !isPress(call.name)) return undefined;
  const submitLabel = pageText(wholeLabelOf(pressed), 120);
  const action = deletes ? resolved(deletes, pressed.baseURI) : (href ?? '');
  const facts = { action, method, hasPassword: false, hasCard: false };
  return { facts: { ...facts, submits: true, submitLabel }, target: targetOf(pressed) };
}

const METHODS = /^(?:post|put|patch|delete)$/i;

function attributeLike(element: Element, name: RegExp, value: RegExp): string | undefined {
  return Array.from(element.attributes).find((one) => name.test(one.name) && value.test(one.value))?.value;
}

function resolved(address: string, base: string): string {
  return (URL.parse(address, base)?.href ?? address).slice(0, 4_000);
}

interface FormFacts {
  facts: NonNullable<TargetInfo['form']>;
  target: string | undefined;
}

function formFacts(element: Element, call: TypedCall, ctx: TargetContext): FormFacts | undefined {
  const control = submitControlOf(element) ?? fieldBehind(element, call);
  const form = call.name === 'dom.submit' ? submittedForm(element) : formOf(control);
  if (!form) return undefined;
  const submits = wouldSubmit(control, call);
  const button =
    call.name === 'dom.submit'
      ? submitterOf(element, form)
      : isSubmitButton(control)
        ? control
        : defaultButtonOf(form);
  // A control that does not submit says nothing of where the form goes: the default button does.
  const attribute = (name: string) => button?.getAttribute(name) ?? undefined;
  const action =
    attribute('formaction') ?? (nativeGet(form, 'HTMLFormElement', 'action') as string | undefined) ?? '';
  const method =
    attribute('formmethod') ??
    methodWithin(form) ??
    (nativeGet(form, 'HTMLFormElement', 'method') as string | undefined) ??
    'get';
  const target = attribute('formtarget') ?? form.getAttribute('target') ?? undefined;
  const purpose = ctx.purposeOf?.(form);
  const submitLabel = button ? pageText(wholeLabelOf(button), 120) : undefined;
  return {
    facts: {
      action: resolved(action, form.baseURI),
      method: method.toLowerCase().slice(0, 10),
      ...(purpose ? { purpose: purpose.slice(0, 40) } : {}),
      ...secretsOf(form),
      submits,
      ...(submitLabel ? { submitLabel } : {}),
      ...(submits ? shownFields(form) : {}),
    },
    target: submits && target && target.toLowerCase() !== '_self' ? target : undefined,
  };
}

const SECTION =
  'section, fieldset, article, aside, form, [role="region"], [role="group"], [role="dialog"], [role="alertdialog"], dialog, li, tr, [role="row"]';

/** Dialog and nearest heading that the element stands under: `dialog “Checkout” · Payment`. */
function contextOf(element: Element): string | undefined {
  let heading: string | undefined;
  let dialog: string | undefined;
  for (let e = flatParentOf(element); e && !dialog; e = flatParentOf(e)) {
    if (e.matches('dialog, [role="dialog"], [role="alertdialog"]')) {
      // Short enough that its end is told: what asks is judged by all of it.
      const title = pageText(nameOf(e) || headingIn(e) || '', 80);
      const words = textOf(e, 200);
      // A dialog that is called "Confirm" says in its text what is confirmed.
      dialog = words.startsWith(title) ? words : `${title} · ${words}`;
    } else if (!heading && e.matches(SECTION)) heading = nameOfSection(e);
  }
  heading ??= headingBefore(element);
  const parts = [dialog && `dialog “${dialog}”`, heading].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

function nameOfSection(section: Element): string | undefined {
  if (section.matches('li, tr, [role="row"]')) return undefined;
  return section.hasAttribute('aria-label') || section.hasAttribute('aria-labelledby')
    ? nameOf(section)
    : headingIn(section);
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"], legend';

function headingIn(section: Element): string | undefined {
  const heading = section.querySelector(HEADING);
  return heading ? pageText(heading.textContent ?? '', 120) || undefined : undefined;
}

function headingBefore(element: Element): string | undefined {
  let last: Element | undefined;
  for (const heading of element.ownerDocument.querySelectorAll(HEADING)) {
    if (!(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    last = heading;
  }
  return last ? pageText(last.textContent ?? '', 120) || undefined : undefined;
}

function expandedOf(element: Element): boolean | undefined {
  const details = element.parentElement;
  if (element.localName === 'summary' && details && isHtml(details, 'details'))
    return details.hasAttribute('open');
  const said = element.getAttribute('aria-expanded');
  return said === 'true' ? true : said === 'false' ? false : undefined;
}
