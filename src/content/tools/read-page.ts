// The read tools that only look: dom.get, dom.is, dom.extract, dom.snapshot, page.read, pcd.query, getDetails,
// getMiniPCD. Answers are page text, cleaned and bounded.
import { detailsOf } from '../../page/read/details';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { PageWindow } from '../../page/act/act-context';
import { getFrom } from '../../page/read/get';
import { createTextMark } from '../../page/read/mark-text';
import { isSo } from '../../page/read/is';
import { PageSnapshot } from '../../page/read/snapshot';
import type { PagePerception } from '../../page/perceive/page-perception';
import type { RefTable } from '../../page/resolve/ref-table';
import { resolveAll, resolveOne } from '../../page/resolve/resolve';
import { pageText } from '../../shared/page-text';
import type { ArgsOf, TypedCall } from '../../tools/registry';

const DEFAULT_READ_CHARS = 4_000;

export interface PageReader {
  read(call: TypedCall): Promise<ToolResult>;
  /** Ids of perception and refs of the last snapshot in one table. */
  refs: RefTable;
}

export function createPageReader(window: PageWindow, perception: PagePerception): PageReader {
  const snapshot = new PageSnapshot();
  const refs: RefTable = {
    elementOf: (ref) => snapshot.elementOf(ref) ?? perception.elementOf(ref),
    refOf: (element) => perception.refOf(element),
  };
  const { document } = window;
  const mark = createTextMark(window);

  const read = async (call: TypedCall): Promise<ToolResult> => {
    switch (call.name) {
      case 'dom.get':
        return get(call.args);
      case 'dom.is': {
        const found = resolveOne(call.args.selector, document, refs);
        if (found.ok) return success(isSo(found.element, call.args.what));
        // What is not there is not visible; anything else cannot be asked of it.
        return call.args.what === 'visible' && found.code === 'NOT_FOUND' ? success(false) : found;
      }
      case 'dom.extract':
        return await extract(call.args);
      case 'dom.snapshot':
        await perception.refresh();
        return success(snapshot.take(document, perception.model()));
      case 'page.read':
        return await readText(call.args);
      case 'page.highlight':
        return highlight(call.args);
      case 'pcd.query':
        return success(await perception.find(call.args));
      case 'getMiniPCD':
        return success((await perception.perceive({ needs: [] })).mini);
      case 'getDetails':
        return success(await detailsOf(perception, call.args.ids));
      default:
        return failure('INVALID_ACTION', `${call.name} is not answered by a page`);
    }
  };

  const get = (args: ArgsOf<'dom.get'>): ToolResult => {
    if (args.what === 'title') return success(pageText(document.title, 1_000));
    if (args.what === 'url') return success(window.location.href);
    if (!args.selector) return failure('INVALID_ACTION', `dom.get ${args.what}: give the selector`);
    if (args.what === 'count') return success(resolveAll(args.selector, document, refs).length);
    const found = resolveOne(args.selector, document, refs);
    return found.ok ? getFrom(found.element, args.what, args.name) : found;
  };

  const extract = async (args: ArgsOf<'dom.extract'>): Promise<ToolResult> => {
    const element = perception.elementOf(args.collectionId);
    if (!element) return failure('STALE', `there is no collection ${args.collectionId}`);
    const need = { key: 'rows', type: 'extract' as const, collectionId: args.collectionId };
    const [answer] = (await perception.perceive({ needs: [need] })).answers;
    const table = answer?.type === 'extract' ? answer.tables[0] : undefined;
    if (!table) return failure('STALE', `${args.collectionId} is no collection any more`);
    if (args.fields.length === 0) return success(table);
    const wanted = table.fields.filter((field) =>
      args.fields.some((name) => name.trim().toLowerCase() === field.toLowerCase()),
    );
    if (wanted.length === 0) {
      return failure(
        'NOT_FOUND',
        `${args.collectionId} has no such fields; it has ${table.fields.join(', ')}`,
      );
    }
    const rows = table.rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        wanted.flatMap((field) => (row.cells[field] ? [[field, row.cells[field]]] : [])),
      ),
    }));
    return success({ ...table, fields: wanted, rows });
  };

  const highlight = ({ passageId, text }: ArgsOf<'page.highlight'>): ToolResult => {
    if (text === undefined) {
      mark.clear();
      return success({});
    }
    const from = passageId === undefined ? undefined : perception.elementOf(passageId);
    return mark.show(text, from)
      ? success({})
      : failure('NOT_FOUND', 'This passage does not stand on the page that the tab shows now.');
  };

  /** Whole passages from `offset` characters on, at least one. */
  const readText = async ({
    offset = 0,
    maxChars = DEFAULT_READ_CHARS,
  }: ArgsOf<'page.read'>): Promise<ToolResult> => {
    const need = { key: 'text', type: 'text' as const, maxChars, offset };
    const [answer] = (await perception.perceive({ needs: [need] })).answers;
    if (answer?.type !== 'text') return failure('STALE', 'the page has no text to read');
    const { passages, total, nextOffset } = answer;
    return success({ passages, total, ...(nextOffset === undefined ? {} : { nextOffset }) });
  };

  return { read, refs };
}
