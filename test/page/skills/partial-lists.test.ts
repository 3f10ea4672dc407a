// Lists of which the page shows a part: what is counted or sorted is not said of the whole.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.replaceChildren();
});

const PEOPLE = [
  ['Ines', 'Admin', 21],
  ['Bo', 'Member', 29],
  ['Ada', 'Admin', 33],
  ['Cy', 'Member', 41],
] as const;

const rows = (people: ReadonlyArray<readonly [string, string, number]>): string =>
  people.map(([name, role, age]) => `<tr><td>${name}<td>${role}<td>${age}</tr>`).join('');
const HEAD = '<thead><tr><th>Name<th>Role<th>Age</tr></thead>';
function users(below: string, attributes = ''): void {
  document.body.innerHTML = `<main><h1>Users</h1><table ${attributes}>${HEAD}<tbody>${rows(PEOPLE)}</tbody></table>${below}</main>`;
}

const PARTS: ReadonlyArray<readonly [string, string, string?]> = [
  ['a range', '<p>1–4 of 300</p>'],
  [
    'a pager of icons',
    '<div><span>Rows per page: 4</span><span>1–4 of 300</span><button disabled aria-label="Go to previous page">‹</button><button aria-label="Go to next page">›</button></div>',
  ],
  [
    'the last page',
    '<div><span>297–300 of 300</span><button aria-label="Go to previous page">‹</button><button disabled aria-label="Go to next page">›</button></div>',
  ],
  [
    'numbered pages without a landmark',
    '<div><button aria-label="Page 1" aria-current="true">1</button><button aria-label="Page 2">2</button><button aria-label="Page 3">3</button></div>',
  ],
  [
    'a last page by numbers',
    '<nav aria-label="Pages"><a href="#1">1</a><a href="#2">2</a><a href="#3" aria-current="page">3</a></nav>',
  ],
  ['a button for more', '<button>Load more</button>'],
  ['a German button for more', '<button>Mehr anzeigen</button>'],
  ['a Chinese button for more', '<button>加载更多</button>'],
  ['the number of rows', '', 'aria-rowcount="301"'],
  ['page so of so many', '<p>Page 1 of 15</p>'],
];
for (const [what, below, attributes] of PARTS)
  test(`a count with ${what} says that it is of this page`, async () => {
    users(below, attributes);
    const ran = await runIntent({ kind: 'answer', question: 'How many users are admins?' });
    const said = ran.plan.kind === 'answer' ? ran.plan.answer : ran.plan;
    expect([ran.end, said]).toEqual(['answer', '2 on this page; the list goes on.']);
  });

test('a count of a whole list says no more than the number', async () => {
  users('<button>Add user</button>');
  const ran = await runIntent({ kind: 'answer', question: 'How many users are admins?' });
  expect(ran.plan.kind === 'answer' && ran.plan.answer).toBe('2.');
});

/** Pages of four, of which the first is in order by chance; `press` sorts all of them. */
function paged(sort: (people: Array<[string, number]>, presses: number) => void, head = '<th>Age'): void {
  const people: Array<[string, number]> = [
    ['Ines', 21],
    ['Bo', 29],
    ['Ada', 33],
    ['Cy', 41],
    ['Mia', 19],
    ['Tom', 17],
  ];
  const show = (): void => {
    document.querySelector('tbody')!.innerHTML = people
      .slice(0, 4)
      .map(([name, age]) => `<tr><td>${name}<td>${age}</tr>`)
      .join('');
  };
  document.body.innerHTML = `<main><h1>Users</h1><table><thead><tr><th aria-sort="ascending">Joined${head}</tr></thead><tbody></tbody></table>
    <p>1–4 of 6</p><button aria-label="Go to next page">›</button></main>`;
  show();
  let presses = 0;
  document.querySelector('thead')!.addEventListener('click', ({ target }) => {
    if (!(target as Element).textContent.includes('Age')) return;
    sort(people, ++presses);
    show();
  });
}
const byAge = (direction: 'asc' | 'desc' = 'asc') => runIntent({ kind: 'sort', by: 'age', direction });
const names = (): string =>
  [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent).join();

test('a page that is in order by chance is sorted by its header all the same', async () => {
  paged((people) => people.sort((a, b) => a[1] - b[1]));
  expect((await byAge()).end).toBe('succeeded');
  expect(names()).toBe('Tom,Mia,Ines,Bo');
});

test('a header that sorts downwards first is pressed again', async () => {
  paged((people, presses) => people.sort((a, b) => (presses % 2 ? b[1] - a[1] : a[1] - b[1])));
  expect((await byAge()).end).toBe('succeeded');
  expect(names()).toBe('Tom,Mia,Ines,Bo');
});

test('a header that does nothing has sorted no pages', async () => {
  paged(() => undefined);
  expect(['succeeded', 'done']).not.toContain((await byAge()).end);
});

test('the number of all is told where the page says it of just so many rows', async () => {
  users('<div>Items per page: 4 <span>1 – 4 of 300</span><button aria-label="Next page">›</button></div>');
  const ran = await runIntent({ kind: 'answer', question: 'How many users are there?' });
  expect(ran.plan).toMatchObject({ kind: 'answer', answer: '300.' });
});

test('no number of all is taken from what is said of another list', async () => {
  users('<p>Log: 1 – 3 of 90 lines</p><button aria-label="Next page">›</button>');
  const ran = await runIntent({ kind: 'answer', question: 'How many users are there?' });
  expect(ran.plan).toMatchObject({ kind: 'answer', answer: '4 on this page; the list goes on.' });
});
