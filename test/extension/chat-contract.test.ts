// The chat contract (docs/systems.md, B 3), row by row, against what really travels on the port of the built
// extension: replies and events are parsed by the contract's own schemas.
import { waitForStatus } from '../../scripts/panel.mjs';
import { chatMessage, interactResponse, messageList, type InteractData } from '../../src/shared/chat';
import { sessionView, uiEvent } from '../../src/shared/messages/ui';
import { ENDED, expect, test, type Copilot } from './fixtures';
import { tapPort, type PortTap } from './port-tap';

const GOAL = 'Search for "thermostat", then scroll to the bottom';

async function sessionOn(copilot: Copilot, tap: PortTap) {
  const tabId = (await copilot.tabIdOf()) as never;
  const { sessionId } = sessionView.parse(await tap.call('openSession', { tabId }));
  return { tabId, sessionId };
}

/** Sends a goal as the panel does, and gives the interact call's own reply. */
async function interact(copilot: Copilot, tap: PortTap, prompt: string): Promise<InteractData> {
  const where = await sessionOn(copilot, tap);
  const reply = interactResponse.parse(
    await tap.call('interact', { ...where, requestId: crypto.randomUUID(), prompt }),
  );
  if (!reply.success) throw new Error(reply.error.message);
  return reply.data;
}

async function roundsOf(tap: PortTap): Promise<InteractData[]> {
  return (await tap.eventsOf('interact_response')).map(({ response }) => {
    const parsed = interactResponse.parse(response);
    if (!parsed.success) throw new Error(parsed.error.message);
    return parsed.data;
  });
}

/** Until a round says what is waited for. */
async function untilRound(tap: PortTap, wanted: (data: InteractData) => boolean): Promise<InteractData> {
  await expect.poll(async () => (await roundsOf(tap)).some(wanted), { timeout: 60_000 }).toBe(true);
  return (await roundsOf(tap)).find(wanted)!;
}

const untilClosed = (tap: PortTap) => untilRound(tap, ({ action }) => /^(finish|fail)\(\)$/.test(action));

