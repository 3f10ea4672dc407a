// Fields that scripts draw in place of the browser's own: the own one stays on the page, too small to be seen, and the
// label still belongs to it. What is drawn is the field, and the label is its name. Pure.
import { pageText } from '../shared/page-text';
import { MAX_LABEL_CHARS } from '../shared/perception-budgets';
import type { PcdHit } from '../shared/query';
import { isChoice } from './role-words';
import { fold } from './words';

/** Smaller than this in either direction nobody sees it; px. */
const UNSEEN = 2;
/** From a label to the field beside or below it, px. */
const MOST_GAP = 60;

/** The hits with drawn lists under the names of their labels, and without own fields that were drawn over. */
export function asDrawn(hits: readonly PcdHit[]): PcdHit[] {
  const fields = hits.filter((hit) => hit.type === 'field' && !isUnseen(hit));
  // A switch has a label, too.
  const bearing = new Set([...fields, ...hits.filter(isChoice)].map(({ label }) => nameIn(label)));
  const labels = hits.filter(
    ({ type, tag, label }) => type === 'text' && tag === 'label' && !bearing.has(nameIn(label)),
  );
  const named = new Map(
    labels.flatMap((label) => {
      const owner = nearest(label, fields);
      return owner && isDrawnList(owner)
        ? [[owner.id, pageText(label.label.replace(COLON, ''), MAX_LABEL_CHARS)] as const]
        : [];
    }),
  );
  const drawn = hits.map((hit) => {
    const label = named.get(hit.id);
    if (label === undefined) return hit;
    const called = { ...hit, label };
    calledByLabel.add(called);
    return called;
  });
  const names = new Set(drawn.flatMap((hit) => (isEntry(hit) && !isUnseen(hit) ? [nameIn(hit.label)] : [])));
  return drawn.filter((hit) => !(isEntry(hit) && isUnseen(hit) && names.has(nameIn(hit.label))));
}

const calledByLabel = new WeakSet<PcdHit>();

/** Whether a hit has its name from the label beside it: the page itself calls it something else. */
export const isCalledByLabel = (hit: PcdHit): boolean => calledByLabel.has(hit);

const COLON = /\s*[:：*]+\s*$/;
const nameIn = (label: string): string => fold(label).replace(COLON, '');

function isUnseen({ look: { box } }: PcdHit): boolean {
  return box.w < UNSEEN || box.h < UNSEEN;
}

/** A list or a text; boxes to tick are often hidden under what is drawn of them, and are pressed there. */
const isEntry = ({ type, role }: PcdHit): boolean =>
  type === 'field' && ['combobox', 'listbox', 'textbox', 'searchbox'].includes(role);

const isDrawnList = ({ type, role, tag }: PcdHit): boolean =>
  type === 'field' && (role === 'combobox' || role === 'listbox') && !['select', 'input'].includes(tag);

/** The next field behind the label on its line, else the next one right below it. */
function nearest(label: PcdHit, fields: readonly PcdHit[]): PcdHit | undefined {
  const { x, y, w, h } = label.look.box;
  const gaps = (measure: (hit: PcdHit) => number | undefined): PcdHit | undefined =>
    fields
      .flatMap((hit) => {
        const gap = measure(hit);
        return gap !== undefined && gap >= -2 && gap < MOST_GAP ? [{ hit, gap }] : [];
      })
      .sort((a, b) => a.gap - b.gap)[0]?.hit;
  return (
    gaps(({ look: { box } }) => (y < box.y + box.h && box.y < y + h ? box.x - x - w : undefined)) ??
    gaps(({ look: { box } }) => (box.x < x + w && x < box.x + box.w ? box.y - y - h : undefined))
  );
}
