// What is asked of the page in front of the user: acts on what it shows, wishes that begin with their verb, questions
// that a control or a row answers, parts of the page, settings of the user's own, answers that come late.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { pressedPage } from './pressed-page';
import { runIntent } from './run-intent';

const { log, show } = pressedPage();

const goTo = (path: string, named = document.title): void => {
  history.pushState(null, '', path);
  document.title = named;
};

const WIKI = `<nav aria-label="Views"><ul>
    <li><a href="/edit" id="whole" title="Edit this page [alt-shift-e]">Edit</a></li>
    <li><a href="/talk" title="About the content">Discussion</a></li>
    <li><a href="/watch" title="Add this page to your watchlist [alt-shift-w]">Watch</a></li></ul></nav>
  <nav aria-label="Mine"><ul><li><a href="/watchlist">Watchlist</a></li><li><a href="/mine">Contributions</a></li>
    <li><a href="/preferences">Preferences</a></li></ul></nav>
  <main><h1>Pear</h1><p>The pear is a sweet fruit.</p>
  <h2>Care <a href="/edit/1" id="part">edit</a></h2><p>Water in May.</p>
  <div style="height: 1500px"></div><h2 id="storage">Storage</h2><p>Store at 4 degrees.</p></main>`;

const onShown = (action: string, value?: string): Intent => ({
  kind: 'item',
  item: { text: 'page', shown: true },
  action,
  ...(value === undefined ? {} : { value }),
});

test.each([
  ['edit', 'whole'],
  ['discuss', 'Discussion'],
  ['watch', 'Watch'],
])('"%s this page" presses the control for the whole of it', async (action, pressed) => {
  show(WIKI, () => goTo('/after'));
  const { end } = await runIntent(onShown(action));
  expect(log).toEqual([pressed]);
  expect(end).toBe('succeeded');
});

test('a page that cannot be renamed is not edited instead', async () => {
  show(WIKI);
  const { end } = await runIntent(onShown('rename', 'Pears'));
  expect(end).toBe('unable');
  expect(log).toEqual([]);
});

test('two controls for it are asked about', async () => {
  show('<main><h1>Pear</h1><a href="/print/a">Print</a> <a href="/print/b">Print</a></main>');
  expect((await runIntent(onShown('print'))).end).toBe('ask');
  expect(log).toEqual([]);
});

test('no item of a list is taken for what is shown', async () => {
  show(
    '<main><h1>Pages</h1><ul><li>Page one <button>Delete</button><li>Page two <button>Delete</button></ul></main>',
  );
  expect((await runIntent(onShown('delete'))).end).toBe('unable');
  expect(log).toEqual([]);
});

test('a page that asks back is answered by its one button', async () => {
  show('<main><h1>Cider</h1><p>Made of apples.</p><a href="/delete">Delete</a></main>', (name) => {
    if (name !== 'Delete') return goTo('/done', 'Action complete');
    goTo('/cider?action=delete', 'Delete "Cider" - Orchard');
    document.querySelector('main')!.innerHTML =
      '<h1>Delete “Cider”</h1><form><label>Reason <input></label><button>Delete page</button></form>';
  });
  expect((await runIntent(onShown('delete'))).end).toBe('succeeded');
  expect(log).toEqual(['Delete', 'Delete page']);
});

test('a page of what is deleted already asks nothing', async () => {
  show('<main><h1>Cider</h1><a href="/delete">Delete</a></main>', () => {
    goTo('/bin', 'Deleted pages - Orchard');
    document.querySelector('main')!.innerHTML =
      '<h1>Deleted pages</h1><form><label>Why <input></label><button>Delete for good</button></form>';
  });
  expect((await runIntent(onShown('delete'))).end).toBe('succeeded');
  expect(log).toEqual(['Delete']);
});

test('what a wish begins with is not left out of what is pressed', async () => {
  show(WIKI);
  const { end } = await runIntent({ kind: 'click', target: { text: 'Undo last edit' }, verb: 'Undo' });
  expect(end).toBe('ask');
  expect(log).toEqual([]);
});

test('a control is known by its tooltip', async () => {
  show(WIKI, () => goTo('/watched'));
  await runIntent({ kind: 'click', target: { text: 'Add page to watchlist' }, verb: 'Add' });
  expect(log).toEqual(['Watch']);
});

