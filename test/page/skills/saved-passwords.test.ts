// Which saved password a log-in takes: the only one of the site, or the one that the words name; never a guess.
import { beforeEach, expect, test } from 'vitest';
import { runIntent, type Ran, type RunOptions } from './run-intent';

let sent = '';
beforeEach(() => {
  sent = '';
  document.body.innerHTML = `<form><label>E-mail <input id="u" type="email"></label>
    <label>Password <input type="password" id="p"></label><button>Enter</button></form>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    const [user, password] = [...document.querySelectorAll('input')].map((field) => field.value);
    sent = `${user ?? ''} ${password ?? ''}`;
    document.body.innerHTML = '<p>Welcome</p>';
  });
});

const ONE = [{ handle: 'secret:orchard-1', name: 'Orchard, ida@orchard.example' }];
const TWO = [...ONE, { handle: 'secret:orchard-2', name: 'Orchard, otto@orchard.example' }];
const logIn = (user: string | undefined, options: RunOptions): Promise<Ran> =>
  runIntent(
    { kind: 'login', ...(user === undefined ? {} : { user }) },
    { secretText: 'pear-tree', ...options },
  );
const typed = (ran: Ran): unknown[] => ran.attempts.flatMap(({ call }) => call.args['secret'] ?? []);

test('the only one that is saved is used by its handle, with the user name that its name tells', async () => {
  const ran = await logIn(undefined, { secrets: ONE });
  expect(ran.end).toBe('succeeded');
  expect(sent).toBe('ida@orchard.example pear-tree');
  expect(typed(ran)).toEqual(['secret:orchard-1']);
  expect(JSON.stringify(ran.attempts)).not.toContain('pear-tree');
});

test('of several the one of the named user is used', async () => {
  const ran = await logIn('otto@orchard.example', { secrets: TWO });
  expect(ran.end).toBe('succeeded');
  expect(typed(ran)).toEqual(['secret:orchard-2']);
});

test('of several none is guessed: the user is asked by their names', async () => {
  const ran = await logIn(undefined, { secrets: TWO });
  expect(ran.plan).toMatchObject({ kind: 'ask', options: TWO.map(({ name }) => ({ value: name })) });
});

test.each([TWO[0]!.name, 'ida@orchard.example'])('of several the answer decides: %s', async (answer) => {
  expect(typed(await logIn(undefined, { secrets: TWO, answers: [answer] }))).toEqual(['secret:orchard-1']);
});

const used = async (names: string[], answers: string[]): Promise<unknown[]> => {
  const secrets = names.map((name, at) => ({ handle: `secret:orchard-${at}`, name }));
  return typed(await logIn('ida@orchard.example', { secrets, answers }));
};

test.each([[['Orchard']], [['orchard admin', 'the usual', 'orchard']]])(
  'one whose name begins that of another is chosen by its own name, by the newest answer that tells: %s',
  async (answers) => {
    expect(await used(['Orchard', 'Orchard admin'], answers)).toEqual(['secret:orchard-0']);
  },
);

test('two that are called the same are told apart by number', async () => {
  expect(await used(['Orchard', 'Orchard'], [])).toEqual([]);
  expect(await used(['Orchard', 'Orchard'], ['Orchard, number 2'])).toEqual(['secret:orchard-1']);
});

test('the password of another user is not tried', async () => {
  expect((await logIn('otto@orchard.example', { secrets: ONE })).plan).toMatchObject({ kind: 'assist' });
  expect(sent).toBe('');
});

test('a button that shows the password is not the one that sends it, though that one waits for both fields', async () => {
  document.body.innerHTML = `<form><label>User <input id="u"></label><label>Password <input type="password" id="p"></label>
    <span role="button" tabindex="0" aria-label="visibility" id="eye">visibility</span>
    <button type="button">About</button><button type="submit" aria-label="Connect" disabled>→</button></form>`;
  const form = document.querySelector('form')!;
  const password = document.querySelector<HTMLInputElement>('#p')!;
  const button = document.querySelector<HTMLButtonElement>('[type=submit]')!;
  document.getElementById('eye')!.addEventListener('click', () => (password.type = 'text'));
  form.addEventListener('input', () => {
    button.disabled = [...form.querySelectorAll('input')].some(({ value }) => value === '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = `${password.type} ${password.value}`;
    document.body.innerHTML = '<p>Welcome</p>';
  });
  const ran = await logIn('ida', { secrets: ONE.map((one) => ({ ...one, name: 'Orchard' })) });
  expect(ran.end).toBe('succeeded');
  expect(sent).toBe('password pear-tree');
});

test('a password that only became readable is not taken for a log-in', async () => {
  document.body.innerHTML = `<form><label>User <input id="u"></label><label>Password <input type="password" id="p"></label>
    <button type="button" id="eye">Log in</button></form>`;
  const password = document.querySelector<HTMLInputElement>('#p')!;
  document.getElementById('eye')!.addEventListener('click', () => (password.type = 'text'));
  const ran = await logIn('ida', { secrets: ONE.map((one) => ({ ...one, name: 'Orchard' })) });
  expect(ran.end).not.toBe('succeeded');
});
