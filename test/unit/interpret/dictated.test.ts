// What is to be written or said to somebody: it is no order, it keeps all of its words, and it goes where it was said.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return [intent.action, intent.item.text, intent.recipient, intent.value]
        .filter((part) => part !== undefined)
        .join(' | ');
    case 'fill':
      return tellFields(intent.fields);
    case 'click':
    case 'open':
      return `${intent.kind} ${intent.target.text}`;
    case 'search':
      return `search ${intent.query}`;
    default:
      return intent.kind;
  }
}

test.each([
  ['notiz: alte dateien löschen', ['notiz=alte dateien löschen']],
  ['notiz: milch kaufen', ['notiz=milch kaufen']],
  ['notiz: fenster schließen', ['notiz=fenster schließen']],
  ['nachricht an Bob: kannst du die datei löschen', ['message | Bob | kannst du die datei löschen']],
  ['termin um 9:30 löschen', ['delete | termin um 9:30']],
  ['localhost:80 öffnen', ['goto']],
  ['bitte: datei löschen', ['delete | datei']],
  ['datei "a: b" löschen', ['delete | a: b']],
])('an infinitive behind a colon is no order: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