test('of another’s things the user’s own are not opened', async () => {
  const theirs: Intent = {
    kind: 'open',
    target: { text: 'contributions', where: [{ op: 'contains', value: 'Otto Brand' }] },
  };
  show(WIKI);
  expect((await runIntent(theirs)).end).toBe('explore');
  expect(log).toEqual([]);
  show(`${WIKI}<p>Last edited by <a href="/otto">Otto Brand</a></p>`, (name) => {
    goTo(
      name === 'Otto Brand' ? '/user' : '/user/contributions',
      `${name === 'Otto Brand' ? 'User' : 'List'}: Otto Brand`,
    );
  });
  expect((await runIntent(theirs)).end).toBe('succeeded');
  expect(log).toEqual(['Otto Brand', 'Contributions']);
});

test('a part of the page is scrolled to', async () => {
  show(WIKI);
  await runIntent({ kind: 'open', target: { text: 'Storage', roles: ['button', 'tab', 'region'] } });
  expect(log).toEqual([]);
  expect(document.querySelector('#storage')!.getBoundingClientRect().top).toBeLessThan(innerHeight);
});

test('what is the user’s own is looked for in their settings', async () => {
  show(WIKI, () => {
    goTo('/preferences', 'Preferences');
    document.querySelector('main')!.innerHTML = '<label>Email <input id="mail"></label>';
  });
  const fields = [
    { field: { text: 'email' }, value: { from: 'text' as const, text: 'mila@orchard.example' } },
  ];
  await runIntent({ kind: 'fill', fields, mine: true });
  expect(document.querySelector<HTMLInputElement>('#mail')!.value).toBe('mila@orchard.example');
  show(WIKI);
  expect((await runIntent({ kind: 'fill', fields })).end).toBe('unable');
});

test('a language is chosen by its own name behind its code', async () => {
  show(
    `<label>Language <select>${[
      'en - English',
      'de - Deutsch',
      'de-formal - Deutsch (Sie-Form)',
      'fr - français',
    ]
      .map((name) => `<option>${name}`)
      .join('')}</select></label>`,
  );
  const fields = [{ field: { text: 'language' }, value: { from: 'text' as const, text: 'German' } }];
  await runIntent({ kind: 'fill', fields });
  expect(document.querySelector('select')!.value).toBe('de - Deutsch');
});

test('an answer that comes late is waited for, and nothing is pressed twice', async () => {
  show('<header><a href="/out">Log out</a></header>', () => {
    setTimeout(() => {
      document.querySelector('header')!.innerHTML = '<a href="/in">Log in</a>';
      goTo('/bye', 'Goodbye');
    }, 1_800);
  });
  expect((await runIntent({ kind: 'logout' })).end).toBe('succeeded');
  expect(log).toEqual(['Log out']);
});

test('a comment goes into the box that is there for it', async () => {
  show(
    `<main><h1>Pear</h1><form><textarea aria-label="Your comment"></textarea><button>Comment</button></form></main>`,
    () => {
      log.push(document.querySelector('textarea')!.value);
    },
  );
  const item = { text: 'post', shown: true };
  await runIntent({ kind: 'item', item, action: 'reply', value: 'Nice' });
  expect(log).toEqual(['Comment', 'Nice']);
});

test('a reply does not go into a box for something else', async () => {
  show(
    `<main><h1>Pear</h1><textarea aria-label="Internal notes"></textarea><button>Save</button><button>Reply</button></main>`,
    (name) => {
      if (name === 'Reply')
        document
          .querySelector('main')!
          .insertAdjacentHTML(
            'beforeend',
            '<form><textarea aria-label="Your reply"></textarea><button>Send</button></form>',
          );
    },
  );
  const item = { text: 'email', shown: true };
  await runIntent({ kind: 'item', item, action: 'reply', value: 'Thanks' });
  const [notes, reply] = document.querySelectorAll('textarea');
  expect([notes!.value, reply!.value]).toEqual(['', 'Thanks']);
  expect(log).toEqual(['Reply', 'Send']);
});

test('of two ways to take it away the other is not tried when the first shows nothing', async () => {
  show('<main><h1>Pear</h1><a href="/delete">Delete</a></main><nav><a href="/delete-all">Delete</a></nav>');
  expect((await runIntent(onShown('delete'))).end).toBe('unable');
  expect(log).toEqual(['Delete']);
});

test('a name is not written into a text', async () => {
  show(`<main><ul><li>Plan A <button>Rename</button><li>Plan B <button>Rename</button></ul></main>`, () => {
    document.querySelector('main')!.innerHTML =
      '<form><textarea aria-label="Description">About it</textarea><button>Save</button></form>';
  });
  await runIntent({ kind: 'item', item: { text: 'Plan A' }, action: 'rename', value: 'Plan C' });
  expect(document.querySelector('textarea')!.value).toBe('About it');
  expect(log).toEqual(['Rename']);
});

