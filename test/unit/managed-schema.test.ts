// The administrator's files say what the code understands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURES, managedPolicy } from '../../src/shared/policy-shapes';
import { z } from '../../src/shared/schema';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));

interface Entry {
  type: string;
  items?: { type: string; enum?: string[] };
}
const schema = read('public/managed-schema.json') as { type: string; properties: Record<string, Entry> };
const template = read('docs/managed-policy.json') as {
  '3rdparty': { extensions: Record<string, { sets: string[] }> };
};

/** Type and allowed values of each entry, without bounds. */
function shapeOf({ type, items }: Entry): object {
  return {
    type,
    ...(items ? { items: { type: items.type, ...(items.enum ? { enum: items.enum } : {}) } } : {}),
  };
}

describe('the managed schema', () => {
  test('has the entries of the policy, with their types', () => {
    const { properties } = z.toJSONSchema(managedPolicy) as { properties: Record<string, Entry> };
    const { sets: _sets, ...entries } = schema.properties;
    const shapes = (of: Record<string, Entry>) =>
      Object.fromEntries(Object.entries(of).map(([name, entry]) => [name, shapeOf(entry)]));
    expect(shapes(entries)).toEqual(shapes(properties));
  });

  test('is one that the browser takes: an object that forbids nothing', () => {
    expect(schema.type).toBe('object');
    expect(schema).not.toHaveProperty('additionalProperties');
  });

  test('and the guide name every feature and every entry', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/admin.md'), 'utf8');
    for (const name of [...FEATURES, ...Object.keys(schema.properties)])
      expect(guide).toContain(`\`${name}\``);
  });
});

test('the policy template is understood and names its entries', () => {
  const [policy] = Object.values(template['3rdparty'].extensions);
  const { sets, ...rest } = policy ?? { sets: [] };
  expect(managedPolicy.safeParse(rest).success).toBe(true);
  expect([...sets].sort()).toEqual(Object.keys(rest).sort());
});
