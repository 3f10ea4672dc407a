// Fields that scripts draw in place of the browser's own: the own one stays on the page, too small to be seen, and the
// label still belongs to it. What is drawn is the field, and the label is its name. Pure.
import { pageText } from '../../shared/page-text';
import { MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import type { PcdHit } from '../../shared/query';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';

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
  for (const slider of fields.filter(saysValueAlone)) {
    const title = nearest(slider, hits.filter(isTitle), UP);
    if (title) named.set(slider.id, pageText(title.label.replace(COLON, ''), MAX_LABEL_CHARS));
  }
  const drawn = hits.map((hit) => {
    const label = named.get(hit.id);
    if (label === undefined) return hit;
    const called = { ...hit, label };
    calledByLabel.add(called);
    return called;
  });
  const names = new Set(drawn.flatMap((hit) => (isEntry(hit) && !isUnseen(hit) ? [nameIn(hit.label)] : [])));
  const seen = drawn.filter((hit) => !(isEntry(hit) && isUnseen(hit) && names.has(nameIn(hit.label))));
  return withoutHosts(withoutHolders(seen), hits);
}

/** What is pressed only because it holds one control that is all of it, is that control. */
function withoutHosts(hits: readonly PcdHit[], all: readonly PcdHit[]): PcdHit[] {
  const byId = new Map(all.map((hit) => [hit.id, hit]));
  const hosts = new Set<string>();
  for (const hit of hits) {
    if (hit.implicit || hit.type !== 'action') continue;
    for (let host = byId.get(hit.parent ?? ''); host; host = byId.get(host.parent ?? '')) {
      if (isHost(host) && isAllOf(host, hit)) hosts.add(host.id);
      else if (!isChoice(host)) break;
    }
  }
  return hits.filter(({ id }) => !hosts.has(id));
}

/** Custom elements are pressed for what they hold. */
const isHost = ({ type, role, tag, implicit }: PcdHit): boolean =>
  type === 'action' && implicit === true && (role === 'generic' || role === 'listitem') && tag.includes('-');

/** Over all of its place, where the words may be told as those of the next one; or a box to tick that says all that it says. */
const isAllOf = (host: PcdHit, hit: PcdHit): boolean =>
  isSamePlace(host, hit) || (isChoice(hit) && host.label === hit.label);

function isSamePlace({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): boolean {
  const edges = [a.x - b.x, a.y - b.y, a.w - b.w, a.h - b.h];
  return edges.every((apart) => Math.abs(apart) <= 2);
}

/** Of a box to tick in a box the inner one is the browser's own, and tells how it stands. */
export function withoutHolders(hits: readonly PcdHit[]): PcdHit[] {
  const holders = new Set(hits.flatMap((hit) => (isChoice(hit) && hit.parent ? [hit.parent] : [])));
  return hits.filter((hit) => !(isChoice(hit) && holders.has(hit.id)));
}

/** A handle that has no other name than what it is, or is at, or the numbers along its line, which are drawn on it. */
const saysValueAlone = ({ role, label }: PcdHit): boolean =>
  role === 'slider' && (!/\p{L}/u.test(label) || fold(label) === role);

const isTitle = ({ type, label, implicit }: PcdHit): boolean =>
  type === 'text' && !implicit && /\p{L}/u.test(label) && label.length <= MOST_OF_TITLE;
const MOST_OF_TITLE = 60;

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

/** From one to the next: behind it on its line or right below it, or the other way. */
type Way = 1 | -1;
const DOWN: Way = 1;
const UP: Way = -1;

/** The next one behind the first on its line, else the next one right below it; `UP`: before, and above. */
function nearest(from: PcdHit, among: readonly PcdHit[], way: Way = DOWN): PcdHit | undefined {
  const { x, y, w, h } = from.look.box;
  const gaps = (measure: (box: PcdHit['look']['box']) => number | undefined): PcdHit | undefined =>
    among
      .flatMap((hit) => {
        const gap = measure(hit.look.box);
        return gap !== undefined && gap >= -2 && gap < MOST_GAP ? [{ hit, gap }] : [];
      })
      .sort((a, b) => a.gap - b.gap)[0]?.hit;
  const isOnLine = (box: PcdHit['look']['box']): boolean => y < box.y + box.h && box.y < y + h;
  const isInColumn = (box: PcdHit['look']['box']): boolean => box.x < x + w && x < box.x + box.w;
  return (
    gaps((box) => (isOnLine(box) ? (way === DOWN ? box.x - x - w : x - box.x - box.w) : undefined)) ??
    gaps((box) => (isInColumn(box) ? (way === DOWN ? box.y - y - h : y - box.y - box.h) : undefined))
  );
}
