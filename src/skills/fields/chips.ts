// Values that a box shows as small tiles with a cross on each: tags, chosen options. Which cross takes back which; and
// which chosen option of an open list does.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { fold, keywords, wordScore } from '../words/words';

/** From a tile's words to its cross, and from a tile to its box, px. */
const MOST_GAP = 30;
const MOST_APART = 400;
const CROSS = /^(?:[×✕✖⨯x]|close|remove|delete|clear|entfernen|loschen|移除|删除)(?= |$)/;

/** "The tag home", "home from the tags": the one cross, or chosen option, that takes it out of the box of that name. */
export function crossOf(
  view: SkillView,
  { text, within, where, all: every }: TargetPhrase,
): PcdHit | undefined {
  if (where?.length || every) return undefined;
  const pool = poolOf(view);
  const [kind = '', ...rest] = text.split(' ');
  const [box, value] = within === undefined ? [kind, rest.join(' ')] : [within, text];
  const owners = pool.filter(
    (hit) => (hit.type === 'field' || hit.type === 'collection') && isCalled(hit.label, box),
  );
  if (owners.length === 0 || value === '') return undefined;
  const isInside = (hit: PcdHit): boolean =>
    owners.some(({ id }) => id === hit.parent || hit.collectionId === id);
  const others = pool.filter((hit) => hit.type === 'field' && !owners.includes(hit) && !isInside(hit));
  const all = pool.filter(isCross);
  const crosses = all.filter((hit) => isOf(hit, value, pool, all) && belongsTo(hit, owners, others));
  if (crosses.length > 0) return crosses.length === 1 ? crosses[0] : undefined;
  // Rows may be options, too: only those of a list that the box has open are its values.
  const isOpen = owners.some(({ expanded }) => expanded === true);
  const chosen = pool.filter(
    ({ role, selected, label }) => role === 'option' && selected === true && fold(label) === fold(value),
  );
  return isOpen && chosen.length === 1 ? chosen[0] : undefined;
}

/** An option of the list that a box has open: a press chooses it, which takes nothing away. Rows may be options as well. */
export const isToChoose = (view: SkillView, { role }: PcdHit): boolean =>
  role === 'option' && poolOf(view).some((hit) => hit.role === 'combobox' && hit.expanded === true);

export interface Tile {
  name: string;
  cross: PcdHit;
}

/** What stands in a box, or beside it, as a tile that says what it is. */
export function tilesOf(view: SkillView, box: PcdHit): Tile[] {
  const pool = poolOf(view);
  const others = pool.filter((hit) => hit.type === 'field' && hit !== box && hit.parent !== box.id);
  const crosses = pool.filter(isCross);
  return crosses.flatMap((cross): Tile[] => {
    const [name = ''] = namesOf(cross, pool, crosses).filter(
      (each) => each !== '' && !CROSS.test(fold(each)),
    );
    return name !== '' && belongsTo(cross, [box], others) ? [{ name, cross }] : [];
  });
}

/** "tag" of a box called "Tags". */
function isCalled(label: string, words: string): boolean {
  const [said, own] = [keywords(words), keywords(label)];
  return said.length > 0 && said.every((word) => own.some((other) => wordScore(word, other) >= 0.8));
}

const isCross = (hit: PcdHit): boolean =>
  hit.type === 'action' &&
  !hit.disabled &&
  (hit.kind === 'delete' || hit.kind === 'close' || CROSS.test(fold(hit.label)));

const isOf = (cross: PcdHit, value: string, pool: readonly PcdHit[], crosses: readonly PcdHit[]): boolean =>
  namesOf(cross, pool, crosses).some((name) => fold(name) === fold(value));

/** What the tile that a cross stands on says: in its item, in what holds it, in its own name, else beside it. */
function namesOf(cross: PcdHit, pool: readonly PcdHit[], crosses: readonly PcdHit[]): string[] {
  const holder = pool.find(({ id }) => id === cross.parent);
  const held = cross.itemText ?? (holder?.type === 'action' ? holder.label : undefined);
  if (held !== undefined) return [withoutCross(held)];
  const beside = pool.filter(
    (hit) =>
      hit.type === 'text' &&
      onLine(hit, cross) &&
      gap(hit, cross) < MOST_GAP &&
      crosses.every((other) => !onLine(hit, other) || gap(hit, other) >= gap(hit, cross)),
  );
  return [cross.label, ...beside.map(({ label }) => label)].map(withoutCross);
}

const withoutCross = (text: string): string =>
  text
    .replace(/^[×✕✖⨯]\s*|\s*[×✕✖⨯]$|\s+x$/u, '')
    .replace(/^(?:remove|delete|entfernen)(?: |$)| (?:entfernen|löschen)$|^(?:移除|删除)\s*/iu, '')
    .trim();

const onLine = ({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): boolean =>
  a.y < b.y + b.h && b.y < a.y + a.h;

/** Between two boxes side by side; none where one begins within the other. */
function gap({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): number {
  return Math.max(b.x - a.x - a.w, a.x - b.x - b.w, 0);
}

/** In the box, or nearer to it than to any other field: on its line, where there is one. */
function belongsTo(cross: PcdHit, owners: readonly PcdHit[], others: readonly PcdHit[]): boolean {
  const isNear = (hit: PcdHit): boolean => onLine(hit, cross);
  const isInLine = owners.some(isNear);
  const far = (hit: PcdHit): number => {
    if (isInLine) return isNear(hit) ? gap(hit, cross) : Infinity;
    const [a, b] = [hit.look.box, cross.look.box];
    return Math.hypot(gap(hit, cross), Math.max(b.y - a.y - a.h, a.y - b.y - b.h, 0));
  };
  const own = Math.min(...owners.map(far));
  return own < MOST_APART && others.every((hit) => far(hit) > own);
}
