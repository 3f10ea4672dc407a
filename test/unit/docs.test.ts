import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = ['.', 'docs', 'docs/benchmarks', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test.each(FILES)('%s: each table has a line under its head, each link leads to a file', (file) => {
  const text = readFileSync(file, 'utf8');
  const tables = text.split(/\n(?!\|)/).filter((block) => /^\|/m.test(block));
  const heads = tables.map((block) => block.slice(block.search(/^\|/m)).split('\n'));
  expect(heads.filter(([, rule = '']) => !/^\|(?: ?:?-+:? ?\|)+$/.test(rule))).toEqual([]);

  const targets = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map((match) => match[1]!);
  expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
});
