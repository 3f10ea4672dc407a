// Facts and roles said in sentences, the language of pages, and what "it" is set to.
import { expect, test } from 'vitest';
import { readAs, tellFields } from './read-as';

const read = (goal: string): string[] =>
  readAs(goal, (intent) => {
    if (intent.kind === 'choose') return `choose ${intent.options.map(({ text }) => text).join('|')}`;
    return intent.kind === 'fill' ? tellFields(intent.fields) : intent.kind;
  });

test.each([
  ['My name is Otto Lang', 'name=Otto Lang'],
  ['My name is Otto Lang and my email is otto@x.example', 'name=Otto Lang;email=otto@x.example'],
  ['Mein Name ist Otto Lang und meine E-Mail ist otto@x.example', 'Name=Otto Lang;E-Mail=otto@x.example'],
  ['Meine Vertretung ist Cora Lund', 'Vertretung=Cora Lund'],
  ['我的名字是王芳，我的邮箱是wf@x.example', '名字=王芳;邮箱=wf@x.example'],
  ['Assign Otto as the owner', 'owner=Otto'],
  ['Invite Otto Lang and Timo Berg as participants', 'participants=Otto Lang and Timo Berg'],
  ['Trage Otto als Besitzer ein', 'Besitzer=Otto'],
  ['Use Spanish', 'language=Spanish'],
  ['Switch to German', 'language=German'],
  ['Show the site in French', 'language=French'],
  ['Zeig die Seite auf Englisch', 'Sprache=Englisch'],
  ['切换到英文', '语言=英文'],
  ['Switch it to French', 'language=French'],
  ['Change my display name to Mila H.', 'display name=Mila H.'],
])('%s', (goal, expected) => {
  expect(read(goal)).toEqual([expected]);
});

test.each([
  'My account is locked',
  'My phone is broken',
  'Mein Passwort ist abgelaufen',
  'The email is spam',
  'The report is late',
  'My order number is 12345, where is my parcel',
  'The meeting is on Friday',
  'Make this the default address',
  'Make Otto the owner',
  '我的航班是否取消',
  '我的生日是什么时候',
  '我的电话为什么打不通',
  'Set it to off',
  'Open settings and set it to dark',
  'Lade Rechnung als PDF herunter',
  'Go to English',
  'I want Chinese',
  'Translate to German',
])('“%s” is nothing to be written', (goal) => {
  expect(read(goal).join('|')).not.toMatch(/=/);
});

test.each([
  ['Set the plan to Plan B.', 'plan=Plan B'],
  ['Click Volume and set it to 5', 'click|Volume=5'],
])('%s', (goal, expected) => {
  expect(read(goal).join('|')).toBe(expected);
});
