// Two sites on loopback, of different origins: the user's own, and another that must not be reached. Pages are
// given by path; what arrives is recorded.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrival {
  site: 'own' | 'other';
  method: string;
  path: string;
  body: string;
}

export interface TwoSites {
  own: string;
  other: string;
  arrived: Arrival[];
  /** Requests for documents and data; the browser's own for icons are left out. */
  at(site: Arrival['site'], path?: string): Arrival[];
  close(): Promise<void>;
}

/** `pages` gets the other site's origin; a page that is a URL is a redirect to it. */
export async function startTwoSites(pages: (other: string) => Record<string, string>): Promise<TwoSites> {
  const arrived: Arrival[] = [];
  let known: Record<string, string> = {};
  const answer = async (site: Arrival['site'], request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    arrived.push({ site, method: request.method ?? '', path, body: Buffer.concat(parts).toString() });
    const page = known[path] ?? '<p>Here.</p>';
    const moved = URL.canParse(page);
    response.writeHead(moved ? 307 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      ...(moved ? { location: page } : {}),
    });
    response.end(moved ? '' : `<!doctype html><title>${path}</title><main><h1>${path}</h1>${page}</main>`);
  };
  const serve = (site: Arrival['site']) =>
    createServer((request, response) => void answer(site, request, response));
  const servers = [serve('own'), serve('other')];
  const [own, other] = (await Promise.all(servers.map(listen))) as [number, number];
  known = pages(`http://localhost:${other}`);
  return {
    own: `http://127.0.0.1:${own}`,
    other: `http://localhost:${other}`,
    arrived,
    at: (site, path) =>
      arrived.filter(
        (one) => one.site === site && one.path !== '/favicon.ico' && (path ?? one.path) === one.path,
      ),
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              server.closeAllConnections();
              server.close(resolve);
            }),
        ),
      );
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
