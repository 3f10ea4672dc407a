// Words that drive the run, and remarks that must not take its goal away.
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import { commandIn } from '../../../src/agent/controller/run-commands';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import type { Card } from '../../../src/shared/card';
import { interpret } from '../../../src/interpret/interpret';
import { refusedIn } from '../../../src/interpret/refused';

test.each([
  [
    'stop',
    [
      'stop',
      'Stop!',
      'please stop',
      'stop now, please',
      'stop the task',
      'stop it',
      'brich es ab',
      '停止任务',
      'abort',
      'cancel',
      'Stopp',
      'Abbrechen',
      'hör auf',
      '停',
      '停止吧',
      '取消',
    ],
  ],
  ['pause', ['pause', 'hold on', 'wait', 'wait a second', 'Moment', 'warte mal', '暂停', '等一下']],
  ['resume', ['go on', 'Continue', 'keep going', 'weiter', 'mach weiter', '继续']],
  ['undo', ['undo', 'Undo that', 'mach das rückgängig', '撤销']],
])('%s', (command, said) => {
  for (const words of said) expect([words, commandIn(words)]).toEqual([words, command]);
});

test.each([
  'stop the video',
  'cancel my booking',
  'cancel order 12',
  'wait 5 seconds',
  'continue to checkout',
  'undo the last change in the editor and save',
  'no',
  'please',
  '',
  '取消订单',
  'pause the music',
  'undo everything',
  'stop at page 3',
])('a wish of its own: %s', (words) => expect(commandIn(words)).toBeUndefined());

test.each([
  ['stop', 'stop'],
  ['please stop the task', 'stop'],
  ['cancel', undefined],
  ['Continue', undefined],
  ['undo', undefined],
])('“%s” over a question that may be answered by it', (words, command) =>
  expect(commandIn(words, true)).toBe(command),
);

describe('of “fill in the name with Kim, then click Send, then download the invoice”', () => {
  const context = { now: new Date(0), locale: 'en' };
  const heard = (state: ControllerState, text: string) =>
    reduce(
      state,
      { type: 'feedback', text, interpretation: interpret(text, context), refused: refusedIn(text, context) },
      { now: 1_000, newId: () => 'n' },
    );
  const running = reduce(
    initialState('g', 1, 'https://a.test'),
    {
      type: 'interpreted',
      interpretation: interpret(
        'fill in the name with Kim, then click Send, then download the invoice',
        context,
      ),
    },
    { now: 0, newId: () => 'n' },
  ).state;
  const kinds = ({ list }: ControllerState) => list?.tasks.map(({ parameters }) => parameters.kind);

  test.each(['is it done yet?', 'wait 5 seconds', 'what is the price?'])('“%s” is done besides', (text) => {
    const { state } = heard(running, text);
    expect(kinds(state)?.slice(0, 3)).toEqual(['fill', 'click', 'download']);
    expect(kinds(state)).toHaveLength(4);
    expect(state.current).toBe(running.current);
  });

  test.each(['hm, be careful', 'why so slow'])('“%s” takes nothing away', (text) => {
    const { state, say } = heard(running, text);
    expect(kinds(state)?.slice(0, 3)).toEqual(['fill', 'click', 'download']);
    expect(say[0]).toMatchObject({ content: text });
  });

  test('what only a model may understand is handed on where there is one, after what is left', () => {
    const event = { type: 'feedback' as const, text: 'hm, be careful', hasModel: true };
    const { state } = reduce(
      running,
      { ...event, interpretation: interpret('hm, be careful', context) },
      { now: 1_000, newId: () => 'n' },
    );
    expect(kinds(state)).toEqual(['fill', 'click', 'download', 'other']);
    expect(state.current).toBe(running.current);
  });

  test('words do not approve', () => {
    const card = { kind: 'confirm', id: 'c', taskId: 't', createdAt: 0 } as Card;
    const asked: ControllerState = { ...running, status: 'awaiting_user', phase: { at: 'wait', card } };
    const { state, say } = reduce(asked, { type: 'resume', typed: 'go ahead' }, { now: 0, newId: () => 'n' });
    expect(state.phase).toEqual(asked.phase);
    expect(say.map(({ content }) => content)).toEqual(['go ahead', expect.stringContaining('buttons')]);
  });

  test('another wish takes the place of what is left, and that is said', () => {
    const { state, say } = heard(running, 'click Cancel');
    expect(kinds(state)).toEqual(['click']);
    expect(say.map(({ content }) => content).join('\n')).toMatch(/Left out: .*Kim.*Send.*invoice/);
  });

  test('words that drive the run stand in the conversation', () => {
    const { state, say } = reduce(running, { type: 'pause', typed: 'hold on' }, { now: 0, newId: () => 'n' });
    expect(state.paused).toBe(true);
    expect(say).toMatchObject([{ content: 'hold on' }]);
  });
});
