// What is disabled is told at once, with what its form still lacks.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

async function press(name: string): Promise<{ end: string; why: string; presses: number }> {
  const { end, plan, attempts } = await runIntent({ kind: 'click', target: { text: name } });
  const presses = attempts.filter(({ call }) => call.name === 'dom.click').length;
  return { end, why: plan.kind === 'unable' ? plan.reason : '', presses };
}

test('a required field that is empty and consent that is not given are named', async () => {
  document.body.innerHTML = `<form><label>Name <input required value="Ann"></label>
    <label>City <input required></label><label>Note <input></label>
    <label><input type="checkbox"> I accept the terms</label><button disabled>Register</button></form>`;
  const { end, why, presses } = await press('Register');
  expect(end).toBe('unable');
  expect(why).toMatch(/“Register”.*disabled.*City.*I accept the terms/);
  expect(why).not.toMatch(/Name|Note/);
  expect(presses).toBe(0);
});

test('without a reason that can be seen it is said to be disabled', async () => {
  document.body.innerHTML = '<button disabled>Export</button><button aria-disabled="true">Publish</button>';
  expect(await press('Export')).toMatchObject({ end: 'unable', presses: 0 });
  expect((await press('Publish')).why).toMatch(/“Publish” is disabled/);
});

test('what a form elsewhere lacks is not said of a button that is in none', async () => {
  document.body.innerHTML = `<section><label>City <input required></label></section>
    <section><ul><li>Report</li></ul><div><button disabled>Export</button></div></section>`;
  const { why } = await press('Export');
  expect(why).toMatch(/“Export” is disabled/);
  expect(why).not.toMatch(/City/);
});

test('what is enabled by what was filled in is pressed', async () => {
  document.body.innerHTML = `<form><label>City <input required oninput="setTimeout(() => (go.disabled = false), 400)"></label>
    <button id="go" type="button" disabled onclick="document.title = 'sent'">Send</button></form>`;
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'city' }, value: { from: 'text', text: 'Oslo' } }],
  });
  const { presses } = await press('Send');
  expect(presses).toBe(1);
  expect(document.title).toBe('sent');
});
