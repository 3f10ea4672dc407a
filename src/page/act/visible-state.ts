// A frame at one moment, as far as an act can visibly change it: what change-watch compares. Read in slices, as a
// page may have more lines than one task should read. Reads only.
import { pageText } from '../../shared/page-text';
import { roleOf } from '../accessible/role';
import { invalidOf } from '../accessible/states';
import { childElementsOf, matches } from '../accessible/tree';
import { due, inSlices, type Steps } from '../perceive/slices';
import { labelOf } from './describe-element';
import { isShown } from './hit-test';
import { activeElementOf } from './move-focus';
import { checkedOf, inputTypeOf, isHtml, valueOf } from './native';
import { ownElements } from './own-elements';
import { mainScrollerOf } from './scroll';

export interface ControlState {
  value: string;
  checked: string;
  selected: string;
  expanded: string;
  invalid: string;
}

export interface VisibleState {
  url: string;
  title: string;
  active: Element | null;
  controls: Map<Element, ControlState>;
  dialogs: Map<Element, string>;
  /** Texts of live regions. */
  live: Map<Element, string>;
  /** Visible lines of the page. */
  lines: Map<string, number>;
  scrollTop: number;
}

const MAX_CONTROLS = 1_500;
const MAX_HOSTS = 200;
/** Parts of up to so many elements are read in one go. */
const MAX_PART = 400;
/** Text of larger pages is compared up to here. */
const MAX_TEXT_CHARS = 400_000;
const STATEFUL =
  'input, textarea, select, [contenteditable], [aria-checked], [aria-selected], [aria-expanded], [aria-pressed], [aria-valuenow], [aria-invalid], details, option';
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const LIVE =
  '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';

/** Look-ups are not kept over a pause: the page may change while a frame is noted. */
export function visibleStateOf(document: Document): Promise<VisibleState> {
  let slice = 0;
  return inSlices(stateSteps(document), () => slice++);
}

function* stateSteps(document: Document): Steps<VisibleState> {
  const state: VisibleState = {
    url: document.location.href,
    title: document.title,
    active: activeElementOf(document),
    controls: new Map(),
    dialogs: new Map(),
    live: new Map(),
    lines: new Map(),
    scrollTop: mainScrollerOf(document).scrollTop,
  };
  const hosts: Element[] = [];
  for (const element of childElementsOf(document)) yield* noteElement(element, state, hosts);
  if (document.body) yield* noteLines(document.body, state.lines);
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    for (const child of host.shadowRoot?.children ?? []) yield* noteLines(child, state.lines);
  }
  return state;
}

function* noteElement(element: Element, state: VisibleState, hosts: Element[]): Steps<void> {
  if (due()) yield;
  if (ownElements.has(element)) return;
  const { controls, dialogs, live } = state;
  if (element.shadowRoot) hosts.push(element);
  if (controls.size < MAX_CONTROLS && matches(element, STATEFUL))
    controls.set(element, controlState(element));
  if (matches(element, DIALOG) && isShown(element)) dialogs.set(element, labelOf(element));
  if (matches(element, LIVE))
    live.set(element, isShown(element) ? pageText(element.textContent ?? '', 200) : '');
  for (const child of childElementsOf(element)) yield* noteElement(child, state, hosts);
}

function controlState(element: Element): ControlState {
  const type = inputTypeOf(element);
  const native = type === 'checkbox' || type === 'radio';
  const editable = (element as HTMLElement).isContentEditable && element.hasAttribute('contenteditable');
  const text = editable ? (element as HTMLElement).innerText : element.getAttribute('aria-valuenow');
  const plain = isHtml(element, 'input') || isHtml(element, 'textarea') || isHtml(element, 'select');
  const invalid =
    element.getAttribute('aria-invalid') === 'true' || (plain && invalidOf(element) !== undefined);
  return {
    value: native
      ? ''
      : plain
        ? isHtml(element, 'select')
          ? selectedLabels(element)
          : valueOf(element)
        : (text ?? ''),
    checked: native
      ? String(checkedOf(element))
      : (element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed') ?? ''),
    selected: element.getAttribute('aria-selected') ?? '',
    expanded: isHtml(element, 'details')
      ? String(element.open)
      : (element.getAttribute('aria-expanded') ?? ''),
    invalid: invalid ? messageOf(element) : '',
  };
}

function selectedLabels(select: HTMLSelectElement): string {
  return Array.from(select.selectedOptions, (option) => option.text).join(', ');
}

/** The page's own message, else the browser's. */
function messageOf(element: Element): string {
  const ids = `${element.getAttribute('aria-errormessage') ?? ''} ${element.getAttribute('aria-describedby') ?? ''}`;
  const root = element.getRootNode() as Document | ShadowRoot;
  for (const id of ids.split(/\s+/).filter(Boolean)) {
    const said = root.getElementById(id);
    if (said && isShown(said) && said.textContent?.trim()) return pageText(said.textContent, 160);
  }
  return pageText((element as HTMLInputElement).validationMessage ?? '', 160) || 'is not valid';
}

/** Lines as the browser lays them out; a large part is read child by child. */
function* noteLines(root: Element, lines: Map<string, number>): Steps<void> {
  let leftChars = MAX_TEXT_CHARS;
  const add = (text: string): void => {
    for (const raw of text.slice(0, leftChars).split('\n')) {
      const line = raw.trim();
      if (line) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
    leftChars -= text.length;
  };
  function* read(part: Element): Steps<void> {
    if (due()) yield;
    if (leftChars <= 0) return;
    // Innermost large parts: what is not rendered would tell its raw text.
    if (part.getElementsByTagName('*').length <= MAX_PART) return add(innerTextOf(part));
    if (isUnread(part)) return;
    for (const child of [...part.childNodes]) {
      if (child instanceof Element) {
        if (!isUnread(child)) yield* read(child);
      } else if (child instanceof Text && isShown(part)) add(child.data);
    }
  }
  if (!isUnread(root)) yield* read(root);
}

function innerTextOf(element: Element): string {
  return (element as Partial<HTMLElement>).innerText ?? '';
}

function isUnread(element: Element): boolean {
  return UNREAD.has(element.localName) || getComputedStyle(element).display === 'none';
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea', 'svg']);

/** `textbox`, `button`…: for observation.focusedRole. */
export function focusedRoleOf(document: Document): string | undefined {
  const active = activeElementOf(document);
  return active && active !== document.body && active !== document.documentElement
    ? roleOf(active)
    : undefined;
}
