// Decides how the demo portal is started: two listeners on one memory, so that a frame can come from another
// origin. Promises that portals share nothing, bind to the loopback alone, and need no package.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createListener } from './portal/app.mjs';
import { createState, DEMO_USER } from './portal/state.mjs';
import { accountRoutes } from './portal/account.mjs';
import { activityRoutes } from './portal/activity.mjs';
import { cartRoutes } from './portal/cart.mjs';
import { checkoutRoutes } from './portal/checkout.mjs';
import { directoryRoutes } from './portal/directory.mjs';
import { frameRoutes, widgetRoutes } from './portal/frames.mjs';
import { homeRoutes } from './portal/home.mjs';
import { introspectionRoutes } from './portal/introspection.mjs';
import { invoiceRoutes } from './portal/invoices.mjs';
import { loginRoutes } from './portal/login.mjs';
import { productRoutes } from './portal/product.mjs';
import { profileRoutes } from './portal/profile.mjs';
import { settingsRoutes } from './portal/settings.mjs';
import { shopRoutes } from './portal/shop.mjs';
import { staticRoutes } from './portal/static.mjs';
import { supportRoutes } from './portal/support.mjs';

export { DEMO_USER };

const PORTAL_ROUTES = [
  ...homeRoutes, ...loginRoutes, ...accountRoutes, ...invoiceRoutes, ...profileRoutes, ...settingsRoutes,
  ...shopRoutes, ...productRoutes, ...cartRoutes, ...checkoutRoutes, ...supportRoutes, ...frameRoutes,
  ...activityRoutes, ...directoryRoutes, ...introspectionRoutes, ...staticRoutes,
];
const WIDGET_ROUTES = [...widgetRoutes, ...introspectionRoutes, ...staticRoutes];

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function policy(frameSources, ancestors) {
  return [
    "default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", `frame-src ${frameSources}`,
    `frame-ancestors ${ancestors}`, "object-src 'none'", "base-uri 'self'",
  ].join('; ');
}

/**
 * Starts one portal. `port` 0 picks free ports; otherwise the other origin takes the port after it.
 * `now` is the clock every date follows, `slowMs` the delay of /slow when its address names none.
 */
export async function startPortal({ port = 0, now = () => new Date(), slowMs = 1500 } = {}) {
  const state = createState({ now });
  const shared = { state, slowMs };
  const main = { ...shared, name: 'portal' };
  const other = { ...shared, name: 'widget' };
  const mainServer = createServer(createListener(PORTAL_ROUTES, main));
  const otherServer = createServer(createListener(WIDGET_ROUTES, other));
  const mainPort = await listen(mainServer, port);
  const otherPort = await listen(otherServer, port === 0 ? 0 : port + 1).catch(async (error) => {
    await close(mainServer);
    throw error;
  });
  const origin = `http://127.0.0.1:${mainPort}`;
  const otherOrigin = `http://localhost:${otherPort}`;
  Object.assign(main, {
    origin, otherOrigin, cookieName: (kind) => `fernwell_${kind}_${mainPort}`,
    headers: () => ({ 'content-security-policy': policy(`'self' ${otherOrigin}`, "'self'") }),
  });
  Object.assign(other, {
    origin: otherOrigin, otherOrigin: origin, cookieName: (kind) => `fernwell_${kind}_${otherPort}`,
    headers: () => ({ 'content-security-policy': policy("'self'", `'self' ${origin}`) }),
  });
  return {
    origin,
    otherOrigin,
    log: state.log,
    counters: () => structuredClone(state.counters),
    reset: () => state.reset(),
    close: () => Promise.all([close(mainServer), close(otherServer)]).then(() => undefined),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--port');
  const port = at > 0 ? Number(process.argv[at + 1]) : 4600;
  const portal = await startPortal({ port });
  console.log(portal.origin);
  console.log(`Sign in as ${DEMO_USER.email} with the password ${DEMO_USER.password}`);
  const stop = () => void portal.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
