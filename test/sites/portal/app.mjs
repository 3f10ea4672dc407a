// Decides how one request becomes one answer: log, session, switches, sign-in gate, route, cookies.
// Promises that everything under /account needs a signed-in session and that a fault answers 500, never hangs.
import { document, parseCookies, readFields, recordOf, redirect, send } from './http.mjs';
import { arranger, readVariants, restyleMarkup } from './variants.mjs';
import { notFound } from './layout.mjs';

const UNLOGGED = /^\/(assets\/|favicon|__)/;

function compile([method, pattern, handler]) {
  const names = [];
  const source = pattern.replace(/:(\w+)/g, (_, name) => {
    names.push(name);
    return '([^/]+)';
  });
  return { method, names, handler, matcher: new RegExp(`^${source}$`) };
}

function find(routes, method, path) {
  for (const route of routes) {
    const match = route.method === method && route.matcher.exec(path);
    if (match) {
      const params = Object.fromEntries(route.names.map((name, i) => [name, decodeURIComponent(match[i + 1])]));
      return { handler: route.handler, params };
    }
  }
  return undefined;
}

async function contextOf(request, site) {
  const url = new URL(request.url, site.origin);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const cookies = parseCookies(request.headers.cookie);
  const session = site.state.session(cookies[site.cookieName('session')]);
  const variants = readVariants(url.searchParams.get('variant'), cookies[site.cookieName('variant')]);
  return {
    method,
    url,
    path: url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : '/',
    query: url.searchParams,
    fields: method === 'GET' ? {} : await readFields(request),
    wantsJson: (request.headers.accept ?? '').includes('application/json'),
    referrer: request.headers.referer ?? '',
    site,
    state: site.state,
    now: site.state.now,
    session,
    variants,
    arrange: arranger(variants),
  };
}

function cookiesOf(context, site) {
  const cookies = [`${site.cookieName('session')}=${context.session.id}; Path=/; HttpOnly; SameSite=Lax`];
  if (context.query.has('variant')) {
    cookies.push(`${site.cookieName('variant')}=${[...context.variants].join('%2C')}; Path=/; SameSite=Lax`);
  }
  return cookies;
}

async function answerTo(context, routes) {
  const gated = context.path === '/account' || context.path.startsWith('/account/');
  if (gated && !context.session.signedIn) {
    const next = context.method === 'GET' ? context.path + context.url.search : '/account';
    return redirect(`/login?next=${encodeURIComponent(next)}`);
  }
  const found = find(routes, context.method, context.path);
  if (!found) return notFound(context);
  context.params = found.params;
  return found.handler(context);
}

/** A request listener for `site` ({name, origin, otherOrigin, state, cookieName, headers}). */
export function createListener(routeTable, site) {
  const routes = routeTable.map(compile);
  return async (request, response) => {
    try {
      const context = await contextOf(request, site);
      const answer = await answerTo(context, routes);
      if (!UNLOGGED.test(context.path)) {
        site.state.log.push({
          at: site.state.now().toISOString(),
          site: site.name,
          method: context.method,
          path: context.path,
          query: recordOf(context.query),
          body: context.fields,
          status: answer.status ?? 200,
        });
      }
      const isMarkup = answer.type?.startsWith('text/html') && context.variants.has('restyle');
      const body = isMarkup ? restyleMarkup(answer.body) : answer.body;
      send(response, { ...answer, body, headers: { ...site.headers(), ...answer.headers } }, cookiesOf(context, site));
    } catch (error) {
      console.error(error);
      if (!response.headersSent) send(response, document('<h1>Something went wrong</h1>', 500), []);
    }
  };
}
