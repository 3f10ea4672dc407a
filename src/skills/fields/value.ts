// Values to enter: said by the user, dates in the form that a field wants, or read from the page.
import type { FieldValue, TargetPhrase, ValueSource } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { dayAsWorded, monthAsShown } from '../dates/month';
import { fittingItems } from '../items/fitting-items';
import { cellFor } from '../items/item-cells';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { rankTarget, resolveTarget } from '../target/target';
import { nameOf } from '../words/naming';
import { fold, isUnspaced } from '../words/words';

export type Value = { text: string } | { secret: string } | undefined;

/** Undefined when it should be read from the page and is not there. */
export function valueOf(view: SkillView, source: ValueSource, forField?: PcdHit): Value {
  switch (source.from) {
    case 'text':
      return { text: source.text };
    case 'secret':
      return { secret: source.handle };
    case 'date':
      return { text: dateText(source.date.from, forField, source.date.words) };
    case 'page': {
      // "the value of each label": the field's own label says what to look for.
      const each = source.target.all === true && source.target.text === '' && forField;
      const target = each ? { text: forField.label.replace(/\s*[:：*]+\s*$/, '') } : source.target;
      const text = each && target.text === '' ? undefined : readFromPage(view, target, forField);
      const part = source.part && text !== undefined ? partOfText(text, source.part) : text;
      return part === undefined ? undefined : { text: part };
    }
    case 'described':
      return undefined;
  }
}

