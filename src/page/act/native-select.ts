// Choosing in native selects: by label first, then by value, then by the beginning of a label.
import { pageText } from '../../shared/page-text';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { describeElement } from './describe-element';
import { fireInputAndChange } from './dispatch';
import { nativeSet } from './native';

const folded = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Without regard to case and white space. */
export const sameLabel = (a: string, b: string): boolean => folded(a) === folded(b);

/**
 * The index of the label that the words name: exactly, else without regard to case and white space, else, if not `exact`,
 * the only one that begins with them, else the only one that contains them. -1: none, or a tie.
 */
export function matchLabel(labels: readonly string[], wanted: string, exact?: boolean): number {
  const whole = labels.indexOf(wanted);
  if (whole >= 0) return whole;
  const goal = folded(wanted);
  const all = labels.map(folded);
  const same = all.indexOf(goal);
  if (same >= 0 || !goal || exact) return same;
  for (const fits of [(l: string) => l.startsWith(goal), (l: string) => l.includes(goal)]) {
    const found = all.flatMap((l, i) => (fits(l) ? [i] : []));
    if (found.length === 1) return found[0] ?? -1;
    if (found.length > 1) return -1;
  }
  return -1;
}

export function optionLabel(option: HTMLOptionElement): string {
  return option.getAttribute('label') || option.text;
}

export function findOption(select: HTMLSelectElement, wanted: string): HTMLOptionElement | undefined {
  const options = Array.from(select.options);
  const byValue = options.find((option) => option.value === wanted);
  const labels = options.map(optionLabel);
  const exact = labels.findIndex((label) => sameLabel(label, wanted));
  if (exact >= 0) return options[exact];
  return byValue ?? options[matchLabel(labels, wanted)];
}

/** Makes exactly these the selected ones; fires input and change when that changed anything. */
export function pickOptions(select: HTMLSelectElement, wanted: readonly HTMLOptionElement[]): boolean {
  let changed = false;
  for (const option of Array.from(select.options)) {
    const selected = wanted.includes(option);
    if (option.selected === selected) continue;
    changed = true;
    if (selected || select.multiple) nativeSet(option, 'HTMLOptionElement', 'selected', selected);
  }
  if (changed) fireInputAndChange(select);
  return changed;
}

const MOST_LABELS = 12;

/** `“Denmark”, “Norway”, … (12 more)`: the options, for an error. */
function listLabels(labels: readonly string[]): string {
  const shown = labels
    .map((label) => pageText(label, 80))
    .filter(Boolean)
    .slice(0, MOST_LABELS)
    .map((label) => `“${label}”`);
  const more = labels.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` … (${more} more)` : '');
}

export function noOption(list: Element, value: string, labels: readonly string[]): ToolFailure {
  // Of a long list those come first that have the words in them.
  const has = (label: string): number => Number(folded(label).includes(folded(value)));
  const sorted = [...labels].sort((a, b) => has(b) - has(a));
  const known = labels.length > 0 ? `; there are ${listLabels(sorted)}` : '; it has no options';
  return failure('NOT_FOUND', `${describeElement(list)} has no option “${value}”${known}`);
}