test.describe('B 3.2, the interact response', () => {
  test('the call is answered at once, with task, session, thought and action, and planning until there is a plan', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    const { sessionId } = await sessionOn(copilot, tap);
    const data = await interact(copilot, tap, GOAL);
    expect(data).toMatchObject({ sessionId, status: 'planning', action: 'plan()' });
    expect(data.taskId).not.toBe('');
    expect(data.thought).toEqual(expect.any(String));
    expect(data.plan).toBeUndefined();
    await untilClosed(tap);
    const { taskId } = data;
    expect(
      (await roundsOf(tap)).every((round) => round.taskId === taskId && round.sessionId === sessionId),
    ).toBe(true);
  });

  test('each round carries the plan: steps with id, index, description, status and tool type, and which is due', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    const planned = (await roundsOf(tap)).filter(({ plan }) => plan !== undefined);
    expect(planned.length).toBeGreaterThan(3);
    for (const { plan, currentStep, totalSteps, action } of planned) {
      const { steps, currentStepIndex, createdAt } = plan!;
      expect(steps.map(({ id, index }) => [id, index])).toEqual(steps.map((_, n) => [`step_${n}`, n]));
      expect(steps.every(({ description }) => /\S/.test(description))).toBe(true);
      expect([currentStep, totalSteps]).toEqual([currentStepIndex, steps.length]);
      expect(Number.isNaN(Date.parse(createdAt))).toBe(false);
      const active = steps.filter(({ status }) => status === 'active');
      expect(active.length).toBeLessThanOrEqual(1);
      if (active[0]) expect(active[0].index).toBe(currentStepIndex);
      else expect(action).toMatch(/^(finish|fail)\(\)$/);
    }
    const last = planned.at(-1)!;
    expect(last.plan!.steps.every(({ status }) => status === 'completed')).toBe(true);
  });

  test('thought, action string and orchestrator status tell what the round is about', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    const rounds = await roundsOf(tap);
    expect(rounds.some(({ action }) => /^type\(.*"thermostat".*\)$/.test(action))).toBe(true);
    expect(rounds.every(({ action }) => /^\w+\(.*\)$/s.test(action))).toBe(true);
    const words = rounds.map(({ status }) => status);
    expect(words).toContain('executing');
    expect(words.at(-1)).toBe('completed');
    expect(rounds.at(-1)?.thought).toMatch(/\S/);
    expect(
      rounds.filter(({ plan }) => plan).every(({ reasoning }) => /thermostat/.test(reasoning ?? '')),
    ).toBe(true);
  });

  test('a question comes as userQuestion with what is missing, and its answer goes on', async ({
    copilot,
  }) => {
    await copilot.page.goto(copilot.portal.origin);
    await copilot.page.evaluate(() => {
      document.querySelector('main')!.innerHTML = ['Kitchen', 'Attic']
        .map(
          (room) => `<section aria-label="${room}"><h2>${room}</h2><button>Open details</button></section>`,
        )
        .join('');
    });
    const tap = await tapPort(copilot);
    const { taskId } = await interact(copilot, tap, 'Click Open details');
    const asked = await untilRound(tap, ({ userQuestion }) => userQuestion !== undefined);
    expect(asked.status).toBe('needs_user_input');
    expect(asked.userQuestion).toContain('Open details');
    expect(asked.missingInformation).toEqual([asked.userQuestion]);
    const card = (await tap.eventsOf('task_update')).at(-1)?.task.card;
    if (card?.kind !== 'clarify') throw new Error('there is no question');
    const attic = card.options.find(({ label }) => label.includes('Attic'));
    // No answer is taken before the question can have been read.
    await expect(() => tap.call('reply', { taskId, cardId: card.id, value: attic?.value ?? '' })).toPass();
    expect(await untilClosed(tap)).toMatchObject({ action: 'finish()' });
  });

  test('a prompt that cannot be taken is refused in the reply, with a code and a sentence', async ({
    copilot,
  }) => {
    const tap = await tapPort(copilot);
    const request = { sessionId: 'nobody', requestId: 'r', tabId: 1 as never, prompt: 'Click OK' };
    const reply = interactResponse.parse(await tap.call('interact', request));
    expect(reply).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
    if (!reply.success) expect(reply.error.message).toMatch(/\w+ \w+/);
  });
});

test.describe('B 3.3, the messages of a session', () => {
  test('each has id, role, content and time; they are numbered without gaps in the order they were said', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    const { sessionId } = await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    const list = messageList.parse(await tap.call('getMessages', { sessionId }));
    const { messages } = list;
    expect(list).toMatchObject({ sessionId, sessionExists: true, total: messages.length });
    const first = messages[0]?.sequenceNumber ?? -1;
    expect(messages.map(({ sequenceNumber }) => sequenceNumber)).toEqual(messages.map((_, n) => first + n));
    expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(messages.length);
    for (const { timestamp, content } of messages) {
      expect(new Date(timestamp).toISOString()).toBe(timestamp);
      expect(content).toMatch(/\S/);
    }
    expect(messages[0]).toMatchObject({ role: 'user', content: GOAL });
    expect(messages.slice(1).every(({ role }) => role === 'assistant')).toBe(true);
    const acts = messages.filter(({ metadata }) => metadata?.turn === 'step');
    expect(acts.length).toBeGreaterThan(0);
    expect(
      acts.every(({ status, actionString }) => status === 'success' && /\(.*\)/.test(actionString ?? '')),
    ).toBe(true);
    expect(messages.at(-1)).toMatchObject({ actionString: 'finish()', status: 'success' });
  });

  test('pages follow each other by sequence number and limit; total counts them all', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    const sessionId = (await interact(copilot, tap, GOAL)).sessionId as never;
    await untilClosed(tap);
    const whole = messageList.parse(await tap.call('getMessages', { sessionId }));
    const paged: typeof whole.messages = [];
    for (let after = -1; ; after = paged.at(-1)!.sequenceNumber) {
      const page = messageList.parse(await tap.call('getMessages', { sessionId, after, limit: 2 }));
      expect(page.total).toBe(whole.total);
      expect(page.messages.length).toBeLessThanOrEqual(2);
      if (page.messages.length === 0) break;
      paged.push(...page.messages);
    }
    expect(paged).toEqual(whole.messages);
  });

  test('a session that nobody opened says that it does not exist', async ({ copilot }) => {
    const tap = await tapPort(copilot);
    const list = messageList.parse(await tap.call('getMessages', { sessionId: 'nobody' }));
    expect(list).toEqual({ sessionId: 'nobody', messages: [], total: 0, sessionExists: false });
  });
});

