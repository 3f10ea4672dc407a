// Something is said in a chat: in the conversation that is open, or in one that has to be opened; to nobody else.
import { afterEach, expect, test } from 'vitest';
import { sayAll } from './say';

interface Chat {
  people?: string[];
  /** Whose conversation is open at first. */
  open?: string;
  entry?: 'link' | 'option' | 'clickable';
  /** The box is an editor that sends with Enter, else a text with a button. */
  editor?: boolean;
  /** What names the box; % stands for whom one talks with. */
  named?: string;
  heading?: boolean;
}

let stop = new AbortController();
let sent: string[] = [];

afterEach(() => {
  stop.abort();
  stop = new AbortController();
  sent = [];
  document.body.replaceChildren();
});

function chat(page: Chat): void {
  const {
    people = ['Ada Brandt', 'Otto Weiss', 'Rosa Lind'],
    entry = 'link',
    named = 'Type a message',
  } = page;
  let open = page.open ?? '';
  const said = new Map(people.map((who) => [who, [`Hi ${who.split(' ')[0]}`]]));
  const { signal } = stop;
  const listed = (who: string): string => {
    const inner = `<span>${who}</span> <small>${said.get(who)?.at(-1)}</small>`;
    if (entry === 'link') return `<li><a href="#" data-who="${who}">${inner}</a></li>`;
    return entry === 'option'
      ? `<div role="option" tabindex="0" aria-selected="${who === open}" data-who="${who}">${inner}</div>`
      : `<div style="cursor:pointer" data-who="${who}">${inner}</div>`;
  };
  const box = (): string => {
    const name = named.replace('%', open);
    return page.editor
      ? `<div contenteditable="true" role="textbox" aria-label="${name}" data-box></div>`
      : `<textarea placeholder="${name}" data-box></textarea><button aria-label="Send">➤</button>`;
  };
  const draw = (): void => {
    if (signal.aborted) return;
    const list = people.map(listed).join('');
    const name = page.heading === false ? `<div>${open}</div>` : `<h2>${open}</h2>`;
    const log = (said.get(open) ?? []).map((text) => `<div><p>${text}</p></div>`).join('');
    document.body.innerHTML = `
      <aside><input type="search" placeholder="Search people and messages">
        ${entry === 'link' ? `<ul>${list}</ul>` : `<div role="${entry === 'option' ? 'listbox' : 'group'}">${list}</div>`}
      </aside>
      <main>${open === '' ? '<p>Choose a conversation</p>' : `<header>${name}<button aria-label="Call">☎</button></header><div role="log">${log}</div><div><button aria-label="Attach a file">📎</button>${box()}</div>`}</main>`;
  };
  const send = (): void => {
    const field = document.querySelector<HTMLElement>('[data-box]');
    const text = field instanceof HTMLTextAreaElement ? field.value : (field?.textContent ?? '');
    if (text.trim() === '') return;
    sent.push(`${open}: ${text}`);
    said.get(open)?.push(text);
    draw();
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const who = (target as Element).closest<HTMLElement>('[data-who]')?.dataset['who'];
      if ((target as Element).matches('[aria-label="Send"]')) send();
      if (who === undefined) return;
      open = who;
      setTimeout(draw, 30);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !(event.target as Element).matches('[data-box]')) return;
      event.preventDefault();
      send();
    },
    { signal },
  );
  draw();
}

const PAGES: ReadonlyArray<readonly [what: string, page: Chat]> = [
  ['none is open', {}],
  ['another one is open', { open: 'Otto Weiss' }],
  ['none is open, entries are options, Enter sends', { entry: 'option', editor: true }],
  ['another one is open, entries have no role', { open: 'Otto Weiss', entry: 'clickable', heading: false }],
  ['it is open, as its heading says', { open: 'Ada Brandt' }],
  ['it is open, as the list says', { open: 'Ada Brandt', entry: 'option', heading: false, editor: true }],
  ['it is open, as the box says', { open: 'Ada Brandt', named: 'Message %', heading: false, editor: true }],
];

test.each(PAGES)('to somebody, where %s', async (_what, page) => {
  for (const goal of ['Message Ada Brandt: See you at noon', 'Write "See you at noon" to Ada']) {
    sent = [];
    chat(page);
    expect(await sayAll(goal)).toBe('succeeded');
    expect(sent).toEqual(['Ada Brandt: See you at noon']);
  }
});

