// Comboboxes and menu buttons: opened, the option found by name in what came up (the popup that
// aria-controls names, else a list that was not there before), and clicked.
import { success, type ToolResult } from '../../shared/tool-result';
import { nextFrame, pause } from '../settle/pause';
import { walkElements } from '../accessible/tree';
import type { ActContext } from './act-context';
import { waitActionable } from './actionable';
import { labelOf } from './describe-element';
import { fireInput, fireKey, NO_MODIFIERS } from './dispatch';
import { insertText, selectAll } from './edit-text';
import { isShown } from './hit-test';
import { keyOfCharacter, parseChord } from './keys';
import { chooseVisibleOption, optionNamed, optionsIn } from './list-options';
import { moveFocus } from './move-focus';
import { isTextControl, setValue, valueOf } from './native';
import { matchLabel, noOption, sameLabel } from './native-select';
import { clickAt } from './pointer';
import { pressNamed } from './press';

/** How long a popup may take to come, and its options to be loaded. */
const POPUP_WAIT_MS = 1_500;
/** A page that has done nothing at all for this long opens no popup any more. */
const POPUP_QUIET_MS = 300;
const POPUP_ROLES =
  '[role="listbox"], [role="menu"], [role="tree"], [role="grid"], [role="dialog"], datalist';

export async function chooseInPopup(trigger: Element, wanted: string, ctx: ActContext): Promise<ToolResult> {
  const control = inputOf(trigger);
  const before = shownLists(ctx.window.document);
  const textsBefore = textsOf(ctx, wanted);
  const open = isOpen(trigger, control);
  // Once it is open, its list is what a pointer has to reach: chosen values may lie over the box itself.
  const ready = await waitActionable(control ?? trigger, { pointer: !open }, ctx);
  if (!ready.ok) return ready;
  if (!open) await clickAt(ready.hit);
  else if (control) moveFocus(control);

  const popup = () => popupOf(trigger, control, before);
  const listed = () => until(() => listWithOptions(popup()), ctx, POPUP_WAIT_MS, POPUP_QUIET_MS);
  const plain = () => newText(ctx, wanted, textsBefore);
  let list = await listed();
  if (!list) {
    // No list by role: whatever newly shown thing carries exactly the words.
    const found = plain();
    if (found) return clickPlain(found, ctx);
    if (!popup()) {
      pressNamed(ctx, 'ArrowDown');
      list = await listed();
    }
  }
  if (list && control && isUndrawn(list) && (await chooseByKeys(control, wanted, ctx))) return success({});
  let chosen = list ? await chooseVisibleOption(list, wanted, ctx) : undefined;
  if (chosen && !chosen.ok) return chosen;
  if ((!chosen || chosen.missing) && control) {
    // Suggestions narrow down to what is typed, and some come from a server only then.
    const former = valueOf(control);
    typeOver(control, wanted);
    const offered = await until(() => {
      const shown = popup();
      return shown && optionNamed(optionsIn(shown), wanted, ctx.exact) ? shown : null;
    }, ctx);
    if (offered && isUndrawn(offered) && (await chooseByKeys(control, wanted, ctx))) return success({});
    if (offered) chosen = await chooseVisibleOption(offered, wanted, ctx);
    else if (former !== valueOf(control)) {
      setValue(control, former);
      fireInput(control, 'input', 'insertReplacementText', former);
    }
    if (chosen && !chosen.ok) return chosen;
  }
  if (chosen && !chosen.missing) return success({});
  const found = plain();
  if (found) return clickPlain(found, ctx);
  pressNamed(ctx, 'Escape');
  return noOption(trigger, wanted, chosen?.missing ? chosen.labels : []);
}

/** A list that takes no room is there for assistive technology; what a pointer reaches is drawn elsewhere, without roles. */
function isUndrawn(list: Element): boolean {
  const { width, height } = list.getBoundingClientRect();
  return width < 1 || height < 1;
}

/** Walks the list as a person without a pointer does (APG combobox pattern); false when it does not come to the option. */
async function chooseByKeys(control: Element, wanted: string, ctx: ActContext): Promise<boolean> {
  const seen = new Set<string>();
  const activeId = () => control.getAttribute('aria-activedescendant') ?? '';
  const activeOption = () => (control.getRootNode() as Document | ShadowRoot).getElementById(activeId());
  const isSelected = (option: Element) => option.getAttribute('aria-selected') === 'true';
  for (;;) {
    const id = activeId();
    const active = activeOption();
    if (active && sameLabel(labelOf(active), wanted)) {
      // Once more would take it back where several can be chosen.
      if (isSelected(active)) return true;
      tapKey(control, 'Enter');
      await nextFrame(ctx.window, ctx.signal);
      const after = activeOption();
      return !after || control.getAttribute('aria-expanded') !== 'true' || isSelected(after);
    }
    if (seen.has(id) || ctx.signal.aborted || ctx.window.performance.now() >= ctx.deadlineAt) return false;
    seen.add(id);
    tapKey(control, 'ArrowDown');
    await nextFrame(ctx.window, ctx.signal);
  }
}

