// What comes after a press that has shown nothing: waiting for its answer, once, and never the same press again.
import { expect, test } from 'vitest';
import { comesTooSoon, isAgain, laterSign, withLaterSigns } from '../../../src/agent/controller/later-sign';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import { phraseOf } from '../../../src/shared/phrase';
import { failure, success, type ToolResult } from '../../../src/shared/tool-result';
import type { Attempt, SkillPlan } from '../../../src/skills/skill';
import { hit, step } from '../skills/views';

const button = hit({ label: 'Delete' });
const silent = step('dom.click', button, { say: phraseOf('do_press', 'button “Delete”'), shown: false });
const look = step('dom.click', button, { say: phraseOf('do_look', 'button “Actions”'), shown: false });

const again: SkillPlan = {
  kind: 'steps',
  steps: [{ kind: 'tool', call: silent.call, description: 'Press button “Delete”' }],
  then: 'verify',
};
const other: SkillPlan = {
  ...again,
  steps: [{ kind: 'tool', call: { name: 'dom.scroll', args: { direction: 'down' } }, description: 'Scroll' }],
};
const unable: SkillPlan = { kind: 'unable', reason: 'It is not here.' };

const request = (attempts: Attempt[], more: Partial<ProposeRequest> = {}): ProposeRequest =>
  ({ attempts, page: { tabId: 1 }, ...more }) as unknown as ProposeRequest;

/** The wait after `silent`, with what became of it. */
function waited(result: ToolResult): Attempt {
  const plan = laterSign(request([silent], { lastThen: 'verify' }));
  const [planned] = plan.kind === 'steps' ? plan.steps : [];
  if (!planned) throw new Error('no step');
  return { call: planned.call, description: planned.description, said: planned.said, result, round: 1 };
}

test.each([
  ['the same press', again, [silent], 'verify', false, true],
  ['another step, where the press was to be the last', other, [silent], 'verify', false, true],
  ['giving up', unable, [silent], 'replan', false, true],
  ['giving up where a model can be asked', unable, [silent], 'replan', true, false],
  ['a place that was opened to look in', unable, [look], 'replan', false, false],
  ['a press that has shown something', unable, [step('dom.click', button)], 'verify', false, false],
  ['what has been waited for', other, [silent, waited(failure('TIMEOUT', 'waited'))], 'verify', false, false],
  ['what is seen to be done', { kind: 'done', note: '' }, [silent], 'verify', false, false],
] as const)('%s', (_what, plan, attempts, lastThen, isHelped, tooSoon) => {
  expect(comesTooSoon(plan as SkillPlan, request([...attempts], { lastThen, isHelped }))).toBe(tooSoon);
});

test('what is missing after an act may be on its way, once', () => {
  const missing: SkillPlan = { ...unable, said: phraseOf('unable_not_on_page', 'City') };
  const shown = step('dom.click', button);
  expect(comesTooSoon(missing, request([]))).toBe(false);
  expect(comesTooSoon(missing, request([], { before: shown }))).toBe(true);
  expect(comesTooSoon(missing, request([], { before: shown, isHelped: true }))).toBe(false);
  expect(comesTooSoon(missing, request([shown]))).toBe(true);
  const timedOut = waited(failure('TIMEOUT', 'waited'));
  expect(comesTooSoon(missing, request([timedOut], { before: shown }))).toBe(false);
  expect(comesTooSoon(missing, request([shown, timedOut]))).toBe(false);
  expect(comesTooSoon(missing, request([timedOut, shown]))).toBe(true);
  expect(comesTooSoon(unable, request([shown]))).toBe(false);
});

test('what has shown nothing is not pressed again, however often it was waited for', () => {
  const timedOut = waited(failure('TIMEOUT', 'waited'));
  expect(isAgain(again, [silent, timedOut])).toBe(true);
  expect(isAgain(other, [silent, timedOut])).toBe(false);
  const confirm = step('dom.click', hit({ label: 'Yes' }), {
    say: phraseOf('do_confirm', 'button “Yes”'),
    shown: false,
  });
  expect(isAgain(again, [silent, confirm, timedOut])).toBe(true);
});

test('what came while it was waited for counts for the press', () => {
  const changes = [{ what: 'content', detail: '− “Mila Stone”' }];
  const [press, ...rest] = withLaterSigns([silent, waited(success({ waitedMs: 300, changes }))]);
  expect(rest).toEqual([]);
  expect(press?.observation?.changes).toEqual(changes);
  const url = [{ what: 'url', detail: 'https://example.org/next' }];
  expect(withLaterSigns([silent, waited(success({ changes: url }))])[0]?.observation?.urlChanged).toBe(true);
});

test('a document that has gone meanwhile was left by the press', () => {
  const [press] = withLaterSigns([silent, waited(failure('STALE', 'the page was replaced'))]);
  expect(press?.observation?.navigated).toBe(true);
  expect(withLaterSigns([silent, waited(failure('TIMEOUT', 'waited'))])[0]).toEqual(silent);
});