test.describe('B 3.4, how a task ends', () => {
  test('done is finish(), with the task succeeded', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    await interact(copilot, tap, 'Search for "thermostat"');
    expect(await untilClosed(tap)).toMatchObject({ action: 'finish()', status: 'completed' });
    expect((await tap.eventsOf('task_update')).at(-1)?.task.status).toBe('succeeded');
  });

  test('not done is fail(), with the reason as the thought and the last message', async ({ copilot }) => {
    await copilot.openPortal('/');
    const tap = await tapPort(copilot);
    await interact(copilot, tap, 'Click "Tune the violin"');
    const end = await untilClosed(tap);
    expect(end).toMatchObject({ action: 'fail()', status: 'failed' });
    const { message } = (await tap.eventsOf('new_message')).at(-1)!;
    expect(message).toMatchObject({
      role: 'assistant',
      status: 'failure',
      actionString: 'fail()',
      content: end.thought,
    });
  });
});

test.describe('B 3.5, what is pushed', () => {
  test('new_message brings every message once, in the shape of the list, with its role', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    const { sessionId } = await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    const pushed = (await tap.eventsOf('new_message')).map((event) => {
      expect(event.sessionId).toBe(sessionId);
      expect('role' in event.message).toBe(true);
      return chatMessage.parse(event.message);
    });
    const list = messageList.parse(await tap.call('getMessages', { sessionId }));
    expect(pushed).toEqual(list.messages);
  });

  test('plan_update brings a second listener every plan that the rounds carry', async ({ copilot }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    const second = await tapPort(copilot);
    const { taskId } = await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    await untilClosed(second);
    const updates = await second.eventsOf('plan_update');
    expect(updates.length).toBeGreaterThan(1);
    expect(updates.every((update) => update.taskId === taskId)).toBe(true);
    const plans = (await roundsOf(second)).map(({ plan }) => plan);
    for (const { plan } of updates) expect(plans).toContainEqual(plan);
    expect(await second.eventsOf('new_message')).toEqual(await tap.eventsOf('new_message'));
  });

  test('every event fits its schema, and an interact_response follows the messages of its round', async ({
    copilot,
  }) => {
    await copilot.openPortal('/shop');
    const tap = await tapPort(copilot);
    await interact(copilot, tap, GOAL);
    await untilClosed(tap);
    const events = await tap.events();
    for (const event of events) expect(uiEvent.safeParse(event).success, JSON.stringify(event)).toBe(true);
    const last = events.findLastIndex(({ type }) => type === 'new_message');
    expect(events.findLastIndex(({ type }) => type === 'interact_response')).toBeGreaterThan(last);
  });
});

test('B 4, the panel shows the task as running, completed, failed and stopped', async ({ copilot }) => {
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  const badge = panel.locator('[role=status][data-task-status]');
  await copilot.runGoal(panel, 'Search for "thermostat"');
  await expect(badge).toHaveText('Completed');
  await copilot.runGoal(panel, 'Click "Tune the violin"');
  await expect(badge).toHaveText('Failed');
  await copilot.runGoal(panel, 'invoices');
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await waitForStatus(panel, ENDED);
  await expect(badge).toHaveText('Stopped');
});
