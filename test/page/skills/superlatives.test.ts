// "The newest mail" is one of those that a list shows with their days; nothing that is merely called "Mail" is it.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { say } from './say';

const NAV = '<nav><a href="#calendar">Calendar</a> <a href="#mail">Mail</a> <a href="#news">News</a></nav>';
const weekday = (back: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - back);
  return day.toLocaleDateString('en', { weekday: 'long' });
};
const mails = (days: readonly string[]): string =>
  `<h2>${days.length} messages</h2><ul>${days.map((day, i) => `<li><button id="m${i}" aria-label="Ropes ${'abcdef'[i]}"></button><span>Otto</span> <span>${day}</span> <span>Ropes ${'abcdef'[i]}</span> <span>${400 - i} B</span></li>`).join('')}</ul>`;
let pressed: string[] = [];

function show(html: string, title = 'Mail | Harbour'): void {
  document.title = title;
  document.body.innerHTML = `${NAV}<main>${html}<p role="status"></p></main>`;
  for (const control of document.querySelectorAll<HTMLElement>('a, button'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(control.id || control.textContent);
      document.querySelector('[role=status]')!.textContent = `${pressed.join()} is open`;
    });
}
// The page has the day on which `say` reads the goal.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());
beforeEach(() => (pressed = []));

test.each([
  ['Open the newest mail', 'm4'],
  ['Open the oldest mail', 'm0'],
  ['Öffne die neueste Mail', 'm4'],
  ['打开最新的邮件', 'm4'],
])('%s: by weekdays beside "Yesterday"', async (goal, wanted) => {
  show(
    mails([
      `${weekday(5)} 07:10`,
      `${weekday(4)} 08:11`,
      `${weekday(3)} 09:12`,
      `${weekday(2)} 07:13`,
      'Yesterday 08:14',
    ]),
  );
  expect([(await say(goal)).end, pressed]).toEqual(['succeeded', [wanted]]);
});

test('what has come is over, with weekdays alone', async () => {
  show(mails([`${weekday(3)} 07:10`, `${weekday(1)} 08:11`, `${weekday(2)} 09:12`]));
  expect([(await say('Open the newest mail')).end, pressed]).toEqual(['succeeded', ['m1']]);
});

test('of one day the later is the newest', async () => {
  show(mails(['Yesterday 20:01', 'Today 07:10', 'Today 09:12', 'Yesterday 23:59']));
  expect([(await say('Open the newest mail')).end, pressed]).toEqual(['succeeded', ['m2']]);
});

test.each([
  ['no days', ['low', 'high', 'low']],
  ['weekdays that may be to come', [weekday(2), weekday(1), weekday(3)]],
])('of %s none is the newest, and it is said', async (_, days) => {
  show(mails(days).replace('messages', 'dates'), 'Courses | Harbour');
  const { end, why, plan } = await say('Open the newest course');
  expect([end, pressed]).toEqual(['unable', []]);
  expect(`${why} ${JSON.stringify(plan)}`).toContain('tells which');
});

test.each([
  ['Open the newest mail', ['Mail']],
  ['Delete the newest mail', []],
])('%s is none of another list, and on the way to them nothing is done', async (goal, wanted) => {
  show(mails(['2026-10-01', '2026-10-02', '2026-10-03']).replace('messages', 'events'), 'Calendar | Harbour');
  expect((await say(goal)).end).not.toMatch(/succeeded|done/);
  expect(pressed).toEqual(wanted);
});

test('from another page the list is gone to first, and then the newest is opened', async () => {
  show('<h1>Welcome</h1>', 'Start');
  const link = document.querySelector<HTMLElement>('[href="#mail"]')!;
  link.addEventListener('click', () => {
    document.title = 'Mail | Harbour';
    document.querySelector('h1')!.outerHTML = mails(['2026-10-01', '2026-10-03', '2026-10-02']);
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => {
        pressed.push(button.id);
        document.querySelector('[role=status]')!.textContent = 'It is open';
      });
  });
  expect([(await say('Open the newest mail')).end, pressed]).toEqual(['succeeded', ['Mail', 'm1']]);
});

test('what says so itself is it', async () => {
  show('<h1>Welcome</h1><a href="#n">Latest news</a> <a href="#o">Old news</a>', 'Start');
  expect([(await say('Open the latest news')).end, pressed]).toEqual(['succeeded', ['Latest news']]);
});
