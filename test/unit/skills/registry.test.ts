import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intent } from '../../../src/shared/intent';
import { PREDICATES, predicatesOf } from '../../../src/predicates/registry';
import { SKILLS } from '../../../src/skills/registry';
import { viewWith } from './views';

test('every file that defines a skill is registered', () => {
  const files = readdirSync('src/skills', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && /= draftSkill</.test(readFileSync(`src/skills/${file}`, 'utf8')),
  );
  expect(SKILLS).toHaveLength(files.length);
  expect(new Set(SKILLS.map((skill) => skill.name)).size).toBe(SKILLS.length);
});

test('every kind of intent is served by exactly one skill', () => {
  const kinds = intent.def.options.flatMap((option) => option.shape.kind.def.values);
  expect(SKILLS.flatMap((skill) => [...skill.kinds]).sort()).toEqual([...kinds].sort());
});

test('every file that defines a predicate is registered', () => {
  const files = readdirSync('src/predicates').filter((file) =>
    /^export const \w+ = definePredicate\(/m.test(readFileSync(`src/predicates/${file}`, 'utf8')),
  );
  expect(PREDICATES).toHaveLength(files.length);
});

test('a page is told by its title, address, forms and lists', () => {
  const { mini } = viewWith({ title: 'Invoices – Shop', url: 'https://example.org/account/invoices' });
  expect(predicatesOf(mini)).toContain('invoices');
  expect(predicatesOf(viewWith({ title: 'Home' }).mini)).not.toContain('invoices');
});
