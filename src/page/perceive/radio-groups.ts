// Radio buttons of one group are one question with its answers: what the question is, and which of a form's fields
// answer it. Page world, reads only.
import { labelsOf } from '../accessible/labels';
import { nameOf } from '../accessible/name';
import { attributeOf, closest, parentElementOf, previousNodeOf, queryIn } from '../accessible/tree';
import { MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import { pageText, type PageText } from '../../shared/page-text';
import { besideLabel, wordsBefore } from './beside-label';
import type { Entry } from './page-model';

/** How far up a question may stand from its first answer. */
const MAX_CLIMB = 6;
/** More is no question. */
const MAX_QUESTION_CHARS = 400;

/** Fields one by one, those of a radio group together where the first of them stands. */
export function groupRadios(fields: readonly Entry[]): Entry[][] {
  const groups = new Map<unknown, Entry[]>();
  for (const field of fields) {
    const key = field.role === 'radio' ? groupOf(field) : field;
    const group = groups.get(key);
    if (group) group.push(field);
    else groups.set(key, [field]);
  }
  return [...groups.values()];
}

/** Within a form: the name that native ones share, else what holds them by its role. */
function groupOf({ el, control = el }: Entry): unknown {
  return attributeOf(control, 'name') || holderOf(el) || el;
}

function holderOf(el: Element): Element | null {
  return closest(el, (at) => attributeOf(at, 'role') === 'radiogroup');
}

/** The group's name, else the words that head its first answer; '' where there are none. */
export function questionOf({ el, control = el }: Entry): PageText {
  const holder = holderOf(el);
  const named = holder ? nameOf(holder) : '';
  return pageText(named || wordsAbove(firstOf(control, holder)), MAX_LABEL_CHARS);
}

/** The first answer of the group, or its label where that comes first. */
function firstOf(radio: Element, holder: Element | null): Element {
  const name = attributeOf(radio, 'name');
  const form = (radio as HTMLInputElement).form ?? null;
  const ofName = name ? `[type=radio][name="${CSS.escape(name)}"]` : '';
  const first =
    ofName === ''
      ? holder?.querySelector('[role=radio]')
      : form === null
        ? (radio.getRootNode() as ParentNode).querySelector(ofName)
        : queryIn(form, ofName);
  const input = (first ?? radio) as HTMLInputElement;
  const label = labelsOf(input)[0];
  return label && label.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING ? label : input;
}

function wordsAbove(first: Element): string {
  // Answers whose words stand before them: the first one's are not the question.
  const own = first.localName === 'label' || nameOf(first) !== '' ? '' : besideLabel(first);
  let at: Element | null = first;
  for (let step = 0; at !== null && step < MAX_CLIMB; step++, at = parentElementOf(at)) {
    if (at.localName === 'form' || at.localName === 'body') break;
    let words = wordsBefore(at, MAX_QUESTION_CHARS);
    if (own !== '' && words === own) words = wordsBefore(textBefore(at), MAX_QUESTION_CHARS);
    if (words !== '') return words ?? '';
  }
  return '';
}

/** The last text before the element among its siblings. */
function textBefore(el: Element): Node {
  let at: Node = el;
  do at = previousNodeOf(at)!;
  while ((at.textContent ?? '').trim() === '');
  return at;
}
