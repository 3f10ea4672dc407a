import { describe, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';

function intentsOf(goal: string, locale = 'en-US') {
  const read = interpret(goal, { now: new Date('2026-06-01T12:00:00Z'), locale });
  return read.kind === 'tasks' ? read.list.tasks.map(({ parameters }) => parameters) : [];
}

/** The control that opens the form, and what is filled in there. */
function madeOf(goal: string) {
  const [opens, fills, submits] = intentsOf(goal);
  return {
    opener: opens?.kind === 'click' ? opens.target.text : undefined,
    fields:
      fills?.kind === 'fill'
        ? fills.fields.map(({ field, value }) => [field?.text, value.from === 'text' ? value.text : value])
        : [],
    isSent: submits?.kind === 'submit',
  };
}

describe('a thing is made with what is said of it', () => {
  test.each([
    ['Create a folder Pictures', 'create folder', [['name', 'Pictures']]],
    [
      'Create a boat called "Alba" in the group Old boats',
      'create boat',
      [
        ['name', 'Alba'],
        ['group', 'Old boats'],
      ],
    ],
    [
      'Create a user called otto with the password "secret:abcd-1" in the group Guests',
      'create user',
      [
        ['name', 'otto'],
        ['password', { from: 'secret', handle: 'secret:abcd-1' }],
        ['group', 'Guests'],
      ],
    ],
    [
      'Create a task called Buy milk in the project Home',
      'create task',
      [
        ['name', 'Buy milk'],
        ['project', 'Home'],
      ],
    ],
    [
      'Create a list called Things to do in the garden',
      'create list',
      [['name', 'Things to do in the garden']],
    ],
    [
      'Lege einen Benutzer namens "otto" in der Gruppe Gäste an',
      'Benutzer erstellen',
      [
        ['name', 'otto'],
        ['Gruppe', 'Gäste'],
      ],
    ],
    ['Create a new folder Pictures', 'create folder', [['name', 'Pictures']]],
    ['Set up a team Blue', 'set up team', [['name', 'Blue']]],
    ['Lege ein Projekt Hafen an', 'Projekt anlegen', [['name', 'Hafen']]],
    ['Erstelle eine Gruppe Nord', 'Gruppe erstellen', [['name', 'Nord']]],
    [
      'Lege einen Benutzer Otto mit der E-Mail otto@example.org an',
      'Benutzer anlegen',
      [
        ['name', 'Otto'],
        ['E-Mail', 'otto@example.org'],
      ],
    ],
    [
      'Lege ein Gerät namens Laptop mit der ID ABC123 an',
      'Gerät erstellen',
      [
        ['Name', 'Laptop'],
        ['ID', 'ABC123'],
      ],
    ],
    [
      'Add a folder called "Photos" with the path /srv/photos',
      'add folder',
      [
        ['name', 'Photos'],
        ['path', '/srv/photos'],
      ],
    ],
    [
      'Add a folder with the label "Photos" and the path "/srv/photos"',
      'add folder',
      [
        ['label', 'Photos'],
        ['path', '/srv/photos'],
      ],
    ],
    [
      'Create a site named Blue with the domain blue.example.org',
      'create site',
      [
        ['name', 'Blue'],
        ['domain', 'blue.example.org'],
      ],
    ],
    [
      'Add a device called Laptop with the ID ABC123',
      'add device',
      [
        ['name', 'Laptop'],
        ['ID', 'ABC123'],
      ],
    ],
  ])('%s', (goal, opener, fields) => {
    expect(madeOf(goal)).toEqual({ opener, fields, isSent: true });
  });
});

test.each([
  ['Ordner hinzufügen', 'Ordner hinzufügen'],
  ['Füge noch einen Gast hinzu', 'Gast hinzufügen'],
  ['Füge einen neuen Benutzer hinzu', 'Benutzer hinzufügen'],
  ['Lege einen Ordner an', 'Ordner anlegen'],
  ['Erstelle eine neue Rechnung', 'Rechnung erstellen'],
  ['Neuer Ordner', 'Neuer Ordner'],
])('%s: the control that is called so', (goal, text) => {
  expect(intentsOf(goal, 'de-DE')).toEqual([expect.objectContaining({ kind: 'click', target: { text } })]);
});

test.each([
  'Create a project Harbour in the workspace Blue',
  'Create an issue "Login broken" in the repo Boats',
  'Create a contact Ada Nord, ada@example.org',
  'Make a page Private',
])('%s: what follows is no part of a name', (goal) => {
  expect(intentsOf(goal).filter(({ kind }) => kind === 'fill' || kind === 'submit')).toEqual([]);
});

test.each([
  'Füge Milch hinzu',
  'Neueste Nachrichten',
  'Neue Nachrichten',
  'Neues aus Berlin',
  'Leg den Termin auf Freitag an',
])('%s: no control is called so', (goal) => {
  expect(intentsOf(goal, 'de-DE').filter(({ kind }) => kind === 'click')).toEqual([]);
});

describe('a kind before a name that is a kind, too', () => {
  test.each([
    ['Remove the folder Photos', 'item', 'Photos', 'treeitem'],
    ['Lösche den Ordner Bilder', 'item', 'Bilder', 'treeitem'],
    ['Click the tab Links', 'click', 'Links', 'tab'],
    ['Klicke auf den Tab Bilder', 'click', 'Bilder', 'tab'],
    ['Klicke auf den Bilder Tab', 'click', 'Bilder', 'tab'],
    ['Click the photos Tab', 'click', 'photos', 'tab'],
    ['Click the Photos tab', 'click', 'Photos', 'tab'],
  ])('%s', (goal, kind, text, role) => {
    const [read] = intentsOf(goal);
    const target = read?.kind === 'item' ? read.item : read?.kind === 'click' ? read.target : undefined;
    expect({ kind: read?.kind, text: target?.text, role: target?.roles?.[0] }).toEqual({ kind, text, role });
  });
});

test.each(['Remove the home folder', 'Delete the Mango option', 'Delete the save button'])(
  '%s: what is to go is not pressed',
  (goal) => {
    expect(intentsOf(goal)).toEqual([expect.objectContaining({ kind: 'item', action: 'delete' })]);
  },
);

test.each([
  ['Delete all folders', { text: 'folders', all: true }],
  ['Lösche alle Ordner', { text: 'Ordner', all: true }],
  ['Delete this folder', { text: 'folder', shown: true }],
  ['Lösche diesen Ordner', { text: 'Ordner', shown: true }],
])('%s: not any row', (goal, item) => {
  expect(intentsOf(goal)).toEqual([{ kind: 'item', item, action: 'delete' }]);
});

test.each([
  ['Delete the folders Photos and Music', ['Photos', 'Music']],
  ['Lösche die Ordner Bilder und Musik', ['Bilder', 'Musik']],
])('%s', (goal, names) => {
  expect(intentsOf(goal).map((read) => (read.kind === 'item' ? read.item.text : read.kind))).toEqual(names);
});

test('„Klick auf Neuer Ordner“ is the name of a control', () => {
  expect(intentsOf('Klick auf Neuer Ordner', 'de-DE')).toEqual([
    { kind: 'click', target: { text: 'Neuer Ordner' } },
  ]);
});

test.each(['Delete all folders except Photos', 'Lösche alle Links außer Home'])('%s: asked', (goal) => {
  expect(interpret(goal, { now: new Date('2026-06-01T12:00:00Z'), locale: 'en-US' }).kind).toBe('clarify');
});

test.each(['Erstelle einen Bericht mit allen Daten', 'Erstelle eine Liste mit drei Einträgen'])(
  '%s: no fields are said',
  (goal) => {
    expect(intentsOf(goal, 'de-DE').some(({ kind }) => kind === 'fill')).toBe(false);
  },
);

test('which of the folders is still told by what is said of them', () => {
  expect(intentsOf('Delete the oldest folder')).toEqual([
    expect.objectContaining({
      item: expect.objectContaining({ superlative: { field: 'date', direction: 'min' } }) as unknown,
    }),
  ]);
});

describe('what stands behind a quoted name is not written into it', () => {
  test.each([
    'Create a page called "Boats" under "Harbour"',
    'Add a column called "Weight" after "Length"',
    'Create a channel called "news" for the team',
    'Create a user called otto using secret:abcd-1 there',
  ])('%s', (goal) => {
    expect(intentsOf(goal).map(({ kind }) => kind)).toEqual(['other']);
  });

  test('a label is added by its name', () => {
    expect(intentsOf('Add a label called "urgent" to this issue')).toEqual([
      { kind: 'add', what: ['urgent'], to: 'label' },
    ]);
  });
});

describe('a title that speaks of a kind is the whole name', () => {
  test.each([
    'Guide to Project Management',
    'Typo in section 3',
    'Thanks to the Team Blue',
    'Need to book Flights to Rome',
    'Lunch with Client North',
  ])('%s', (name) => {
    expect(madeOf(`Create a page called ${name}`).fields).toEqual([['name', name]]);
  });
});
