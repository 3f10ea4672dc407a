// "Go to next week": what turns the calendar by a week is pressed, and never the view that is called "Week".
import { afterEach, expect, test } from 'vitest';
import { drawAnew, type DrawnAnew } from './drawn-anew';
import { say, sayAll } from './say';

let page: DrawnAnew | undefined;
afterEach(() => page?.stop());

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const VIEWS = ['Day', 'Week', 'Month']
  .map((name) => `<a data-do="${name}" role="button">${name}</a>`)
  .join(' ');

interface State {
  view: string;
  at: number;
  turns: string[];
}

/** A calendar whose head is drawn for its view; `turns` tells what was turned in which view. */
function calendar(head: (state: State) => string, view = 'Day'): State {
  const state: State = { view, at: 0, turns: [] };
  page = drawAnew(
    state,
    (now) =>
      `<div style="display:flex;gap:1em">${head(now)}</div><p>${now.view} ${now.at}</p>${VIEWS}<ul><li><a href="#mail">Mail</a></li></ul>`,
    (now, verb) => {
      if (verb === 'next' || verb === 'previous') {
        now.at += verb === 'next' ? 1 : -1;
        now.turns.push(`${verb} in ${now.view}`);
      } else now.view = verb;
    },
  );
  return state;
}

const button = (verb: string, name: string): string => `<button data-do="${verb}">${name}</button>`;
const around = (shown: string, before: string, after: string): string =>
  `${button('previous', before)}<span>${shown}</span>${button('next', after)}`;
/** Named by the days beside; in weeks by what they do. */
const named = ({ view, at }: State): string =>
  view === 'Day'
    ? around(DAYS[(4 + at) % 7]!, DAYS[(3 + at) % 7]!, DAYS[(5 + at) % 7]!)
    : around(`${view} ${48 + at}`, `Previous ${view}`, `Next ${view}`);
const arrows = ({ view, at }: State): string =>
  around(
    view === 'Week'
      ? `Week ${48 + at}`
      : view === 'Month'
        ? `December ${2026 + at}`
        : `${11 + at} December 2026`,
    '‹',
    '›',
  );

test.each([
  ['Go to next week', named, 'Week', 'next in Week'],
  ['Go to next week', arrows, 'Week', 'next in Week'],
  ['Go to the previous week', arrows, 'Week', 'previous in Week'],
  ['Zeige die nächste Woche', named, 'Week', 'next in Week'],
  ['nächste Woche', arrows, 'Week', 'next in Week'],
  ['转到下周', arrows, 'Week', 'next in Week'],
  ['Go to next day', named, 'Day', 'next in Day'],
  ['Show the previous day', named, 'Day', 'previous in Day'],
  ['Go to the next day', arrows, 'Day', 'next in Day'],
  ['Go to next month', arrows, 'Month', 'next in Month'],
])('%s is one press beside what is shown', async (goal, head, view, turn) => {
  const state = calendar(head, view);
  expect(await sayAll(goal)).toMatch(/done|succeeded/);
  expect(state.turns).toEqual([turn]);
});

test.each([named, arrows])('from the days the weeks are gone to first', async (head) => {
  const state = calendar(head);
  expect((await say('Go to next week')).end).toBe('succeeded');
  expect([state.view, state.turns]).toEqual(['Week', ['next in Week']]);
});

test('where nothing turns it, it is said, and the view is not taken for it', async () => {
  const state = calendar(() => '<span>Week 48</span>', 'Week');
  expect((await say('Go to next week')).end).toBe('unable');
  expect(state.turns).toEqual([]);
});

test.each(['Open the next message', 'Öffne die nächste Nachricht', 'Open the previous chapter'])(
  '%s is nothing that lacks the word for the way',
  async (goal) => {
    document.body.innerHTML = `<main><h1>Start</h1><a href="#m">Message</a> <a href="#n">Nachricht</a> <a href="#c">Chapter</a></main>`;
    const { attempts } = await say(goal);
    expect(attempts).toEqual([]);
  },
);

test.each(['Open the next message', 'Open the next chapter', '打开下一封邮件'])(
  '%s is what says "Next"',
  async (goal) => {
    document.body.innerHTML = `<main><h1>Start</h1><a href="#m">Message</a> <a href="#x">Next message</a> <a href="#x">Next chapter</a> <a href="#x">下一封邮件</a></main>`;
    location.hash = '';
    expect([(await say(goal)).end, location.hash]).toEqual(['succeeded', '#x']);
  },
);

test('many of before are no way', async () => {
  document.body.innerHTML = '<main><a href="#orders">Orders</a></main>';
  location.hash = '';
  await say('Open the previous orders');
  expect(location.hash).toBe('#orders');
});

test.each([
  [
    'Go to the previous month',
    '<button>Delete previous month</button> <button>Copy from previous month</button>',
  ],
  ['Go to next week', '<button>Copy to next week</button> <button>Skip next week</button>'],
  ['打开下周', '<button>下载周报</button> <button>上传周报</button>'],
])('%s presses nothing that only mentions it', async (goal, buttons) => {
  document.body.innerHTML = `<main><h1>Reports</h1>${buttons}</main>`;
  let pressed = '';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => (pressed += button.textContent));
  await say(goal);
  expect(pressed).toBe('');
});

test('what is called just as was said is pressed, and no arrow for it', async () => {
  document.body.innerHTML = `<main><h1>Sales</h1><button>Last week</button> <button>Last month</button>
    <div><button>Previous month</button> November 2026 <button>Next month</button></div><p role="status"></p></main>`;
  let pressed = '';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed += button.textContent;
      document.querySelector('p')!.textContent = button.textContent;
    });
  await say('Click last month');
  expect(pressed).toBe('Last month');
});
