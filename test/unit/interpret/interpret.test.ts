import { describe, expect, it } from 'vitest';
import { MAX_GOAL_CHARS } from '../../../src/shared/budgets';
import type { Interpretation } from '../../../src/shared/task-list';
import { interpret } from '../../../src/interpret/interpret';
import { GOALS_DE } from './goals-de';
import { GOALS_EN } from './goals-en';
import { GOALS_ZH } from './goals-zh';

const NOW = new Date(2026, 10, 21, 12);
const read = (goal: string, locale = 'en-US', lastTargets?: string[]): Interpretation =>
  interpret(goal, {
    now: NOW,
    locale,
    ...(lastTargets ? { previous: { lastTargets: lastTargets.map((text) => ({ text })) } } : {}),
  });

const tasksOf = (goal: string, locale?: string, lastTargets?: string[]) => {
  const made = read(goal, locale, lastTargets);
  if (made.kind !== 'tasks') throw new Error(`"${goal}" was asked about: ${made.question}`);
  return made.list.tasks;
};

describe.each([
  ['en-US', GOALS_EN],
  ['de-DE', GOALS_DE],
  ['zh-CN', GOALS_ZH],
] as const)('goals in %s', (locale, goals) => {
  it.each(goals.map(([goal, intents]) => [goal, intents] as const))('%s', (goal, intents) => {
    expect(tasksOf(goal, locale).map(({ parameters }) => parameters)).toEqual(intents);
  });
});

describe('what is not carried out but asked about', () => {
  it.each([
    [''],
    ['   \n '],
    ['""'],
    ['?!…'],
    ['click'],
    ['Open'],
    ['go to'],
    ['do it'],
    ['delete it'],
    ['open it'],
    ['again'],
    ['then'],
    ['asdfgh'],
    ['billing'],
    ['12345'],
    ["don't click submit"],
    ['never mind'],
    ['Open the'],
    ['Search for'],
    ['Filter by'],
    ['delete the'],
    ['Delete everything except the first row'],
    ['Remove all items from the cart except the red shirt'],
    ['Select all rows except the last'],
    ['Select all rows but the first two'],
    ['delete all emails except the ones from Bob'],
    ['Click everything but Cancel'],
    ['姓名填张三，手机号码13800138000，同城配送'],
    ['Нажми на кнопку'],
    ['ボタンをクリックして'],
    ['اضغط على الزر'],
    ['x'.repeat(MAX_GOAL_CHARS + 1)],
    ['click '.repeat(500)],
  ])('asks about %j', (goal) => {
    const made = read(goal);
    expect(made.kind).toBe('clarify');
    if (made.kind === 'clarify') expect(made.question.length).toBeGreaterThan(10);
  });

  it('offers goals as answers to a bare name', () => {
    expect(read('billing')).toMatchObject({
      kind: 'clarify',
      options: ['Open “billing”', 'Search for “billing”', 'Click “billing”'],
    });
  });

  it.each([['hello'], ['Thanks!'], ['What can you do?'], ['Hallo'], ['Was kannst du?'], ['你好']])(
    'who says %j is told what can be said',
    (goal) => {
      expect(read(goal)).toMatchObject({
        kind: 'clarify',
        question: expect.stringContaining('“Sort by price”') as string,
      });
    },
  );

  it('asks in the language of the user', () => {
    expect(read('klicke', 'de-DE')).toMatchObject({
      question: expect.stringContaining('Was genau') as string,
    });
    expect(read('点击', 'zh-CN')).toMatchObject({ question: expect.stringContaining('点击') as string });
  });
});

describe('the last task once more', () => {
  const before = read('Click "Reload"');
  const lastList = before.kind === 'tasks' ? before.list : undefined;
  const after = (goal: string) =>
    interpret(goal, { now: NOW, locale: 'en-US', previous: { lastTargets: [], lastList: lastList! } });

  it.each([
    'Again!',
    'please do that once more, thanks',
    'Could you do it again for me?',
    'Repeat the last task',
    'nochmal',
    'Kannst du das bitte noch einmal machen?',
    'Mach das erneut',
    'bitte wiederhole das',
    '再来一次',
    '请再做一遍',
    '麻烦你重复一下，谢谢',
  ])('is meant by “%s”', (goal) => {
    expect(after(goal)).toMatchObject({
      kind: 'tasks',
      list: { tasks: [{ parameters: { kind: 'click' } }] },
    });
  });

  it.each(['Click Again', 'Search for Once More', 'Klicke auf Wiederholen'])(
    'is not meant by “%s”',
    (goal) => {
      expect(after(goal)).not.toMatchObject({
        list: { tasks: [{ parameters: { target: { text: 'Reload' } } }] },
      });
    },
  );
});

