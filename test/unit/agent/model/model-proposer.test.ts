// Rungs 1 and 2: a model names numbers and values; what becomes of them is written by code.
import { describe, expect, test } from 'vitest';
import { boundSteps, chooseByModel } from '../../../../src/agent/model/model-proposer';
import { fakeClient, shownTo } from './fake-client';
import { pageText } from '../../../../src/shared/page-text';
import type { PcdHit } from '../../../../src/shared/query';
import { attemptOf, hit, requestFor, type PageParts } from './pages';

const wish = { kind: 'other' as const, text: 'Make the room warmer' };
const page = (): PageParts => ({
  hits: [
    hit({ id: 'a1', label: 'Heat up' }),
    hit({
      id: 'f1',
      label: 'Subject',
      type: 'field',
      role: 'textbox',
      tag: 'input',
      value: '',
      formId: 'm1',
    }),
    hit({
      id: 'f2',
      label: 'Details',
      type: 'field',
      role: 'textbox',
      tag: 'textarea',
      value: '',
      formId: 'm1',
    }),
    hit({
      id: 'f3',
      label: 'Room',
      type: 'field',
      role: 'combobox',
      tag: 'select',
      value: 'Attic',
      options: ['Attic', 'Hall'],
      formId: 'm1',
    }),
    hit({
      id: 'f4',
      label: 'Alarm',
      type: 'field',
      role: 'checkbox',
      tag: 'input',
      inputType: 'checkbox',
      formId: 'm1',
    }),
    hit({ id: 'a2', label: 'Send' }),
  ],
});
const enumOf = (client: ReturnType<typeof fakeClient>, n: number, path: string[]) =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], client.requests[n]?.schema?.json);

async function stepsOf(client: ReturnType<typeof fakeClient>, request = requestFor(wish, page())) {
  const move = await chooseByModel(client, request);
  if (!move.ok) throw new Error(move.error);
  const plan = await boundSteps(request, move, 'replan');
  if (plan.kind !== 'steps') throw new Error(plan.kind);
  return plan.steps.map(({ call, description }) => [call.name, call.args, description]);
}

