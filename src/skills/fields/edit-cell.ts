// Edits a cell of a list that shows text alone and becomes a field when it is pressed twice, as in a spreadsheet.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { cellFor } from '../items/item-cells';
import { meets } from '../items/item-conditions';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { opensItem } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { numberIn } from '../words/quantity';
import { CELL_ROLES } from '../words/role-words';
import { fold, nameScore, quote } from '../words/words';
import { enter, isField } from './fields';

/** The head of a row is its name, and not edited. */
const isDataCell = ({ role }: PcdHit): boolean => CELL_ROLES.has(role) && role !== 'rowheader';
const SURE = 0.75;

/** Undefined where no cell is meant, or where the row has fields of its own. */
export function editCell(view: SkillView, { field: said, value, append }: FieldValue): Draft | undefined {
  const field = said && cellPhrase(said);
  if (!field || value.from !== 'text' || append || !field.where?.length) return undefined;
  // What is asked for is no cell of the list any more.
  if (view.attempts.some(opensItem)) return undefined;
  const option = optionShown(view, value.text);
  if (option) {
    const say = phraseOf('do_choose', tell(option));
    return act([{ tool: 'dom.click', on: option, say }], 'verify', SURE, tell(option));
  }
  const meant = itemsOf(view.tables('tables'), poolOf(view)).flatMap((row) => {
    const fits = (field.where ?? []).every((each) => meets(row, each, view.locale) >= SURE);
    const cell = fits ? cellFor(row, field.text) : undefined;
    return cell && nameScore(field.text, cell.name) >= SURE ? [{ row, cell }] : [];
  });
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  const { row, cell } = only;
  const name = phraseOf('thing_in_row', quote(cell.name), quote(field.where[0]?.value ?? ''));
  // What still is a field has not been taken, whatever it shows.
  const open =
    view.attempts.length > 0 ? row.hits.find((hit) => hit.focused && hit.type === 'field') : undefined;
  const wasConfirmed = view.attempts.some(({ call }) => call.name === 'dom.press');
  if (isSame(cell.text, value.text) && open && !wasConfirmed)
    return act(
      [{ tool: 'dom.press', on: open, args: { key: 'Enter' }, say: phraseOf('do_press_enter') }],
      'verify',
      SURE,
      name,
    );
  if (isSame(cell.text, value.text) && !open)
    return { kind: 'done', note: phraseOf('done_is_now', name, quote(value.text)) };
  const say = phraseOf('do_edit', name);
  const pressed = view.attempts.some((attempt) => isStep(attempt, say));
  if (!pressed) {
    const on = hasFields(row) ? undefined : cellOf(row, cell.text);
    return on && act([{ tool: 'dom.dblclick', on, say }], 'replan', SURE, name);
  }
  if (wasConfirmed) return { kind: 'unable', reason: phraseOf('unable_keeps_not', name, quote(value.text)) };
  const editor = poolOf(view).find((hit) => hit.focused && hit.type === 'field' && isField(hit) > 0);
  if (!editor) return { kind: 'unable', reason: phraseOf('unable_becomes_no_field', name) };
  const confirm: DraftStep = {
    tool: 'dom.press',
    on: editor,
    args: { key: 'Enter' },
    say: phraseOf('do_press_enter'),
  };
  return act([enter(editor, value.text), confirm], 'verify', SURE, name);
}

/** The cell that was just pressed twice has opened a list of what it takes. */
function optionShown(view: SkillView, text: string): PcdHit | undefined {
  const last = view.attempts.at(-1);
  if (last?.call.name !== 'dom.dblclick' || !last.result.ok) return undefined;
  const shown = (last.observation?.changes ?? []).map(({ detail = '' }) => detail).join(' ');
  const options = poolOf(view).filter(
    (hit) =>
      fold(hit.label) === fold(text) &&
      !hit.disabled &&
      !isDataCell(hit) &&
      hit.type !== 'field' &&
      (hit.role === 'option' || shown.includes(hit.label)),
  );
  const outer = options.filter((hit) => !options.some(({ id }) => id === hit.parent));
  return outer.length === 1 ? outer[0] : undefined;
}

/** "Anna's phone", "phone of Anna May": the phone of one that a list has. */
export function cellPhrase(phrase: TargetPhrase): TargetPhrase {
  const said = /^(?<of>.+?)(?:['’]s? |的)(?<what>.+)$/u.exec(phrase.text) ?? PART_OF.exec(phrase.text);
  const { of, what } = said?.groups ?? {};
  if (phrase.where || phrase.literal || of === undefined || what === undefined) return phrase;
  return { ...phrase, text: what, where: [{ op: 'contains', value: of }] };
}

const PART_OF = /^(?<what>\p{L}[\p{L} -]*?) (?:of|von) (?:the |de[rmsn] |die |das )?(?<of>.+)$/u;

function isSame(have: string, wanted: string): boolean {
  const isNumber = /^[-+−]?\d[\d.,]*$/.test(wanted.trim());
  return fold(have) === fold(wanted) || (isNumber && numberIn(have) === numberIn(wanted));
}

function hasFields(row: Item): boolean {
  return row.hits.some((hit) => hit.type === 'field' && hit.checked === undefined);
}

/** The one cell of the row that shows the text. */
function cellOf(row: Item, text: string): PcdHit | undefined {
  const cells = row.hits.filter((hit) => isDataCell(hit) && fold(hit.label) === fold(text));
  return cells.length === 1 ? cells[0] : undefined;
}
