// Text that came from a page, with its line breaks: for passages and preformatted text.
import { INVISIBLE, type PageText } from './page-text';

/** As `pageText`, keeping line breaks: for passages and preformatted text. */
export function pageBlock(raw: string, maxChars: number): PageText {
  const folded = raw
    .slice(0, maxChars * 2)
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return folded.slice(0, maxChars) as PageText;
}
