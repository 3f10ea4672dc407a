// When a day of a picker counts as picked.
import { expect, test } from 'vitest';
import { phraseOf } from '../../../src/shared/phrase';
import { dateSkill } from '../../../src/skills/dates/date';
import { changedLast } from '../../../src/skills/steps/last-filled';
import type { Attempt } from '../../../src/skills/skill';
import { hit, step, viewWith } from './views';

const header = hit({ type: 'text', role: 'heading', tag: 'h2', label: 'November 2026' });
const days = Array.from({ length: 30 }, (_, at) => hit({ label: String(at + 1) }));
const day17 = days[16]!;

function outcome(attempts: Attempt[], cell = day17): string {
  const hits = [header, ...days.map((day) => (day === day17 ? cell : day))];
  const params = {
    kind: 'date' as const,
    date: { from: '2026-11-17', to: '2026-11-17', words: '17 November 2026' },
  };
  const view = viewWith({ hits, attempts });
  return dateSkill.match(view, params).length > 0 ? 'steps' : dateSkill.otherwise(view, params).kind;
}

const pick = (shown: boolean): Attempt =>
  step('dom.click', day17, { say: phraseOf('do_take_day', '2026-11-17'), shown });

test('a day that was pressed is picked when the page shows something of it', () => {
  expect(outcome([])).toBe('steps');
  expect(outcome([pick(true)])).toBe('done');
  expect(outcome([pick(false)])).not.toBe('done');
});

test('a day that is marked as chosen is picked', () => {
  expect(outcome([pick(false)], { ...day17, selected: true })).toBe('done');
});

test('a day that was taken for a field waits there to be sent', () => {
  const field = hit({ type: 'field', role: 'textbox', tag: 'input', label: 'Due date', formId: 'f1' });
  const view = viewWith({ hits: [field, header, ...days], attempts: [step('dom.click', field)] });
  const params = {
    kind: 'date' as const,
    field: { text: 'Due date' },
    date: { from: '2026-11-17', to: '2026-11-17', words: '17 November 2026' },
  };
  const plan = dateSkill.plan({ binding: {}, confidence: 1 }, params, view);
  const after = { ...view, memory: plan.kind === 'steps' ? { ...plan.remember } : {} };
  expect(changedLast(after)).toEqual({ id: field.id, formId: 'f1' });
});

test.each([
  ['1997-02-04', '2027-03-14'],
  ['04.02.1997', '14.03.2027'],
  ['2/24/97', '03/14/27'],
  ['24/2/1997', '14/03/2027'],
])('a field that holds %s gets %s typed, though a picker stands beside it', (value, typed) => {
  const field = hit({ type: 'field', role: 'textbox', tag: 'input', label: 'Published', value });
  const opener = hit({ label: '', look: { box: { ...field.look.box, x: 90 } } });
  const view = viewWith({ hits: [field, opener], attempts: [step('dom.click', field)] });
  const params = {
    kind: 'date' as const,
    field: { text: 'Published' },
    date: { from: '2027-03-14', to: '2027-03-14', words: '14 March 2027' },
  };
  const plan = dateSkill.plan({ binding: {}, confidence: 1 }, params, view);
  expect(plan.kind === 'steps' && plan.steps[0]).toMatchObject({
    call: { name: 'dom.type', args: { text: typed } },
  });
});

test('a field that takes no typing is found by its name among others, whatever it is called', () => {
  const box = (label: string) =>
    hit({ type: 'field', role: 'textbox', tag: 'input', label, value: '', readonly: true });
  const [arrival, stay] = [box('Arrival'), box('Stay')];
  const params = {
    kind: 'date' as const,
    field: { text: 'arrival' },
    date: { from: '2027-03-14', to: '2027-03-14', words: '14 March 2027' },
  };
  const plan = dateSkill.plan({ binding: {}, confidence: 1 }, params, viewWith({ hits: [stay, arrival] }));
  expect(plan.kind === 'steps' && plan.steps[0]).toMatchObject({ description: 'Open “Arrival”' });
});

test('a date whose field is not there goes into no other field that takes text', () => {
  const name = hit({ type: 'field', role: 'textbox', tag: 'input', label: 'Name', value: '' });
  const params = {
    kind: 'date' as const,
    field: { text: 'arrival' },
    date: { from: '2027-03-14', to: '2027-03-14', words: '14 March 2027' },
  };
  const view = viewWith({ hits: [name], attempts: [] });
  expect(dateSkill.match(view, params)).toEqual([]);
  expect(dateSkill.otherwise(view, params).kind).toBe('unable');
});
