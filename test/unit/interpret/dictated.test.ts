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

test.each([
  ['reply to anna: works for me', ['reply | anna | works for me']],
  ['please reply to bob: please send it asap', ['reply | bob | please send it asap']],
  ['tell Bob: i need it right now', ['message | Bob | i need it right now']],
  ['write a comment saying looks good, thanks', ['comment=looks good, thanks', 'submit']],
  ['kommentar: das passt so für mich', ['kommentar=das passt so für mich']],
  ['antworte bob: passt, danke', ['reply | bob | passt, danke']],
  ['回复小王：可以，谢谢', ['reply | 小王 | 可以，谢谢']],
  ['reply to bob saying the meeting is at 5', ['reply | bob | the meeting is at 5']],
  ['reply to bob saying that the meeting is at 5', ['reply | bob | the meeting is at 5']],
  ['reply to bob saying the text: "hi"', ['reply | bob | hi']],
  ['reply to bob with the text see you', ['reply | bob | see you']],
  ['set the title to a day at the beach', ['title=a day at the beach']],
  ['setze den titel auf der kleine prinz', ['titel=der kleine prinz']],
  ['search for a gift for me', ['search a gift']],
  ['set status to the second option', ['status=second option']],
  ['set the title to Harbour please', ['title=Harbour']],
])('what is written keeps its small words: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  [
    "reply to bob saying i'll be there at 5, save me a seat",
    ["reply | bob | i'll be there at 5, save me a seat"],
  ],
  [
    'write a reply saying thank you, open the attachment please',
    ['reply=thank you, open the attachment please', 'submit'],
  ],
  ['nachricht an Anna: bin da, öffne die tür', ['message | Anna | bin da, öffne die tür']],
  ['leave a comment saying thanks and close the issue', ['comment=thanks', 'submit', 'close | issue']],
  [
    'leave a comment saying thanks and close friends only',
    ['comment=thanks and close friends only', 'submit'],
  ],
  ['reply to bob saying thanks, click Send', ['reply | bob | thanks', 'click Send']],
  ['reply to bob saying thanks, then archive the mail', ['reply | bob | thanks', 'archive | mail']],
])('a comma ends no words that are told: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
