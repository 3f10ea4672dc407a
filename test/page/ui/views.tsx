// Every view of the UI in every state, for tests that look at all of them.
import type { Card } from '../../../src/shared/card';
import type { ChatPlan } from '../../../src/shared/chat';
import type { StepView, TaskView } from '../../../src/shared/messages/ui';
import { messageOf, taskOf, type FakeBackground } from './fake-background';

const plan: ChatPlan = {
  createdAt: '',
  currentStepIndex: 1,
  steps: [
    { id: 'step_0', index: 0, description: 'Open billing', status: 'completed', toolType: 'DOM' },
    {
      id: 'step_1',
      index: 1,
      description: 'Find it',
      status: 'active',
      toolType: 'DOM',
      reasoning: 'Needed.',
    },
    { id: 'step_2', index: 2, description: 'Download it', status: 'pending', toolType: 'SERVER' },
  ],
};
const card = { id: 'c1', taskId: 'task-1', createdAt: 0 };
const cards: Record<string, Card> = {
  confirm: {
    ...card,
    kind: 'confirm',
    what: 'Click “Place order”',
    where: 'https://shop.example',
    why: 'Placing an order cannot be taken back.',
    risk: 'high',
    values: [{ label: 'Total' as never, value: '€ 12' }],
    actionHash: 'h',
  },
  clarify: { ...card, kind: 'clarify', question: 'Which?', options: [{ label: 'February', value: '1' }] },
  login: { ...card, kind: 'assist', type: 'login', message: 'Sign in.' },
  permission: {
    ...card,
    kind: 'assist',
    type: 'permission',
    message: 'Access.',
    origins: ['https://a.example'],
  },
};

function turns(background: FakeBackground): void {
  const { messages } = background.session;
  messages.messages = [
    messageOf({ sequenceNumber: 0, role: 'user', content: 'Get it', metadata: { turn: 'goal' } }),
    messageOf({ sequenceNumber: 1, content: 'Reading', metadata: { turn: 'reading', reasoning: 'So.' } }),
    messageOf({
      sequenceNumber: 2,
      content: 'Click “Billing”',
      actionString: 'click(a1)',
      status: 'success',
      metadata: { turn: 'step', thought: 'There.', observation: 'Now on Billing', durationMs: 2_000 },
    }),
    messageOf({
      sequenceNumber: 3,
      content: 'Click “Older”',
      actionString: 'click(a2)',
      status: 'failure',
      error: { code: 'STALE', message: 'gone' },
      metadata: { turn: 'step' },
    }),
    messageOf({ sequenceNumber: 4, role: 'user', content: 'No', metadata: { turn: 'feedback' } }),
    messageOf({ sequenceNumber: 5, role: 'system', content: 'Paused' }),
    messageOf({ sequenceNumber: 6, content: 'Next', status: 'pending', metadata: { turn: 'step' } }),
    messageOf({
      sequenceNumber: 7,
      content: 'Rows',
      metadata: {
        turn: 'answer',
        evidence: ['a line'],
        table: { fields: ['Name', 'Price'], rows: [['Lamp', '€ 12']] },
        file: { name: 'a.pdf', bytes: 1_200 },
      },
    }),
  ];
  messages.total = messages.messages.length;
}

const withTask = (change: Partial<TaskView>) => (background: FakeBackground) => {
  turns(background);
  background.session.task = taskOf({ plan, ...change });
};

export const PANEL_STATES: Record<string, (background: FakeBackground) => void> = {
  empty: () => undefined,
  'first run': (background) => (background.settings.onboarded = false),
  planning: (background) => (background.session.task = taskOf({ status: 'planning' })),
  running: withTask({ canUndo: true, tokens: 12 }),
  paused: withTask({ paused: true }),
  succeeded: withTask({ status: 'succeeded', result: 'Done.', answer: '42' }),
  failed: withTask({ status: 'failed', result: 'Not found.' }),
  stopped: withTask({ status: 'cancelled' }),
  ...Object.fromEntries(
    Object.entries(cards).map(([name, each]) => [name, withTask({ status: 'awaiting_user', card: each })]),
  ),
};

export const STEPS: StepView[] = [0, 1].map((seq) => ({
  seq,
  description: `Step number ${seq}`,
  tool: 'dom.click',
  action: `click(a${seq})`,
  status: seq === 0 ? 'ok' : 'error',
  rung: 0,
  startedAt: 1_000,
  endedAt: 2_500,
  selector: 'role=button',
  ...(seq === 1 ? { error: { code: 'STALE', message: 'gone' } } : {}),
  observation: 'Seen',
  url: 'https://shop.example/',
  sketch: {
    width: 800,
    height: 600,
    items: [
      { id: 'a0', label: 'Home', role: 'link', x: 0, y: 0, w: 100, h: 30 },
      { id: 'a1', label: 'Billing', role: 'link', x: 120, y: 0, w: 100, h: 30, target: true },
    ],
  },
}));

export function fillHistory(background: FakeBackground): void {
  const { taskId, sessionId } = taskOf();
  background.handlers.listTasks = () => [
    {
      taskId,
      sessionId,
      goal: 'Download the invoice',
      status: 'succeeded',
      steps: 2,
      createdAt: 1_000,
      origin: 'https://shop.example',
    },
  ];
  background.handlers.getTask = () => ({
    task: taskOf({ status: 'succeeded', goal: 'Download the invoice', result: 'Done.' }),
    steps: STEPS,
    exploration: {
      nodes: [
        { id: '1', url: 'u', title: 'Home', depth: 0, state: 'visited' },
        { id: '2', url: 'u', title: 'Billing', depth: 1, state: 'winner' },
      ],
      edges: [{ from: '1', to: '2', label: 'Billing' }],
    },
  });
  background.handlers.getLog = () => [{ ts: 1_000, level: 'warn', area: 'bridge', message: 'lost' }];
  background.handlers.GET_ACTIVITY_LOG = () => [{ ts: 1_000, level: 'warn', message: 'lost' }];
  background.handlers.listSites = () => [
    { origin: 'https://a.example', granted: false, addedAt: 0, acts: 2 },
  ];
  background.handlers.listSecrets = () => [
    { handle: 's', name: 'Shop', origin: 'https://a.example', createdAt: 0 },
  ];
  background.handlers.getMetrics = () => ({ 'perceive ms': 3 });
}
