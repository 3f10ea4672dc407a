import { expect, test } from 'vitest';
import { toText } from '../../../src/ranking/text-form';
import { perceived, perception } from './perceived';

const fieldsOf = async (html: string) => (await perceived(html)).forms[0]!.fieldSummaries;
const radios = (name: string, labels = ['Yes', 'No']) =>
  labels.map((label) => `<label><input type="radio" name="${name}"> ${label}</label>`).join('');

test.each([
  ['a legend', `<fieldset><legend>Do you smoke?</legend>${radios('s')}</fieldset>`],
  ['text before', `<p>Do you smoke?</p><div>${radios('s')}</div>`],
  ['a label of nothing', `<div><label>Do you smoke? *</label><div>${radios('s')}</div></div>`],
  ['a cell', `<table><tr><td>Do you smoke?</td><td>${radios('s')}</td></tr></table>`],
  [
    'the name of a group',
    `<p id="q">Do you smoke?</p><hr><div role="radiogroup" aria-labelledby="q"><div role="radio" aria-checked="false" tabindex="0">Yes</div><div role="radio" aria-checked="false" tabindex="-1">No</div></div>`,
  ],
  [
    'text before labels that come first',
    `<p>Do you smoke?</p><label for="a">Yes</label><input id="a" type="radio" name="s"><label for="b">No</label><input id="b" type="radio" name="s">`,
  ],
  [
    'text before styled labels of hidden buttons',
    `<p>Do you smoke?</p><style>.x{display:none}</style><div><input class="x" id="a" type="radio" name="s"><label for="a">Yes</label><input class="x" id="b" type="radio" name="s"><label for="b">No</label></div>`,
  ],
])('radio buttons are answers to their question: %s', async (_, html) => {
  const fields = await fieldsOf(
    `<form><label>Age <input name="age"></label>${html}<p>Do you drive?</p><div>${radios('d', ['Often', 'Never'])}</div><button>Send</button></form>`,
  );
  expect(fields.map(({ label, type, options }) => [label, type, options])).toEqual([
    ['Age', 'text', undefined],
    [expect.stringMatching(/^Do you smoke\?/), 'radio', ['Yes', 'No']],
    ['Do you drive?', 'radio', ['Often', 'Never']],
  ]);
});

test('the answer that is chosen is told, and told anew', async () => {
  const html = `<form><fieldset><legend>Delivery</legend>${radios('d', ['Home', 'Work'])}</fieldset><button>Go</button></form>`;
  const before = await perceived(html);
  expect(before.forms[0]!.fieldSummaries[0]!.checked).toBeUndefined();
  document.querySelectorAll<HTMLElement>('input')[1]!.click();
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.forms[0]!.fieldSummaries[0]!.checked).toBe('Work');
  expect(toText(mini)).toContain('Delivery:radio(Home/Work) = Work');
});

test('of questions with the same answers a query finds the one that is meant', async () => {
  await perceived(
    `<form>${['smoke', 'drive', 'swim'].map((does) => `<p>Do you ${does}?</p><div>${radios(does)}</div>`).join('')}<button>Send</button></form>`,
  );
  const [first] = perception!.query({ text: 'drive: no' });
  expect([first!.label, first!.section]).toEqual(['No', 'Do you drive?']);
  expect((perception!.elementOf(first!.id) as HTMLInputElement).name).toBe('drive');
});

test('a lone button without a question is told by its own name', async () => {
  const fields = await fieldsOf(
    `<form><label><input type="radio" name="all"> All</label><button>Go</button></form>`,
  );
  expect(fields).toEqual([{ label: 'All', type: 'radio', name: 'all' }]);
});

test('fields beyond those that are told are counted, and found within the form', async () => {
  const fields = Array.from({ length: 50 }, (_, i) => `<label>Part ${i} <input name="p${i}"></label>`).join(
    '',
  );
  const mini = await perceived(`<form>${fields}<button>Send</button></form>`);
  const [form] = mini.forms;
  expect([form!.fieldSummaries.length, form!.omitted]).toEqual([40, 10]);
  expect(toText(mini)).toContain('Part 23, 26 fields > Send');
  const found = perception!.query({ within: form!.id, kind: 'field', topK: 100 });
  expect(found.map(({ label }) => label)).toContain('Part 49');
});
