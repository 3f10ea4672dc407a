// Goals that cannot be carried out get a clear answer in a moment, never a hang.
import { waitForStatus, sendGoal } from '../../scripts/panel.mjs';
import { ENDED, expect, test } from './fixtures';

const ANSWER_MS = 10_000;

const BAD_GOALS: [name: string, goal: string][] = [
  ['10,000 characters', 'buy '.repeat(2_500)],
  ['gibberish', 'asdf qwer zxcv lkjh'],
  ['punctuation only', '??? !!! …'],
  ['an emoji', '🫠'],
  ['nothing that the page can do', 'Tune the violin'],
  ['a pronoun without anything it could mean', 'Do it'],
  ['a script without rules here', 'กรุณาดาวน์โหลดใบแจ้งหนี้'],
  ['right-to-left text', 'احسب لي سرعة الضوء'],
];

for (const [name, goal] of BAD_GOALS) {
  test(`answers a goal of ${name} within ten seconds`, async ({ copilot, portal }) => {
    await copilot.openPortal('/');
    const panel = await copilot.openPanel();
    await sendGoal(panel, goal);
    const status = await waitForStatus(panel, [...ENDED, 'awaiting_user'], ANSWER_MS);
    expect(['awaiting_user', 'failed']).toContain(status);
    const words =
      status === 'failed'
        ? panel.locator('[data-task-result]')
        : panel.getByRole('group').filter({ has: panel.getByRole('heading') });
    // A sentence in words, without our own identifiers.
    await expect(words.first()).toContainText(/(?:\p{L}+\P{L}+){3}/u);
    await expect(words.first()).not.toContainText(/undefined|\[object|NaN|Error:/);
    expect(portal.log.filter(({ method }) => method === 'POST')).toEqual([]);
  });
}

test('an empty goal starts nothing', async ({ copilot }) => {
  await copilot.openPortal('/');
  const panel = await copilot.openPanel();
  await sendGoal(panel, '   \n ');
  await expect(panel.locator('[data-task-status]')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('asks which one is meant when several things fit, and does the one that was chosen', async ({
  copilot,
}) => {
  await copilot.page.goto(copilot.portal.origin);
  await copilot.page.evaluate(() => {
    document.querySelector('main')!.innerHTML =
      '<h1>Rooms</h1>' +
      ['Kitchen', 'Attic']
        .map(
          (room) => `<section aria-label="${room}"><h2>${room}</h2><button>Open details</button></section>`,
        )
        .join('') +
      '<p role="status"></p>';
    for (const button of document.querySelectorAll('main button'))
      button.addEventListener('click', () => {
        document.querySelector('main [role=status]')!.textContent +=
          `${button.closest('section')!.getAttribute('aria-label')};`;
      });
  });
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Click Open details', ANSWER_MS)).toBe('awaiting_user');
  await expect(copilot.page.locator('main [role=status]')).toHaveText('');
  await panel.getByRole('group').getByRole('button', { name: /Attic/ }).first().click();
  await expect(copilot.page.locator('main [role=status]')).toHaveText('Attic;');
  expect(await waitForStatus(panel, ENDED)).toBe('succeeded');
});

test('a goal on a page that may not be read fails with the reason', async ({ copilot }) => {
  await copilot.page.goto('chrome://version');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, 'Click OK', ANSWER_MS)).toMatch(/failed|awaiting_user/);
});
