// Decides which files under assets/ are served, and under which names their classes go when the site is restyled.
import { readFile } from 'node:fs/promises';
import { restyleMarkup, restyleStyles } from './variants.mjs';

const FOLDER = new URL('./assets/', import.meta.url);
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#17604a"/><path d="M9 23c0-8 4-13 14-14 0 9-4 14-11 14m-3 2c1-5 4-9 8-11" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>`;

async function asset({ params, variants }) {
  const isScript = params.file.endsWith('.js');
  if (!/^[a-z-]+\.(css|js)$/.test(params.file)) return { status: 404, body: 'Not found' };
  const text = await readFile(new URL(params.file, FOLDER), 'utf8').catch(() => undefined);
  if (text === undefined) return { status: 404, body: 'Not found' };
  const rename = isScript ? restyleMarkup : restyleStyles;
  return {
    type: isScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
    body: variants.has('restyle') ? rename(text) : text,
  };
}

export const staticRoutes = [
  ['GET', '/assets/:file', asset],
  ['GET', '/favicon.svg', () => ({ type: 'image/svg+xml', body: MARK })],
  ['GET', '/favicon.ico', () => ({ type: 'image/svg+xml', body: MARK })],
];
