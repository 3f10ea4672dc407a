// What the selectors of a rule ask of the elements that the rule applies to: by the last compound of each, one
// name that such an element must have. Page world, reads nothing.
import { unescapeCss } from './unescape-css';

/** One thing that every element to which a selector applies has. */
export interface SubjectKey {
  /** `every`: nothing can be said. `parent`: it is the subject of the rule around it (`&`). */
  kind: 'class' | 'id' | 'tag' | 'attribute' | 'every' | 'parent';
  name: string;
  /** `before`, `after` or another pseudo-element that is styled instead of the element; `''` for none. */
  pseudo: string;
}

/** Keys of the selectors in a list. Those for shadow hosts and slotted elements are left out. */
export function subjectKeys(selectorList: string): SubjectKey[] {
  return subjectsOf(selectorList).flatMap(keysOf);
}

const NAME = String.raw`(?:[-\w\u0080-\uffff]|\\[0-9a-f]{1,6}\s?|\\[^0-9a-f])+`;
/**
 * [1] `.` or `#` and [2] its name, [3] attribute, [4] pseudo with [5] what is in its brackets, [6] tag, or with
 * [7] a bar a namespace. An attribute in one is passed over: it is known by the prefix that the page gives it.
 */
const PART = new RegExp(
  String.raw`([.#])(${NAME})|\[\s*(?:[-\w*]*\|(?!=)|([-\w]*))[^\]]*\]|(::?[-\w]+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?|(${NAME})(\|?)|[*&|]`,
  'iy',
);

function keysOf(subject: string): SubjectKey[] {
  let tag = '';
  let attribute = '';
  let pseudo = '';
  let within = '';
  let best: SubjectKey | undefined;
  PART.lastIndex = 0;
  while (PART.lastIndex < subject.length) {
    const part = PART.exec(subject);
    if (part === null) return [{ kind: 'every', name: '', pseudo: '' }];
    const [, mark, name, attributeName, pseudoName, inside, tagName, bar] = part;
    if (mark !== undefined)
      best ??= { kind: mark === '.' ? 'class' : 'id', name: unescapeCss(name ?? ''), pseudo };
    else if (attributeName !== undefined) attribute ||= attributeName;
    else if (tagName !== undefined) tag ||= bar === '' ? tagName.toLowerCase() : '';
    else if (pseudoName !== undefined) {
      const word = pseudoName.replace(/^:+/, '').toLowerCase();
      if (/^(host|host-context|slotted|part)$/.test(word)) return [];
      if (word === 'root') tag ||= 'html';
      else if (/^(is|where|-webkit-any)$/.test(word)) within ||= inside ?? '';
      else if (pseudoName.startsWith('::') || word === 'before' || word === 'after') pseudo ||= word;
    }
  }
  if (best !== undefined) return [{ ...best, pseudo }];
  if (tag !== '') return [{ kind: 'tag', name: tag, pseudo }];
  if (subject.startsWith('&')) return [{ kind: 'parent', name: '', pseudo }];
  if (attribute !== '') return [{ kind: 'attribute', name: attribute.toLowerCase(), pseudo }];
  if (within !== '') return subjectKeys(within).map((key) => ({ ...key, pseudo: key.pseudo || pseudo }));
  return [{ kind: 'every', name: '', pseudo }];
}

/** The last compound of each selector in a list. */
function subjectsOf(selectorList: string): string[] {
  const subjects: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= selectorList.length; i++) {
    const char = selectorList[i];
    if (char === '\\')
      i += (/^\\(?:[0-9a-f]{1,6}\s?|.)/i.exec(selectorList.slice(i, i + 8))?.[0].length ?? 1) - 1;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === undefined || (char === ',' && depth === 0)) {
      subjects.push(selectorList.slice(start, i).trim());
      start = i + 1;
    } else if (depth === 0 && (char === ' ' || char === '>' || char === '+' || char === '~')) {
      if (selectorList.slice(i).trimStart()[0] !== ',') start = i + 1;
    }
  }
  return subjects;
}
