import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpretation } from '../../../src/shared/task-list';
import { describeIntent } from '../../../src/interpret/describe-intent';
import { interpret } from '../../../src/interpret/interpret';
import { GOALS_DE } from './goals-de';
import { GOALS_EN } from './goals-en';
import { GOALS_ZH } from './goals-zh';

const NOW = new Date(2026, 10, 21, 12);
const GOALS = [...GOALS_EN, ...GOALS_DE, ...GOALS_ZH].map(([goal]) => goal);
const WORDS = [...new Set(GOALS.flatMap((goal) => goal.split(/\s+/u)))];

/** Noise, word salad from real goals, and real goals cut up and joined. */
const anyGoal = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom(...GOALS),
      fc.constantFrom(...GOALS),
      fc.constantFrom(' and ', ', then ', '. ', '\n', '; '),
    )
    .map(([a, b, joint]) => a + joint + b),
  fc.tuple(fc.constantFrom(...GOALS), fc.nat(60)).map(([goal, end]) => goal.slice(0, end)),
);
const locale = fc.constantFrom('en-US', 'en-GB', 'de-DE', 'zh-CN', 'fr', '');

describe('every string', { timeout: 60_000 }, () => {
  it('becomes tasks or a question, whole and in order, and can be described', () => {
    fc.assert(
      fc.property(anyGoal, locale, (goal, where) => {
        const made = interpret(goal, { now: NOW, locale: where });
        expect(interpretation.safeParse(made).success).toBe(true);
        if (made.kind === 'clarify') {
          expect(made.question).not.toBe('');
          return;
        }
        const { tasks, confidence, reading } = made.list;
        expect(tasks.length).toBeGreaterThan(0);
        expect(reading).not.toBe('');
        expect(confidence).toBeGreaterThanOrEqual(0);
        const earlier = new Set<string>();
        for (const task of tasks) {
          expect(task.status).toBe('pending');
          expect(task.dependencies.every((id) => earlier.has(id))).toBe(true);
          expect(earlier.has(task.id)).toBe(false);
          expect(describeIntent(task.parameters, where)).not.toBe('');
          earlier.add(task.id);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('reads the same twice', () => {
    const known = (goal: string): unknown => {
      const made = interpret(goal, { now: NOW, locale: 'en-US' });
      return made.kind === 'clarify' ? [made.question, made.options, made.perhaps?.tasks] : made.list.tasks;
    };
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(known(goal)).toEqual(known(goal));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a quoted text to the letter', () => {
    const inner = fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((text) => !/["“”„\p{Co}]/u.test(text) && /\S/u.test(text));
    fc.assert(
      fc.property(inner, (text) => {
        const made = interpret(`Enter "${text}" into the Notes field`, { now: NOW, locale: 'en-US' });
        expect(made).toMatchObject({
          list: { tasks: [{ parameters: { fields: [{ value: { from: 'text', text } }] } }] },
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('time', { timeout: 60_000 }, () => {
  it('is told (never asserted)', () => {
    for (const goal of GOALS) interpret(goal, { now: NOW, locale: 'en-US' });
    const each = GOALS.map((goal) => {
      const start = performance.now();
      interpret(goal, { now: NOW, locale: 'en-US' });
      return performance.now() - start;
    }).sort((a, b) => a - b);
    const start = performance.now();
    interpret('click the button and '.repeat(190), { now: NOW, locale: 'en-US' });
    const longest = performance.now() - start;
    const at = (share: number): string => (each[Math.floor(share * (each.length - 1))] ?? 0).toFixed(2);
    console.log(
      `interpret: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms over ${each.length} goals; 4,000 characters ${longest.toFixed(1)} ms`,
    );
    expect(each.length).toBeGreaterThan(200);
  });
});
