// Decides how requests are read and answers are sent. Promises: every answer says no-store, bodies are read
// up to a limit, and a form field sent several times arrives as a list.

const BODY_LIMIT_BYTES = 1_000_000;

export function parseCookies(header = '') {
  const cookies = {};
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
  }
  return cookies;
}

async function readText(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new Error('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body's fields as a record of strings (or lists of strings), from a form or from JSON. */
export async function readFields(request) {
  const text = await readText(request);
  if (text === '') return {};
  if ((request.headers['content-type'] ?? '').includes('json')) {
    try {
      const value = JSON.parse(text);
      return value !== null && typeof value === 'object' ? value : { value };
    } catch {
      return {};
    }
  }
  return recordOf(new URLSearchParams(text));
}

export function recordOf(parameters) {
  const record = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    record[name] = values.length > 1 ? values : values[0];
  }
  return record;
}

/** A field that should be one string: trimmed, never missing. */
export function textField(fields, name) {
  const value = fields[name];
  return (Array.isArray(value) ? String(value.at(-1)) : value === undefined ? '' : String(value)).trim();
}

/** A field that should be a list of strings. */
export function listField(fields, name) {
  const value = fields[name];
  return value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
}

export function redirect(location) {
  return { status: 303, headers: { location }, body: '' };
}

export function json(value, status = 200) {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

export function document(markup, status = 200) {
  return { status, type: 'text/html; charset=utf-8', body: String(markup) };
}

export function attachment(bytes, fileName, type) {
  return { status: 200, type, body: bytes, headers: { 'content-disposition': `attachment; filename="${fileName}"` } };
}

export function send(response, { status = 200, type = 'text/plain; charset=utf-8', headers = {}, body = '' }, cookies) {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'utf8');
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Only a path on this site is a safe place to go after signing in. */
export function localPath(candidate, fallback) {
  return /^\/(?![/\\])/.test(candidate ?? '') ? candidate : fallback;
}
