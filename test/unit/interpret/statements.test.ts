// Facts and roles said in sentences, the language of pages, and what "it" is set to.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';

function read(goal: string): string[] {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  if (made.kind !== 'tasks') return [made.kind];
  return made.list.tasks.map(({ parameters }) => {
    if (parameters.kind === 'choose') return `choose ${parameters.options.map(({ text }) => text).join('|')}`;
    if (parameters.kind !== 'fill') return parameters.kind;
    return parameters.fields
      .map(({ field, value }) => `${field?.text ?? ''}=${value.from === 'text' ? value.text : value.from}`)
      .join(';');
  });
}

test.each([
  ['My name is Otto Lang', 'name=Otto Lang'],
  ['My name is Otto Lang and my email is otto@x.example', 'name=Otto Lang;email=otto@x.example'],
  ['Mein Name ist Otto Lang und meine E-Mail ist otto@x.example', 'Name=Otto Lang;E-Mail=otto@x.example'],
  ['Meine Vertretung ist Cora Lund', 'Vertretung=Cora Lund'],
  ['我的名字是王芳，我的邮箱是wf@x.example', '名字=王芳;邮箱=wf@x.example'],
  ['Make Nora Field the organiser', 'organiser=Nora Field'],
  ['Assign Otto as the owner', 'owner=Otto'],
  ['Invite Otto Lang and Timo Berg as participants', 'participants=Otto Lang and Timo Berg'],
  ['Mach Otto zum Besitzer', 'Besitzer=Otto'],
  ['Use Spanish', 'language=Spanish'],
  ['Switch to German', 'language=German'],
  ['Show the site in French', 'language=French'],
  ['Zeig die Seite auf Englisch', 'Sprache=Englisch'],
  ['切换到英文', '语言=英文'],
  ['Set it to 45 minutes', 'choose 45 minutes'],
  ['Change my display name to Mila H.', 'display name=Mila H.'],
])('%s', (goal, expected) => {
  expect(read(goal)).toEqual([expected]);
});

test.each([
  'My account is locked',
  'The page is slow',
  'The meeting is on Friday',
  'Make this the default address',
])('“%s” is nothing to be written', (goal) => {
  expect(read(goal)).toEqual(['other']);
});

test('what was just pressed is what is set', () => {
  expect(read('Click Volume and set it to 5')).toEqual(['click', 'Volume=5']);
});
