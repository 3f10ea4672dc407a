// A value that is given ends where the next act, the next field or the place begins; and nothing else is cut off it.
import { expect, test } from 'vitest';
import type { FieldValue, Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const tellPhrase = ({ text, ordinal, within, where = [] }: TargetPhrase): string =>
  [
    ...(ordinal === undefined ? [] : [`#${ordinal}`]),
    ...(text === '' ? [] : [text]),
    ...(within === undefined ? [] : [`in ${within}`]),
    ...where.map(({ value }) => `~${value}`),
  ].join(' ');

const tellField = ({ field = { text: '' }, value }: FieldValue): string =>
  `${tellPhrase(field)}=${value.from === 'text' ? value.text : value.from}`;

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'fill':
      return intent.fields.map(tellField).join('; ');
    case 'set':
      return `${tellPhrase(intent.field ?? { text: '' })}=${intent.value}`;
    case 'date':
      return `${tellPhrase(intent.field ?? { text: '' })}=${intent.date.from}`;
    case 'check':
      return `${intent.on ? 'check' : 'uncheck'} ${intent.targets.map(tellPhrase).join(', ')}`;
    case 'click':
    case 'open':
    case 'focus':
      return `${intent.kind} ${tellPhrase(intent.target)}`;
    case 'item':
      return `${intent.action} ${tellPhrase(intent.item)}`;
    case 'press':
      return `press ${intent.key}`;
    default:
      return intent.kind;
  }
}

const tests = (goals: ReadonlyArray<readonly [string, readonly string[]]>): void => {
  for (const [goal, tasks] of goals) expect(readAs(goal, tell), goal).toEqual(tasks);
};

test('a place in front of an act is where its field stands', () => {
  tests([
    ['in row 3, change the city to Basel', ['city in row 3=Basel']],
    ['change the city in row 3 to Basel', ['city in row 3=Basel']],
    ['in row 2 set status to Done', ['status in row 2=Done']],
    [
      'in row 3, change the city to Basel and set the name to Otto',
      ['city in row 3=Basel', 'name in row 3=Otto'],
    ],
    ['under Billing, change the plan to Pro', ['plan in Billing=Pro']],
    ['in the search box, type kettle and press enter', ['=kettle', 'press Enter']],
    ['in the form, set name to Otto and submit', ['name=Otto', 'submit']],
    ['under Sound, turn off alerts and save', ['uncheck alerts in Sound', 'submit']],
    ['in the inbox, open the first mail and archive it', ['archive #1 mail in inbox']],
    ['for Otto, click Delete', ['click Delete ~Otto']],
    ['for Otto, set age to 41 and for Mila, set age to 38', ['age ~Otto=41', 'age ~Mila=38']],
    ['ändere in Zeile 3 den Ort auf Basel', ['Ort in Zeile 3=Basel']],
    ['ändere den Ort in Zeile 3 auf Basel', ['Ort in Zeile 3=Basel']],
    ['setz bei Otto die Rolle auf Redaktor', ['Rolle in Otto=Redaktor']],
    // No place, and a place that belongs to the act all the same.
    ['in 5 minutes, set the theme to dark', ['other']],
    ['ändere den Titel in Warten auf Godot', ['Titel=Warten auf Godot']],
    ['In the footer, click Imprint', ['click Imprint in footer']],
    ['in the dropdown, choose Basel and Zurich', ['choose']],
  ]);
});

test('what is typed next is an act of its own', () => {
  tests([
    ['type abc then press tab and type def', ['=abc', 'press Tab', '=def']],
    ['press tab, type 7, press enter', ['press Tab', '=7', 'press Enter']],
    ['press enter and type hello', ['press Enter', '=hello']],
    ['focus the field and type 5', ['focus ', '=5']],
    ['click New and type Otto into the name field', ['click New', 'name=Otto']],
    // Not where it is a field, or the field is clicked to type there.
    ['click the Name field and type Otto', ['Name=Otto']],
    ['add a user with name Otto and type Admin', ['click add user', 'name=Otto; type=Admin', 'submit']],
  ]);
});

test('values that are given one after the other go each into its own field', () => {
  tests([
    ['change the stock of the lamp to 0 and its price to 9.99', ['stock in lamp=0; price in lamp=9.99']],
    [
      'set title to Mr, first name to Otto and newsletter to off',
      ['title=Mr; first name=Otto; newsletter=off'],
    ],
    ['set volume to 20, bass to 5 and treble to 6', ['volume=20; bass=5; treble=6']],
    ["change Otto's role to Admin and Mila's to Viewer", ["Otto's role=Admin; Mila's role=Viewer"]],
    ['set the price of the mug to 5 and of the lamp to 9', ['price in mug=5; price in lamp=9']],
    ['把杯子的数量改成3，灯的数量改成1', ['杯子的数量=3; 灯的数量=1']],
    ['answer question 1 with Yes, question 2 with No', ['question 1=Yes; question 2=No']],
    ['enter 5 for adults, 2 for children and 1 for infants', ['adults=5; children=2; infants=1']],
    ['rate service 4, food 5 and price 3', ['service=4', 'food=5', 'price=3']],
    ['set quantity to 3 for the kettle and 1 for the mug', ['clarify']],
    ['set priority to low for all issues by Kai', ['clarify']],
    // A text goes on as it likes.
    ['set the note to Go to Rome and back to Bern', ['note=Go to Rome and back to Bern']],
    ['rate season 1 and season 2 5 stars', ['season 1 and season 2=5']],
  ]);
});