const TREES = `<main><table><thead><tr><th>Variety<th>Ripens<th>Yield (kg)</thead><tbody>
  <tr><td>Bramley<td>October<td>40<tr><td>Gala<td>August<td>25<tr><td>Cox<td>September<td>30</table>
  <footer><ul><li>This page was last edited on 25 November 2026.<li>Privacy policy<li>About</ul></footer></main>`;

const answerTo = async (question: string): Promise<string> => {
  const { plan } = await runIntent({ kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind;
};

test('a number that a row tells is no number of rows', async () => {
  show(TREES);
  expect(await answerTo('How many kilos does Gala yield')).toBe('25');
  expect(await answerTo('How many varieties are there')).toBe('3.');
});

test('of a list the entry is quoted that the question is about', async () => {
  show(TREES);
  expect(await answerTo('When was this page edited last')).toBe(
    'This page was last edited on 25 November 2026.',
  );
  expect(await answerTo('Compare the last two versions of this page')).toBe('unable');
});

test('a link that is called as the question leads to the answer', async () => {
  show(`${TREES}<nav><a href="/links">What links here</a></nav>`, () => goTo('/links', 'Links'));
  await runIntent({ kind: 'answer', question: 'What links here' });
  expect(log).toEqual(['What links here']);
});

/** The acts on the one thing that the page is about are behind "Actions"; its person can be opened, too. */
const ticket = (entries: string, message = ''): void =>
  show(
    `<nav><ul><li><a href="/history">History</a></li><li><a href="#acts">Actions</a><ul id="acts" hidden>${entries}</ul></li></ul></nav>
    <main><h1>#7: Lamp</h1><button aria-expanded="false">Petra Quill</button></main>`.replace(
      /<\/?nav>/g,
      '',
    ),
    (name) => {
      if (name === 'Actions') document.querySelector<HTMLElement>('#acts')!.hidden = false;
      if (name === 'Reject')
        document.querySelector('main')!.innerHTML =
          `<h1>Update ticket #7: Lamp</h1><form><label>Status <select><option>new</option><option selected>rejected</option></select></label><textarea aria-label="Message" ${message}></textarea><button>Update ticket</button></form>`;
      if (name === 'Reject') goTo('/update');
      if (name === 'Take') document.querySelector('h1')!.textContent = '#7: Lamp, yours';
      if (name === 'Update ticket')
        document.querySelector('main')!.innerHTML = '<h1>#7: Lamp</h1><p>Status changed</p>';
    },
  );

test('what is done with the thing shown is looked for behind "Actions" first', async () => {
  ticket('<li><a href="#take">Take</a></li><li><a href="#reply">Reply</a></li>');
  const { end } = await runIntent({ kind: 'item', item: { text: 'ticket', shown: true }, action: 'take' });
  expect(end).toBe('succeeded');
  expect(log).toEqual(['Actions', 'Take']);
});

test('an act whose page has a form with the new state is done once that is sent', async () => {
  ticket('<li><a href="/update">Reject</a></li>');
  const { end } = await runIntent({ kind: 'item', item: { text: 'ticket', shown: true }, action: 'reject' });
  expect(end).toBe('succeeded');
  expect(log).toEqual(['Actions', 'Reject', 'Update ticket']);
});

test('the form of an act is not sent while something in it must be filled in', async () => {
  ticket('<li><a href="/update">Reject</a></li>', 'required');
  const { end } = await runIntent({
    kind: 'item',
    item: { text: 'ticket', shown: true },
    action: 'reject',
  });
  expect(end).toBe('unable');
  expect(log).toEqual(['Actions', 'Reject']);
});

test('what makes a thing stalled is called "Stall"', async () => {
  ticket('<li><a href="#stall">Stall</a></li><li><a href="#install">Install</a></li>');
  await runIntent({ kind: 'item', item: { text: 'ticket', shown: true }, action: 'mark as stalled' });
  expect(log).toEqual(['Actions', 'Stall']);
});

test('"Add Bookmark" keeps what is shown, a place "Bookmarks" does not', async () => {
  show(
    '<a href="/bookmarks">Bookmarks</a><main><h1>Pear</h1><a href="/toggle?id=7">Add Bookmark</a></main>',
    () => goTo('/kept'),
  );
  await runIntent(onShown('star'));
  expect(log).toEqual(['Add Bookmark']);
});
