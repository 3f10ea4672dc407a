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
  ['please write a comment saying ok and click Post', ['comment=ok', 'submit', 'click Post']],
  ['reply to bob saying thanks, click Send', ['reply | bob | thanks', 'click Send']],
  ['reply to bob saying thanks, then archive the mail', ['reply | bob | thanks', 'archive | mail']],
])('a comma ends no words that are told: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['write a comment saying "looks good to me" on ticket 12', ['comment | ticket 12 | looks good to me']],
  ['write a comment saying "done" to PROJ-12', ['comment | PROJ-12 | done']],
  ['write "fixed" as a comment on ticket 12', ['comment | ticket 12 | fixed']],
  ['write a comment on ticket 12: fixed', ['comment | ticket 12 | fixed']],
  ['comment on ticket 12 saying fixed', ['comment | ticket 12 | fixed']],
  ['leave a comment on the first post saying nice', ['comment | post | nice']],
  ['write a note saying "x" on ticket 12', ['other']],
  ['write a comment saying I like "Dune" best', ['comment=I like Dune best', 'submit']],
  ['create a note saying milk is empty', ['note=milk is empty', 'submit']],
  ['create a note: milk is empty', ['note=milk is empty', 'submit']],
  ['create a folder called Notes', ['click create folder', 'name=Notes', 'submit']],
])('a comment goes where it was said: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  'write a review for the shoes: great fit',
  'write a note for bob: the key is under the mat',
  'set a reminder for the dentist',
  'set a password for the account',
  'write a comment in the chat',
  'put the order on hold',
  'put the site in maintenance mode',
  'use my billing address as shipping address',
  'set billing address same as shipping',
  'write to all customers that we are closed on monday',
  'schreib bob, dass die rechnung da ist',
])('what no field was named for is not typed in: %s', (goal) => {
  expect(readAs(goal, tell)).toEqual(['other']);
});

test.each([
  ['use Anna Smith as name', ['name=Anna Smith']],
  ['write hello in the chat', ['chat=hello']],
  ['set the alt text to a red car', ['alt text=red car']],
  ['put 5 in the total field', ['total=5']],
  ['write that the meeting is at 5', ['=the meeting is at 5']],
])('what a field was named for is: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['write to Tom that the meeting is cancelled', ['message | Tom | the meeting is cancelled']],
  ['tell tom the meeting is cancelled', ['message | tom | the meeting is cancelled']],
  ['send anna a message saying the door is locked', ['message | anna | the door is locked']],
  ['send bob a message saying are you coming?', ['message | bob | are you coming?']],
  ['select tom and anna and send them a message', ['choose', 'other']],
  ['send Bob the message', ['forward | message | Bob']],
  ['tell me the price', ['answer']],
])('who is told something: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['message anna hi, are you coming tomorrow?', ['other']],
  ['create a ticket: why is the page slow?', ['other']],
  ['create a post: hello world, how are you?', ['post=hello world, how are you?', 'submit']],
  ['open invoices?', ['open invoices']],
  ['any new mails today?', ['answer']],
  ['message limit per day?', ['answer']],
])('a mark at the end of what is written asks nothing here: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['set the start to 9:30 and the end to 10:30', ['start=9:30;end=10:30']],
  ['set access to read only', ['access=read only']],
  ['set the label to read Hello', ['label=Hello']],
  ['set title: Harbour and city: Bonn', ['title=Harbour;city=Bonn']],
])('a time and a right are whole: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['gib in das Suchfeld Schuhe ein', ['=Schuhe']],
  ['tippe in die suche schuhe', ['suche=schuhe']],
  ['schreib ins notizfeld die tür ist offen', ['notizfeld=die tür ist offen']],
  ['gib bei Menge 3 ein', ['Menge=3']],
  ['trag Anna als Name und Bonn als Ort ein', ['Name=Anna;Ort=Bonn']],
  ['gib als name anna und als ort bonn ein', ['name=anna;ort=bonn']],
  ['gib in Bonn ein', ['=in Bonn']],
  ['gib Anna als Name ein', ['Name=Anna']],
])('a field may stand in front of its value: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
