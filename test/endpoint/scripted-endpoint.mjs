// An OpenAI-compatible server on loopback that says what a script says, and fails in the ways servers fail.
import { createServer } from 'node:http';
import { once } from 'node:events';

const HUGE_BYTES = 8_000_000;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

export async function startEndpoint({ script, key, schemas = true, models = ['scripted-model'] }) {
  const requests = [];
  let answer = script;
  let completions = 0;
  let pending = 0;

  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    pending += 1;
    response.on('close', () => (pending -= 1));
    const request = await read(incoming);
    requests.push(request);
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`)
      return fail(response, 401, { message: 'Incorrect API key provided.', code: 'invalid_api_key' });
    if (request.path === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
    if (request.path !== '/v1/chat/completions')
      return fail(response, 404, { message: `Unknown request URL: ${request.path}` });
    if (!schemas && request.body.response_format?.type === 'json_schema')
      return fail(response, 400, { message: "'response_format.type' must be 'json_object' or 'text'" });
    const model = request.body.model ?? models[0];
    await send(response, await answer(request, completions++), model);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    requests,
    open: () => pending,
    play(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(incoming) {
  let raw = '';
  for await (const chunk of incoming.setEncoding('utf8')) raw += chunk;
  const body = raw.startsWith('{') ? JSON.parse(raw) : {};
  return {
    method: incoming.method,
    host: incoming.headers.host,
    path: incoming.url,
    headers: incoming.headers,
    raw,
    body,
    text: (body.messages ?? []).map(({ content }) => content).join('\n\n'),
  };
}

async function send(response, reply, model) {
  if (typeof reply === 'string') return stream(response, model, { text: reply });
  if ('json' in reply) return stream(response, model, { text: JSON.stringify(reply.json) });
  if ('status' in reply) {
    if (reply.body === undefined) return fail(response, reply.status, reply.error ?? {}, reply.headers);
    response.writeHead(reply.status, { ...CORS, ...reply.headers }).end(reply.body);
    return;
  }
  if ('chunks' in reply) {
    begin(response);
    for (const each of reply.chunks) response.write(event(each));
    if (!reply.hang) response.end('data: [DONE]\n\n');
    return;
  }
  if ('fault' in reply) return FAULTS[reply.fault](response, model, reply.text ?? 'Half of an answer');
  return stream(response, model, reply);
}

const FAULTS = {
  silent: () => undefined,
  'hang up': (response) => response.destroy(),
  'cut off': async (response, model, text) => {
    begin(response);
    response.write(event(chunk(model, { content: text })));
    // The headers and the first piece must be out before the connection goes.
    await new Promise((sent) => response.write(': \n\n', sent));
    response.destroy();
  },
  'bad JSON': (response) => {
    begin(response);
    response.end('data: {"choices": [{"delta": \n\ndata: [DONE]\n\n');
  },
  'web page': (response) => {
    response.writeHead(200, { ...CORS, 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
  },
  huge: (response, model) => {
    begin(response);
    const piece = event(chunk(model, { content: 'x'.repeat(60_000) }));
    for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) response.write(piece);
    response.end();
  },
  'error in stream': (response, model, text) => {
    begin(response);
    response.write(event(chunk(model, { content: text })));
    response.end(event({ error: { message: 'The engine failed.', type: 'server_error' } }));
  },
  whole: (response, model, text) =>
    sendJson(response, 200, {
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: usageOf(text),
    }),
};

function stream(response, model, { text, finish = 'stop', pieces = 4 }) {
  begin(response);
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0; at < text.length; at += size)
    response.write(event(chunk(model, { content: text.slice(at, at + size) })));
  response.write(event(chunk(model, {}, finish)));
  response.write(event({ object: 'chat.completion.chunk', model, choices: [], usage: usageOf(text) }));
  response.end('data: [DONE]\n\n');
}

function begin(response) {
  response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
}

const event = (value) => `data: ${JSON.stringify(value)}\n\n`;
const usageOf = (text) => ({ prompt_tokens: 100, completion_tokens: Math.ceil(text.length / 4) });

function chunk(model, delta, finish = null) {
  return { object: 'chat.completion.chunk', model, choices: [{ index: 0, delta, finish_reason: finish }] };
}

function fail(response, status, error, headers = {}) {
  sendJson(response, status, { error }, headers);
}

function sendJson(response, status, value, headers = {}) {
  response.writeHead(status, { ...CORS, 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}