test('the stop before a number, and the mark of what is typed, are part of a value', () => {
  tests([
    ['set street to Hafenstr. 12 and city to Basel', ['street=Hafenstr. 12; city=Basel']],
    ['set name to No. 5', ['name=No. 5']],
    ['log in as admin with password pass.word!', ['username=admin; password=pass.word!', 'submit']],
    ['log in with otto / Geheim1!', ['username=otto; password=Geheim1!', 'submit']],
    ['gib als Passwort geheim! ein', ['Passwort=geheim!']],
    ['write Thank you! in the comment box', ['comment=Thank you!']],
    ['enter ... in the name field', ['name=...']],
    // A sentence ends all the same.
    ['Click Save. Click Close', ['click Save', 'click Close']],
    ['set the city to Basel!', ['city=Basel']],
  ]);
});

test('a word that is typed is no key', () => {
  tests([
    ['type delete into the box and press Confirm', ['=delete', 'click Confirm']],
    ['type DELETE to confirm', ['=DELETE']],
    ['type "DELETE" to confirm the deletion', ['=DELETE']],
    ['press enter in the search box', ['press Enter']],
  ]);
});

test('months from one to another are of one year, and the end of an event is a time', () => {
  const span = (goal: string): string[] =>
    readAs(goal, (intent) =>
      intent.kind === 'download' ? `${intent.when?.from ?? ''} ${intent.when?.to ?? ''}` : tell(intent),
    );
  expect(span('download the invoices from January to March')).toEqual(['2026-01-01 2026-03-31']);
  expect(span('lade die Rechnungen von Januar bis März herunter')).toEqual(['2026-01-01 2026-03-31']);
  expect(span('下载一月到三月的发票')).toEqual(['2026-01-01 2026-03-31']);
  expect(span('create an event called Regatta on 5 June from 10:00 to 16:00 in Lisbon')).toEqual(['other']);
  expect(span('create an event called Regatta on 5 June from 10:00 to 16:00')).toEqual(['createEvent']);
});

test.each([
  ['set Save to "Mo" and Set Street & number to "Ko"', ['Save=Mo;Street & number=Ko']],
  ['set the status to Away and back to Work', ['status=Away and back to Work']],
  ['set availability to Monday to Friday, 9 to 5', ['availability=Monday to Friday, 9 to 5']],
  ['update the status to Shipped, on the way to Otto', ['status=Shipped, on the way to Otto']],
  ["set the kettle's price to 5 and its stock to 3", ["kettle's price=5;kettle's stock=3"]],
  ['for Name, type Otto', ['Name=Otto']],
  ['for Quantity, enter 3', ['Quantity=3']],
  ['in the comment box, write open and close the door', ['comment=open and close the door']],
  ['in the search field, type find my phone and delete data', ['search=find my phone and delete data']],
  ['can you change the password to hunter2?', ['password=hunter2']],
  ['change the password to hunter2?', ['password=hunter2?']],
])('the value goes on, or the next field begins: %s', (goal, expected) => {
  expect(
    readAs(goal, (intent) => (intent.kind === 'fill' ? tellFields(intent.fields) : intent.kind)),
  ).toEqual(expected);
});

test.each([
  ['for Otto, download the invoice', ['other']],
  ['for Otto, select Admin as role', ['other']],
  ['for All, set status to Done', ['other']],
  ['for Country, choose Spain', ['choose']],
  ['in the search field, type lamp and press Enter', ['fill', 'press']],
  ['reset the password in settings!', ['open']],
])('whom it is for is not dropped, and what is typed ends at a key: %s', (goal, expected) => {
  expect(readAs(goal, ({ kind }) => kind)).toEqual(expected);
});

const tellAct = (intent: Intent): string =>
  [
    intent.kind,
    ...('query' in intent ? [intent.query] : []),
    ...('by' in intent ? [intent.by] : []),
    ...('to' in intent && intent.kind === 'paginate' ? [intent.to] : []),
    ...('question' in intent ? [intent.question] : []),
    ...('target' in intent && intent.target ? [tellPhrase(intent.target)] : []),
    ...('item' in intent ? [tellPhrase(intent.item)] : []),
  ].join(' ');

test.each([
  ['in the products delete Drill', ['item Drill in products']],
  ['In Parts, search for dri', ['open Parts', 'search dri']],
  ['in Staff sort by salary descending', ['open Staff', 'sort salary']],
  ['in Staff, go to page 2', ['open Staff', 'paginate 2']],
  ['in the table, sort by price', ['sort price']],
  ['in Files expand Documents > Invoices', ['open Files', 'expand Documents', 'expand Invoices']],
  ['open Parts. which part is the cheapest?', ['open Parts', 'answer which part is the cheapest']],
  ['export as PDF', ['click export as PDF']],
])('%s: where it is done is no part of what is done', (goal, expected) => {
  expect(readAs(goal, tellAct)).toEqual(expected);
});
