// Drives the side panel as a user does: by roles, names and the `data-task-*` attributes that are there for it.

export const ENDED = ['succeeded', 'failed', 'cancelled'];

/** Types a goal into the composer and sends it. */
export async function sendGoal(panel, goal) {
  const composer = panel.getByRole('textbox', { name: 'Task', exact: true });
  await composer.fill(goal);
  await composer.press('Enter');
}

/** The task's status, `undefined` before there is a task. */
export function statusOf(panel) {
  return panel.evaluate(
    () => document.querySelector('[data-task-status]')?.getAttribute('data-task-status') ?? undefined,
  );
}

/** Waits until the task has one of these statuses, and returns it. */
export async function waitForStatus(panel, statuses, timeoutMs = 60_000) {
  const handle = await panel.waitForFunction(
    (wanted) => {
      const status = document.querySelector('[data-task-status]')?.getAttribute('data-task-status');
      return status !== null && wanted.includes(status) ? status : false;
    },
    statuses,
    { timeout: timeoutMs, polling: 50 },
  );
  return handle.jsonValue();
}

/** The conversation: one entry a turn, steps with their mark. */
export function turnsOf(panel) {
  return panel.evaluate(() => {
    const list = document.querySelector('ol[aria-label="Conversation"]');
    const textOf = (element) => {
      const copy = element.cloneNode(true);
      for (const hidden of copy.querySelectorAll('.visually-hidden, details, time, table, button'))
        hidden.remove();
      const blocks = [...copy.querySelectorAll('p, code')].map((block) => block.textContent.trim());
      return blocks
        .filter((text) => text !== '')
        .join(' · ')
        .replace(/\s+/g, ' ');
    };
    return [...(list?.children ?? [])].map((item) => ({
      from: item.classList.contains('user') ? 'user' : 'assistant',
      mark: item.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
      text: textOf(item),
    }));
  });
}

/** The card in front of a waiting task, as it reads. */
export function cardOf(panel) {
  return panel.evaluate(() => {
    const card = document.querySelector('section.card[role=group]');
    if (!card) return undefined;
    const buttons = [...card.querySelectorAll('button')].map((button) => button.textContent.trim());
    const kind = buttons.includes('Approve') ? 'confirm' : card.querySelector('input') ? 'clarify' : 'assist';
    const lines = [...card.querySelectorAll('h2, p, li, dt, dd')].map((part) =>
      part.textContent.trim().replace(/\s+/g, ' '),
    );
    const id = card.getAttribute('aria-labelledby') ?? '';
    return { id, kind, title: lines[0] ?? '', text: lines.join('\n'), buttons };
  });
}

/** Final message, answer and table of an ended task. */
export async function resultOf(panel) {
  const showAll = panel.getByRole('region', { name: 'Result' }).getByRole('button', { name: /show all/i });
  if ((await showAll.count()) > 0) await showAll.first().click();
  return panel.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim();
    const table = document.querySelector('[aria-label="Result"] table, .result table');
    const cells = (row) => [...row.cells].map((cell) => cell.textContent.trim());
    return {
      steps: Number(document.querySelector('[data-task-steps]')?.getAttribute('data-task-steps') ?? 0),
      result: text('[data-task-result]'),
      answer: text('[data-task-answer]'),
      table: table
        ? { fields: cells(table.tHead.rows[0]), rows: [...table.tBodies[0].rows].map(cells) }
        : undefined,
    };
  });
}

/** Presses a card's button as soon as it is no longer inert. */
export async function pressOnCard(panel, name) {
  await panel.getByRole('group').getByRole('button', { name, exact: true }).click({ timeout: 15_000 });
}

/** Answers the question of a clarify card in words. */
export async function reply(panel, words) {
  const field = panel.getByRole('textbox', { name: 'Reply', exact: true });
  await field.fill(words);
  await field.press('Enter');
}
