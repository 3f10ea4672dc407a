// Answers a question from the page: look-ups, counts and extremes in tables; else the passages that fit best,
// said to be extracts. Nothing is made up: every answer names where it stands.
import { pageBlock } from '../../shared/page-block';
import { MAX_READ_CHARS } from '../../shared/perception-budgets';
import { phraseOf, series } from '../../shared/phrase';
import { contentOf } from '../fields/value';
import { isOfRadios } from '../items/counted-lists';
import { EXTREMES } from '../items/extremes';
import { cellFor, measureOf } from '../items/item-cells';
import { byCollection, itemsOf, type Item } from '../items/items';
import { isPartial } from '../lists/partial-list';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { dateIn, moneyIn, numberIn } from '../words/quantity';
import { WHICH } from '../words/question-words';
import { clip, fold, keywords, nameScore, quote, sameWord, tokens, wordScore } from '../words/words';
import { cellsAsked, columnSynonym, type Cell } from './asked-cells';
import { askedRows } from './asked-rows';
import { citationOf } from './best-passages';
import { count, COUNTS, kindCounted } from './count';
import { extracts, isSaid, isSorting, topic } from './extracts';
import { found, headOf, rowCitation, rowText } from './found';
import { labelledValue } from './labelled-value';
import { kindListed, listed } from './listed';
import { thingsCalled, thingsOf, type ThingKind } from './page-things';
import { rowLabel } from './row-labels';
import { toldAmount } from './told-amount';
import { isOfAll, totalOf } from './totals';
import { namesOfWho, whoDid } from './who';

export const answerSkill = draftSkill<'answer'>({
  name: 'answer',
  kinds: ['answer'],
  needs: (params) => [
    ...lookFor([{ text: keywords(params.question).join(' ') }, ...namesOfWho(params.question)], {
      tables: true,
    }),
    { key: 'passages', type: 'text', maxChars: MAX_READ_CHARS },
    ...[thingsAsked(params.question)?.need].filter((need) => need !== undefined),
  ],
  draft(view, params) {
    const { question, named = [] } = params;
    const hasText = view.passages('passages').length > 0;
    const missing = hasText ? named.find((name) => !isSaid(view, name.replace(/[.,;:!?]+$/, ''))) : undefined;
    if (missing !== undefined)
      return { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(missing)) };
    const items = itemsOf(view.tables('tables'), poolOf(view));
    return (
      controlOf(view, question) ??
      ofAnyPage(view, question) ??
      amount(view, items, question) ??
      count(view, question) ??
      listed(view, question) ??
      extreme(view, items, question) ??
      total(view, question) ??
      whoDid(view, question) ??
      lookUp(view, items, question) ??
      labelledValue(view, items, question) ??
      rowLabel(view, items, question) ??
      rowsWith(view, items, question) ??
      field(view, question) ??
      toldAmount(view, question) ??
      extracts(view, question, named)
    );
  },
});

/** What the page tells beyond doubt, and of one thing alone: to be typed elsewhere. */
export function toldByPage(view: SkillView, question: string): string | undefined {
  const items = itemsOf(view.tables('tables'), poolOf(view));
  const made =
    amount(view, items, question) ??
    count(view, question) ??
    total(view, question) ??
    lookUp(view, items, question) ??
    labelledValue(view, items, question) ??
    rowLabel(view, items, question) ??
    field(view, question);
  if (made?.kind !== 'answer' || typeof made.answer !== 'string' || made.answer.includes('; '))
    return undefined;
  return made.answer.replace(/(?<=^[\d.,\s]*\d)\.$/, '');
}

/** "What links here?" where a link is called so: it leads to the answer. */
function controlOf(view: SkillView, question: string): Draft | undefined {
  const named = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !hit.behind &&
      nameScore(question, hit.label) >= 0.95 &&
      attemptsOn(view, hit).length === 0,
  );
  const say = named && phraseOf('do_open', tell(named));
  return named && say && act([{ tool: 'dom.click', on: named, say }], 'verify', 0.9, tell(named));
}

function thingsAsked(question: string): ThingKind | undefined {
  return thingsCalled(kindListed(question) ?? kindCounted(question) ?? '');
}

/** "How many links are there?", "Which email addresses are on this page?": where no list of the page is called so. */
function ofAnyPage(view: SkillView, question: string): Draft | undefined {
  const kind = thingsAsked(question);
  const isListed = view
    .tables('tables')
    .some(({ name, fields }) => [name, ...fields].some((each) => kind?.called.test(fold(each).trim())));
  const things = kind && !isListed ? thingsOf(view, kind) : undefined;
  if (!things) return undefined;
  const { rows } = things;
  const names = rows.map(({ cells }) => Object.values(cells)[0]?.text ?? '');
  const told = kindListed(question) === undefined ? `${rows.length}` : [...new Set(names)].join(', ');
  return found(things.more ? phraseOf('answer_goes_on', told) : told, clip(names.join(' | '), 300));
}

