// Days and what goes with them: which of several Fridays is meant, what is planned, days without their year.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import type { FieldValue, Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs } from './read-as';

const tellWhen = ({ where = [] }: TargetPhrase): string =>
  where.map(({ op, value, to }) => [op, value, to].filter(Boolean).join(' ')).join(',');

const tellValue = ({ field, value }: FieldValue): string =>
  `${field?.text ?? ''}=${value.from === 'date' ? value.date.from : value.from === 'text' ? value.text : ''}`;

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return `${intent.action} ${tellWhen(intent.item)}`;
    case 'extract':
      return `extract ${tellWhen(intent.what)}`;
    case 'date':
      return `date ${intent.field?.text ?? ''} ${intent.date.from}${intent.range ? ` ${intent.date.to}` : ''}`;
    case 'createEvent':
      return `event ${intent.name} ${intent.day?.from ?? ''} ${intent.start}-${intent.end}`;
    case 'fill':
      return intent.fields.map(tellValue).join(';');
    default:
      return intent.kind;
  }
}

// It is Saturday, 21 November 2026.
test.each([
  ['cancel my appointment on friday', ['cancel is 2026-11-27']],
  ['decline all meetings on friday', ['reject is 2026-11-27']],
  ['lösche alle termine am freitag', ['delete is 2026-11-27']],
  ['show tasks due friday', ['extract is 2026-11-27']],
  ['leave on friday and return on monday', ['date leave 2026-11-27', 'date return 2026-11-30']],
  ['book a room from friday to sunday', ['book between 2026-11-27 2026-11-29']],
  ['setze den termin auf freitag', ['date termin 2026-11-27']],
  ['set expiry date to 31 january', ['date expiry date 2027-01-31']],
  ['setze das ablaufdatum auf 31. januar', ['date ablaufdatum 2027-01-31']],
  ['set the departure to friday at 9', ['date departure 2026-11-27']],
])('what is planned is to come: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['show emails from friday', ['extract is 2026-11-20']],
  ['delete the emails about the meeting from friday', ['delete contains meeting,is 2026-11-20']],
  ['show overdue tasks from friday', ['extract is 2026-11-20,is overdue']],
  ['show events from last friday', ['extract is 2026-11-20']],
  ['cancel the meeting on 3 november 2026', ['cancel is 2026-11-03']],
  ['delete all events in this week', ['delete between 2026-11-16 2026-11-22']],
  ['set birthday to 3 may', ['date birthday 2026-05-03']],
])('and what has been is not: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['set start date to dec 5 and end date to dec 10', ['start date=2026-12-05;end date=2026-12-10']],
  ['set due date to dec 5 and reminder to dec 4', ['due date=2026-12-05;reminder=dec 4']],
  ['set the date from 3 to 14 march 2025', ['date  2025-03-03 2025-03-14']],
  ['show orders from dec 1 to dec 5', ['extract between 2026-12-01 2026-12-05']],
])('both ends of a span are said of one thing: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['schedule "Kickoff" on friday from 9 to 10', ['event Kickoff 2026-11-27 9:00-10:00']],
  ['schedule a call on friday from 9 to 10', ['event Call 2026-11-27 9:00-10:00']],
  ['create a meeting on 12/05 from 2 to 3', ['event Meeting 2026-12-05 2:00-3:00']],
  ['add an event Team lunch on 12/04', ['event Team lunch 2026-12-04 -']],
  ['erstelle einen termin Teamessen am 4.12. von 12 bis 13 uhr', ['event Teamessen 2026-12-04 12:00-13:00']],
  ['put dentist in my calendar on 12/05 at 9:30', ['event dentist 2026-12-05 9:30-']],
  ['put in my calendar dentist on friday at 9', ['event dentist 2026-11-27 9:00-']],
  ['trag zahnarzt am 5.12. um 9:30 in meinen kalender ein', ['event zahnarzt 2026-12-05 9:30-']],
  ['trag zahnarzt in den kalender ein, freitag 9 uhr', ['event zahnarzt 2026-11-27 9:00-']],
  ['把牙医加到周五9点的日历', ['event 牙医 2026-11-27 9:00-']],
  ['在日历里添加周五上午9点看牙医', ['event 看牙医 2026-11-27 9:00-']],
  // A stay of several days has no hours.
  ['create a meeting Standup from dec 4 to dec 6', ['other']],
  ['set calendar name to Work', ['calendar name=Work']],
])('an event has its day and its hours: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['set due date to 12/05', ['date due date 2026-12-05']],
  ['setze die frist auf 15.12.', ['date frist 2026-12-15']],
  ['set due date to tomorrow at 5pm', ['date due date 2026-11-22']],
  ['set due date to day after tomorrow', ['date due date 2026-11-23']],
  ['set the due date to monday 7 december', ['date due date 2026-12-07']],
  ['set the due date to monday 4 january', ['date due date 2027-01-04']],
  // The two do not agree.
  ['set the due date to tuesday 7 december', ['due date=tuesday 7 december']],
  ['set expiration to 01/27', ['expiration=01/27']],
  ['set the amount to 1/2', ['amount=1/2']],
  ['set opening hours to 24/7', ['opening hours=24/7']],
  ['set version to 4.12', ['version=4.12']],
  ['set title to tomorrow at 5pm', ['title=tomorrow at 5pm']],
])('days are written in many ways, and not all that looks like one is: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test('the reader’s region says which number is the month', () => {
  const made = interpret('add an event Team lunch on 12/04', {
    now: new Date('2026-11-21T12:00:00Z'),
    locale: 'en-GB',
  });
  expect(made.kind === 'tasks' && made.list.tasks.map(({ parameters }) => tell(parameters))).toEqual([
    'event Team lunch 2027-04-12 -',
  ]);
});
