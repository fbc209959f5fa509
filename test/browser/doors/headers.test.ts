import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { startRelay } from '../../fixtures/browser/relay.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

/** A response's status and headers; `fetch` would hide the compression. */
async function head(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { url }: Pick<Demo, 'url'> = demo,
): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${url}${path}`, { headers }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test.describe('D-headers: compressed responses have Vary: Accept-Encoding', () => {
  const files = readdirSync(new URL('../../../dist/creneau/', import.meta.url)).filter((name) => name.endsWith('.gz'));

  /** By what is asked for. */
  const SENT: Readonly<Record<string, string | undefined>> = { gzip: 'gzip', br: 'br', 'gzip, br': 'br', '*': 'gzip' };

  for (const encoding of ['gzip', 'identity', 'br', 'gzip, br', '*'] as const)
    test(`every file of the bundle, asked for in ${encoding}, has Vary: Accept-Encoding`, async () => {
      expect(files.length).toBeGreaterThan(10);
      for (const name of files) {
        const { statusCode, headers } = await head(`/creneau/1/${name.slice(0, -3)}`, { 'accept-encoding': encoding });
        expect([name, statusCode, headers.vary?.toLowerCase()]).toEqual([name, 200, 'accept-encoding']);
        expect(headers['content-encoding']).toBe(SENT[encoding]);
      }
    });

  test('a 304 has Vary: Accept-Encoding too', async () => {
    const { headers } = await head('/creneau/1/creneau.js', { 'accept-encoding': 'gzip' });
    const again = await head('/creneau/1/creneau.js', {
      'accept-encoding': 'gzip',
      'if-none-match': String(headers.etag),
    });
    expect([again.statusCode, again.headers.vary?.toLowerCase()]).toEqual([304, 'accept-encoding']);
  });

  test('neither the API nor pictures are compressed', async () => {
    for (const path of ['/api/v1/event/list/', '/api/openapi.json', '/tiles/0/0/0.png']) {
      const { statusCode, headers } = await head(path, { 'accept-encoding': 'gzip, br' });
      expect([path, statusCode, headers['content-encoding']]).toEqual([path, 200, undefined]);
    }
  });
});

test.describe('D-headers: a page that can show a checkout is framed by its own site alone', () => {
  const FRAMED = [
    '/slotted/yoga-doux',
    '/event/1',
    '/partner/?item=event:1',
    '/state/0',
    '/qa/stage/?element=checkout',
  ];

  for (const [index, path] of FRAMED.entries())
    test(`${path} is not shown in somebody else's page, and is in one of ours`, longFrom(1, index), async () => {
      const relay = await startRelay(demo.url);
      const context = await (await sharedBrowser()).newContext();
      try {
        const page = await context.newPage();
        const shown = async (address: string) => {
          await page.goto(address);
          await page.evaluate(
            (src) =>
              new Promise((resolve) => {
                const frame = document.createElement('iframe');
                frame.onload = resolve;
                frame.src = src;
                document.body.replaceChildren(frame);
              }),
            `${demo.url}${path}`,
          );
          const frame = page.frames()[1];
          return frame?.evaluate(() => document.querySelector('script[src$="creneau.js"]') !== null);
        };
        expect(await shown(relay.page('<!doctype html><title>A page of somebody else</title><body></body>'))).toBe(
          false,
        );
        expect(await shown(`${demo.url}/qa/`)).toBe(true);
      } finally {
        await context.close();
        await relay.stop();
      }
    });
});

test.describe('D-proxy: TRUST_PROXY holds for the whole server', () => {
  let limited: Demo;
  test.beforeAll(async () => {
    limited = await startDemo({ TRUST_PROXY: 'loopback', RATE_LIMIT: '50' });
  });
  test.afterAll(() => limited?.stop());

  const statuses = async (visitors: readonly string[], path: string) => {
    const found: (number | undefined)[] = [];
    for (const visitor of visitors) {
      found.push((await head(path, { 'x-forwarded-for': visitor }, limited)).statusCode);
    }
    return new Set(found);
  };
  const sixty = Array.from({ length: 60 }, (_, n) => `198.51.100.${n}`);

  for (const [index, path] of ['/api/v1/config', '/slotted/yoga-doux'].entries())
    test(`sixty visitors behind one proxy, with a limit of 50, get ${path}`, longFrom(1, index), async () => {
      expect(await statuses(sixty, path)).toEqual(new Set([200]));
    });

  test('one visitor behind a proxy is limited', async () => {
    expect(await statuses(Array(60).fill('203.0.113.7'), '/api/v1/config')).toEqual(new Set([200, 429]));
  });
});
