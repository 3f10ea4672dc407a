// Properties 2, 13 and 14 on the real panel: whatever a task looks like, the panel shows it.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ControllerState } from '../../../src/agent/controller/state';
import { taskView } from '../../../src/background/tasks/task-view';
import type { TaskView } from '../../../src/shared/messages/ui';
import type { TaskRecord } from '../../../src/shared/records';
import { hasEnded } from '../../../src/shared/status';
import { cards } from '../../unit/properties/generators/cards';
import { taskLists } from '../../unit/properties/generators/task-lists';
import { worlds } from '../../unit/properties/generators/worlds';
import { runTask, startedWith } from '../../unit/properties/run-task';
import { fakeBackground, taskOf, type FakeBackground } from '../ui/fake-background';
import { mountPanel, unmountAll, type MountedPanel } from '../ui/mount';

let background: FakeBackground;
let panel: MountedPanel;
let shown = 1_000;

beforeAll(async () => {
  await page.viewport(380, 720);
  background = fakeBackground();
  panel = await mountPanel(background);
  await vi.waitFor(() => expect(background.called('openSession')).toHaveLength(1));
});
afterAll(unmountAll);

/** The task as the background would push it, later than all before it. */
function viewOf(state: ControllerState): TaskView {
  shown += 10;
  const { sessionId } = taskOf();
  const record: TaskRecord = {
    taskId: `task-${shown}`,
    sessionId,
    tabId: 7,
    requestId: `request-${shown}`,
    goal: state.goal,
    status: state.status,
    state,
    createdAt: shown,
    updatedAt: shown,
    steps: state.stepsDone,
  };
  return taskView(record, state);
}

/** Until the panel shows this task and no other. */
async function show(view: TaskView): Promise<void> {
  const goal = `${view.goal} (${view.taskId})`;
  background.show({ ...view, goal });
  await vi.waitFor(() => expect(panel.find('.task-goal')?.textContent).toBe(goal), { interval: 5 });
}

const stepsShown = () =>
  [...panel.root.querySelectorAll('details.plan > ol > li')].map((item) => ({
    text: item.querySelector('.plan-text > span')?.textContent ?? '',
    current: item.getAttribute('aria-current') === 'step',
    done: item.classList.contains('past'),
    failed: item.classList.contains('failed'),
  }));

// **Feature: browser-automation-assistant, Property 2: UI reflects task interpretation results**
describe('Property 2: UI reflects task interpretation results', { timeout: 120_000 }, () => {
  test('every task list that was read is on show, task by task, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(taskLists, async (list) => {
        await show(viewOf(startedWith(list)));
        expect(stepsShown().map(({ text }) => text)).toEqual(
          list.tasks.map(({ description }) => description),
        );
        expect(panel.find('details.plan')?.checkVisibility()).toBe(true);
        expect((panel.find('details.plan') as HTMLDetailsElement).open).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 13: Progress visualization**
describe('Property 13: Progress visualization', { timeout: 120_000 }, () => {
  const moment = fc.tuple(taskLists, worlds, fc.nat(30)).map(([list, world, turns]) => {
    const start = startedWith(list);
    return runTask(start, world, { maxTurns: turns }).at(-1)?.after ?? start;
  });

  test('at every moment of a run the panel shows its state, how far it is and which step is due', async () => {
    await fc.assert(
      fc.asyncProperty(moment, async (state) => {
        const view = viewOf(state);
        await show(view);
        const status = panel.find('[role=status][data-task-status]');
        expect(status?.dataset).toMatchObject({
          taskStatus: state.status,
          taskSteps: String(state.stepsDone),
        });
        expect(status?.textContent).toMatch(/\S/);
        const bar = panel.root.querySelector('progress');
        expect(bar?.value).toBe(Math.round(state.progress * 100));
        expect(bar?.getAttribute('aria-label')).toMatch(/\S/);
        const { plan } = view;
        const steps = stepsShown();
        expect(steps).toHaveLength(plan?.steps.length ?? 0);
        plan?.steps.forEach((step, index) => {
          expect(steps[index]).toMatchObject({
            text: step.description,
            done: step.status === 'completed',
            failed: step.status === 'failed',
            current: !hasEnded(state.status) && index === plan.currentStepIndex,
          });
        });
        if (hasEnded(state.status)) expect(panel.find('[data-task-result]')?.textContent).toBe(state.result);
      }),
      { numRuns: 100 },
    );
  });
});

// **Feature: browser-automation-assistant, Property 14: Assistance request display**
describe('Property 14: Assistance request display', { timeout: 120_000 }, () => {
  test('every request stands in view above the composer, with what is asked and how to answer', async () => {
    await fc.assert(
      fc.asyncProperty(taskLists, cards, async (list, card) => {
        const view = viewOf(startedWith(list));
        await show({ ...view, status: 'awaiting_user', card: { ...card, taskId: view.taskId } });
        const group = panel.find('.dock [role=group].card');
        if (!group) throw new Error('there is no card');
        expect(group.checkVisibility()).toBe(true);
        const box = group.getBoundingClientRect();
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
        const named = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
        expect(named?.textContent).toMatch(/\S/);
        expect(panel.root.querySelector('.dock [role=alert]')?.textContent).toMatch(/\S/);
        const buttons = [...group.querySelectorAll('button')].map((button) => button.textContent?.trim());
        switch (card.kind) {
          case 'confirm':
            expect(group.textContent).toContain(card.what);
            expect(group.textContent).toContain(card.where);
            expect(group.textContent).toContain(card.why);
            expect(buttons).toEqual(['Decline', 'Approve']);
            break;
          case 'clarify':
            expect(named?.textContent).toBe(card.question);
            for (const { label } of card.options) expect(buttons).toContain(label);
            expect(group.querySelector('input')?.getAttribute('aria-label')).toBe('Reply');
            break;
          case 'assist':
            expect(group.textContent).toContain(card.message);
            expect(buttons).toHaveLength(1);
            for (const origin of card.origins ?? []) expect(group.textContent).toContain(origin);
        }
      }),
      { numRuns: 100 },
    );
  });
});
