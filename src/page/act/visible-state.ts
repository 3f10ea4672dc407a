// A frame at one moment, as far as an act can visibly change it: what change-watch compares. Reads only.
import { pageText } from '../../shared/page-text';
import { roleOf } from '../accessible/role';
import { withPerceptionCache } from '../accessible/pass-cache';
import { walkElements } from '../accessible/tree';
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
/** Text of larger pages is compared up to here. */
const MAX_TEXT_CHARS = 400_000;
const STATEFUL =
  'input, textarea, select, [contenteditable], [aria-checked], [aria-selected], [aria-expanded], [aria-pressed], [aria-valuenow], [aria-invalid], details, option';
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const LIVE =
  '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';

export function visibleStateOf(document: Document): VisibleState {
  return withPerceptionCache(() => {
    const controls = new Map<Element, ControlState>();
    const dialogs = new Map<Element, string>();
    const live = new Map<Element, string>();
    const roots: Element[] = [];
    walkElements(document, (element) => {
      if (ownElements.has(element)) return false;
      if (element.shadowRoot) roots.push(element);
      if (controls.size < MAX_CONTROLS && element.matches(STATEFUL))
        controls.set(element, controlState(element));
      if (element.matches(DIALOG) && isShown(element)) dialogs.set(element, labelOf(element));
      if (element.matches(LIVE))
        live.set(element, isShown(element) ? pageText(element.textContent ?? '', 200) : '');
      return true;
    });
    return {
      url: document.location.href,
      title: document.title,
      active: activeElementOf(document),
      controls,
      dialogs,
      live,
      lines: linesOf(document, roots),
      scrollTop: mainScrollerOf(document).scrollTop,
    };
  });
}

export function isSecretControl(element: Element): boolean {
  return (
    inputTypeOf(element) === 'password' ||
    /\b(?:current-password|new-password|one-time-code|cc-)/.test(element.getAttribute('autocomplete') ?? '')
  );
}

function controlState(element: Element): ControlState {
  const type = inputTypeOf(element);
  const native = type === 'checkbox' || type === 'radio';
  const editable = (element as HTMLElement).isContentEditable && element.hasAttribute('contenteditable');
  const text = editable ? (element as HTMLElement).innerText : element.getAttribute('aria-valuenow');
  const plain = isHtml(element, 'input') || isHtml(element, 'textarea') || isHtml(element, 'select');
  const invalid = element.getAttribute('aria-invalid') === 'true' || matchesUserInvalid(element);
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

function matchesUserInvalid(element: Element): boolean {
  return (
    (isHtml(element, 'input') || isHtml(element, 'textarea') || isHtml(element, 'select')) &&
    element.matches(':user-invalid')
  );
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

function linesOf(document: Document, hosts: readonly Element[]): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (text: string) => {
    for (const raw of text.slice(0, MAX_TEXT_CHARS).split('\n')) {
      const line = raw.trim();
      if (line) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
  };
  add(document.body?.innerText ?? '');
  for (const host of hosts.slice(0, 200)) {
    for (const child of host.shadowRoot?.children ?? []) add((child as HTMLElement).innerText ?? '');
  }
  return lines;
}

/** `textbox`, `button`…: for observation.focusedRole. */
export function focusedRoleOf(document: Document): string | undefined {
  const active = activeElementOf(document);
  return active && active !== document.body && active !== document.documentElement
    ? roleOf(active)
    : undefined;
}
