// A question of the page's own lies before what is wanted, and nothing but its answer takes it away.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

const PAUSE: Intent = { kind: 'click', target: { text: 'Pause all' } };
const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `<main><h1>Folders</h1><button>Pause all</button> <button>Report</button></main>
    <div id="layer" style="position: fixed; inset: 0; z-index: 9; background: #0004"><div style="margin: 4em; background: #fff">
      <h4>Report usage every day?</h4><p>The report of what you use is sent to us every day, without any names in it.</p><button>Yes</button> <button>No</button></div></div>`;
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) pressed.push(target.textContent);
  };
});
afterEach(() => {
  document.body.onclick = null;
  document.body.replaceChildren();
});

test('the user is asked to answer it, and it is not answered for them', async () => {
  const ran = await runIntent(PAUSE);
  expect(ran.plan).toMatchObject({ kind: 'assist', type: 'custom' });
  expect(ran.why).toBe('something covers what is wanted');
  expect(ran.plan).toMatchObject({ message: expect.stringContaining('“Report usage every day?”') as string });
  expect(pressed).toEqual([]);
}, 30_000);

test('it goes on once the layer has gone', async () => {
  const { attempts } = await runIntent(PAUSE);
  document.querySelector('#layer')!.remove();
  const ran = await runIntent(PAUSE, { attempts });
  expect(pressed).toEqual(['Pause all']);
  expect(ran.end).not.toBe('assist');
}, 30_000);

test('once the user has answered it is tried again, and the card does not come back', async () => {
  const { attempts } = await runIntent(PAUSE);
  const ran = await runIntent(PAUSE, { attempts, answers: ['done'] });
  expect(ran.end).not.toBe('assist');
  expect(pressed).toEqual([]);
}, 40_000);

test('what is loading goes by itself', async () => {
  document.querySelector('h4')!.textContent = 'Loading…';
  setTimeout(() => document.querySelector('#layer')?.remove(), 6_000);
  const ran = await runIntent(PAUSE);
  expect(ran.end).not.toBe('assist');
}, 40_000);
