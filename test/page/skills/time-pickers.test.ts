// Fields that keep a time only after the OK of the panel that they bring up.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

/** A field whose panel hangs in the body; what is typed is taken by OK, in full notation, and else given up. */
function picker(format: RegExp, offered = '', former = ''): () => string {
  document.body.innerHTML = `<form onsubmit="return false"><label>Name <input></label>
    <label>Time <input id="t" placeholder="Select time"></label><button id="ok">OK</button></form>`;
  const field = document.querySelector<HTMLInputElement>('#t')!;
  const panel = document.createElement('div');
  panel.innerHTML = `<ul>${['08', '09', '10'].map((hour) => `<li>${hour}</li>`).join('')}</ul>
    <a>Now</a><button type="button">OK</button>`;
  const [list, agree] = [panel.querySelector('ul')!, panel.querySelector('button')!];
  let kept = (field.value = former);
  const all: string[] = [];
  const close = (): void => {
    field.value = kept;
    panel.remove();
  };
  field.addEventListener('focus', () => document.body.append(panel));
  field.addEventListener('input', () => {
    if (offered !== '' && !format.test(field.value)) setTimeout(() => (field.value = offered));
    else agree.disabled = !format.test(field.value);
  });
  agree.addEventListener('click', () => {
    all.push((kept = field.value));
    close();
  });
  for (const inside of [list, agree]) inside.addEventListener('mousedown', (event) => event.preventDefault());
  document.addEventListener('mousedown', ({ target }) => {
    if (target !== field && !panel.contains(target as Node)) close();
  });
  document.querySelector('#ok')!.addEventListener('click', () => all.push('sent'));
  return () => all.join() || kept;
}

const time = (text: string) =>
  runIntent({ kind: 'fill', fields: [{ field: { text: 'time' }, value: { from: 'text', text } }] });

test.each([
  ['as it is typed', '09:30:00', /^\d\d:\d\d:\d\d$/, '09:30:00'],
  ['with the seconds that it insists on', '9:30', /^\d\d:\d\d:\d\d$/, '09:30:00'],
  ['in twelve hours', '14:30', /^\d\d:\d\d [AP]M$/, '02:30 PM'],
])('a time is kept %s, by the OK that came up for it', async (_what, said, format, kept) => {
  const held = picker(format);
  const { end } = await time(said);
  expect([end, held()]).toEqual(['done', kept]);
});

test('a time that no panel takes is not said to be held, and the former one comes back', async () => {
  const held = picker(/^never$/, '', '08:00');
  expect((await time('9:30')).end).toBe('unable');
  expect([held(), document.querySelector<HTMLInputElement>('#t')!.value]).toEqual(['08:00', '08:00']);
});

test('a time that the panel shows instead of the typed one is not agreed to', async () => {
  const held = picker(/^\d\d:\d\d:\d\d$/, '13:28:00');
  expect((await time('9:30')).end).toBe('done');
  expect(held()).toBe('09:30:00');
});

test.each(['9:30', '9 pm', '12.50'])(
  'a plain field takes %s as it is said, and no button is pressed',
  async (text) => {
    document.body.innerHTML = `<form><label>Time <input id="t"></label><button type="button" id="ok">OK</button></form>`;
    let presses = 0;
    document.querySelector('#ok')!.addEventListener('click', () => presses++);
    expect((await time(text)).end).toMatch(/succeeded|done/);
    expect([document.querySelector<HTMLInputElement>('#t')!.value, presses]).toEqual([text, 0]);
  },
);

test('a field that a dialog covers has not gone, and is not filled before the dialog lets it', async () => {
  document.body.innerHTML =
    '<main><h1>Subscribe</h1><label>Name <input></label><label>Delivery time <input id="at" aria-haspopup="dialog"></label></main>';
  const field = document.querySelector<HTMLInputElement>('#at')!;
  // Nothing that is typed is kept: the panel alone sets the time.
  const main = document.querySelector('main')!;
  field.addEventListener('input', () => {
    main.hidden = true;
    document.querySelector('[role=dialog]')?.remove();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="dialog" aria-modal="true" aria-label="Choose a time"><button aria-label="Next hour">⌃</button><span>20</span>:<span>39</span></div>',
    );
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !document.querySelector('[role=dialog]')) return;
    document.querySelector('[role=dialog]')!.remove();
    main.hidden = false;
    field.value = '';
  });
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'delivery time' }, value: { from: 'text', text: '7:30' } }],
  });
  expect(['succeeded', 'done']).not.toContain(ran.end);
});
