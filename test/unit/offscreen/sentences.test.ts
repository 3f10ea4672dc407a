// Every trouble that the model host or the worker can name has its sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../../../public/_locales/en/messages.json';

const SRC = join(import.meta.dirname, '../../../src');
const sources = ['offscreen', 'background'].flatMap((room) =>
  readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SRC, room, file), 'utf8')),
);
const sentences = en as Record<string, { message: string }>;

test('every reason has a sentence', () => {
  const reasons = new Set<string>();
  for (const text of sources)
    for (const [, rest = ''] of text.matchAll(/\b(?:trouble|failed)\(\s*'[A-Z_]+',\s*([^;]*?)\)/g)) {
      // The second argument alone, which may choose between two; what it compares with is no reason.
      const [reason = ''] = rest.replace(/===\s*'[^']*'/g, '').split(',');
      for (const [, name = ''] of reason.matchAll(/'([a-z0-9_]+)'/g)) reasons.add(name);
    }
  expect(reasons.size).toBeGreaterThan(25);
  expect([...reasons].filter((reason) => !(`model_${reason}` in sentences))).toEqual([]);
});
