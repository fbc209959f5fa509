import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const PATH = '/slotted/yoga-doux';
const CALENDAR = /<creneau-slotted-calendar.*?<\/creneau-slotted-calendar>/s;

/** Serves the marketplace with a page of an offer as it is, and the same page without its calendar. */
export async function serveOwnPage(
  demo: string,
): Promise<{ urlOf(what: 'with calendar' | 'without calendar'): string; stop(): void }> {
  const html = await (await fetch(demo + PATH)).text();
  if (!CALENDAR.test(html)) throw new Error(`${PATH} has no calendar.`);
  const without = gzipSync(html.replace(CALENDAR, ''));
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const passed = request(demo + url, { method, headers }, (response) => {
      if (url !== `${PATH}?without`) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      response.resume();
      const { etag: _, 'transfer-encoding': __, ...others } = response.headers;
      answer.writeHead(200, { ...others, 'content-encoding': 'gzip', 'content-length': without.length }).end(without);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    urlOf: (what) => origin + PATH + (what === 'with calendar' ? '' : '?without'),
    stop: () => server.close(),
  };
}