/** "How many kilos does the Gala yield?": what a row tells under that name is no number of rows. */
function amount(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  if (!COUNTS.test(fold(question))) return undefined;
  const [best, other] = cellsAsked(items, question);
  const isTold = best !== undefined && best.named === 1 && best.asked >= 0.75 && /^\W*\d/.test(best.text);
  const isAlone = other === undefined || best === undefined || other.score < best.score;
  return isTold && isAlone
    ? found(best.text, clip(rowText(best.item), 300), rowCitation(view, best.item))
    : undefined;
}

function total(view: SkillView, question: string): Draft | undefined {
  const made = totalOf(view, question);
  return made && found(`${made.text}.`, made.of);
}

const ASKS_AUTHOR =
  /^(?:who|by whom|wer)\b.*\b(?:wrote|written|made|created|sent|posted|published|uploaded|reported|opened|geschrieben|verfasst|schrieb|erstellt|geschickt|gesendet)\b(?! (?:more|most|the most|fewer|the fewest|less|any|anything|mehr|am meisten)\b)|谁(?:写|创建|发|上传)/;

/** "Which authors are from Norway?": the rows of a list that have the values which the question names. */
function rowsWith(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  // Who wrote a thing is nobody that the thing is called after.
  if (!WHICH.test(fold(question)) || ASKS_AUTHOR.test(fold(question))) return undefined;
  const lists = byCollection(items).map((own) => ({
    own,
    asked: askedRows(own, question, view, WHICH),
  }));
  const ofName = lists.filter(({ asked }) => asked.isOwnName);
  const suiting = (ofName.length > 0 ? ofName : lists).filter(
    ({ own, asked }) => asked.unbound.length === 0 && asked.by.length > 0 && asked.items.length < own.length,
  );
  const ofRows = suiting.filter(({ own: [row] }) => row === undefined || !isOfRadios(view, row));
  const fitting = ofRows.length > 0 ? ofRows : suiting;
  const most = Math.max(0, ...fitting.map(({ asked }) => asked.by.length));
  const [best, other] = fitting.filter(({ asked }) => asked.by.length === most);
  const rows = best?.asked.items ?? [];
  const first = rows[0];
  // Of two lists that fit alike none is meant more.
  if (!best || other || !first) return undefined;
  // "5" of them, as the page says elsewhere, are more than three.
  const [counted] = cellsAsked(items, question);
  const isMore = counted && isMereCount(counted, question) && (numberIn(counted.text) ?? 0) > rows.length;
  const goesOn =
    isMore ||
    view
      .tables('tables')
      .some((table) => table.collectionId === first.collectionId && isPartial(view, table));
  const { column } = best.asked;
  const names = rows.map((row) => (column && row.cells[column]?.text) || headOf(row, best.own));
  const called = [...new Set(names)].join(', ');
  if (isSaidAlready(called, question) || names.some((name) => isSorting(name, question))) return undefined;
  return found(
    goesOn ? phraseOf('answer_goes_on', called) : called,
    clip(rows.map(rowText).join(' | '), 300),
    rowCitation(view, first),
  );
}

/** "Which tags does Rye bread have?" asks for none of what it names; "Ada or Otto" offers it. */
const isSaidAlready = (answer: string, question: string): boolean =>
  !OFFERS.test(fold(question)) &&
  tokens(answer).every((word) => tokens(question).some((other) => sameWord(word, other)));
const OFFERS = /\b(?:or|and|oder|und)\b|还是|或|和|与/u;

function extreme(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const asked = EXTREMES.find(([words]) => words.test(fold(question)));
  if (!asked || items.length < 2) return undefined;
  const [words, named, direction] = asked;
  const lists = byCollection(items).flatMap((own) => {
    const column = named === '' ? columnIn(own, question) : named;
    if (column === undefined) return [];
    const meant = askedRows(own, question, view, words);
    const measured = meant.items.flatMap((item) => {
      if (named !== '' && !tells(item, named)) return [];
      const value = measureOf(item, column);
      return value === undefined ? [] : [{ item, value }];
    });
    const rest = meant.unbound.filter((word) => !isOfColumn(word, named === '' ? column : named));
    return rest.length > 0 || measured.length === 0 || own.length < 2
      ? []
      : [{ column, measured, by: meant.by }];
  });
  lists.sort((a, b) => b.by.length - a.by.length || b.measured.length - a.measured.length);
  const list = lists[0];
  if (!list || (list.measured.length < 2 && list.by.length === 0)) return undefined;
  list.measured.sort((a, b) => (direction === 'min' ? a.value - b.value : b.value - a.value));
  const best = list.measured[0];
  if (!best) return undefined;
  const equal = list.measured
    .filter(({ value }) => value === best.value)
    .map(({ item }) => headOf(item, items));
  const name = equal.length > 3 ? headOf(best.item, items) : equal.join(', ');
  const value = cellFor(best.item, list.column)?.text;
  const answer = value && value !== name ? `${name} (${value})` : name;
  return found(answer, clip(rowText(best.item), 300), rowCitation(view, best.item));
}

