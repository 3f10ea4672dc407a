// docs/systems.md is held to its form; and the checker itself can say no.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSystems, problemsOf } from '../../scripts/check-systems.mjs';

const DOC = readFileSync(join(import.meta.dirname, '../../docs/systems.md'), 'utf8');
const everything = () => true;

test('every section of the five documents has its row, and every file and test it names exists', () => {
  expect(checkSystems().problems).toEqual([]);
});

describe('the checker', () => {
  const changed = (from: RegExp, to: string) => {
    const text = DOC.replace(from, to);
    expect(text).not.toBe(DOC);
    return problemsOf(text, everything);
  };

  test('finds a section without a row', () => {
    expect(changed(/^\| D 6\.7 .*\n/m, '')).toEqual([expect.stringContaining('there is no row for D 6.7')]);
  });

  test('finds a file that is not there', () => {
    const problems = problemsOf(DOC, (path) => path !== 'src/agent/controller/progress.ts');
    expect(problems.join('\n')).toContain('src/agent/controller/progress.ts does not exist');
  });

  test('finds a claim without a test, a section told twice, and one that no document has', () => {
    const claim = '| A 9.6 | Progress | works | `src/agent/controller/progress.ts` | | |';
    expect(changed(/^\| A 9\.6 .*$/m, claim)).toEqual([expect.stringContaining('names no test')]);
    expect(changed(/^(\| B 6 .*)$/m, '$1\n$1')).toEqual([expect.stringContaining('a second row')]);
    expect(changed(/^\| B 6 /m, '| B 16 ').join()).toMatch(/no row for B 6.*B 16: no such section/);
  });

  test('finds a gap without a reason', () => {
    expect(changed(/^(\| B 7 .*\| )[^|]+\|$/m, '$1|')).toEqual([expect.stringContaining('needs its reason')]);
  });
});