describe('chains', () => {
  it('makes every task depend on the one before', () => {
    const tasks = tasksOf('Open Settings, click Privacy and turn off tracking');
    expect(tasks.map(({ id, dependencies }) => [id, dependencies])).toEqual([
      ['t1', []],
      ['t2', ['t1']],
      ['t3', ['t2']],
    ]);
  });

  it('lets repeated downloads go on without each other', () => {
    const tasks = tasksOf('Open billing, download invoice A-1 and download invoice A-2');
    expect(tasks.map(({ dependencies }) => dependencies)).toEqual([[], ['t1'], ['t1']]);
  });

  it('marks what hangs on "if there is" as optional', () => {
    const tasks = tasksOf("If there's a cookie banner, accept it. Then search for shoes");
    expect(tasks.map(({ optional }) => optional ?? false)).toEqual([true, false]);
  });

  it('leaves out what must not be done, and says so', () => {
    const made = read("fill in the name with Bob but don't submit");
    expect(made).toMatchObject({ kind: 'tasks', list: { tasks: [{ parameters: { kind: 'fill' } }] } });
    if (made.kind === 'tasks') expect(made.list.reading).toContain("don't submit");
  });

  it('never carries out a condition on a value', () => {
    expect(
      tasksOf('Buy the stock when the price is less than 50').map(({ parameters }) => parameters.kind),
    ).toEqual(['other']);
  });

  it('resolves a pronoun by the last thing of the session', () => {
    expect(tasksOf('open it', 'en-US', ['Invoice A-7'])[0]?.parameters).toEqual({
      kind: 'open',
      target: { text: 'Invoice A-7' },
    });
  });
});

describe('quotes', () => {
  it.each([
    ['Click "Save, then close"', 'Save, then close'],
    ['Click “Terms and conditions.”', 'Terms and conditions.'],
    ['Click „Weiter“', 'Weiter'],
    ['Click «Suivant»', 'Suivant'],
    ['Click ‘Don’t save’', 'Don’t save'],
    ["Click 'Don't save'", "Don't save"],
    ['Click 「保存」', '保存'],
    ['Click `npm install`', 'npm install'],
    ['Click "don\'t, never; and. Or?"', "don't, never; and. Or?"],
  ])('%s names its button to the letter', (goal, text) => {
    expect(tasksOf(goal).map(({ parameters }) => parameters)).toEqual([
      { kind: 'click', target: { text, literal: true } },
    ]);
  });

  it('takes an apostrophe for no quote', () => {
    expect(tasksOf("Download last month's invoice and the users' guide")).toHaveLength(1);
  });
});

it('what is asked about the last clause is settled after what was said before it, and nothing is left out', () => {
  const kindsOf = (goal: string): string[] | undefined => {
    const made = interpret(goal, { now: NOW, locale: 'en-US' });
    return made.kind === 'clarify' ? made.perhaps?.tasks.map(({ parameters }) => parameters.kind) : undefined;
  };
  expect(kindsOf('book')).toEqual(['other']);
  expect(kindsOf('Enter "Ann" into the name and book')).toEqual(['fill', 'other']);
  expect(kindsOf('Fill in: boat Pike, crew 3, and book')).toEqual(['fill', 'other']);
  expect(kindsOf('Book and enter "Ann" into the name')).toBeUndefined();
});

it('sends nothing that is to be left unsent', () => {
  const kindsOf = (goal: string): string[] => {
    const made = interpret(goal, { now: NOW, locale: 'en-US' });
    return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => parameters.kind) : [];
  };
  const mail = 'mail to ann@example.org with the subject Lunch and the text "Noon?"';
  expect(kindsOf(`Write a ${mail}`)).toEqual(['click', 'fill', 'submit']);
  expect(kindsOf(`Draft a ${mail}`)).toEqual(['click', 'fill']);
  expect(kindsOf(`Write a ${mail} but do not send it`)).toEqual(['click', 'fill']);
  expect(kindsOf(`Write a ${mail} and save it as draft`)).not.toContain('submit');
  expect(kindsOf('Leave a comment "Nice" but do not submit it')).toEqual(['fill']);
  const german = 'Schreibe eine Mail an otto@boats.example mit dem Betreff „Tau“ und dem Text „Hallo“';
  expect(kindsOf(german)).toEqual(['click', 'fill', 'submit']);
  expect(kindsOf(`${german}, aber sende sie nicht`)).toEqual(['click', 'fill']);
  expect(kindsOf(`${german}, aber schicke sie nicht ab`)).toEqual(['click', 'fill']);
  expect(kindsOf(`${german} und speichere sie als Entwurf`)).not.toContain('submit');
});
