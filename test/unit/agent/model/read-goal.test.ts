// A goal read by a model: the same task list that rung 0 makes, validated, and marked as the model's.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../../src/agent/controller/controller';
import { initialState } from '../../../../src/agent/controller/state';
import { phraseOf } from '../../../../src/shared/phrase';
import { readGoalByModel } from '../../../../src/agent/model/read-goal';
import { interpretation } from '../../../../src/shared/task-list';
import { fakeClient, shownTo } from './fake-client';

const request = {
  goal: 'Report that the heating is broken',
  answers: [],
  now: 7,
  language: 'en',
  signal: new AbortController().signal,
};
const read = (reply: Record<string, unknown>) => readGoalByModel(fakeClient([reply]), request);
const task = (what: string, more: Partial<Record<'do' | 'value', string>> = {}) => ({
  do: 'other',
  what,
  value: '',
  ...more,
});

describe('readGoalByModel', () => {
  test('an action becomes typed tasks, each after the other, each marked as read by the model', async () => {
    const asked = await read({
      intent: 'action',
      tasks: [
        task('Landlord', { do: 'open' }),
        task('Subject', { do: 'fill', value: 'Heating' }),
        task('', { do: 'submit' }),
      ],
      ask: '',
    });
    if (!asked.ok || asked.value.kind !== 'tasks') throw new Error('no tasks');
    const { tasks } = asked.value.list;
    expect(tasks.map(({ type, parameters }) => [type, parameters.kind])).toEqual([
      ['navigate', 'open'],
      ['input', 'fill'],
      ['click', 'submit'],
    ]);
    expect(tasks.map(({ dependencies }) => dependencies)).toEqual([[], ['t1'], ['t2']]);
    expect(tasks.every(({ readBy }) => readBy === 'model')).toBe(true);
    expect(asked.value.list.reading).toContain('Heating');
  });

  test('a question becomes a task to answer, in the user’s words where the model gives none', async () => {
    const asked = await read({ intent: 'question', tasks: [], ask: '' });
    expect(asked).toMatchObject({
      ok: true,
      value: { list: { tasks: [{ parameters: { kind: 'answer', question: request.goal } }] } },
    });
  });

  test('what the model cannot tell is asked, and said to be its question', async () => {
    expect(await read({ intent: 'unclear', tasks: [], ask: 'Which landlord?' })).toMatchObject({
      value: {
        kind: 'clarify',
        question: 'The model asks: Which landlord?',
        said: phraseOf('ask_model', 'Which landlord?'),
      },
    });
    expect(await read({ intent: 'action', tasks: [], ask: '' })).toMatchObject({
      value: { kind: 'clarify', said: phraseOf('ask_what_done') },
    });
  });

  test('its question is asked in the language of the interface', async () => {
    const asked = await read({ intent: 'unclear', tasks: [], ask: 'Which landlord?' });
    if (!asked.ok) throw new Error(asked.error);
    const event = { type: 'interpreted', interpretation: asked.value } as const;
    const { state } = reduce(initialState('report it', 1, undefined), event, {
      now: () => 1,
      newId: () => 'c1',
    } as never);
    expect(state.phase).toMatchObject({ card: { said: phraseOf('ask_model', 'Which landlord?') } });
  });

  test('a secret stays a handle; an address that is none becomes a wish in words', async () => {
    const asked = await read({
      intent: 'action',
      tasks: [
        task('Password', { do: 'fill', value: 'secret:abcd-1234' }),
        task('the start page', { do: 'goto', value: 'javascript:alert(1)' }),
      ],
      ask: '',
    });
    if (!asked.ok || asked.value.kind !== 'tasks') throw new Error('no tasks');
    expect(asked.value.list.tasks[0]?.parameters).toMatchObject({
      fields: [{ value: { from: 'secret', handle: 'secret:abcd-1234' } }],
    });
    expect(asked.value.list.tasks[1]?.parameters.kind).toBe('other');
  });

  test('sees the goal and the answers, and no page', async () => {
    const client = fakeClient([{ intent: 'unclear', tasks: [], ask: '' }]);
    await readGoalByModel(client, { ...request, answers: ['the one in Oslo'] });
    expect(shownTo(client)).toContain(
      'Task: Report that the heating is broken\nUser answered: the one in Oslo',
    );
    expect(shownTo(client)).not.toContain('<page>');
  });

  test('whatever the model says, the result is a valid reading that is marked, or a failure', async () => {
    const DO = [
      'open',
      'click',
      'fill',
      'choose',
      'check',
      'uncheck',
      'search',
      'scroll',
      'hover',
      'submit',
      'goto',
      'download',
      'extract',
      'answer',
      'other',
    ];
    const tasks = fc.array(fc.record({ do: fc.constantFrom(...DO), what: fc.string(), value: fc.string() }), {
      maxLength: 14,
    });
    const replies = fc.record({
      intent: fc.constantFrom('question', 'action', 'unclear'),
      tasks,
      ask: fc.string(),
    });
    await fc.assert(
      fc.asyncProperty(replies, async (reply) => {
        const asked = await read(reply);
        if (!asked.ok) return expect(asked.code).toBe('MODEL_OUTPUT_INVALID');
        expect(interpretation.safeParse(asked.value).success).toBe(true);
        if (asked.value.kind === 'tasks')
          expect(asked.value.list.tasks.every(({ readBy }) => readBy === 'model')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
