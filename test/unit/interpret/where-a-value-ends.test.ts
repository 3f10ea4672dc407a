// A value that is given ends where the next act, the next field or the place begins; and nothing else is cut off it.
import { expect, test } from 'vitest';
import type { FieldValue, Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs } from './read-as';

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
