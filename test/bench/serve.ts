import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A file as a CDN would serve it: gzipped. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}

/** Where pages are served, on an origin that is not the demo's. */
export interface Site {
  readonly origin: string;
  stop(): void;
}

export function served(type: string, text: string): ServedFile {
  return { type, body: gzipSync(text, { level: 9 }) };
}

/** A page with nothing but what it is given. */
export function webPage(head: string, body: string): ServedFile {
  return served(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">${head}<body>${body}`,
  );
}

/** Serves what `fileAt` finds for a path without its query, and 404 for the rest. */
export async function serve(
  fileAt: (path: string) => ServedFile | undefined | Promise<ServedFile | undefined>,
): Promise<Site> {
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = await fileAt(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://bench.localhost:${port}`, stop: () => server.close() };
}
