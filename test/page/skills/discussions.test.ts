// A board of threads with their posts: answers, votes, reports, and the questions that such pages ask back.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent, type Ran } from './run-intent';

let pressed: string[] = [];
beforeEach(() => {
  pressed = [];
});
afterEach(() => document.body.replaceChildren());

/** Each press is noted, and `react` to. */
function page(html: string, react: (name: string, control: HTMLElement) => void = () => undefined): void {
  document.body.innerHTML = html;
  document.body.onsubmit = () => false;
  document.body.onclick = ({ target }) => {
    const control = (target as HTMLElement).closest<HTMLElement>('a, button, input[type=submit]');
    if (!control) return;
    const name = control instanceof HTMLInputElement ? control.value : control.textContent;
    pressed.push(name);
    react(name, control);
  };
}

async function goal(words: string): Promise<Ran> {
  const read = interpret(words, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  if (read.kind !== 'tasks') throw new Error(`not read: ${words}`);
  let ran: Ran | undefined;
  for (const { parameters } of read.list.tasks) {
    ran = await runIntent(parameters, { memory: ran?.memory ?? {} });
    if (ran.end !== 'succeeded' && ran.end !== 'done') break;
  }
  return ran!;
}

const isDone = ({ end }: Ran): boolean => end === 'succeeded' || end === 'done';

const POLL = `<h1>A day for the race</h1><form><table><tr><th>Poll: Which day?</th></tr>
  <tr><td><input type="radio" name="day" value="1" id="sat"><td><label for="sat">Saturday</label></tr>
  <tr><td><input type="radio" name="day" value="2" id="sun"><td><label for="sun">Sunday</label></tr></table>
  <input type="submit" value="Vote!"></form>
  <form><textarea aria-label="Message"></textarea><input type="submit" value="Post Reply"></form>`;

test.each(['Vote for Sunday in the poll', 'Vote for Sunday', 'Stimme in der Umfrage für „Sunday“'])(
  '%s: the choice is made before it is sent',
  async (words) => {
    let given = '';
    page(POLL, (name) => {
      if (name !== 'Vote!') return;
      given = document.querySelector<HTMLInputElement>(':checked')?.value ?? 'nothing';
      document.querySelector('form')!.outerHTML = '<p>Thank you for voting</p>';
    });
    expect(isDone(await goal(words))).toBe(true);
    expect(given).toBe('2');
  },
);

test('a message that the page does not take has not been sent', async () => {
  page(
    `<h1>Rope</h1><ul><li>Otto: which rope? <button>Reply</button></li><li>Kai: nylon <button>Reply</button></li></ul><div id="open"></div>`,
    (name) => {
      if (name === 'Reply')
        document.querySelector('#open')!.innerHTML =
          '<form id="f"><label>Your message <textarea></textarea></label><input type="submit" value="Post reply"></form>';
      if (name === 'Post reply')
        document
          .querySelector('#open')!
          .insertAdjacentHTML('afterbegin', '<p>The message is missing. Please enter a message.</p>');
    },
  );
  const ran = await runIntent({ kind: 'item', item: { text: 'Kai' }, action: 'reply', value: 'Hemp' });
  expect(ran.end).not.toMatch(/succeeded|done/);
});

test('an answer is not written over the subject', async () => {
  page(
    `<h1>Rope</h1><ul><li>Otto: which rope? <button>Reply</button></li><li>Kai: nylon <button>Reply</button></li></ul><div id="open"></div>`,
    (name) => {
      if (name === 'Reply')
        document.querySelector('#open')!.innerHTML =
          '<form>Post Subject: <input value="RE: Rope"><input type="submit" value="Post reply"></form>';
    },
  );
  const ran = await runIntent({ kind: 'item', item: { text: 'Kai' }, action: 'reply', value: 'Hemp' });
  expect(ran.end).toBe('unable');
  expect(document.querySelector<HTMLInputElement>('input')!.value).toBe('RE: Rope');
});

test('a question whose answers are drawn by inputs is answered', async () => {
  let isGone = false;
  page(
    `<table><tr><td><a href="#a">Old sails</a><td><a href="#da">Delete</a></tr>
     <tr><td><a href="#b">Cheap watches</a><td><a href="#db">Delete</a></tr></table>`,
    (name) => {
      if (name === 'Delete')
        document.body.insertAdjacentHTML(
          'beforeend',
          `<div style="position:fixed;inset:60px;background:#fff"><b>Please Confirm</b><p>Are you sure you want to delete this post?</p>
           <div><input type="submit" value="Yes"> <input type="submit" value="No"></div></div>`,
        );
      if (name === 'Yes') {
        isGone = true;
        document.querySelector('div')!.remove();
        document.querySelectorAll('tr')[1]!.remove();
      }
    },
  );
  const ran = await runIntent({
    kind: 'item',
    item: { text: 'Cheap watches', literal: true },
    action: 'delete',
  });
  expect([isDone(ran), isGone, pressed]).toEqual([true, true, ['Delete', 'Yes']]);
});

test('what acts on chosen rows is pressed once they are chosen, though it stands in the table', async () => {
  let marked = -1;
  page(
    `<form><table><caption>Reports</caption><tr><th>Content<th>Reported by<th></tr>
      <tr><td>Post of Kai<td>Nora<td><input type="checkbox" name="r"></tr>
      <tr><td>Post of Otto<td>Mila<td><input type="checkbox" name="r"></tr>
      <tr><td colspan="3"><input type="submit" value="Mark selected as read (0)"></tr></table></form>`,
    (name) => {
      if (!name.startsWith('Mark selected')) return;
      marked = document.querySelectorAll(':checked').length;
      document.querySelectorAll(':checked').forEach((box) => box.closest('tr')!.remove());
    },
  );
  const ran = await goal('Mark all reports as read');
  expect(isDone(ran)).toBe(true);
  expect(marked).toBe(2);
});

const POSTS = ['Otto', 'Mila', 'Kai', 'Mila']
  .map(
    (who, at) =>
      `<article><b>${who}</b><p>Post ${at + 1} about ropes and lines.</p><a href="#quote${at}">Quote</a> <a href="#report${at}">Report</a>${
        who === 'Mila' ? ` <a href="#edit${at}">Edit</a> <a href="#delete${at}">Delete</a>` : ''
      }</article>`,
  )
  .join('');
const reply = (label: string): string =>
  `<form id="reply"><label>${label} <textarea></textarea></label><input type="submit" value="Post Reply"> <input type="submit" value="Preview Post"></form>`;

test('one’s own last post is the last that can be edited; a menu of ways to do so is gone through', async () => {
  page(`<h1>Ropes</h1>${POSTS}${reply('Your answer')}`, (name, control) => {
    if (name === 'Edit')
      control.insertAdjacentHTML(
        'afterend',
        '<div><a href="#q">Quick Edit</a><br><a href="#f">Full Edit</a></div>',
      );
    if (name === 'Quick Edit')
      control.closest('article')!.innerHTML =
        '<textarea aria-label="Post">Post 4</textarea><button>Cancel Edit</button> <button>Save</button>';
    if (name === 'Save') {
      const post = control.closest('article')!;
      post.innerHTML = `<p>${post.querySelector('textarea')!.value}</p>`;
    }
  });
  const ran = await goal('Edit my last post to say "Hemp is best."');
  expect([isDone(ran), pressed]).toEqual([true, ['Edit', 'Quick Edit', 'Save']]);
  expect([...document.querySelectorAll('article')].map((post) => post.textContent).at(-1)).toBe(
    'Hemp is best.',
  );
});

test('of several own posts it is asked which; without any nothing is sent', async () => {
  page(`<h1>Ropes</h1>${POSTS}${reply('Your answer')}`);
  expect((await goal('Delete my post')).end).toBe('ask');
  page(`<h1>Ropes</h1>${POSTS.replaceAll('Delete', 'Like')}${reply('Your answer')}`);
  await goal('Delete my post');
  expect(pressed).toEqual([]);
});

test('what is quoted stays over the answer to it', async () => {
  let sent = '';
  page(`<h1>Ropes</h1>${POSTS}<div id="open"></div>`, (name) => {
    if (name === 'Quote')
      document.querySelector('#open')!.innerHTML =
        '<form><label>Message <textarea>[quote]Post 3[/quote]\n</textarea></label><input type="submit" value="Post Reply"></form>';
    if (name === 'Post Reply') {
      sent = document.querySelector('textarea')!.value;
      document.querySelector('#open')!.innerHTML = '<p>Thank you, your post has been sent.</p>';
    }
  });
  expect(isDone(await goal('Quote Kai\'s post and answer "Hemp is best."'))).toBe(true);
  expect(sent).toBe('[quote]Post 3[/quote]\nHemp is best.');
});

test.each([
  ['spam', '1'],
  ['nonsense', 'not sent'],
])('a report as %s', async (reason, expected) => {
  let sent = 'not sent';
  page(`<h1>Ropes</h1>${POSTS}${reply('Your answer')}<div id="open"></div>`, (name) => {
    if (name === 'Report' && !document.querySelector('select'))
      document.querySelector('#open')!.innerHTML =
        '<form><table><tr><th colspan="2">Report this post</tr><tr><td>Posted by<td>Kai</tr><tr><td>Reason:<td><select name="reason"><option value="0">Rules</option><option value="1">Spam</option></select></tr></table><button>Report</button></form>';
    else if (name === 'Report') {
      sent = document.querySelector('select')!.value;
      document.querySelector('#open')!.innerHTML = '<p>Thank you for your report.</p>';
    }
  });
  const ran = await goal(`Report Kai's post as ${reason}`);
  expect([isDone(ran), sent]).toEqual([expected === '1', expected]);
  expect(document.querySelector<HTMLTextAreaElement>('#reply textarea')!.value).toBe('');
});

test('a new thread is made in the place that was said, by whatever opens its form', async () => {
  let made = '';
  const board = (name: string): string =>
    `<h1>${name}</h1><p><a href="#new1">Post Thread</a></p><table><tr><th><a href="#sort">Thread</a><th>Replies</tr><tr><td><a href="#t1">Old rope</a><td>3</tr><tr><td><a href="#t2">Masts</a><td>1</tr></table><a href="#new2">Post Thread</a>`;
  page(
    `<h1>Forum</h1><table><tr><th>Board</tr><tr><td><a href="#b1">Boats</a></tr><tr><td><a href="#b2">Trips</a></tr></table>`,
    (name) => {
      if (name === 'Boats' || name === 'Trips') document.body.innerHTML = board(name);
      if (name === 'Post Thread' && !document.querySelector('form'))
        document.body.innerHTML = `<h1>New thread in ${document.querySelector('h1')!.textContent}</h1><form><label>Thread subject <input></label>
          <label>Your message <textarea></textarea></label><input type="submit" value="Post Thread"> <input type="submit" value="Preview Post"> <input type="submit" value="Save as Draft"></form>`;
      else if (name === 'Post Thread') {
        made = `${document.querySelector('h1')!.textContent}: ${document.querySelector('input')!.value}, ${document.querySelector('textarea')!.value}`;
        document.body.innerHTML = '<p>Thank you, your thread has been posted.</p>';
      }
    },
  );
  const ran = await goal('Start a new thread in Boats called "Paint" saying "Which paint lasts?"');
  expect([isDone(ran), made]).toEqual([true, 'New thread in Boats: Paint, Which paint lasts?']);
});

test('the box under a thread is answered in, not one that another press opens', async () => {
  page(`<ul><li><a href="#r">Ropes</a> 3</li><li><a href="#m">Masts</a> 2</li></ul>`, (name) => {
    if (name === 'Ropes')
      document.body.innerHTML = `<h1>Ropes</h1>${POSTS.replaceAll('Quote', 'Reply')}${reply('Message: type your reply here')}`;
    if (name === 'Post Reply') {
      document.body.insertAdjacentHTML('afterbegin', `<p>${document.querySelector('textarea')!.value}</p>`);
      document.querySelector('textarea')!.value = '';
    }
  });
  const ran = await goal('Reply to "Ropes" with "Hemp is best."');
  expect([isDone(ran), pressed]).toEqual([true, ['Ropes', 'Post Reply']]);
});

test('a page made of a bar and the rest is no list: what is to be done with it is not looked for in items', async () => {
  const bar =
    '<div class="part"><a href="#home">Forum</a> <form><input aria-label="Search"><button>Search</button></form></div>';
  page(`<div>${bar}<div class="part"><h1>Ropes</h1><a href="#new">New Reply</a>
      <div>${POSTS}</div><form><input aria-label="Search thread"><button>Search thread</button></form>
      <a href="#sub">Subscribe to this thread</a></div></div>`);
  document.title = 'Ropes';
  const ran = await goal('Subscribe to this thread');
  expect(pressed).toEqual(['Subscribe to this thread']);
  expect(ran.attempts).toHaveLength(1);
});

test.each([
  ['<label>Notify me <select><option>Never</option><option>Daily</option></select></label>', 2],
  ['<label>E-mail <input type="email"></label>', 1],
])(
  'a page with a form for the act is gone on with, where nothing is left to say',
  async (fields, presses) => {
    history.replaceState(null, '', '#thread');
    page(`<h1>Ropes</h1><a href="#form">Subscribe to this thread</a>`, (name) => {
      if (name === 'Subscribe to this thread') {
        document.title = 'Subscribe to thread: Ropes';
        document.body.innerHTML = `<h1>Subscribe to thread: Ropes</h1><form>${fields}<input type="submit" value="Subscribe"></form>`;
      } else document.body.innerHTML = '<p>You are subscribed.</p>';
    });
    document.title = 'Ropes';
    await goal('Subscribe to this thread');
    expect(pressed).toHaveLength(presses);
  },
);
