// Pieces of a name put together with the spaces that their layout asks for. Page world, reads only.
import { displayOf } from './visible';

/** Whether a piece stands apart on one side: yes, no, or by its element's box, looked at when it matters. */
export type Edge = boolean | Element;

/** Pieces of a name as they come together. */
export class Parts {
  text = '';
  /** Its first piece is a block of its own, and so apart from what stands before this whole. */
  startsApart: Edge = false;
  /** The last piece asks for a space after it. */
  endsApart: Edge = false;
  private started = false;

  add(piece: string, before: Edge, after: Edge): void {
    if (!this.started) this.startsApart = before;
    else if (
      piece !== '' &&
      this.text !== '' &&
      !endsInSpace(this.text) &&
      !startsInSpace(piece) &&
      (isApart(before) || isApart(this.endsApart))
    ) {
      this.text += ' ';
    }
    this.text += piece;
    this.started = true;
    this.endsApart = after;
  }
}

function isApart(edge: Edge): boolean {
  return typeof edge === 'boolean' ? edge : boxOf(edge) !== 'inline';
}

function endsInSpace(text: string): boolean {
  return isSpace(text.charCodeAt(text.length - 1));
}
function startsInSpace(text: string): boolean {
  return isSpace(text.charCodeAt(0));
}
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** How the element's box stands in the line: in it, in it as one piece, or on its own. */
export function boxOf(el: Element): 'inline' | 'atomic' | 'block' {
  if (el.localName === 'svg' || el.localName === 'canvas') return 'atomic';
  const display = displayOf(el);
  if (display === 'inline' || display === 'none' || display.startsWith('ruby')) return 'inline';
  return display.startsWith('inline-') ? 'atomic' : 'block';
}