test.each([
  'Send "See you at noon"',
  'Say "See you at noon"',
  'Write "See you at noon" in the chat',
  'Send the message "See you at noon"',
  'Reply with "See you at noon"',
  'Write "See you at noon" and send it',
])('to whom one talks with: %s', async (goal) => {
  for (const editor of [false, true]) {
    sent = [];
    chat({ open: 'Ada Brandt', editor });
    expect(await sayAll(goal)).toBe('succeeded');
    expect(sent).toEqual(['Ada Brandt: See you at noon']);
  }
});

test('to nobody, where it is not clear to whom', async () => {
  chat({ people: ['Ada Brandt', 'Ada Weiss', 'Otto Weiss'], open: 'Otto Weiss' });
  expect(await sayAll('Message Ada: See you at noon')).toBe('ask');
  chat({ open: 'Otto Weiss' });
  expect(await sayAll('Message Nora: See you at noon')).toBe('unable');
  expect(sent).toEqual([]);
});

test.each([
  [
    'a group is open that has the name in it',
    { people: ['Otto and Rosa', 'Otto Weiss'], open: 'Otto and Rosa' },
  ],
  [
    'a group is open that is about the person',
    { people: ['Otto’s birthday', 'Otto Weiss'], open: 'Otto’s birthday' },
  ],
  [
    'somebody has written the name',
    { people: ['Rosa says hi to Otto', 'Otto Weiss'], open: 'Rosa says hi to Otto', entry: 'option' },
  ],
] as const)('to one person alone, where %s', async (_what, page) => {
  chat({ ...page, people: [...page.people] });
  await sayAll('Message Otto Weiss: See you at noon');
  expect(sent).toEqual(['Otto Weiss: See you at noon']);
});

test('of two people with that name the one whose conversation is open is not simply taken', async () => {
  chat({ people: ['Ada Brandt', 'Ada Weiss'], open: 'Ada Weiss' });
  expect(await sayAll('Message Ada: See you at noon')).toBe('ask');
  expect(sent).toEqual([]);
});

test('a button of another entry, or of another form, sends nothing', async () => {
  const pressed: string[] = [];
  document.body.innerHTML = `<ul>${['Otto Weiss', 'Rosa Lind'].map((who) => `<li><span>${who}</span> <span>Sailor</span> <button>Send message</button></li>`).join('')}</ul>
    <form><label>Your feedback <input></label><button>Send</button></form>
    <main><h1>Ada Brandt</h1><div contenteditable="true" role="textbox" aria-label="Message Ada Brandt"></div></main>`;
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      pressed.push((event.target as HTMLElement).innerText);
    },
    { signal: stop.signal },
  );
  const box = document.querySelector<HTMLElement>('[role="textbox"]')!;
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    sent.push(box.innerText.trim());
    box.textContent = '';
  });
  await sayAll('Message Ada: See you at noon');
  expect(sent).toEqual(['See you at noon']);
  expect(pressed.filter((name) => name.startsWith('Send'))).toEqual([]);
});

test('what somebody has begun to write is not written over', async () => {
  chat({ open: 'Ada Brandt' });
  document.querySelector<HTMLTextAreaElement>('[data-box]')!.value = 'Dear Ada, about';
  expect(await sayAll('Say "See you at noon"')).toBe('unable');
  expect(document.querySelector<HTMLTextAreaElement>('[data-box]')!.value).toBe('Dear Ada, about');
});

test('another button that begins with "Send" is not pressed, nor a box for help', async () => {
  const pressed: string[] = [];
  document.body.innerHTML = `<main><h1>Ada Brandt</h1><textarea aria-label="Type a message"></textarea>
    <button>Send a gift</button><button>Send</button></main>`;
  document
    .querySelectorAll('button')
    .forEach((button) => (button.onclick = () => pressed.push(button.innerText)));
  await sayAll('Message Ada: See you at noon');
  expect(pressed).toEqual(['Send']);
  document.body.innerHTML = `<main><h1>Ada Brandt</h1><p>Likes boats</p></main>
    <aside><h2>Support</h2><textarea placeholder="Type a message"></textarea><button>Send</button></aside>`;
  await sayAll('Message Ada: See you at noon');
  expect(document.querySelector('textarea')!.value).toBe('');
});

test('an answer goes where the page takes one', async () => {
  const pressed: string[] = [];
  document.body.innerHTML = `<main><h1>Rope</h1><p>Have you got it?</p><button>Reply</button></main>
    <aside><textarea placeholder="Type a message"></textarea><button>Send</button></aside>`;
  document
    .querySelectorAll('button')
    .forEach((button) => (button.onclick = () => pressed.push(button.innerText)));
  await sayAll('Reply with "Yes"');
  expect(document.querySelector('textarea')!.value).toBe('');
  expect(pressed[0]).toBe('Reply');
});
