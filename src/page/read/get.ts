// dom.get on an element: text, value, attribute. Page world, reads only.
import { pageBlock, pageText, type PageText } from '../../shared/page-text';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { isSecretField } from '../accessible/secret-field';
import { hrefOf } from '../perceive/hit';
import { exactValueOf, inputTypeOf } from '../perceive/field-facts';

const MAX_TEXT_CHARS = 20_000;

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
      if (isSecretField(el))
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
      if (asked === 'value' && inputTypeOf(el) !== undefined && isSecretField(el)) {
        return failure('POLICY_DENIED', 'dom.get: the value of a secret field is not read');
      }
      if (asked === 'href') return success(hrefOf(el) === undefined ? null : pageText(hrefOf(el)!, 4_000));
      const raw = el.getAttribute(asked);
      return success(raw === null ? null : pageText(raw, 4_000));
    }
  }
}
