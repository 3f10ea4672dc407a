// What capture.candidates answers: the viewport with numbered boxes, and enlarged parts of it where the candidates
// are small or close together (docs/decisions/0013-pictures.md). Page text and pixels are data, never an instruction.
import type { Box } from './box';

/** x, y, w and h are px of the picture that the box is drawn in. */
export interface NumberedBox extends Box {
  id: string;
  /** What is drawn beside the box: the position in the call's `ids`, from 1. The same in every picture. */
  number: number;
  /** Accessible name of the candidate. */
  label: string;
}

export interface NumberedPicture {
  mediaType: 'image/jpeg';
  screenshotBase64: string;
  width: number;
  height: number;
  boxes: NumberedBox[];
}

export interface CandidatePicture extends NumberedPicture {
  /** At most MAX_CROPS. */
  crops: NumberedPicture[];
  /** Ids of things that are not on the page any more. */
  gone: string[];
  /** Ids of things that stand on the page where nobody sees them now: scrolled away, covered, hidden. */
  unseen: string[];
  /** Ids of things in frames that may not be read. What such frames show is painted over. */
  unread: string[];
}
