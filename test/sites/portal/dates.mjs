// Decides how dates and money read on the portal. Promises English wording whatever the machine's locale,
// and months counted in the server's own calendar.

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
];

/** The month that lies `count` months before the one `date` is in: {year, month} with month from 1 to 12. */
export function monthsBefore(date, count) {
  const index = date.getFullYear() * 12 + date.getMonth() - count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** "October 2026". */
export function periodName({ year, month }) {
  return `${MONTHS[month - 1]} ${year}`;
}

/** "Oct 28, 2026". */
export function shortDate({ year, month, day }) {
  return `${MONTHS[month - 1].slice(0, 3)} ${day}, ${year}`;
}

/** The calendar day `days` days after `date`. */
export function dayAfter(date, days) {
  const moved = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
  return { year: moved.getFullYear(), month: moved.getMonth() + 1, day: moved.getDate() };
}

export function twoDigits(number) {
  return String(number).padStart(2, '0');
}

/** "2026-10-28". */
export function isoDate({ year, month, day }) {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** "$1,064.90" from cents. */
export function money(cents) {
  const [whole, fraction] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
