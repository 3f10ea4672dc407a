// Decides the invoice and statement tables and their downloads. Promises newest first unless asked otherwise,
// ten rows a page, and a count for every file handed out.
import { html } from './html.mjs';
import { attachment } from './http.mjs';
import { icon } from './icons.mjs';
import { accountPage } from './account.mjs';
import { invoicePdf, invoicesOn, statementPdf, statementsOn } from './billing-data.mjs';
import { money } from './dates.mjs';
import { notFound } from './layout.mjs';
import { pagination } from './pagination.mjs';

const ROWS_PER_PAGE = 10;
const PILLS = { Paid: 'pill-good', Open: 'pill-warn', Refunded: 'pill-plain', Final: 'pill-good', 'In progress': 'pill-warn' };

const COLUMNS = [
  { key: 'number', label: 'Number', value: (row) => row.number, cell: (row) => html`<strong>${row.number}</strong>` },
  { key: 'date', label: 'Date', value: (row) => row.isoDate, cell: (row) => row.date },
  { key: 'period', label: 'Period', value: (row) => row.isoDate, cell: (row) => row.period },
  { key: 'amount', label: 'Amount', value: (row) => row.amountCents, cell: (row) => money(row.amountCents), numeric: true },
  { key: 'status', label: 'Status', value: (row) => row.status, cell: statusPill },
  { key: 'file', label: 'Download', cell: (row) => downloadLink('/account/billing/invoices', row) },
];

function statusPill(row) {
  return html`<span class="pill ${PILLS[row.status]}">${row.status}</span>`;
}

function downloadLink(folder, row) {
  return html`<a class="download" href="${folder}/${row.fileName}">${icon('download')}Download<span class="visually-hidden"> ${row.fileName}</span></a>`;
}

function sortOf(query) {
  const [key, direction] = (query.get('sort') ?? 'date-desc').split('-');
  const column = COLUMNS.find((candidate) => candidate.key === key && candidate.value) ?? COLUMNS[1];
  return { column, descending: direction !== 'asc' };
}

function headerCell(column, sort) {
  const kind = column.numeric ? html` class="numeric"` : '';
  if (!column.value) return html`<th scope="col"${kind}>${column.label}</th>`;
  const active = sort.column === column;
  const next = `${column.key}-${active && sort.descending ? 'asc' : 'desc'}`;
  const state = active ? html` aria-sort="${sort.descending ? 'descending' : 'ascending'}"` : '';
  const mark = active ? (sort.descending ? 'sortDown' : 'sortUp') : 'sort';
  return html`<th scope="col"${kind}${state}><button class="sort-button" form="invoice-sort" name="sort" value="${next}">${column.label}${icon(mark)}</button></th>`;
}

function invoiceList(context) {
  const sort = sortOf(context.query);
  const direction = sort.descending ? -1 : 1;
  const rows = invoicesOn(context.now()).sort((a, b) => {
    const [left, right] = [sort.column.value(a), sort.column.value(b)];
    return direction * (left < right ? -1 : left > right ? 1 : 0);
  });
  const pageCount = Math.ceil(rows.length / ROWS_PER_PAGE);
  const pageNumber = Math.min(Math.max(Number(context.query.get('page')) || 1, 1), pageCount);
  const first = (pageNumber - 1) * ROWS_PER_PAGE;
  const shown = rows.slice(first, first + ROWS_PER_PAGE);
  const columns = context.arrange(COLUMNS);
  const main = html`<p class="lead">Download any invoice as a PDF.</p>
    <form id="invoice-sort" action="/account/billing/invoices" method="get" data-hook="swap"></form>
    <section class="card table-card" data-hook="swap-region" aria-label="Invoice list"><div class="table-scroll"><table class="table"><caption class="visually-hidden">Invoices</caption>
    <thead><tr>${columns.map((column) => headerCell(column, sort))}</tr></thead>
    <tbody>${shown.map((row) => html`<tr>${columns.map((column) => html`<td data-label="${column.label}"${column.numeric ? html` class="numeric"` : ''}>${column.cell(row)}</td>`)}</tr>`)}</tbody></table></div>
    <div class="table-foot"><p class="muted">Showing ${first + 1}–${first + shown.length} of ${rows.length} invoices</p>${pagination(context, { pageNumber, pageCount, label: 'Invoice pages' })}</div></section>`;
  return accountPage(context, { title: 'Invoices', trail: [['Billing', '/account/billing'], ['Invoices']], main });
}

function statementList(context) {
  const columns = context.arrange([
    { label: 'Number', cell: (row) => html`<strong>${row.number}</strong>` },
    { label: 'Year', cell: (row) => row.year },
    { label: 'Invoices', cell: (row) => row.invoiceCount },
    { label: 'Total', cell: (row) => money(row.amountCents) },
    { label: 'Status', cell: statusPill },
    { label: 'Download', cell: (row) => downloadLink('/account/billing/statements', row) },
  ]);
  const main = html`<p class="lead">One summary for each year.</p><section class="card table-card" aria-label="Statement list"><div class="table-scroll"><table class="table"><caption class="visually-hidden">Statements</caption>
    <thead><tr>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
    <tbody>${statementsOn(context.now()).map((row) => html`<tr>${columns.map(({ label, cell }) => html`<td data-label="${label}">${cell(row)}</td>`)}</tr>`)}</tbody></table></div></section>`;
  return accountPage(context, { title: 'Statements', trail: [['Billing', '/account/billing'], ['Statements']], main });
}

function download(list, write) {
  return (context) => {
    const row = list(context.now()).find(({ fileName }) => fileName === context.params.file);
    if (!row) return notFound(context);
    if (context.method === 'GET') context.state.countDownload(row.fileName);
    return attachment(write(row, context.state.profile), row.fileName, 'application/pdf');
  };
}

export const invoiceRoutes = [
  ['GET', '/account/billing/invoices', invoiceList],
  ['GET', '/account/billing/invoices/:file', download(invoicesOn, invoicePdf)],
  ['GET', '/account/billing/statements', statementList],
  ['GET', '/account/billing/statements/:file', download(statementsOn, statementPdf)],
];
