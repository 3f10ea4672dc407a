// The name that HTML or SVG itself gives an element (HTML-AAM section 4.1, SVG-AAM section 8.1), as Chromium
// reads them: labels, alt, captions, values of buttons, placeholder. Page world, reads only.
import { SVG, XLINK } from './namespaces';
import { labelsOf } from './labels';
import { attributeOf, firstElementIn, localNameOf, nextElementOf } from './tree';

/** How `nativeName` asks for the text of another element: a label, legend or caption; `undefined`: it was told before. */
export type TextOf<Walk> = (el: Element, walk: Walk) => string | undefined;

/** `undefined` to go on with content and tooltip; `''` where the element is said to have no name. */
export function nativeName<Walk>(el: Element, textOf: TextOf<Walk>, walk: Walk): string | undefined {
  switch (el.localName) {
    case 'input':
      return inputName(el as HTMLInputElement, textOf, walk);
    case 'textarea':
      return labelName(el as HTMLTextAreaElement, textOf, walk) ?? hintName(el);
    case 'button':
    case 'select':
    case 'meter':
    case 'progress':
    case 'output':
      return labelName(el as HTMLButtonElement, textOf, walk);
    case 'img':
    case 'area':
      return attributeOf(el, 'alt') ?? undefined;
    case 'fieldset':
      return childName(el, 'legend', textOf, walk);
    case 'table':
      return childName(el, 'caption', textOf, walk) ?? filled(attributeOf(el, 'summary'));
    case 'optgroup':
    case 'option':
      return filled(attributeOf(el, 'label'));
    default:
      // Custom elements may be fields of a form.
      if (localNameOf(el).includes('-')) return labelName(el as HTMLButtonElement, textOf, walk);
      return el.namespaceURI === SVG ? svgName(el) : undefined;
  }
}

function inputName<Walk>(el: HTMLInputElement, textOf: TextOf<Walk>, walk: Walk): string | undefined {
  const label = labelName(el, textOf, walk);
  if (label !== undefined) return label;
  switch (el.type) {
    case 'submit':
      return attributeOf(el, 'value') ?? 'Submit';
    case 'reset':
      return attributeOf(el, 'value') ?? 'Reset';
    case 'button':
      return attributeOf(el, 'value') ?? undefined;
    case 'image':
      return (
        (attributeOf(el, 'alt') || attributeOf(el, 'value')) ?? filled(attributeOf(el, 'title')) ?? 'Submit'
      );
    case 'file':
      return el.multiple ? 'Choose Files' : 'Choose File';
    case 'checkbox':
    case 'radio':
    case 'hidden':
      return undefined;
    default:
      return hintName(el);
  }
}

/** Title before placeholder (HTML-AAM section 4.1.1). */
function hintName(el: Element): string | undefined {
  return (
    filled(attributeOf(el, 'title')) ??
    filled(attributeOf(el, 'placeholder')) ??
    filled(attributeOf(el, 'aria-placeholder'))
  );
}

/** An element with labels has their text for a name, also when there is none in them; not once they were told. */
function labelName<Walk>(
  el: HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement,
  textOf: TextOf<Walk>,
  walk: Walk,
): string | undefined {
  const texts = labelsOf(el)
    .map((label) => textOf(label, walk))
    .filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.filter(Boolean).join(' ');
}

/** What captions a figure names it, also when there is nothing in it, but is no part of the names of others. */
export function figureName<Walk>(el: Element, textOf: TextOf<Walk>, walk: Walk): string | undefined {
  return el.querySelector(':scope > figcaption') === null
    ? undefined
    : (childName(el, 'figcaption', textOf, walk) ?? '');
}

/** The name by a caption among the children. */
function childName<Walk>(el: Element, tag: string, textOf: TextOf<Walk>, walk: Walk): string | undefined {
  for (let child = firstElementIn(el); child !== null; child = nextElementOf(child)) {
    if (child.localName === tag) return filled(textOf(child, walk));
  }
  return undefined;
}

function svgName(el: Element): string | undefined {
  for (let child = firstElementIn(el); child !== null; child = nextElementOf(child)) {
    if (child.localName === 'title') return filled(child.textContent);
  }
  return el.localName === 'a' ? filled(el.getAttributeNS(XLINK, 'title')) : undefined;
}

/** Something but the white space of HTML: a no-break space is a text, though one that nobody reads. */
export function filled(text: string | null | undefined): string | undefined {
  return text != null && /[^ \t\n\f\r]/.test(text) ? text : undefined;
}
