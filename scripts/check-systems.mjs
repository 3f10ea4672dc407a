// npm run check: docs/systems.md has a row for every section of the five documents the product came from, and
// every file and test that a row names exists. Reads text and the file tree; runs nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DOC = 'docs/systems.md';

/** The sections of each document. Where it does not number them, they are numbered in their order. */
export const SECTIONS = {
  A: '1 2 3 4 5.1 5.2 5.3 5.4 5.5 6 7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 8.4 8.5 9.0 9.1 9.2 9.3 9.4 9.5 9.6 9.7 10.1 10.2 10.3 11 12.1 12.2 12.3 12.4 13.1 13.2 13.3 14.1 14.2 14.3 14.4 15',
  B: '1 2 3 3.1 3.2 3.3 3.4 3.5 3.6 4 5.1 5.2 5.3 6 7',
  C: '1 2 3 4.1 4.2 4.3 5.1 5.2 5.3 6 7 8 9 10 11',
  D: '1 2 3 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9 6.10 6.11 6.12 6.13 6.14 7.1 7.2 7.3 7.4 8.1 8.2 8.3 8.4',
  E: '1.1 1.2 1.3 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 5.3 5.4',
};
const STATES = ['works', 'partly', 'not yet', 'none'];
const COLUMNS = 6;

/** The rows whose first cell is a section: `| A 8.5 | … |`. */
export function rowsOf(text) {
  return text.split('\n').flatMap((line, index) => {
    const section = /^\|\s*([A-E]) (\d+(?:\.\d+)?)\s*\|/.exec(line);
    if (!section) return [];
    const cells = line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    const [, what = '', state = '', does = '', shows = '', different = ''] = cells;
    return [
      {
        line: index + 1,
        section: `${section[1]} ${section[2]}`,
        columns: cells.length,
        what,
        state,
        does,
        shows,
        different,
      },
    ];
  });
}

/** What is in `backticks` and looks like a file of the repository. */
function pathsIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, text]) => text)
    .filter((text) => /^[\w@.][\w@./-]*\.(?:tsx?|m?js|json|md|css|html|sh)$/.test(text));
}

/** One sentence for each thing that is wrong; none when the document is true to its form. */
export function problemsOf(text, exists) {
  const rows = rowsOf(text);
  const wanted = Object.entries(SECTIONS).flatMap(([seed, list]) =>
    list.split(' ').map((n) => `${seed} ${n}`),
  );
  const found = rows.map(({ section }) => section);
  const lost = wanted
    .filter((section) => !found.includes(section))
    .map((section) => `there is no row for ${section}`);
  return [
    ...lost,
    ...rows.flatMap((row, index) => problemsOfRow(row, found.indexOf(row.section) < index, wanted, exists)),
  ];
}

function problemsOfRow(row, repeated, wanted, exists) {
  const { section, line, columns, state, does, shows, different } = row;
  const problems = [];
  const wrong = (text) => problems.push(`${DOC}:${line}: ${section}: ${text}`);
  if (!wanted.includes(section)) wrong('no such section');
  if (repeated) wrong('a second row');
  if (columns !== COLUMNS) wrong(`${columns} cells instead of ${COLUMNS}`);
  if (!STATES.includes(state)) wrong(`“${state}” is none of ${STATES.join(', ')}`);
  for (const path of [...pathsIn(does), ...pathsIn(shows), ...pathsIn(different)])
    if (!exists(path)) wrong(`${path} does not exist`);
  const claims = state === 'works' || state === 'partly';
  if (claims && pathsIn(does).length === 0) wrong('names no file that does it');
  if (claims && pathsIn(shows).filter((path) => path.startsWith('test/')).length === 0)
    wrong('names no test that shows it');
  if ((state === 'none' || state === 'partly') && different === '') wrong(`“${state}” needs its reason`);
  return problems;
}

/** Counts of the states, a line a document. */
export function summaryOf(text) {
  const rows = rowsOf(text);
  return Object.keys(SECTIONS).map((seed) => {
    const mine = rows.filter(({ section }) => section.startsWith(seed));
    const counts = STATES.map((state) => `${mine.filter((row) => row.state === state).length} ${state}`);
    return `${seed}: ${mine.length} rows, ${counts.join(', ')}`;
  });
}

export function checkSystems() {
  const text = readFileSync(join(ROOT, DOC), 'utf8');
  return { problems: problemsOf(text, (path) => existsSync(join(ROOT, path))), summary: summaryOf(text) };
}

if (import.meta.filename === process.argv[1]) {
  const { problems, summary } = checkSystems();
  console.log([...summary, ...problems].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
