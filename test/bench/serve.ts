import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A file as a CDN would serve it: gzipped. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
  /** Its `cache-control`; by default a page's. */
  readonly cache?: string;
}

/** How files are kept between visits: a page is asked for again, a loader for minutes not, a file of a version never again. */
export const CACHE = {
  page: 'no-cache',
  loader: 'public, max-age=300',
  version: 'public, max-age=31536000, immutable',
} as const;

/** Where pages are served, on an origin that is not the demo's. */
export interface Site {
  readonly origin: string;
  stop(): void;
}

export function served(type: string, text: string, cache: string = CACHE.page): ServedFile {
  return { type, body: gzipSync(text, { level: 9 }), cache };
}

/** A page with nothing but what it is given. */
export function webPage(head: string, body: string): ServedFile {
  return served(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">${head}<body>${body}`,
  );
}

/** Serves what `fileAt` finds for a path without its query, and 404 for the rest, at `<name>.localhost`. */
export async function serve(
  fileAt: (path: string) => ServedFile | undefined | Promise<ServedFile | undefined>,
  name = 'bench',
): Promise<Site> {
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = await fileAt(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'gzip',
      'cache-control': file.cache ?? CACHE.page,
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      vary: 'accept-encoding',
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${name}.localhost:${port}`, stop: () => server.close() };
}
