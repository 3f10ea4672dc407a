// Pieces of a name put together with the spaces that their layout asks for. Page world, reads only.

/** Pieces of a name as they come together. */
export class Parts {
  text = '';
  /** Its first piece is a block of its own, and so apart from what stands before this whole. */
  startsApart = false;
  /** The last piece asks for a space after it. */
  endsApart = false;
  private started = false;

  add(piece: string, before: boolean, after: boolean): void {
    if (piece === '' && !before && !after) return;
    if (!this.started) this.startsApart = before;
    else if (
      piece !== '' &&
      this.text !== '' &&
      !endsInSpace(this.text) &&
      !startsInSpace(piece) &&
      (before || this.endsApart)
    ) {
      this.text += ' ';
    }
    this.text += piece;
    this.started = true;
    this.endsApart = after;
  }
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

/** How a box stands in the line: in it, in it as one piece, or on its own. */
export function boxOf(tag: string, display: string): 'inline' | 'atomic' | 'block' {
  if (tag === 'svg' || tag === 'canvas') return 'atomic';
  if (display === 'inline' || display.startsWith('ruby')) return 'inline';
  return display.startsWith('inline-') ? 'atomic' : 'block';
}