export function transformed(text: string, how: FieldValue['transform']): string {
  switch (how) {
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'title':
      return text.replace(
        /\p{L}[\p{L}\p{M}']*/gu,
        (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase(),
      );
    case 'reverse':
      return [...text].reverse().join('');
    case 'trim':
      return text.trim();
    case undefined:
      return text;
  }
}

/** The n-th word or letter of a text; undefined where it has none. */
function partOfText(
  text: string,
  { unit, nth }: { unit: 'word' | 'letter'; nth: number },
): string | undefined {
  const words = unit === 'letter' ? [...text.replace(/\s/gu, '')] : text.trim().split(/\s+/u);
  // What perception has cut short has no end to count from.
  if (nth < 0 && text.endsWith('…')) return undefined;
  const one = words.at(nth > 0 ? nth - 1 : nth);
  return unit === 'letter' ? one : one?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** A date as a field expects it: ISO for native fields, else by its placeholder, else by locale. */
export function dateText(iso: string, hit: PcdHit | undefined, words: string): string {
  if (hit?.inputType === 'month') return iso.slice(0, 7);
  if (!hit || ['date', 'datetime-local', 'week'].includes(hit.inputType ?? '')) return iso;
  const [year, month, day] = iso.split('-');
  if (!year || !month || !day) return words;
  const asMonth = monthAsShown(hit, iso);
  if (asMonth !== undefined) return asMonth;
  const worded = dayAsWorded(hit.value ?? '', iso);
  if (worded !== undefined) return worded;
  const filled = dateShape(hit);
  if (filled) {
    const part = (letters: string): string =>
      /^[yj]/.test(letters)
        ? letters.length > 2
          ? year
          : year.slice(2)
        : letters.startsWith('m')
          ? month
          : day;
    return [filled[1], filled[3], filled[4]].map((letters) => part(letters ?? '')).join(filled[2]);
  }
  if (/\d{1,4}[/.-]\d/.test(words)) return words;
  // As the language of the field's name, or of what was said, writes days.
  const said = fold(`${hit.label} ${words}`);
  if (isUnspaced(said)) return iso;
  return GERMAN.test(said) ? `${day}.${month}.${year}` : `${month}/${day}/${year}`;
}

/** As `fold` gives it. */
const GERMAN =
  /datum|geburts?tag|\btag\b|frist|fallig|anreise|abreise|hinfahrt|ruckfahrt|\b\d{1,2}\. ?\p{L}|\b(?:januar|februar|marz|mai|juni|juli|oktober|dezember)\b/u;

/** How a field says that it wants a date, shows one for example, or writes the one that it holds: parts and separator. */
export function dateShape(hit: PcdHit): RegExpExecArray | null {
  return (
    DATE_SHAPE.exec(fold(`${hit.placeholder ?? ''} ${hit.label}`)) ??
    shapeLike(/\d{1,4}([/.-])\d{1,2}\1\d{2,4}/.exec(hit.placeholder ?? '')?.[0] ?? '') ??
    shapeLike((hit.value ?? '').trim())
  );
}

function shapeLike(date: string): RegExpExecArray | null {
  const [whole, a = '', , b = ''] = /^(\d{1,4})([/.-])(\d{1,2})\2\d{2,4}$/.exec(date) ?? [];
  if (whole === undefined) return null;
  const dayFirst = Number(a) > 12 || whole.includes('.');
  // 3/4/2026 may be either.
  if (a.length < 4 && !dayFirst && Number(b) <= 12) return null;
  const letters = [...(a.length === 4 ? 'ymd' : dayFirst ? 'dmy' : 'mdy')];
  return DATE_SHAPE.exec(whole.replace(/\d+/g, (digits) => letters.shift()!.repeat(digits.length)));
}

/** In German the day is T and the year J. */
const DATE_SHAPE = /([mdytj]{1,4})([/.-])([mdytj]{1,4})\2([mdytj]{1,4})/;

/** Text or value of a thing on the page: a field, a table cell, the words beside a label. */
export function readFromPage(view: SkillView, target: TargetPhrase, forField?: PcdHit): string | undefined {
  const items = itemsOf(view.tables('tables'), poolOf(view));
  if (target.where?.length || target.superlative || target.within) {
    const about: TargetPhrase =
      target.within && !target.where?.length ? { ...target, text: target.within } : target;
    const item = fittingItems(
      items,
      about,
      view.locale,
      target.within !== undefined && !target.where?.length,
    )[0]?.item;
    if (item) {
      const cell = cellFor(item, target.text);
      if (cell) return cell.text;
      const part = item.hits.find((hit) => nameOf(hit, target.text) >= 0.7);
      if (part) return contentOf(part);
    }
  }
  const paired = pairedWith(view, target.text);
  if (paired !== undefined) return paired;
  // A field that is empty, or is the one to be filled, has nothing to give.
  const fields = rankTarget(view, target, {
    suits: (hit) => ((hit.value ?? '') !== '' && hit.id !== forField?.id ? 1 : 0),
  });
  const field = fields[0];
  if (field && field.score >= 0.6) return field.hit.value;
  for (const item of items) {
    const cell = cellFor(item, target.text);
    if (cell && cell.score >= 0.85 && items.length === 1) return cell.text;
  }
  const found = resolveTarget(view, target, {
    suits: (hit) => (hit.type === 'text' ? 1 : hit.type === 'action' ? 0.7 : 0.5),
  });
  const hit =
    found.kind === 'found' ? found.hits[0] : found.kind === 'ambiguous' ? found.candidates[0] : undefined;
  if (!hit) return undefined;
  return target.text === '' || target.literal ? contentOf(hit) : besideLabel(view, hit, target.text);
}

/** The text beside a name in a list of pairs: the next cell of its row, or the one on its line. */
function pairedWith(view: SkillView, name: string): string | undefined {
  if (name === '') return undefined;
  const plain = (text: string): string => fold(text).replace(/\s*[:：]$/, '');
  const texts = poolOf(view).filter((hit) => hit.type === 'text');
  const named = texts.filter((hit) => hit.role !== 'columnheader' && plain(contentOf(hit)) === plain(name));
  for (const label of named) {
    const after = texts.filter((hit) => hit.order > label.order);
    const value =
      label.itemIndex === undefined
        ? undefined
        : after.find((hit) => hit.collectionId === label.collectionId && hit.itemIndex === label.itemIndex);
    const beside = value ?? after.find((hit) => isBeside(label, hit));
    // Two names beside each other are heads of columns.
    if (beside && plain(contentOf(beside)) !== plain(name) && !isLabelOfField(view, label, beside))
      return contentOf(beside);
  }
  return undefined;
}

function isBeside(label: PcdHit, hit: PcdHit): boolean {
  const [a, b] = [label.look.box, hit.look.box];
  return Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < Math.max(6, a.h / 2) && b.x >= a.x + a.w - 2;
}

/** A field stands nearer to the words than the other text does: they are its label. */
function isLabelOfField(view: SkillView, label: PcdHit, beside: PcdHit): boolean {
  return poolOf(view).some(
    (hit) => hit.type === 'field' && isBeside(label, hit) && hit.look.box.x < beside.look.box.x,
  );
}

export function contentOf(hit: PcdHit): string {
  return hit.value ?? hit.text ?? hit.label;
}

/** "Order number: 42", or the label in one element and the value in the next. */
function besideLabel(view: SkillView, hit: PcdHit, words: string): string {
  const text = contentOf(hit);
  const colon = /^([^:：]{1,60})[:：]\s*(.+)$/s.exec(text);
  if (colon?.[2] && nameOf({ ...hit, label: colon[1] ?? '' } as PcdHit, words, true) >= 0.6)
    return colon[2].trim();
  if (fold(text).replace(/[:：]$/, '') !== fold(words)) return text;
  const after = poolOf(view).filter(
    (other) => other.type === 'text' && other.order > hit.order && other.id !== hit.id,
  );
  const sameLine = after.find(
    (other) => Math.abs(other.look.box.y - hit.look.box.y) < 12 && other.look.box.x >= hit.look.box.x,
  );
  const next = sameLine ?? after[0];
  return next ? contentOf(next) : text;
}
