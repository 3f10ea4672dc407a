// The page as an indented text tree with a ref for each interactive element, which an outside agent names in its
// commands (docs/bridge.md). Refs live until the next snapshot; a stale one is unknown to this table. Page world,
// reads only.
import { isRead, isUnseen } from './passages';
import { pageText } from '../../shared/page-text';
import { nameOf } from '../accessible/name';
import { withPerceptionCache } from '../accessible/pass-cache';
import { isInteractiveRole, roleOf } from '../accessible/role';
import { statesOf, type States } from '../accessible/states';
import { childNodesOf } from '../accessible/tree';
import { isHiddenForAria } from '../accessible/excluded';
import { isVisible } from '../accessible/visible';
import { valueOf } from '../perceive/field-facts';
import { hrefOf } from '../perceive/hit';
import type { PageModel } from '../perceive/page-model';

const MAX_LINES = 4_000;
const MAX_DEPTH = 200;
/** Their text is their name: nothing below is told. */
const LEAVES = new Set(
  'button link checkbox radio switch option tab menuitem menuitemcheckbox menuitemradio textbox searchbox slider spinbutton img heading progressbar meter separator'.split(
    ' ',
  ),
);
const SKIPPED = new Set('script style template noscript head link meta'.split(' '));

export class PageSnapshot {
  #elements = new Map<string, WeakRef<Element>>();
  #refs = new WeakMap<Element, string>();
  #next = 1;

  /** Takes a new snapshot; refs of the one before are forgotten, and no ref is given twice in a document's life. */
  take(doc: Document, model: PageModel): string {
    this.#elements = new Map();
    this.#refs = new WeakMap();
    return withPerceptionCache(() => {
      const lines: string[] = [];
      const root = model.root.localName === 'html' ? doc.body : model.root;
      if (root !== null) this.#tell(root, 0, lines, model, false);
      return lines.join('\n');
    });
  }

  elementOf(ref: string): Element | undefined {
    return this.#elements.get(ref)?.deref();
  }

  /** The ref of the last snapshot, if it had the element. */
  refOf(el: Element): string | undefined {
    return this.#refs.get(el);
  }

  /** `unseen`: within what nobody sees there may be controls, but no words for anybody. */
  #tell(el: Element, depth: number, lines: string[], model: PageModel, unseen: boolean): void {
    if (lines.length >= MAX_LINES || depth > MAX_DEPTH || SKIPPED.has(el.localName)) return;
    if (!el.checkVisibility() && getComputedStyle(el).display !== 'contents') return;
    const role = roleOf(el);
    const entry = model.byElement.get(el);
    const plain = (role === 'generic' || role === 'none' || role === 'paragraph') && !entry;
    let inner = depth;
    if (!plain && !isHiddenForAria(el) && (entry || isVisible(el))) {
      const name = nameOf(el);
      if (entry || name !== '' || !LEAVES.has(role)) {
        lines.push(
          `${'  '.repeat(depth)}- ${this.#line(el, role, name, entry !== undefined || isInteractiveRole(role))}`,
        );
        inner = depth + 1;
      }
      if (LEAVES.has(role) && name !== '') return;
      if (el.localName === 'select' || el.localName === 'textarea' || el.localName === 'input') return;
    }
    const hidden = unseen || isUnseen(el);
    const nodes = childNodesOf(el);
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      if (node.nodeType === 1) this.#tell(node as Element, inner, lines, model, hidden);
      else if (node.nodeType === 3 && !hidden && isRead(node as Text)) {
        const text = inert(pageText((node as Text).data, 300));
        if (text !== '' && lines.length < MAX_LINES) lines.push(`${'  '.repeat(inner)}- text: ${text}`);
      }
    }
  }

  #line(el: Element, role: string, name: string, interactive: boolean): string {
    let line = name === '' ? role : `${role} ${JSON.stringify(inert(pageText(name, 200)))}`;
    line += statesText(statesOf(el));
    if (interactive) line += ` [ref=${this.#give(el)}]`;
    const value =
      el.localName === 'input' || el.localName === 'textarea' || el.localName === 'select'
        ? valueOf(el)
        : undefined;
    if (value !== undefined && value !== '') line += `: ${inert(value)}`;
    const href = role === 'link' ? hrefOf(el) : undefined;
    return href === undefined || href.length > 200 ? line : `${line} → ${inert(href)}`;
  }

  #give(el: Element): string {
    const ref = `e${this.#next++}`;
    this.#elements.set(ref, new WeakRef(el));
    this.#refs.set(el, ref);
    return ref;
  }
}

/** Text of the page cannot pretend to be a ref. */
function inert(text: string): string {
  return text.replaceAll('[ref=', '(ref=');
}

function statesText(states: States): string {
  const told: string[] = [];
  if (states.checked !== undefined && states.checked !== false)
    told.push(states.checked === 'mixed' ? 'checked=mixed' : 'checked');
  if (states.disabled === true) told.push('disabled');
  if (states.expanded !== undefined) told.push(states.expanded ? 'expanded' : 'collapsed');
  if (states.selected === true) told.push('selected');
  if (states.pressed === true) told.push('pressed');
  if (states.level !== undefined) told.push(`level=${states.level}`);
  return told.map((each) => ` [${each}]`).join('');
}