/** Words that say once more what is compared: "the cheapest in price". */
const isOfColumn = (words: string, column: string): boolean =>
  tokens(words).every((word) => nameScore(word, column) >= 0.7);

/** Whether an item says something of that kind: any number is neither a day nor a price. */
function tells(item: Item, kind: string): boolean {
  if (cellFor(item, kind)) return true;
  const texts = [item.text, ...Object.values(item.cells).map((cell) => cell.text)];
  if (kind === 'date') return texts.some((text) => dateIn(text) !== undefined);
  return kind === 'price' && texts.some((text) => moneyIn(text) !== undefined);
}

function columnIn(items: readonly Item[], question: string): string | undefined {
  const names = Object.keys(items[0]?.cells ?? {});
  const words = topic(question);
  return names.find((name) =>
    keywords(name).some((part) => words.some((word) => wordScore(word, part) >= 0.8)),
  );
}

/** "The price of X": a row that X names, a column that the rest names. */
function lookUp(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const hits = cellsAsked(items, question);
  const [best] = hits;
  if (!best) return undefined;
  // "The lamp" may be the blue one or the green one: none is chosen for the user.
  const equal = hits.filter(
    ({ item, score, column }) =>
      score === best.score && column === best.column && isOfAll(item) === isOfAll(best.item),
  );
  const isOneAnswer = equal.every(({ text }) => text === best.text);
  if (!isOneAnswer && equal.length > MOST_EQUAL) return undefined;
  if (isOneAnswer && (isMereCount(best, question) || isNumberOf(best, question))) return undefined;
  const unsaid = isOneAnswer ? unsaidOf(best, items, question, view) : [];
  const answer = !isOneAnswer
    ? equal.map(({ name, text }) => `${name}: ${text}`).join('; ')
    : unsaid.length > 0
      ? phraseOf('answer_of_row', best.text, quote(best.name), series(unsaid.map((word) => quote(word))))
      : best.text;
  return found(
    answer,
    clip((isOneAnswer ? [best] : equal).map(({ item }) => rowText(item)).join(' | '), 300),
    rowCitation(view, best.item),
  );
}

/** "Which tickets are open?" is not answered by how many there are, nor is "who". */
function isMereCount({ text, column }: Cell, question: string): boolean {
  const asked = fold(question);
  const [noun = ''] = keywords(asked.replace(WHICH, ' '));
  if (/^(?:year|jahr|number|nummer|amount|betrag|age|alter|size|gro(?:ss|ß)e)$/.test(noun)) return false;
  return /^\W*\d[\d.,]*\W*$/.test(text) && WHICH.test(asked) && nameScore(noun, column) < 0.6;
}

/** Verbs that name what has a number, too. */
const IS_A_THING = /^(?:order|booking|request|claim|report)$/;
/** "What did Ada order?" asks for no number of an order. */
const isNumberOf = ({ text, column }: Cell, question: string): boolean =>
  /^\W*\d+\W*$/.test(text) &&
  IS_A_THING.test(fold(column)) &&
  /^what (?:did|does|do) /.test(fold(question)) &&
  tokens(question).at(-1) === fold(column);

/** Rows that are named alike and told together; more are no answer. */
const MOST_EQUAL = 5;

/** What the question says of the row, and neither the row nor the names of its list do: "the red lamp". */
function unsaidOf(
  { item, column }: { item: Item; column: string },
  items: readonly Item[],
  question: string,
  view: SkillView,
): string[] {
  const own = items.filter(({ collectionId }) => collectionId === item.collectionId);
  const said = [...Object.entries(item.cells).flatMap(([name, { text }]) => [name, text]), item.text].flatMap(
    tokens,
  );
  return askedRows(own, question, view, NO_MARKER).unbound.filter(
    (words) =>
      !tokens(words).every((word) => said.some((other) => sameWord(word, other))) &&
      columnSynonym(words, column) === 0,
  );
}

const NO_MARKER = /(?!)/;

/** A labelled value: a form field, or "Order number: 42". */
function field(view: SkillView, question: string): Draft | undefined {
  const words = topic(question).join(' ');
  if (words === '') return undefined;
  for (const hit of poolOf(view)) {
    const text = contentOf(hit);
    const pair = /^([^:：]{2,60})[:：]\s*(.{1,200})$/s.exec(hit.type === 'text' ? text : '');
    if (pair?.[1] && pair[2] && nameScore(words, pair[1]) >= 0.85)
      return found(
        pair[2].trim(),
        clip(text, 300),
        citationOf(view, 1, { id: hit.id, text: pageBlock(text, 300) }),
      );
    if (
      hit.type === 'field' &&
      hit.value &&
      hit.inputType !== 'password' &&
      nameScore(words, hit.label) >= 0.85
    )
      return found(hit.value, `${hit.label}: ${clip(hit.value, 200)}`);
  }
  return undefined;
}
