// What a finished item says: what came of it, and when nothing visible did.
import { english } from '../../../src/shared/phrase';
import { expect, test } from 'vitest';
import { outcomeText } from '../../../src/agent/controller/outcome-text';
import type { Observation } from '../../../src/shared/observation';
import type { TaskItem } from '../../../src/shared/task-list';
import { success } from '../../../src/shared/tool-result';
import type { Attempt } from '../../../src/skills/skill';

const item = { description: 'Click “Save”' } as TaskItem;
const pressed = (observation: Partial<Observation>, data: object = {}, name = 'dom.click'): Attempt => ({
  call: { name, args: {} },
  description: 'Click “Save”',
  result: success(data),
  observation: { url: 'https://a.test/', title: '' as never, ts: 1, ...observation },
  round: 0,
});

test.each<[string, Attempt, string]>([
  ['a change', pressed({ changes: [{ what: 'content' }] }), 'Done: Click “Save”.'],
  ['no change', pressed({ changes: [] }), 'Done: Click “Save”. The page shows no change.'],
  [
    'only the focus',
    pressed({ changes: [{ what: 'focus' }] }),
    'Done: Click “Save”. The page shows no change.',
  ],
  ['another address', pressed({ urlChanged: true }), 'Done: Click “Save”. Now at “https://a.test/”.'],
  ['a pointer that only rests', pressed({ changes: [] }, {}, 'dom.hover'), 'Done: Click “Save”.'],
  ['a file', pressed({ changes: [] }, { fileName: 'a.pdf', bytes: 1_200 }), 'Downloaded a.pdf (1.2 kB).'],
])('after %s', (_name, attempt, said) => {
  expect(english(outcomeText(item, [attempt]))).toBe(said);
});

test('a list that was filtered while it was typed is no page that shows no change, a suggestion is', () => {
  const typed = (...whats: Array<'content' | 'expanded' | 'value'>): Attempt =>
    pressed({ changes: whats.map((what) => ({ what })) }, {}, 'dom.type');
  const enter = pressed({ changes: [] }, {}, 'dom.press');
  const said = (first: Attempt): string => english(outcomeText(item, [first, enter]));
  expect(said(typed('value', 'content'))).toBe('Done: Click “Save”.');
  expect(said(typed('value', 'content', 'expanded'))).toContain('no change');
  expect(said(typed('value'))).toContain('no change');
  expect(said({ ...typed('value', 'content'), round: 1 })).toContain('no change');
});
