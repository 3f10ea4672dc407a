// Calendars, appointments, bookings.
import { collectionWith, fieldNamed, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:schedules?|calendar|appointments?|bookings?|book|reservations?|agenda|events?|kalender|termine?|buchung)\b|日历|日程|预约/;

export const schedule = definePredicate({
  name: 'schedule',
  test: (mini) =>
    weigh(
      [formFor(mini, 'schedule'), 0.6],
      [inTitle(mini, WORDS), 0.5],
      [inPath(mini, WORDS), 0.4],
      [fieldNamed(mini, /\b(?:date|time|check in|check out|arrival|departure|datum)\b/), 0.3],
      [collectionWith(mini, WORDS), 0.4],
    ),
});
