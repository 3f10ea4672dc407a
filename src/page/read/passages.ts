// The readable text of a page in passages with anchors: the article or main part first, then what else there
// is; navigation, controls and hidden parts left out. Page world, reads only.
import type { Passage } from '../../shared/messages/content';
import { pageBlock } from '../../shared/page-block';
import { pageText } from '../../shared/page-text';
import { roleOf } from '../accessible/role';
import { attributeOf, childNodesOf, hasAttribute, parentOf } from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import type { ItemIds } from '../perceive/item-ids';
import { due, type Steps } from '../perceive/slices';
import { rawText, textOf } from '../perceive/words';

/** A passage ends at the block after which it is longer than this. */
const PASSAGE_CHARS = 800;
const MAX_PASSAGE_CHARS = 2_000;

const SKIPPED = new Set(
  'script style template noscript head nav select textarea button option datalist iframe object embed svg canvas dialog'.split(
    ' ',
  ),
);
const SKIPPED_ROLES = new Set(['navigation', 'menu', 'menubar', 'toolbar', 'tablist', 'button', 'search']);
const BLOCKS = new Set(
  'p li dt dd h1 h2 h3 h4 h5 h6 blockquote pre td th caption figcaption legend summary address'.split(' '),
);
const HEADING = /^h[1-6]$/;

interface Block {
  el: Element;
  text: string;
  heading: boolean;
}

/** Blocks of text that are read together, and the element at which they begin. */
export interface Chunk {
  el: Element;
  heading: string;
  text: string;
}

export interface Reading {
  passages: Passage[];
  /** Characters of readable text in all. */
  total: number;
  /** Where to read on; undefined at the end. */
  nextOffset: number | undefined;
}

export interface ReadingSpan {
  maxChars: number;
  /** Characters to leave out at the beginning. Default 0. */
  offset?: number;
}

/** The span of a text that starts at `offset`, in whole chunks where they fit. */
export function passagesOf(
  chunks: readonly Chunk[],
  ids: ItemIds,
  { maxChars, offset = 0 }: ReadingSpan,
): Reading {
  const passages: Passage[] = [];
  let at = 0;
  let used = 0;
  let nextOffset: number | undefined;
  for (const chunk of chunks) {
    const end = at + chunk.text.length;
    if (end > offset && nextOffset === undefined) {
      if (used > 0 && used + chunk.text.length > maxChars) nextOffset = at;
      else {
        const text = chunk.text.slice(Math.max(0, offset - at), Math.max(0, offset - at) + maxChars);
        passages.push({
          id: ids.idOf(chunk.el, 'p'),
          text: pageBlock(text, MAX_PASSAGE_CHARS),
          ...(chunk.heading === '' ? {} : { heading: pageText(chunk.heading, 200) }),
        });
        used += text.length;
      }
    }
    at = end;
  }
  return { passages, total: at, nextOffset };
}

/** All readable text below `root`: the main part first, what stands around it after it, in document order. */
export function* readableText(root: Element): Steps<Chunk[]> {
  const inner = root.localName === 'html' ? (root.ownerDocument.body ?? root) : root;
  const main = inner.querySelector('main, [role=main]') ?? soleArticle(inner);
  const blocks: Block[] = [];
  if (main !== null && isVisible(main)) yield* collect(main, blocks, undefined);
  const rest: Block[] = [];
  yield* collect(inner, rest, main ?? undefined);
  return [...chunksOf(blocks), ...chunksOf(rest)];
}

function soleArticle(root: Element): Element | null {
  const articles = root.querySelectorAll('article, [role=article]');
  return articles.length === 1 ? articles[0]! : null;
}

function* collect(el: Element, into: Block[], except: Element | undefined): Steps<void> {
  if (due()) yield;
  // A button that holds paragraphs is an entry of a list.
  const isSkipped = SKIPPED.has(el.localName) && (el.localName !== 'button' || !hasBlocks(el));
  if (el === except || isSkipped || attributeOf(el, 'aria-hidden') === 'true') return;
  if (hasAttribute(el, 'role') && SKIPPED_ROLES.has(roleOf(el))) return;
  if (isUnseen(el)) return;
  if (!isShown(el, { visibilityProperty: true }) && getComputedStyle(el).display !== 'contents') {
    // visibility: hidden can be undone below; no box cannot.
    if (getComputedStyle(el).visibility === 'visible' || !isShown(el)) return;
  }
  const heading = HEADING.test(el.localName) || attributeOf(el, 'role') === 'heading';
  if (heading || (BLOCKS.has(el.localName) && !hasBlocks(el))) {
    const text =
      el.localName === 'pre'
        ? pageBlock(rawText(el, MAX_PASSAGE_CHARS, isRead), MAX_PASSAGE_CHARS)
        : textOf(el, MAX_PASSAGE_CHARS, isRead);
    if (text !== '') into.push({ el, text, heading });
    return;
  }
  if (el.localName === 'tr') {
    const cells = [...el.children].filter(isRead);
    const text = cells.map((cell) => textOf(cell, 300, isRead)).join(' | ');
    if (text.replace(/[ |]/g, '') !== '') into.push({ el, text, heading: false });
    return;
  }
  let loose = '';
  const flush = () => {
    if (loose.trim() !== '') into.push({ el, text: pageText(loose, MAX_PASSAGE_CHARS), heading: false });
    loose = '';
  };
  const nodes = childNodesOf(el);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    if (node.nodeType === 3) loose += isRead(node as Text) ? (node as Text).data : '';
    else if (node.nodeType === 1) {
      const child = node as Element;
      if (INLINE.has(child.localName) && !hasBlocks(child)) {
        // Two elements that touch are two things (links side by side), not one word.
        if (i > 0 && nodes[i - 1]!.nodeType === 1) loose += ' ';
        loose += isVisible(child) && isRead(child) ? textOf(child, 600, isRead) : '';
      } else {
        flush();
        yield* collect(child, into, except);
      }
    }
  }
  flush();
}

