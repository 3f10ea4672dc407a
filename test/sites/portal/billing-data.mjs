// Decides which invoices and yearly statements exist on a given day, and what their PDF files say.
// Promises 26 monthly invoices ending with last month, the same amounts for the same month every time.
import { monthsBefore, money, periodName, shortDate, isoDate, twoDigits } from './dates.mjs';
import { writePdf } from './pdf.mjs';

const INVOICE_COUNT = 26;
const PLAN_CENTS = 6490;
const BILLING_DAY = 28;

function usageCents(year, month) {
  return ((year * 31 + month * 47) % 23) * 115;
}

function invoiceOf(now, monthsAgo) {
  const period = monthsBefore(now, monthsAgo);
  const day = { ...period, day: BILLING_DAY };
  const number = `INV-${period.year}-${twoDigits(period.month)}`;
  const usage = usageCents(period.year, period.month);
  return {
    number,
    fileName: `${number}.pdf`,
    year: period.year,
    isoDate: isoDate(day),
    date: shortDate(day),
    period: periodName(period),
    usageCents: usage,
    amountCents: PLAN_CENTS + usage,
    status: monthsAgo === 1 ? 'Open' : monthsAgo === 9 ? 'Refunded' : 'Paid',
  };
}

/** All invoices, newest first. */
export function invoicesOn(now) {
  return Array.from({ length: INVOICE_COUNT }, (_, index) => invoiceOf(now, index + 1));
}

/** One statement for every year that has invoices, newest first. */
export function statementsOn(now) {
  const byYear = Map.groupBy ? Map.groupBy(invoicesOn(now), (invoice) => invoice.year) : groupByYear(invoicesOn(now));
  return [...byYear].map(([year, invoices]) => ({
    number: `STM-${year}`,
    fileName: `STM-${year}.pdf`,
    year,
    invoiceCount: invoices.length,
    amountCents: invoices.reduce((sum, invoice) => sum + invoice.amountCents, 0),
    status: year === now.getFullYear() ? 'In progress' : 'Final',
    invoices,
  }));
}

function groupByYear(invoices) {
  const years = new Map();
  for (const invoice of invoices) years.set(invoice.year, [...(years.get(invoice.year) ?? []), invoice]);
  return years;
}

function letterhead(title, number, customer) {
  return [
    { text: 'Fernwell', y: 80, size: 22, bold: true },
    { text: 'Fernwell Home Services, 400 Harbor Way, Portland, OR 97209', y: 98, size: 9 },
    { text: `${title} ${number}`, y: 160, size: 18, bold: true },
    { text: `Billed to ${customer.fullName}, ${customer.address.replace(/\s*\n\s*/g, ', ')}`, y: 182 },
    { ruleY: 200 },
  ];
}

export function invoicePdf(invoice, customer) {
  const row = (label, value, y, bold = false) => [
    { text: label, y, bold, size: 11 },
    { text: value, x: 460, y, bold, size: 11 },
  ];
  const lines = [
    ...letterhead('Invoice', invoice.number, customer),
    ...row('Invoice date', invoice.date, 226),
    ...row('Period', invoice.period, 246),
    ...row('Status', invoice.status, 266),
    { ruleY: 284 },
    ...row('Home Plus plan', money(PLAN_CENTS), 310),
    ...row('Usage and add-ons', money(invoice.usageCents), 330),
    { ruleY: 348 },
    ...row('Total', money(invoice.amountCents), 374, true),
    { text: 'Thank you for being a Fernwell customer.', y: 430 },
  ];
  return writePdf({ title: `Invoice ${invoice.number}`, lines });
}

export function statementPdf(statement, customer) {
  const rows = statement.invoices.flatMap((invoice, index) => [
    { text: invoice.number, y: 230 + index * 20 },
    { text: invoice.period, x: 200, y: 230 + index * 20 },
    { text: money(invoice.amountCents), x: 460, y: 230 + index * 20 },
  ]);
  const end = 230 + statement.invoices.length * 20;
  const total = { text: `Total ${money(statement.amountCents)}`, y: end + 26, size: 12, bold: true };
  const lines = [...letterhead('Statement', statement.number, customer), ...rows, { ruleY: end }, total];
  return writePdf({ title: `Statement ${statement.number}`, lines });
}
