// Finds a passage of text again in a document that may have been rendered anew since it was read. Only letters
// and digits are compared: white space, list marks and the separators between cells differ between a passage
// and the nodes that it came from. Page world, reads only.
import { childNodesOf } from '../accessible/tree';

/** Lines of a passage follow each other closely; other text of the page may stand between them. */
const MAX_GAP = 2_000;
/** A line with fewer letters is no sign of its own that this is the place. */
const MIN_FIRST_LETTERS = 3;
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'select', 'textarea', 'datalist']);

interface TextRun {
  node: Text;
  /** Position of its first letter among the letters of the document. */
  at: number;
}

interface Letters {
  text: string;
  runs: TextRun[];
}

/** One range for each line of `text` that stands in the document; searched from `from` on, then everywhere. */
export function findText(root: Element, text: string, from?: Element): Range[] {
  const letters = lettersOf(root);
  const lines = text
    .split('\n')
    .map(lettersIn)
    .filter((line) => line !== '');
  const start = from && letters.runs.find(({ node }) => isWithin(node, from))?.at;
  const near = start === undefined ? [] : rangesOf(lines, letters, start);
  return near.length > 0 ? near : rangesOf(lines, letters, 0);
}

function rangesOf(lines: readonly string[], letters: Letters, start: number): Range[] {
  const ranges: Range[] = [];
  let at = start;
  for (const line of lines) {
    const first = ranges.length === 0;
    if (first && line.length < MIN_FIRST_LETTERS && lines.length > 1) continue;
    const found = letters.text.indexOf(line, at);
    if (found < 0 || (!first && found - at > MAX_GAP)) continue;
    const range = rangeOf(letters, found, found + line.length);
    if (range) ranges.push(range);
    at = found + line.length;
  }
  return ranges;
}

function lettersOf(root: Element): Letters {
  const runs: TextRun[] = [];
  const parts: string[] = [];
  let at = 0;
  const visit = (el: Element): void => {
    if (UNREAD.has(el.localName) || !isShown(el)) return;
    for (const node of Array.from(childNodesOf(el))) {
      if (node.nodeType === 1) visit(node as Element);
      else if (node.nodeType === 3) {
        const letters = lettersIn((node as Text).data);
        if (letters === '') continue;
        runs.push({ node: node as Text, at });
        parts.push(letters);
        at += letters.length;
      }
    }
  };
  visit(root);
  return { text: parts.join(''), runs };
}

function isShown(el: Element): boolean {
  return el.checkVisibility() || getComputedStyle(el).display === 'contents';
}

function lettersIn(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The range from letter `start` to before letter `end`. */
function rangeOf({ runs }: Letters, start: number, end: number): Range | undefined {
  const first = runs.findLast(({ at }) => at <= start);
  const last = runs.findLast(({ at }) => at < end);
  if (!first || !last) return undefined;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, offsetOf(first.node, start - first.at));
  // A range has one tree: what goes on in a shadow root is marked up to its edge.
  const sameTree = first.node.getRootNode() === last.node.getRootNode();
  if (sameTree) range.setEnd(last.node, offsetOf(last.node, end - last.at - 1, true));
  else range.setEnd(first.node, first.node.data.length);
  return range;
}

/** Where in the node its nth letter begins, or ends. */
function offsetOf(node: Text, nth: number, after = false): number {
  let letters = 0;
  for (const match of node.data.matchAll(/[\p{L}\p{N}]/gu)) {
    if (letters + match[0].length > nth) return match.index + (after ? match[0].length : 0);
    letters += match[0].length;
  }
  return node.data.length;
}

/** Through shadow roots, too. */
function isWithin(node: Node, holder: Element): boolean {
  for (let at: Node | null = node; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null)
    if (at === holder) return true;
  return false;
}
