// Wishes of no known kind, said in the words that the page itself uses.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { readByLadder } from '../../../src/agent/rungs/ladder';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const PAGE = `<h1>Harbour</h1>
<form onsubmit="return false">
  <label>Week starts on <select id="week"><option>Monday<option>Sunday</select></label>
  <label>Units <select id="units"><option>Imperial<option>Metric</select></label>
  <label>Blog pages show at most <input id="most" type="number" value="10"> posts</label>
  <label>Adults <input id="adults" type="number" value="1"></label>
  <label>Children <input id="children" type="number" value="0"></label>
  <fieldset><legend>Permalink structure</legend>
    <label><input type="radio" name="link" value="plain" checked>Plain</label>
    <label><input type="radio" name="link" value="post">Post name</label>
    <div><label><input type="radio" name="link" value="own">Own structure</label> of /year/post/name/</div></fieldset>
  <fieldset><legend>Delivery</legend>
    <label><input type="radio" name="way" value="standard" checked>Standard (5 days)</label>
    <label><input type="radio" name="way" value="express">Express (1 day)</label></fieldset>
  <label><input type="checkbox" id="wrap">Gift wrap</label>
  <label><input type="checkbox" id="keep">Keep me signed in</label>
  <button>Run report</button><button>Pause</button><button>Start timer</button><a href="#timer">Timer</a>
</form>
<ul><li>Nightly copy <button>Start</button></li><li>Weekly letter <button>Start</button></li></ul>`;

/** What pressing and choosing has left on the page. */
async function after(goal: string, locale = 'en-US'): Promise<string> {
  document.body.innerHTML = PAGE;
  const pressed: string[] = [];
  for (const el of document.querySelectorAll<HTMLElement>('button, a'))
    el.addEventListener('click', () => {
      pressed.push(`${el.closest('li')?.firstChild?.textContent ?? ''}${el.textContent}`);
      el.setAttribute('aria-pressed', 'true');
    });
  const own = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale });
  const request = { goal, context: [], signal: new AbortController().signal } as never;
  const { interpretation } = await readByLadder(own, request, {
    mode: 'none',
    model: undefined,
    scripts: undefined,
  });
  if (interpretation.kind !== 'tasks') return `asked: ${interpretation.question}`;
  for (const { parameters } of interpretation.list.tasks) {
    const { end, plan } = await runIntent(parameters);
    if (plan.kind === 'ask') return `asked: ${plan.options.map(({ label }) => label).join('; ')}`;
    if (end !== 'succeeded' && end !== 'done') return end;
  }
  const changed = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  ].filter((el) =>
    el instanceof HTMLSelectElement
      ? el.selectedIndex > 0
      : /radio|checkbox/.test(el.type)
        ? el.checked !== el.defaultChecked && el.checked
        : el.value !== el.defaultValue,
  );
  return [...changed.map(({ id, value }) => (id === '' ? value : `${id} ${value}`)), ...pressed].join(', ');
}

test.each([
  ['Let the week start on Sunday', 'week Sunday'],
  ['Use metric units', 'units Metric'],
  ['Use the permalink structure Post name', 'post'],
  ['I want express delivery', 'express'],
  ['Wrap it as a gift', 'wrap on'],
  ['Keep me signed in', 'keep on'],
  ['Two adults and three children', 'adults 2, children 3'],
  ['Run the report', 'Run report'],
  ['Pause', 'Pause'],
  ['Start the timer', 'Start timer'],
  ['Start the weekly letter', 'Weekly letter Start'],
])('%s', async (goal, left) => {
  expect(await after(goal)).toBe(left);
});

test('what fits several things, or but in part, is asked about', async () => {
  expect(await after('Start')).toMatch(/^asked: button “Start”.*; button “Start”/);
  expect(await after('Start the engine')).toMatch(/^asked: button “Start”.*; button “Start”/);
});

test('what the page does not speak of is not done', async () => {
  expect(await after('I am hungry')).toBe('unable');
  expect(await after('harbour lights')).toBe(
    'asked: Open “harbour lights”; Search for “harbour lights”; Click “harbour lights”',
  );
});
