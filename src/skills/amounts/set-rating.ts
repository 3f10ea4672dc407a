// Gives so many stars: by the choice or button that stands for the number, or by its place in a row of stars.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { optionsOf } from '../target/telling';
import { numberIn } from '../words/quantity';
import { isChoice } from '../words/role-words';
import { fold, nameScore } from '../words/words';

/** Words, and names of icons, that tell of a rating. */
export const RATING = /\brat(?:e|ing)|\bstars?\b|\bscore|bewert|\bstern|评分|打分|星|[★☆]/;
/** The number that a star stands for: "4", "4 stars", "Rate 4 of 5", "4/5". */
const NUMBERED = /^(\D*?)(\d+(?:[.,]\d)?)(?:\D|$)/;
/** A star is small; what is larger holds more than one. */
const MAX_STAR_PX = 80;

export function setRating(view: SkillView, params: IntentOf<'set'>): Draft | undefined {
  const wanted = numberIn(params.value);
  if (wanted === undefined) return undefined;
  const rows = rowsOf(view);
  const row = rowFor(rows, params.field);
  if (!row)
    return rows.length > 1
      ? {
          kind: 'ask',
          question: phraseOf('ask_which_rating_mean'),
          options: optionsOf(rows.flatMap(({ stars }) => stars[0] ?? [])),
        }
      : undefined;
  const star = starFor(row, wanted);
  const name = phraseOf('rating_of', params.value, row.name === '' ? phraseOf('rating_any') : row.name);
  if (!star) return { kind: 'unable', reason: phraseOf('unable_no_such', name) };
  const tried = attemptsOn(view, star).filter(({ result }) => result.ok).length;
  if (isGiven(row, star) ?? tried > 0) return { kind: 'done', note: phraseOf('done_chosen_named', name) };
  if (tried > 1) return { kind: 'unable', reason: phraseOf('unable_stays_not_chosen', name) };
  const say = phraseOf('do_choose', name);
  const way = isChoice(star)
    ? { tool: 'dom.check' as const, args: { on: true } }
    : { tool: 'dom.click' as const };
  return act([{ ...way, on: star, say }], 'verify', 0.85, name);
}

/** The star of a field that is called a rating: "rating 4". */
export function starNamed(view: SkillView, field: TargetPhrase, value: string): PcdHit | undefined {
  const wanted = RATING.test(fold(field.text)) ? numberIn(value) : undefined;
  const row = wanted === undefined ? undefined : rowFor(rowsOf(view), field);
  return row && wanted !== undefined ? starFor(row, wanted) : undefined;
}

interface Row {
  name: string;
  stars: PcdHit[];
}

/** Rows of stars: neighbours of one role and one place, which say numbers or the same, and tell of a rating. */
function rowsOf(view: SkillView): Row[] {
  const rows: Row[] = [];
  const known = new Map<string, Row>();
  for (const hit of poolOf(view)) {
    const { y, w, h } = hit.look.box;
    const isPressed = isChoice(hit) || hit.role === 'button' || hit.implicit === true || hit.role === 'link';
    if (hit.disabled || hit.type !== 'action' || !isPressed || w > MAX_STAR_PX || h > MAX_STAR_PX) continue;
    if (!tells(hit) || takesBack(hit)) continue;
    const key = [hit.role, hit.formId, hit.section, Math.round(y / 8), hit.collectionId === undefined].join();
    const row = known.get(key) ?? { name: hit.section ?? '', stars: [] };
    if (row.stars.length === 0) {
      known.set(key, row);
      rows.push(row);
    }
    row.stars.push(hit);
  }
  const full = rows.filter(({ stars }) => stars.length > 2 && (areNumbered(stars) || areAlike(stars)));
  // A button in a radio, or a span in a slider, is no row of its own.
  const inner = (row: Row): boolean =>
    full.some(
      (other) =>
        other !== row && row.stars.every(({ parent }) => other.stars.some(({ id }) => id === parent)),
    );
  return full.filter((row) => !inner(row));
}

/** Of buttons that say nothing but a number, a heading above them tells nothing: they may be pages of a list. */
function tells(hit: PcdHit): boolean {
  const isPage = !isChoice(hit) && /^\d*$/.test(hit.label.trim());
  const words = [hit.label, hit.tooltip ?? '', hit.icon ?? '', isPage ? '' : (hit.section ?? '')].join(' ');
  return hit.kind === 'star' || RATING.test(fold(words).replace(/[-_]/g, ' '));
}

/** Stands in the row and gives no star. */
const takesBack = ({ label, icon }: PcdHit): boolean =>
  CLEARS.test(fold(`${label} ${icon ?? ''}`).replace(/[-_]/g, ' '));
const CLEARS = /\b(?:cancel|clear|reset|remove|ban|zurucksetzen|entfernen|loschen)\b|清除|取消/;

const numberOf = (hit: PcdHit): number | undefined => {
  const digits = NUMBERED.exec(fold(hit.label))?.[2];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

const areNumbered = (stars: readonly PcdHit[]): boolean =>
  new Set(stars.map(numberOf)).size === stars.length &&
  stars.filter((hit) => numberOf(hit) !== undefined).length >= stars.length - 1;
const areAlike = (stars: readonly PcdHit[]): boolean =>
  stars.length <= 10 && new Set(stars.map(({ label }) => fold(label))).size === 1;

function starFor({ stars }: Row, wanted: number): PcdHit | undefined {
  return areNumbered(stars) ? stars.find((hit) => numberOf(hit) === wanted) : stars[wanted - 1];
}

/** Undefined when the stars tell nothing of themselves. Some mark all the stars up to the one that was given. */
function isGiven({ stars }: Row, star: PcdHit): boolean | undefined {
  if (star.checked === undefined && star.pressed === undefined) return undefined;
  return stars.findLast(({ checked, pressed }) => checked === true || pressed === true) === star;
}

/** The only row, or the one whose name or item is what was said to be rated. */
function rowFor(rows: readonly Row[], field: TargetPhrase | undefined): Row | undefined {
  if (rows.length < 2) return rows[0];
  const words = field?.text ?? '';
  if (words === '') return undefined;
  const fits = (row: Row): number =>
    Math.max(nameScore(words, row.name), nameScore(words, row.stars[0]?.itemText ?? ''));
  const scored = rows.map((row) => ({ row, fit: fits(row) })).sort((a, b) => b.fit - a.fit);
  const [best, second] = scored;
  return best && best.fit >= 0.5 && best.fit > (second?.fit ?? 0) ? best.row : undefined;
}
