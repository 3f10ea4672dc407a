// dom.get on an element: text, value, attribute. Page world, reads only.
import { pageBlock } from '../../shared/page-block';
import { pageText, type PageText } from '../../shared/page-text';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { hrefOf } from '../perceive/hit';
import { mayHoldSecret } from '../act/field-class';
import { valueOf as nativeValueOf } from '../act/native';
import { inputTypeOf, valueOf } from '../perceive/field-facts';

const MAX_TEXT_CHARS = 20_000;
/** What is told of a secret field. */
const OF_THE_FIELD = /^(?:type|name|id|placeholder|autocomplete|title|aria-[a-z]+)$/;

export function getFrom(
  el: Element,
  what: 'text' | 'value' | 'attribute',
  name?: string,
): ToolResult<PageText | null> {
  switch (what) {
    case 'text':
      return success(
        pageBlock(el instanceof HTMLElement ? el.innerText : (el.textContent ?? ''), MAX_TEXT_CHARS),
      );
    case 'value': {
      if (mayHoldSecret(el))
        return failure('POLICY_DENIED', 'dom.get: the value of a secret field is not read');
      if (el instanceof HTMLInputElement && (el.type === 'checkbox' || el.type === 'radio')) {
        return success(pageText(el.checked ? 'on' : 'off'));
      }
      const value = exactValueOf(el, MAX_TEXT_CHARS);
      if (value === undefined)
        return failure('NOT_FOUND', `dom.get: <${el.localName}> has no value; a field was expected`);
      return success(value);
    }
    case 'attribute': {
      if (name === undefined) return failure('INVALID_ACTION', 'dom.get: `name` of the attribute is missing');
      const asked = name.toLowerCase();
      // Scripts mirror a value in attributes of their own.
      if (!OF_THE_FIELD.test(asked) && inputTypeOf(el) !== undefined && mayHoldSecret(el)) {
        return failure('POLICY_DENIED', 'dom.get: the value of a secret field is not read');
      }
      if (asked === 'href') return success(hrefOf(el) === undefined ? null : pageText(hrefOf(el)!, 4_000));
      const raw = el.getAttribute(asked);
      return success(raw === null ? null : pageText(raw, 4_000));
    }
  }
}

/** As `valueOf`, with the white space of what was typed: to be carried on to the letter. */
function exactValueOf(el: Element, maxChars: number): PageText | undefined {
  const told = valueOf(el);
  const isTyped = el instanceof HTMLTextAreaElement || (el instanceof HTMLInputElement && el.type !== 'file');
  // Of a secret nothing is told.
  if (told === undefined || !isTyped) return told;
  // Each run of other characters is cleaned as page text; what is between them stays.
  const pieces = nativeValueOf(el).slice(0, maxChars).split(/(\s+)/);
  return pieces
    .map((piece, at) => (at % 2 === 1 ? piece : pageText(piece, piece.length + 1)))
    .join('') as PageText;
}