// eslint-disable-next-line @typescript-eslint/unbound-method -- applied to its element below
const { checkVisibility } = Element.prototype;

/** Through the prototype: a form's control may be called like it. */
function isShown(el: Element, options?: CheckVisibilityOptions): boolean {
  return Reflect.apply(checkVisibility, el, [options]);
}

/** Whether a user can read this text, or some of what is below this element. */
export function isRead(node: Element | Text): boolean {
  if (node instanceof Element) {
    if (!isShown(node) && getComputedStyle(node).display !== 'contents') return false;
    return !isUnseen(node);
  }
  // Size and visibility can be undone below an element, so they are asked of where the text stands.
  const parent = parentOf(node);
  if (parent === null || node.data.trim() === '') return true;
  const style = getComputedStyle(parent);
  if (parseFloat(style.fontSize) <= 1 || style.visibility !== 'visible' || isPaintedAway(style)) return false;
  const range = node.ownerDocument.createRange();
  range.selectNode(node);
  return !isOffPage(range.getBoundingClientRect());
}

/** In no colour, or in that of its own ground; letters that a picture shines through are read. */
function isPaintedAway(style: CSSStyleDeclaration): boolean {
  const paint = style.webkitTextFillColor;
  if (style.backgroundImage !== 'none' || style.backgroundClip === 'text') return false;
  const isClear = /^rgba\(.*, 0\)$/.test(paint);
  return isClear ? style.textShadow === 'none' : paint === style.backgroundColor;
}

/** Put off the page to the left or above it, where nobody can scroll; or without any extent. */
function isOffPage({ right, bottom, width, height }: DOMRect): boolean {
  return width === 0 || height === 0 || right + window.scrollX <= 0 || bottom + window.scrollY <= 0;
}

/** Rendered, and yet nothing below it that anybody could read: a place for words that are meant for machines. */
export function isUnseen(el: Element): boolean {
  const style = getComputedStyle(el);
  if (
    (parseFloat(style.opacity) < 0.05 || /opacity\(0(?:\.0\d*)?\)/.test(style.filter)) &&
    !isFadingIn(style)
  )
    return true;
  if (style.position !== 'absolute' && style.position !== 'fixed') return false;
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && isOffPage(box);
}

/** What appears when it is scrolled to is content that the user has not come to yet. */
function isFadingIn({ animationName, transitionProperty, transitionDuration }: CSSStyleDeclaration): boolean {
  // Fewer durations than properties are gone through again and again (CSS Transitions 1, section 2.1).
  const durations = transitionDuration.split(',').map(parseFloat);
  const fades = transitionProperty
    .split(',')
    .some((name, at) => /^(?:opacity|all)$/.test(name.trim()) && (durations[at % durations.length] ?? 0) > 0);
  return fades || animationName !== 'none';
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

function hasBlocks(el: Element): boolean {
  return (
    el.querySelector(
      'p, ul, ol, dl, table, div, section, article, h1, h2, h3, h4, h5, h6, pre, blockquote',
    ) !== null
  );
}

function chunksOf(blocks: readonly Block[]): Chunk[] {
  const chunks: Chunk[] = [];
  let heading = '';
  let open: Chunk | undefined;
  for (const block of blocks) {
    if (block.heading) {
      heading = block.text;
      chunks.push((open = { el: block.el, heading, text: `${block.text}\n` }));
      continue;
    }
    if (
      !open ||
      open.text.length >= PASSAGE_CHARS ||
      open.text.length + block.text.length > MAX_PASSAGE_CHARS
    ) {
      chunks.push((open = { el: block.el, heading, text: '' }));
    }
    open.text += `${block.text}\n`;
  }
  return chunks;
}
