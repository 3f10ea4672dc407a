// What a picture of the viewport must not show, or only after a look at it: fields for secrets, the texts that
// stand there (the background compares them with the secrets that it holds; this side never knows them), and
// frames, which show documents of others. Page world, reads only.
import { union, type Box } from '../../shared/box';
import { MAX_COMPARED_BLOCK_CHARS, MAX_COMPARED_CHARS } from '../../shared/budgets';
import { withPerceptionCache } from '../accessible/pass-cache';
import { childNodesOf, parentOf, walkElements } from '../accessible/tree';
import { displayOf } from '../accessible/visible';
import { mayHoldSecret } from '../act/field-class';
import { valueOf } from '../act/native';
import { inViewport } from './visible-box';

export interface Hideable {
  /** Fields for secrets, filled or not (a browser does not tell what it has filled in by itself), and texts too long. */
  secret: Box[];
  /** Whole blocks and values, as far as any of them is in the viewport. */
  texts: Array<{ text: string; box: Box }>;
  /** Elements that show another document. */
  frames: Element[];
}

const FIELDS = new Set(['input', 'textarea', 'select']);
const FRAMES = new Set(['iframe', 'frame', 'object', 'embed', 'fencedframe']);
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'select', 'datalist']);

/** All of one moment. `texts` are gathered only when asked for. */
export function hideableIn(document: Document, { texts }: { texts: boolean }): Hideable {
  return withPerceptionCache(() => {
    const secret: Box[] = [];
    const frames: Element[] = [];
    const blocks = new Map<Element, Block>();
    walkElements(document, (element) => {
      const { localName } = element;
      if (FRAMES.has(localName)) frames.push(element);
      if (FIELDS.has(localName)) {
        const box = inViewport(element.getBoundingClientRect());
        if (box && mayHoldSecret(element)) secret.push(box);
        else if (box && texts) blocks.set(element, { text: shownIn(element), box });
      }
      if (texts && !UNREAD.has(localName)) addTexts(element, blocks);
    });
    const compared: Hideable['texts'] = [];
    let left = MAX_COMPARED_CHARS;
    for (const { text, box } of blocks.values()) {
      if (!box) continue;
      left -= text.length;
      if (text.length > MAX_COMPARED_BLOCK_CHARS || left < 0) secret.push(box);
      else compared.push({ text, box });
    }
    return { secret, texts: compared, frames };
  });
}

interface Block {
  text: string;
  box: Box | undefined;
}

/** Inline pieces are read as one with their block: a page may write each letter in an element of its own. */
function addTexts(element: Element, blocks: Map<Element, Block>): void {
  const nodes = childNodesOf(element);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    if (node.nodeType !== Node.TEXT_NODE || (node as Text).data.trim() === '') continue;
    const range = element.ownerDocument.createRange();
    range.selectNode(node);
    const here = inViewport(range.getBoundingClientRect());
    const holder = blockOf(element);
    const { text, box } = blocks.get(holder) ?? { text: '', box: undefined };
    blocks.set(holder, {
      text: text + (node as Text).data,
      box: box && here ? union(box, here) : (box ?? here),
    });
  }
}

function blockOf(element: Element): Element {
  let at = element;
  for (;;) {
    const display = displayOf(at);
    const parent = parentOf(at);
    if (!parent || (!display.startsWith('inline') && display !== 'contents')) return at;
    at = parent;
  }
}

/** Value, what stands there in its place, and the choices of a select. */
function shownIn(field: Element): string {
  const choices = field.localName === 'select' ? field.textContent : '';
  return [valueOf(field), field.getAttribute('placeholder') ?? '', choices].join('\n');
}
