// A small stateful API of a bookshop, with the pages of two API explorers in front of it: Swagger UI at
// /swagger/ and Stoplight Elements at /elements/, both from an npm folder given on the command line.
// node test/goals/bookshop.mjs NPM_FOLDER PORT. GET /state tells the whole state and every write so far.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [npmFolder, port] = process.argv.slice(2);
const ROOTS = { '/swagger/': 'swagger-ui-dist', '/elements/assets/': '@stoplight/elements' };
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.png': 'image/png' };

const state = {
  books: [
    { id: 1, title: 'The Lighthouse', author: 'Mara Lind', price: 12.5, stock: 4 },
    { id: 2, title: 'Salt and Rope', author: 'Tomas Berg', price: 9.9, stock: 0 },
    { id: 3, title: 'A Map of Tides', author: 'Mara Lind', price: 21, stock: 7 },
  ],
  orders: [{ id: 1, bookId: 3, quantity: 2, customer: 'ada@example.org' }],
  writes: [],
};

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const json = (schema) => ({ content: { 'application/json': { schema } } });
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const found = (schema) => ({
  200: { description: 'Found', ...json(schema) },
  404: { description: 'There is no such thing' },
});
const DOCUMENT = {
  openapi: '3.0.3',
  info: { title: 'Bookshop', version: '1.4.0', description: 'Books, stock and orders of a small shop.' },
  servers: [{ url: '/api' }],
  tags: [
    { name: 'books', description: 'What the shop sells' },
    { name: 'orders', description: 'What customers bought' },
  ],
  paths: {
    '/books': {
      get: {
        tags: ['books'],
        operationId: 'listBooks',
        summary: 'List all books',
        parameters: [
          {
            name: 'author',
            in: 'query',
            description: 'Only books by this author',
            schema: { type: 'string' },
          },
          { name: 'limit', in: 'query', description: 'At most so many', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'The books', ...json({ type: 'array', items: ref('Book') }) } },
      },
      post: {
        tags: ['books'],
        operationId: 'addBook',
        summary: 'Add a book',
        requestBody: { required: true, ...json(ref('Book')) },
        responses: { 201: { description: 'Added', ...json(ref('Book')) } },
      },
    },
    '/books/{id}': {
      get: {
        tags: ['books'],
        operationId: 'getBook',
        summary: 'Find a book by its number',
        parameters: [id],
        responses: found(ref('Book')),
      },
      delete: {
        tags: ['books'],
        operationId: 'deleteBook',
        summary: 'Take a book out of the shop',
        parameters: [id],
        responses: { 204: { description: 'Gone' } },
      },
    },
    '/orders': {
      get: {
        tags: ['orders'],
        operationId: 'listOrders',
        summary: 'List all orders',
        responses: { 200: { description: 'The orders', ...json({ type: 'array', items: ref('Order') }) } },
      },
      post: {
        tags: ['orders'],
        operationId: 'placeOrder',
        summary: 'Place an order',
        requestBody: { required: true, ...json(ref('Order')) },
        responses: { 201: { description: 'Placed', ...json(ref('Order')) } },
      },
    },
  },
  components: {
    schemas: {
      Book: {
        type: 'object',
        required: ['title', 'author'],
        properties: {
          title: { type: 'string' },
          author: { type: 'string' },
          price: { type: 'number' },
          stock: { type: 'integer' },
        },
      },
      Order: {
        type: 'object',
        required: ['bookId', 'quantity'],
        properties: {
          bookId: { type: 'integer' },
          quantity: { type: 'integer' },
          customer: { type: 'string' },
        },
      },
    },
  },
};

const SWAGGER = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bookshop API</title>
<link rel="stylesheet" href="swagger-ui.css"></head><body><div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script><script src="start.js"></script></body></html>`;
const SWAGGER_START = `window.ui = SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, filter: true, docExpansion: 'list' });`;
const ELEMENTS = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bookshop API</title>
<link rel="stylesheet" href="assets/styles.min.css"><script src="assets/web-components.min.js"></script></head>
<body><elements-api apiDescriptionUrl="/openapi.json" router="hash" layout="sidebar"></elements-api></body></html>`;

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const send = (status, body, type = 'application/json') => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));
  };
  if (pathname === '/state') return send(200, state);
  if (pathname === '/openapi.json')
    return send(200, { ...DOCUMENT, servers: [{ url: `http://${request.headers.host}/api` }] });
  if (pathname === '/swagger/') return send(200, SWAGGER, 'text/html');
  if (pathname === '/swagger/start.js') return send(200, SWAGGER_START, 'text/javascript');
  if (pathname === '/elements/') return send(200, ELEMENTS, 'text/html');
  if (pathname.startsWith('/api/')) return send(...(await answer(request, pathname.slice(4), searchParams)));
  const root = Object.keys(ROOTS).find((prefix) => pathname.startsWith(prefix));
  const file = root && join(npmFolder, 'node_modules', ROOTS[root], normalize(pathname.slice(root.length)));
  if (!file || !existsSync(file) || !statSync(file).isFile()) return send(404, { error: 'not found' });
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1');

async function answer(request, path, query) {
  const [, kind, number] = path.split('/');
  const list = state[kind === 'books' || kind === 'orders' ? kind : ''];
  if (!list) return [404, { error: 'not found' }];
  if (request.method === 'GET') {
    if (number === undefined)
      return [
        200,
        list
          .filter((entry) => !query.get('author') || entry.author === query.get('author'))
          .slice(0, Number(query.get('limit') ?? list.length)),
      ];
    const entry = list.find(({ id }) => id === Number(number));
    return entry ? [200, entry] : [404, { error: `no ${kind.slice(0, -1)} ${number}` }];
  }
  state.writes.push(`${request.method} ${path}`);
  if (request.method === 'DELETE') {
    state[kind] = list.filter((entry) => entry.id !== Number(number));
    return [204, undefined];
  }
  if (request.method !== 'POST') return [405, { error: 'not allowed' }];
  let text = '';
  for await (const part of request) text += part;
  try {
    const entry = { id: list.length + 1, ...JSON.parse(text) };
    list.push(entry);
    return [201, entry];
  } catch {
    return [400, { error: 'not JSON' }];
  }
}
