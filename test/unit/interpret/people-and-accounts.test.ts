// Who signs up, who logs in, what a password was and is; who is answered.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['register as otto with email o@x.de', 'username=otto;email=o@x.de', 'submit'],
  [
    'sign up as otto with email o@x.de and password hunter22',
    'username=otto;email=o@x.de;password=hunter22',
    'submit',
  ],
  ['registriere mich als otto mit der E-Mail o@x.de', 'Benutzername=otto;E-Mail=o@x.de', 'submit'],
  ['melde mich als otto mit dem Passwort x1y2 an', 'Benutzername=otto;Passwort=x1y2', 'submit'],
  ['log in with otto / x1y2', 'username=otto;password=x1y2', 'submit'],
])('nothing of an account is lost: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['change my password from old1 to new1', 'current password=old1;new password=new1'],
  ['ändere mein Passwort von alt1 auf neu1', 'aktuelles Passwort=alt1;neues Passwort=neu1'],
  ['把密码从old1改成new1', '当前密码=old1;新密码=new1'],
  ['change my name from Otto to Ada', 'name=Ada'],
])('forms ask for the password that was: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  ['answer Otto: ok', 'reply Otto'],
  ['Answer 1: yes, Answer 2: no', 'Answer 1=yes;Answer 2=no'],
  ['订阅新闻通讯', 'subscribe 新闻通讯'],
  ['sage den Termin am Freitag ab', 'cancel Termin is:2026-11-27'],
  ['发消息给小王说我晚点到', 'message 小王'],
])('who is answered, and what is taken or cancelled: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each(['log in with otto and hunter', 'melde dich mit otto und geheim an'])(
  'two words without a field are no name of a user: %s',
  (goal) => {
    expect(readAs(goal, tellTask)).toEqual(['clarify']);
  },
);
