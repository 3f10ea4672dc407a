// What the history shows of a task: its steps, without the handles of secrets.
import { expect, test } from 'vitest';
import { stepViews } from '../../../src/background/tasks/task-view';
import type { JournalEntry } from '../../../src/shared/records';

const intent = (seq: number): JournalEntry => ({
  taskId: 't1',
  seq,
  phase: 'intent',
  ts: 1,
  call: { name: 'dom.type', args: { tabId: 1, text: '', secret: 'secret:abcd-1234' } },
  caller: 'skill',
  rung: 0,
  description: 'Type secret:abcd-1234',
  nonce: 'n',
  url: 'https://a.test/',
  risk: 'low',
});
const outcome = (seq: number, result: object): JournalEntry =>
  ({ taskId: 't1', seq, phase: 'outcome', ts: 2, status: 'ok', durationMs: 1, result }) as JournalEntry;

test('handles are dots in intents and outcomes', () => {
  const views = stepViews([
    intent(0),
    outcome(0, { ok: false, code: 'POLICY_DENIED', error: 'there is no secret secret:abcd-1234' }),
    intent(1),
    outcome(1, { ok: true, data: { typed: 'secret:abcd-1234' } }),
  ]);
  expect(views.map(({ error, result }) => error?.message ?? result)).toEqual([
    'there is no secret ••••••',
    '{"typed":"••••••"}',
  ]);
  expect(JSON.stringify(views)).not.toContain('secret:');
});