/** The events of a key alone, without what a browser would do on it: a list is chosen from, no form is sent. */
function tapKey(control: Element, name: string): void {
  const chord = parseChord(name);
  if (!chord.ok) return;
  fireKey(control, 'keydown', chord.press);
  fireKey(control, 'keyup', chord.press);
}

async function clickPlain(element: Element, ctx: ActContext): Promise<ToolResult> {
  const { again: _whole, ...own } = ctx;
  const ready = await waitActionable(element, {}, own);
  if (!ready.ok) return ready;
  await clickAt(ready.hit);
  return success({});
}

function inputOf(trigger: Element): HTMLInputElement | null {
  if (isTextControl(trigger) && trigger.localName === 'input') return trigger as HTMLInputElement;
  for (const input of trigger.querySelectorAll('input'))
    if (isTextControl(input) && isShown(input)) return input;
  return null;
}

function isOpen(trigger: Element, control: Element | null): boolean {
  return [trigger, control].some((e) => e?.getAttribute('aria-expanded') === 'true');
}

function popupOf(trigger: Element, control: Element | null, before: ReadonlySet<Element>): Element | null {
  for (const owner of [control, trigger, trigger.querySelector('[aria-controls], [aria-owns]')]) {
    const ids = `${owner?.getAttribute('aria-controls') ?? ''} ${owner?.getAttribute('aria-owns') ?? ''}`;
    for (const id of ids.split(/\s+/).filter(Boolean)) {
      const root = owner?.getRootNode() as Document | ShadowRoot;
      const named = root.getElementById(id);
      if (named && isShown(named)) return named;
    }
  }
  return [...shownLists(trigger.ownerDocument)].find((list) => !before.has(list)) ?? null;
}

function listWithOptions(list: Element | null): Element | null {
  return list && optionsIn(list).length > 0 ? list : null;
}

function shownLists(document: Document): Set<Element> {
  const lists = new Set<Element>();
  walkElements(document, (element) => {
    if ((element.matches(POPUP_ROLES) || element.localName === 'ul') && isShown(element)) lists.add(element);
    return true;
  });
  return lists;
}

function textsOf({ window, exact }: ActContext, wanted: string): Set<Element> {
  const found = new Set<Element>();
  if (!wanted.trim()) return found;
  walkElements(window.document, (element) => {
    if (element.childElementCount > 3 || (element.textContent ?? '').length > wanted.length + 20) return true;
    if (
      matchLabel([element.textContent ?? ''], wanted, exact) === 0 &&
      labelOf(element).length <= wanted.length + 4 &&
      isShown(element)
    ) {
      found.add(element);
    }
    return true;
  });
  return found;
}

function newText(ctx: ActContext, wanted: string, before: ReadonlySet<Element>): Element | null {
  const all = [...textsOf(ctx, wanted)].filter((element) => !before.has(element));
  const same = all.filter((element) => sameLabel(element.textContent ?? '', wanted));
  const now = same.length > 0 ? same : all;
  // The innermost: the words themselves, not the box around them.
  return now.find((element) => !now.some((other) => other !== element && element.contains(other))) ?? null;
}

function typeOver(control: HTMLInputElement, text: string): void {
  moveFocus(control);
  selectAll(control);
  for (const char of text) {
    const key = keyOfCharacter(char, NO_MODIFIERS);
    if (fireKey(control, 'keydown', key) && fireKey(control, 'keypress', key, char.codePointAt(0) ?? 0))
      insertText(control, char);
    fireKey(control, 'keyup', key);
  }
}

/** What `look` finds, or null after `waitMs`, or after `quietMs` in which the page changed nothing. */
async function until<T>(
  look: () => T | null,
  ctx: ActContext,
  waitMs = POPUP_WAIT_MS,
  quietMs = waitMs,
): Promise<T | null> {
  const { performance, document } = ctx.window;
  const end = performance.now() + waitMs;
  let changed = performance.now();
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  try {
    for (;;) {
      const found = look();
      const now = performance.now();
      if (found || ctx.signal.aborted || now >= end || now - changed >= quietMs) return found;
      await pause(ctx.window, 25, ctx.signal);
    }
  } finally {
    observer.disconnect();
  }
}
