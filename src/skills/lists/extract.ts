// Takes the rows of a table or list: the one that was named, all its pages when all were asked for.
import type { Extraction } from '../../shared/extraction';
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import { cellsOf } from '../items/counted-lists';
import { fittingItems } from '../items/fitting-items';
import { itemsOf } from '../items/items';
import { isWithinItem } from '../items/table-in-item';
import { thingsMeant, thingsOf } from '../questions/page-things';
import type { SkillView } from '../skill';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { exploreFor, lookFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { nextPage } from '../target/reveal';
import { isStepOf } from '../target/telling';
import { pathWords } from '../words/address';
import { keywords, nameScore, quote, sameWord, tokens, wordScore } from '../words/words';
import { isExported, pressExport } from './export-control';

const MAX_PAGES = 40;
const ROWS = 'extract.rows';

export const extractSkill = draftSkill<'extract'>({
  name: 'extract',
  kinds: ['extract'],
  needs: (params) => [
    ...lookFor([params.what], { tables: true, text: false }),
    ...[thingsMeant(params.what)?.need].filter((need) => need !== undefined),
    {
      key: 'near',
      type: 'query',
      query: { text: `next|next page|older${params.exports ? '|export|exportieren|导出' : ''}`, topK: 40 },
    },
  ],
  draft(view, params) {
    const own = params.exports ? pressExport(view, params.what) : undefined;
    if (own) return own;
    const kind = thingsMeant(params.what);
    const things =
      kind && !isListCalled(view, params.what.text) ? thingsOf(view, kind, params.what) : undefined;
    if (things)
      return {
        kind: 'done',
        note: phraseOf(things.more ? 'done_things_first' : 'done_things', things.rows.length),
        table: things,
      };
    // A role is not the name of a list: no other list is meant.
    if (kind && !kind.isPart && params.what.text === '')
      return { kind: 'unable', reason: phraseOf('unable_not_on_page', nameOfPhrase(params.what)) };
    const table = tableFor(view, params);
    if (!table) {
      // Beside posts that are no list to us another page has none of them either.
      const hasRows = view.tables('tables').some(({ rows }) => rows.length > 0);
      if (params.what.text === '' || hasRows) return { kind: 'unable', reason: phraseOf('unable_no_table') };
      return exploreFor(params.what.text, phraseOf('seek_list', nameOfPhrase(params.what)));
    }
    const place = placeMissing(view, table, params.what.within);
    if (place !== undefined) return exploreFor(place, phraseOf('seek_page', quote(place)));
    const merged = withEarlier(view, table);
    const next = nextPage(view);
    const turned = view.attempts.filter((attempt) => isStepOf(attempt, 'do_go_next_page_list')).length;
    const grew = merged.rows.length > earlierRows(view).length;
    if (params.what.all && !params.what.count && next && turned < MAX_PAGES && grew)
      return act(
        [{ tool: 'dom.click', on: next, say: phraseOf('do_go_next_page_list') }],
        'replan',
        0.9,
        phraseOf('why_next_page'),
        { [ROWS]: JSON.stringify(merged.rows) },
      );
    const kept = withConditions(view, merged, params);
    const chosen = withFields(kept, params.fields);
    return {
      kind: 'done',
      note:
        chosen.name === ''
          ? phraseOf('done_rows_list', chosen.rows.length)
          : phraseOf('done_rows', chosen.rows.length, chosen.name),
      table: chosen,
    };
  },
  effects: [(_after, { exports }, view) => !exports || isExported(view)],
});

/** A list of the page is called so, or one of its columns. */
function isListCalled(view: SkillView, words: string): boolean {
  return (
    words !== '' &&
    view
      .tables('tables')
      .some(
        ({ name, fields, rows }) =>
          rows.length > 0 && [name, ...fields].some((each) => nameScore(words, each) >= 0.6),
      )
  );
}

/** The table that the words mean; the largest when they mean none in particular. */
function tableFor(view: SkillView, params: IntentOf<'extract'>): Extraction | undefined {
  const tables = view.tables('tables').filter((table) => table.rows.length > 0);
  const words = params.what.text;
  const wanted = keywords(words);
  const isCalled = ({ name, fields }: Extraction): boolean =>
    shared(wanted, [name, ...fields].join(' ')) > 0 || nameScore(words, name) > 0.5;
  const meant = tables.filter((table) => words === '' || isCalled(table) || !isWithinItem(view, table));
  const scored = meant.map((table) => {
    const names = [table.name, table.fields.join(' '), view.mini.title];
    const named =
      words === '' ? 0.5 : Math.max(nameScore(words, table.name), shared(wanted, names.join(' ')) * 0.8);
    const columns = (params.fields ?? []).filter((field) =>
      table.fields.some((name) => nameScore(field, name) >= 0.6),
    );
    const fit = params.fields?.length ? columns.length / params.fields.length : 0.5;
    return {
      table,
      score:
        named +
        fit +
        Math.min(0.3, cellsOf(table) / 200) +
        (table.fields.length > 1 ? 0.1 : 0) -
        (leadsElsewhere(view, table) ? 0.6 : 0),
    };
  });
  scored.sort((a, b) => b.score - a.score);
  return scored[0]?.table;
}

/** "In the category Fruit": a place by name that neither the list nor the page around it bears. */
function placeMissing(view: SkillView, table: Extraction, within = ''): string | undefined {
  const names = within.match(/(?:^|\s)\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  // A list without a name may be what the words call it.
  if (names.length === 0 || table.name === '') return undefined;
  const headings = poolOf(view).filter(({ role }) => role === 'heading');
  const sections = poolOf(view).filter(({ collectionId }) => collectionId === table.collectionId);
  const path = pathWords(view.mini.url);
  const said = tokens(
    [
      view.mini.title,
      path,
      table.name,
      ...table.fields,
      ...headings.map(({ label }) => label),
      ...sections.map(({ section }) => section),
    ].join(' '),
  );
  return names.flatMap(tokens).every((name) => said.some((word) => sameWord(name, word)))
    ? undefined
    : within;
}

/** A list of ways through the site. */
function leadsElsewhere(view: SkillView, { collectionId }: Extraction): boolean {
  return view.mini.collections.some(({ id, landmark }) => id === collectionId && landmark === 'nav');
}

function shared(wanted: readonly string[], text: string): number {
  const have = keywords(text);
  return (
    wanted.filter((word) => have.some((other) => wordScore(word, other) >= 0.8)).length /
    Math.max(1, wanted.length)
  );
}

function earlierRows(view: SkillView): Extraction['rows'] {
  const kept = view.memory[ROWS];
  return kept ? (JSON.parse(kept) as Extraction['rows']) : [];
}

function withEarlier(view: SkillView, table: Extraction): Extraction {
  const key = (row: Extraction['rows'][number]): string =>
    JSON.stringify(Object.values(row.cells).map((cell) => cell.text));
  const rows = earlierRows(view);
  const seen = new Set(rows.map(key));
  for (const row of table.rows) if (!seen.has(key(row))) rows.push({ ...row, index: rows.length });
  return { ...table, rows: rows.slice(0, 500) };
}

function withConditions(view: SkillView, table: Extraction, params: IntentOf<'extract'>): Extraction {
  const { where, superlative, ordinal, count } = params.what;
  if (!where?.length && !superlative && ordinal === undefined && count === undefined) return table;
  const items = itemsOf([table], poolOf(view));
  const keep = new Set(fittingItems(items, params.what, view.locale, false).map(({ item }) => item.index));
  return { ...table, rows: table.rows.filter((row) => keep.has(row.index)) };
}

function withFields(table: Extraction, wanted: readonly string[] | undefined): Extraction {
  if (!wanted || wanted.length === 0) return table;
  const fields = wanted.flatMap((field) => {
    const scored = table.fields
      .map((name) => ({ name, score: nameScore(field, name) }))
      .sort((a, b) => b.score - a.score);
    return scored[0] && scored[0].score >= 0.5 ? [scored[0].name] : [];
  });
  if (fields.length === 0) return table;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).filter(([name]) => fields.includes(name))),
  }));
  return { ...table, fields: [...new Set(fields)], rows };
}