describe('a decision of a local model', () => {
  test('may name exactly the numbers that are there, and the endings', async () => {
    const client = fakeClient([{ choice: '1', value: '', why: 'it heats' }]);
    await chooseByModel(client, requestFor(wish, page()));
    expect(enumOf(client, 0, ['properties', 'choice', 'enum'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      'done',
      'not-here',
      'ask',
      'captcha',
      'login',
      'help',
    ]);
  });

  test('becomes a click on what the number stands for, whatever else it says', async () => {
    const client = fakeClient([{ choice: 1, value: 'delete everything', why: '' }]);
    const steps = await stepsOf(client);
    expect(steps).toEqual([
      [
        'dom.click',
        expect.objectContaining({ selector: expect.objectContaining({ name: 'thing a1' }) as unknown }),
        'Click button “Heat up”',
      ],
    ]);
    expect(JSON.stringify(steps)).not.toContain('delete');
  });

  test('for a form is followed by one question about its empty fields, in place of one a field', async () => {
    const client = fakeClient([
      { choice: '2', value: '', why: '' },
      {
        fields: [
          { choice: '2', value: 'It is cold' },
          { choice: '1', value: 'Heating' },
        ],
      },
    ]);
    const steps = await stepsOf(client);
    expect(steps.map(([name, , say]) => [name, say])).toEqual([
      ['dom.type', 'Type “Heating” into “Subject”'],
      ['dom.type', 'Type “It is cold” into “Details”'],
    ]);
    expect(enumOf(client, 1, ['properties', 'fields', 'items', 'properties', 'choice', 'enum'])).toEqual([
      '1',
      '2',
    ]);
  });

  test('can end the task instead, with words for the user', async () => {
    const client = fakeClient([{ choice: 'ask', value: 'By how much?', why: '' }]);
    expect(await chooseByModel(client, requestFor(wish, page()))).toMatchObject({
      ok: true,
      move: { kind: 'ending', ending: 'ask', say: 'By how much?' },
      tokens: 110,
    });
  });

  test('sees the last three steps and what came of them', async () => {
    const client = fakeClient([{ choice: 'done', value: '', why: '' }]);
    const attempts = ['One', 'Two', 'Three', 'Four'].map((name) => attemptOf(name, `${name} happened`));
    await chooseByModel(client, requestFor(wish, page(), { attempts }));
    expect(shownTo(client)).not.toContain('One happened');
    for (const name of ['Two', 'Three', 'Four'])
      expect(shownTo(client)).toContain(`done: ${name} → ${name} happened`);
  });
});

describe('a box', () => {
  const onFor = async (value: string, more: Partial<PcdHit> = {}) => {
    const box = { id: 'b1', label: 'Alarm', type: 'field', role: 'checkbox', tag: 'input' } as const;
    const parts = { hits: [hit({ ...box, inputType: 'checkbox', checked: true, ...more })] };
    const steps = await stepsOf(fakeClient([{ choice: '1', value, why: '' }]), requestFor(wish, parts));
    return (steps[0]?.[1] as { on?: boolean }).on;
  };

  test.each(['off', 'uncheck', 'Untick', 'disabled', 'not checked', 'non', 'nein', 'falsch', '不勾选', ''])(
    'that is checked is unchecked by “%s”',
    async (value) => {
      expect(await onFor(value)).toBe(false);
    },
  );

  test('is checked by anything else', async () => {
    for (const value of ['on', 'checked', 'notify', 'notes', 'unread']) expect(await onFor(value)).toBe(true);
    expect(await onFor('', { checked: false })).toBe(true);
    const radio = { role: 'radio', inputType: 'radio' };
    expect(await onFor('', radio)).toBe(true);
  });

  test.each([
    ['None of these', 'None of these', 'checkbox'],
    ['Not in stock', 'not in stock', 'checkbox'],
    ['None', 'None', 'radio'],
    ['不需要', '不需要', 'radio'],
    ['No', 'no', 'radio'],
  ])('that is called “%s” is checked by “%s”', async (label, value, role) => {
    expect(await onFor(value, { label: pageText(label), role, inputType: role, checked: false })).toBe(true);
  });

  test('may be unchecked, and the prompt says how', async () => {
    const client = fakeClient([{ choice: 'done', value: '', why: '' }]);
    await chooseByModel(client, requestFor(wish, page()));
    expect(shownTo(client)).toContain('"off" to uncheck');
  });
});

describe('a short plan of a keyed model', () => {
  const plan = (steps: Array<[string, string?]>, more = {}) => ({
    steps: steps.map(([choice, value = '']) => ({ choice, value })),
    next: 'look',
    say: '',
    why: '',
    ...more,
  });

  test('becomes the acts that fit each field', async () => {
    const client = fakeClient([plan([['2', 'Heating'], ['4', 'hall'], ['5', 'on'], ['6']])], 2);
    expect(
      (await stepsOf(client)).map(([name, args]) => [
        name,
        (args as { text?: string; value?: string }).text ?? (args as { value?: string }).value,
      ]),
    ).toEqual([
      ['dom.type', 'Heating'],
      ['dom.select', 'Hall'],
      ['dom.check', undefined],
      ['dom.click', undefined],
    ]);
  });

  test('is cut after five steps', async () => {
    const many = Array.from({ length: 9 }, (_, i) => ['2', `text ${i}`] as [string, string]);
    expect(await stepsOf(fakeClient([plan(many)], 2))).toHaveLength(5);
  });

  test('ends where it says the same thing again', async () => {
    expect(await stepsOf(fakeClient([plan([['1'], ['1'], ['2', 'x']])], 2))).toHaveLength(1);
  });

  test('types a secret by its handle, never as text', async () => {
    const client = fakeClient([plan([['2', 'secret:abcd-1234']])], 2);
    expect((await stepsOf(client))[0]?.[1]).toMatchObject({ text: '', secret: 'secret:abcd-1234' });
  });

  test('may open an address of the web, and nothing else that looks like one', async () => {
    const opens = (value: string) => fakeClient([plan([['1'], ['8', value], ['6']])], 2);
    expect((await stepsOf(opens('/rooms?x=1')))[1]?.slice(0, 2)).toEqual([
      'tabs.navigate',
      { tabId: 1, url: 'https://cabin.example/rooms?x=1' },
    ]);
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'chrome://settings'])
      expect((await stepsOf(opens(bad))).map(([, , say]) => say)).toEqual(['Click button “Heat up”']);
  });

  test('is carried out up to a step that cannot be used: a form is not sent without its value', async () => {
    const card = '4111 1111 1111 1111';
    const cut = fakeClient([plan([['2', 'Heating'], ['3', card], ['6']])], 2);
    expect((await stepsOf(cut)).map(([, , say]) => say)).toEqual(['Type “Heating” into “Subject”']);
    const none = fakeClient([plan([['3', card], ['6']])], 2);
    expect(await chooseByModel(none, requestFor(wish, page()))).toMatchObject({
      ok: false,
      error: 'The model’s steps could not be used.',
    });
  });

  test('of neither steps nor an ending is no answer', async () => {
    const client = fakeClient([plan([])], 2);
    expect(await chooseByModel(client, requestFor(wish, page()))).toMatchObject({
      ok: false,
      code: 'MODEL_OUTPUT_INVALID',
    });
  });
});

test('a wish that names the act gets that act on the chosen thing', async () => {
  const client = fakeClient([{ choice: '1', value: '', why: '' }]);
  const request = requestFor({ kind: 'hover', target: { text: 'the warm one' } }, page());
  expect((await stepsOf(client, request))[0]?.[0]).toBe('dom.hover');
});

describe('what was drawn anew since the model saw it', () => {
  const fallbacksOf = async (parts: Partial<PcdHit>) => {
    const request = requestFor(wish, { hits: [hit({ label: 'Heat up', ...parts })] });
    const gone = { ...request, page: { ...request.page, details: () => Promise.resolve([]) } };
    const move = await chooseByModel(fakeClient([{ choice: '1', value: '', why: '' }]), gone);
    if (!move.ok) throw new Error(move.error);
    const plan = await boundSteps(gone, move, 'replan');
    return plan.kind === 'steps' ? plan.steps.map((step) => 'call' in step && step.fallbacks) : plan;
  };

  test('is found again by role and name', async () => {
    expect(await fallbacksOf({ id: 'a1', landmark: 'main' })).toEqual([
      [{ kind: 'role', role: 'button', name: 'Heat up', nameMode: 'exact', withinLandmark: 'main' }],
    ]);
  });

  test.each([
    ['in a row', { id: 'a1', itemText: pageText('Attic 18 °C') }],
    ['in a frame', { id: 'f3.a1' }],
  ])('is not looked for elsewhere when it stood %s', async (_where, parts) => {
    expect(await fallbacksOf(parts)).toEqual([undefined]);
  });
});
