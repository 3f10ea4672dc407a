import { expect, test } from 'vitest';
import { perceived } from './perceived';

const field = (label: string, name: string) =>
  `<li><div><span>${label}</span></div><div><input aria-label="${label}" name="${name}"></div></li>`;

test('rows that hold one field of a form each are a form, not a list', async () => {
  const mini = await perceived(
    `<ul>${field('Street', 'street')}${field('Town', 'town')}${field('Postcode', 'zip')}</ul><button>Save</button>`,
  );
  expect(mini.collections).toEqual([]);
  expect(mini.forms.map((form) => form.fieldSummaries.map(({ label }) => label))).toEqual([
    ['Street', 'Town', 'Postcode'],
  ]);
});

test('rows that hold the same field each are a list', async () => {
  const row = (i: number) =>
    `<li><h3>Lamp ${i}</h3><p>A lamp for the desk, ${i} watts</p><input aria-label="Quantity" name="quantity[${i}]"></li>`;
  const mini = await perceived(`<ul>${row(1)}${row(2)}${row(3)}</ul><button>Update</button>`);
  expect(mini.collections.map(({ approxCount }) => approxCount)).toEqual([3]);
});

const LABELS = ['First name', 'Last name', 'Town', 'Phone'];
const formOf = (row: (label: string, i: number) => string) =>
  `<div>${LABELS.map((label, i) => `<div class="row">${row(label, i + 1)}</div>`).join('')}</div><button>Save</button>`;

test.each<[string, (label: string, i: number) => string]>([
  ['ids of React', (label, i) => `<label for=":r${i}:">${label}</label><div><input id=":r${i}:"></div>`],
  ['counted ids', (label, i) => `<label for="input-${i}">${label}</label><div><input id="input-${i}"></div>`],
  ['neither ids nor names', (label) => `<div><label>${label} <input></label></div><p></p>`],
])('rows of a form are told from a list by their labels: %s', async (_, row) => {
  const mini = await perceived(formOf(row));
  expect(mini.collections).toEqual([]);
  expect(mini.forms.map((form) => form.fieldSummaries.map(({ label }) => label))).toEqual([LABELS]);
});

test('questions with radio buttons are rows of a form', async () => {
  const question = (text: string, i: number) =>
    `<fieldset><legend>${text}</legend><label><input type="radio" name="q${i}">Yes</label><label><input type="radio" name="q${i}">No</label></fieldset>`;
  const mini = await perceived(
    `<form><div>${['Do you smoke?', 'Do you drive?', 'Do you swim?'].map(question).join('')}</div><button>Send</button></form>`,
  );
  expect(mini.collections).toEqual([]);
});

test.each<[string, (i: number) => string]>([
  ['the same label', (i) => `<label for=":r${'9ab'[i]}:">Quantity</label><input id=":r${'9ab'[i]}:">`],
  ['labels that name the item', (i) => `<input aria-label="Quantity of ${'ABC'[i]}" name="quantity[${i}]">`],
])('rows of a cart are a list: %s', async (_, quantity) => {
  const row = (i: number) => `<li><h3>Lamp ${'ABC'[i]}</h3><p>A lamp for the desk</p>${quantity(i)}</li>`;
  const mini = await perceived(`<ul>${row(0)}${row(1)}${row(2)}</ul><button>Update</button>`);
  expect(mini.collections.map(({ approxCount }) => approxCount)).toEqual([3]);
});

test('what is in view is chosen before what has to be scrolled to', async () => {
  const links = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, i) => `<div><a href="#${from + i}">Link ${from + i}</a> text</div>`,
    ).join('');
  const mini = await perceived(
    `<footer>${links(0, 8)}</footer><div style="height:${3 * innerHeight}px"></div><main><h2>Below</h2>${links(8, 60)}</main>`,
  );
  expect(mini.actions).toHaveLength(30);
  expect(mini.actions.slice(0, 8).map(({ label }) => label)).toEqual(
    Array.from({ length: 8 }, (_, i) => `Link ${i}`),
  );
});

test.each([
  ['Save', '<button>Save</button><button>Delete account</button>'],
  ['Next', '<button>Back</button><button>Next</button>'],
  ['Send', '<button type="button">Show</button><button>Send</button><button type="reset">Reset</button>'],
  ['Cancel', '<button>Cancel</button><button>Delete</button>'],
])('of the buttons of a form "%s" sends it', async (label, buttons) => {
  const mini = await perceived(`<form><input aria-label="Name">${buttons}</form>`);
  expect(mini.forms[0]!.submitLabel).toBe(label);
});

test('of buttons in no form the last sends, if it does not cancel', async () => {
  const mini = await perceived(
    '<section><input aria-label="Name"><button>Show</button><button>Save</button><button>Cancel</button></section>',
  );
  expect(mini.forms[0]!.submitLabel).toBe('Save');
});

test('of too many forms those of rows are told last', async () => {
  const rows = Array.from(
    { length: 25 },
    (_, i) =>
      `<li><b>Lamp ${i}</b> <form><input aria-label="Quantity" name="q[${i}]"><button>Set</button></form></li>`,
  );
  const mini = await perceived(
    `<ul>${rows.join('')}</ul><form aria-label="Checkout"><input aria-label="Street"><button>Pay</button></form>`,
  );
  expect(mini.forms[0]!.submitLabel).toBe('Pay');
  expect([mini.forms.length, mini.omitted?.forms]).toEqual([20, 6]);
});

test('what is wrong with a field stands where its description is', async () => {
  const mini = await perceived(
    `<form><input aria-label="Name" aria-invalid="true" aria-describedby="hint err"><i id="hint" hidden>Old</i><i id="err">Taken</i><button>Go</button></form>`,
  );
  expect(mini.forms[0]!.fieldSummaries[0]!.invalid).toBe('Taken');
});
