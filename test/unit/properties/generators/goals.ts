// What people type: clear goals of one to four wishes in three languages, goals that nobody could carry out
// without asking, and everything else that a text field lets in.
import fc from 'fast-check';

const NAMES = ['Save', 'Billing', 'Display name', 'Newsletter', 'Order history', 'Street & number', 'Résumé'];
const VALUES = ['Mo', 'thermostat', '12 Mill Lane', '555 1234', 'a@b.example', 'Übergröße', '三月'];
const PAGES = ['billing', 'invoices', 'settings', 'support', 'order history'];

const name = fc.constantFrom(...NAMES);
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.stringMatching(/^[a-z0-9][a-z0-9 .,-]{0,24}$/).map((text) => text.trim()),
);

/** One wish, said so that it can be read without a question. */
const englishWish: fc.Arbitrary<string> = fc.oneof(
  name.map((text) => `Click "${text}"`),
  fc.constantFrom(...PAGES).map((page) => `Open the ${page} page`),
  fc.tuple(name, value).map(([field, text]) => `Set ${field} to "${text}"`),
  fc.tuple(value, name).map(([text, field]) => `Type "${text}" into the ${field} field`),
  value.map((text) => `Search for "${text}"`),
  fc.constantFrom('Scroll to the bottom', 'Scroll down', 'Scroll to the top'),
  fc
    .constantFrom('orders', 'account/profile', 'help?topic=2')
    .map((path) => `Go to https://shop.example/${path}`),
  name.map((text) => `Wait for "${text}"`),
  fc.constantFrom(...PAGES).map((page) => `Extract the table of ${page}`),
  fc.tuple(name, name).map(([what, to]) => `Drag "${what}" to "${to}"`),
  name.map((text) => `Check "${text}"`),
  fc.constantFrom('March', 'last month', '2025').map((when) => `Download the invoice of ${when}`),
);

const germanWish = fc.oneof(
  name.map((text) => `Klicke auf "${text}"`),
  fc.tuple(name, value).map(([field, text]) => `Gib "${text}" in das Feld "${field}" ein`),
  value.map((text) => `Suche nach "${text}"`),
);
const chineseWish = fc.oneof(
  name.map((text) => `点击“${text}”`),
  value.map((text) => `搜索“${text}”`),
);

/** Up to four wishes in a row, as people join them. */
export const clearGoal: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: joined(englishWish, [' and ', ', then ', '. ', '\n'], ['', 'Please ', 'Could you ']),
  },
  { weight: 1, arbitrary: joined(germanWish, [' und ', ', dann ', '. '], ['', 'Bitte ']) },
  { weight: 1, arbitrary: joined(chineseWish, ['，然后', '。'], ['', '请']) },
);

function joined(wish: fc.Arbitrary<string>, joints: string[], openings: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.array(wish, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...joints),
      fc.constantFrom(...openings),
    )
    .map(([wishes, joint, opening]) => opening + wishes.join(joint));
}

const bareVerb = fc.constantFrom('click', 'type', 'select', 'fill', 'open', 'Delete', 'klick', '打开');
const nothingMeant = fc
  .tuple(
    fc.constantFrom('click', 'open', 'delete', 'Remove', 'Drag', 'Press'),
    fc.constantFrom('it', 'that', 'this', 'them', 'the same one'),
  )
  .map(([verb, pronoun]) => `${verb} ${pronoun}`);
const onlyForbids = name.map((text) => `don't click "${text}"`);
const bareName = fc.constantFrom('invoices', 'account details', 'blue lamp', 'Rechnungen');
const noise = fc
  .array(fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{3,6}$/), { minLength: 2, maxLength: 5 })
  .map((words) => words.join(' '));
const noWords = fc
  .array(fc.constantFrom('?', '!', '…', '🫠', ' ', '--'), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** What could mean several things or nothing: nobody should begin on it. */
export const ambiguousGoal: fc.Arbitrary<string> = fc.oneof(
  bareVerb,
  nothingMeant,
  onlyForbids,
  bareName,
  noise,
  noWords,
  fc.constantFrom('do it', 'again', 'do that again', 'Do the same once more'),
);

/** Whatever a text field takes: clear, ambiguous, cut off, pasted, binary. */
export const anyInput: fc.Arbitrary<string> = fc.oneof(
  clearGoal,
  ambiguousGoal,
  fc.tuple(clearGoal, fc.nat(40)).map(([goal, end]) => goal.slice(0, end)),
  fc.tuple(clearGoal, ambiguousGoal).map(([first, second]) => `${first} and ${second}`),
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.tuple(clearGoal, fc.integer({ min: 2, max: 200 })).map(([goal, times]) => `${goal}. `.repeat(times)),
);
