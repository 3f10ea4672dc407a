// What a step changed, as the user reads it.
import { expect, test } from 'vitest';
import { changeWords } from '../../../src/agent/controller/change-words';
import type { Change, Observation } from '../../../src/shared/observation';
import { english } from '../../../src/shared/phrase';
import { wordedBy } from '../../../src/shared/worded-by';
import { sayIn } from '../ui/say-in';

const seen = (changes: [Change['what'], string?][], more: Partial<Observation> = {}): Observation =>
  ({
    url: 'https://a.test/',
    title: 'Orders',
    ts: 1,
    changes: changes.map(([what, detail]) => ({ what, ...(detail === undefined ? {} : { detail }) })),
    ...more,
  }) as Observation;
const inGerman = (observation: Observation) => wordedBy(changeWords(observation) ?? '', sayIn('de'));

test.each<[Change['what'], string, string, string]>([
  ['value', 'Name: Mara', '“Name”: “Mara”', '„Name“: „Mara“'],
  ['value', 'Name: ', '“Name” is empty now', '„Name“ ist jetzt leer'],
  ['value', 'Password: (secret)', '“Password”: a secret', '„Password“: nicht angezeigt'],
  ['checked', 'Agree: true', '“Agree”: on', '„Agree“: an'],
  ['checked', 'Agree: false', '“Agree”: off', '„Agree“: aus'],
  ['selected', 'Week: true', '“Week” is chosen', '„Week“ ist gewählt'],
  ['expanded', 'Filters: true', '“Filters” is open', '„Filters“ ist aufgeklappt'],
  ['dialog', 'opened: Delete?', 'dialog “Delete?” opened', 'Dialog „Delete?“ geöffnet'],
  ['dialog', 'closed: ', 'dialog (no name) closed', 'Dialog (ohne Namen) geschlossen'],
  ['validation', 'Email: no', '“Email” is valid now', '„Email“ ist jetzt gültig'],
  ['validation', 'Email: is not valid', '“Email”: not valid', '„Email“: ungültig'],
  ['validation', 'Email: Wrong: no @', '“Email”: Wrong: no @', '„Email“: Wrong: no @'],
  ['toast', 'Saved', '“Saved”', '„Saved“'],
  ['focus', 'button “Go”', 'the focus is on: button “Go”', 'der Fokus ist auf: Schaltfläche „Go“'],
  ['focus', 'nav “Site”', 'the focus is on: nav “Site”', 'der Fokus ist auf: nav “Site”'],
  ['scroll', '300 px', 'scrolled by 300 px', 'um 300 px gescrollt'],
  [
    'content',
    '+ “Saved” · + “A · B” · − “Draft”',
    'new: “Saved”, “A · B”; gone: “Draft”',
    'neu: „Saved“, „A · B“; nicht mehr da: „Draft“',
  ],
  ['content', '“B” before “A”', '“B” before “A”', '„B“ vor „A“'],
])('%s “%s” is told as %s', (what, detail, inEnglish, german) => {
  const observation = seen([[what, detail]]);
  expect(english(changeWords(observation) ?? '')).toBe(inEnglish);
  expect(inGerman(observation)).toBe(german);
});

test('where the focus is, and how far the page moved, is told only where nothing else is', () => {
  expect(
    inGerman(
      seen([
        ['focus', 'button “Go”'],
        ['scroll', '9 px'],
        ['toast', 'Saved'],
      ]),
    ),
  ).toBe('„Saved“');
});

test('a message that came as a line of the page is told once', () => {
  const added = seen([
    ['toast', 'Lamp added.'],
    ['content', '+ “1” · + “Lamp added.”'],
  ]);
  expect(inGerman(added)).toBe('neu: „1“, „Lamp added.“');
});

test('of another page, its title; the address and the title that changed say no more', () => {
  const moved = seen(
    [
      ['url', 'https://a.test/x'],
      ['title', 'Orders'],
      ['toast', 'Hi'],
    ],
    { urlChanged: true },
  );
  expect(inGerman(moved)).toBe('Jetzt auf: Orders. „Hi“');
});

test('many changes are counted, and nothing at all is nothing', () => {
  const many = seen(Array.from({ length: 11 }, (_, i) => ['toast', `t${i}`] as [Change['what'], string]));
  expect(inGerman(many)).toBe('„t0“; „t1“; „t2“; „t3“; „t4“; „t5“; „t6“; „t7“; 3 weitere Änderungen');
  expect(changeWords(seen([]))).toBeUndefined();
  expect(changeWords(undefined)).toBeUndefined();
});
