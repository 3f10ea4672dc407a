// Files and data: download, upload, extract.
import type { DateSpan, TargetPhrase } from '../../shared/intent';
import { regex, splitPlain, stripArticles, trimEdges } from '../clean';
import { findDate } from '../dates';
import { eachOf } from '../target/each-of';
import { LITERAL } from '../quotes';
import { asItems } from './items';
import { MANY } from '../target/role';
import { defineRule, isEmptyTarget, reading, type ClauseContext } from './rule';

const GLUE = "(?:(?:'s|’s|of|from|for|in|dated|on|the|vom|von|für|aus|der|des|的)\\s*)*";

/** Takes a date out of the words: "last month's invoice" → invoice + the span. */
function withDate(words: string, context: ClauseContext): { what: TargetPhrase; when?: DateSpan } {
  if (regex(LITERAL, 'u').test(words)) return { what: context.target(words) };
  const found = findDate(words, context);
  if (!found) return { what: context.target(words) };
  const head = words.slice(0, found.index).replace(regex(`(?:^|\\s)${GLUE}\\s*$`), ' ');
  const tail = words
    .slice(found.index + found.length)
    .replace(/^['’]s?\s/u, ' ')
    .replace(/^的/u, '');
  const what = context.target(trimEdges(`${head} ${tail}`));
  const span = { ...found.span, words: found.span.words.replace(/['’]s$/u, '') };
  return { what, when: span };
}

const FILE_NOUN =
  /pdf|file|invoice|report|document|statement|receipt|csv|copy|attachment|brochure|manual|rechnung|datei|beleg|发票|文件|报告/iu;

/** "These results", "the orders table": what is listed, wherever it stands; "the table boats" is a thing of that name. */
const ROWS_AS_SUCH =
  /(?:^|\s)(?:tables?|lists?|rows?|results?|entries|records?|columns?|tabellen?|\p{L}*liste|zeilen|ergebnisse|einträge|treffer|spalten)$|(?:表格?|列表|行|结果|记录|列|条目)$/iu;
/** Plurals that name columns. */
const OTHER_KIND =
  /(?:^|\S )(?:as|to|als)(?: an?| eine?)? (?:pdf|docx?|word|odt|rtf|markdown|html|xml|images?|pictures?|png|jpe?g|svg|(?:plain )?text|bild|(?:rein(?:er|en) )?text)(?:[ -](?:files?|documents?|datei|dokument))?$/iu;
const UPLOADS = /^(?:upload|attach|lade|hänge|上传|添加附件)/iu;
const LISTED = /(?<!\p{L})(?:trees?|lists?|tables?|folders?|sidebar|explorer|grid|results?)$/iu;
const EXPORTS = /^(?:export|extract|exportier|extrahier)|导出|提取/iu;
const COLUMN = /(?:names|prices|titles|e-?mails|dates|links|urls|amounts|numbers|addresses|ratings)$/iu;

export const transferRules = [
  defineRule({
    name: 'download',
    specificity: 52,
    build: ({ what = '' }, _extra, context) => {
      if (
        regex('^(?:get|fetch|grab|retrieve|obtain|save|hol)').test(context.clause) &&
        !FILE_NOUN.test(context.clause)
      )
        return undefined;
      if (context.isPronoun(what))
        return reading({ kind: 'download', what: { text: '' } }, 0.8, { pronoun: true });
      const each = eachOf(what, context)?.map((one) => context.target(one));
      // Files that are named are ticked and downloaded together, where their list does so.
      const areFiles = each?.every(({ text }) => /\.\w{2,5}$/u.test(text)) === true;
      if (each && !areFiles && !each.some(isEmptyTarget))
        return reading(
          each.map((one) => ({ kind: 'download' as const, what: one })),
          0.93,
        );
      const read = withDate(
        what.replace(
          /(?<!(?:^|\s)(?:the|an?|all|every|any|except|but|and|or|die|das|alle))\s+(?:pdfs?|as (?:an? )?(?:pdf|file))$/iu,
          (tail, at: number) => (at === 0 ? tail : ''),
        ),
        context,
      );
      if (isEmptyTarget(read.what) && read.when === undefined) return undefined;
      const asked = read.when ? read.what : asItems(read.what, 'download', context.table);
      return reading({ kind: 'download', what: asked, ...(read.when ? { when: read.when } : {}) }, 0.93);
    },
  }),
  defineRule({
    name: 'upload',
    specificity: 52,
    build: ({ file = '', field }, _extra, context) => {
      const name = context.plain(stripArticles(file, context.table));
      if (!UPLOADS.test(context.clause) && !/\.\w{2,5}$/u.test(name)) return undefined;
      // "Select readme.md in the tree": one of those that are there.
      if (name === '' || (LISTED.test(field ?? '') && !UPLOADS.test(context.clause))) return undefined;
      const several = field === undefined ? eachOf(file, context) : undefined;
      if (several?.every((one) => /\.\w{2,5}$/u.test(one)))
        return reading(
          several.map((one) => ({ kind: 'upload' as const, file: context.plain(one) })),
          0.92,
        );
      const target = field === undefined ? undefined : context.target(field);
      return reading(
        { kind: 'upload', file: name, ...(target && !isEmptyTarget(target) ? { field: target } : {}) },
        0.92,
      );
    },
  }),
  defineRule({
    name: 'extract',
    specificity: 53,
    build: ({ what = '' }, { format }, context) => {
      // Of another kind than those that a table of ours can have: the page's own way.
      const isExport = regex('^(?:export|save|download|exportier|speicher)').test(context.clause);
      if (format === undefined && isExport && OTHER_KIND.test(what)) return undefined;
      const kind = format === 'csv' || format === 'json' || format === 'table' ? format : undefined;
      const says = format === undefined && regex('^(?:export|导出)').test(context.clause);
      if (context.isPronoun(what) && (format !== undefined || EXPORTS.test(context.clause)))
        return reading(
          {
            kind: 'extract',
            what: { text: '' },
            ...(kind && { format: kind }),
            ...(says && { exports: true as const }),
          },
          0.85,
          { pronoun: true },
        );
      const isOwnExport = says && !ROWS_AS_SUCH.test(what);
      const columns = regex('^(?<f>.+?) (?:of|from|for|in) (?<w>(?:all|every|each|the)\\b.+)$').exec(
        what,
      )?.groups;
      const names = columns?.['f'] ?? '';
      const listed =
        /,| and | und /iu.test(names) ||
        regex(
          '^(?:the )?(?:names?|prices?|titles?|e-?mails?|dates?|links?|urls?|amounts?|numbers?|addresses|ratings?)$',
        ).test(names);
      const [, many = '', rows = ''] = /^(\d{1,3}) (.+)$/u.exec(what) ?? [];
      if (MANY.test(rows) && Number(many) > 0)
        return reading(
          {
            kind: 'extract',
            what: { text: '', all: true, count: Number(many) },
            ...(kind && { format: kind }),
          },
          0.85,
        );
      const said = context.target(columns && listed ? (columns['w'] ?? what) : what);
      const target = asListed(said);
      const fields =
        columns && listed
          ? names
              .split(/\s*,\s*(?:and )?|\s+and\s+/iu)
              .map((name) => context.plain(stripArticles(name, context.table)))
              .filter((name) => name !== '')
          : [];
      const parts =
        columns || !COLUMN.test(what)
          ? []
          : splitPlain(what.replace(/^(?:all |the |every )+/iu, ''), context.table);
      if (parts.length > 1) fields.push(...parts.map((part) => context.plain(part)));
      if (isEmptyTarget(target) && fields.length === 0) return undefined;
      const whole = parts.length > 1 ? { text: '', all: true } : target;
      return reading(
        {
          kind: 'extract',
          what: whole,
          ...(fields.length > 0 ? { fields: fields.slice(0, 20) } : {}),
          ...(kind ? { format: kind } : {}),
          ...(isOwnExport && fields.length === 0 && isWhole(whole) ? { exports: true as const } : {}),
        },
        kind ? 0.94 : 0.85,
      );
    },
  }),
];

/** "This list" is whatever is listed, no box to choose from. */
export function asListed(said: TargetPhrase): TargetPhrase {
  const { roles, ...rest } = said;
  return roles?.includes('listbox') ? { ...rest, ...(said.text === '' ? { all: true } : {}) } : said;
}

/** All of it, with nothing said of which: the page's own export knows no conditions. */
const isWhole = ({ where, ordinal, count, superlative, within }: TargetPhrase): boolean =>
  [where, ordinal, count, superlative, within].every((said) => said === undefined);
