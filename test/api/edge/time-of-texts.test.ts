import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_ADDRESS, LONGEST_HEADERS } from '../../../demo/api/longest-texts.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';

let app: FastifyInstance;
let routes: readonly RouteOptions[];
let port: string;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  const variables = { DATA_DIR: 'memory:', RATE_LIMIT: '1000000', LOG_LEVEL: 'silent', NOW: '2026-11-20T09:00:00Z' };
  ({ app, routes } = await createServer(readEnvironment(variables)));
  ({ port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  agent.destroy();
  await app?.close();
});

interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request as it is: other clients would encode what stands in its address. */
async function send({ path, headers = {}, body }: Request): Promise<void> {
  const sent = open({ agent, port, path, headers, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
}

/** Characters and pairs of characters that patterns treat specially. */
const PIECES = [
  ...['"', '.', '&', ' ', '-', '/', '<', '%22', '%0A', '+', ',', '=', '@', '\u200c', '\u0301'],
  ...[
    'a&',
    '&a=1',
    'a.',
    '%2E%22',
    '<a',
    '> ',
    ', ',
    '-\u200d',
    '\u0301\u0323',
    'a/',
    '/~',
    ';q=',
    'order=',
    '@a',
    '"\\',
  ],
];

/** Milliseconds by which two equal requests may differ. */
const SLACK = 4;
const REPEATS = 3;
/** How often a text must seem slow to be so. */
const MEASURES = 5;
const LONGEST_TYPED = 1000;
const LONGEST_BODY = 60_000;

/** Repeats a piece up to a length; a piece that is cut could be a broken percent code, which costs nothing. */
const repeated = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));

/** Returns the processor time of a request, in milliseconds: the least of some tries. */
async function timeOf(request: Request): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REPEATS; n += 1) {
    const before = process.cpuUsage();
    await send(request);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** Returns the entries in which the longest text takes more than 2.6 times as long as half of it. */
async function slowIn(
  name: string,
  longest: number,
  pieces: readonly string[],
  request: (text: string) => Request,
): Promise<string[]> {
  const slow: string[] = [];
  for (const piece of pieces) {
    // The letter at the end keeps a pattern for the end of a text from matching.
    const of = (length: number) => request(`${repeated(piece, length - 1)}x`);
    const measured = async () => [await timeOf(of(longest / 2)), await timeOf(of(longest))] as const;
    const isSlow = ([half, whole]: readonly [number, number]) => whole > 2.6 * half + SLACK;
    let seen = await measured();
    // A garbage collection, or an answer that is shared within a second, does not come in the same place again and again.
    for (let n = 1; n < MEASURES && isSlow(seen); n += 1) seen = await measured();
    if (isSlow(seen)) slow.push(`${name} ${JSON.stringify(piece)}: ${seen.join(' → ')} ms`);
  }
  return slow;
}

/** Sends each text in an address or a header, where some characters must be encoded. */
const encoded = PIECES.map((piece) => piece.replace(/[^!-~]/gu, (character) => encodeURIComponent(character)));

const gets = () =>
  routes.filter(({ method, url }) => [method].flat().includes('GET') && !/^\/(?:creneau|tiles|videos)/.test(url));
const withText = (url: string, text: string) => url.replace(/:\w+(?:\([^)]*\))?|\*/, text);

describe('D-longest-texts: processor time grows no faster than the text', { tags: ['@long'] }, () => {
  it('the query of every address', { timeout: 1_200_000 }, async () => {
    const slow: string[] = [];
    for (const { url } of gets()) {
      const address = `${withText(url, 'yoga-doux')}?`;
      const longest = LONGEST_ADDRESS - address.length;
      slow.push(...(await slowIn(address, longest, encoded, (text) => ({ path: address + text }))));
    }
    expect(slow).toEqual([]);
  });

  it('the text in every path', { timeout: 1_200_000 }, async () => {
    const slow: string[] = [];
    for (const { url } of gets().filter((one) => /[:*]/.test(one.url))) {
      slow.push(...(await slowIn(url, LONGEST_TYPED, encoded, (text) => ({ path: withText(url, text) }))));
    }
    expect(slow).toEqual([]);
  });

  it('every header that the server reads', { timeout: 1_200_000 }, async () => {
    const slow: string[] = [];
    for (const [name, longest] of Object.entries(LONGEST_HEADERS)) {
      const path = name === 'cookie' ? '/order/' : '/api/v1/config';
      slow.push(...(await slowIn(name, longest, encoded, (text) => ({ path, headers: { [name]: text } }))));
    }
    expect(slow).toEqual([]);
  });

  it.each([
    ['/api/v1/guest', ['firstName', 'lastName', 'email']],
    ['/api/v1/gift/check', ['firstName', 'lastName', 'email']],
    ['/api/v1/coupon/check', ['code', 'slots', 'item']],
    ['/api/v1/quote', ['coupon', 'partner', 'item']],
    ['/api/v1/order', ['partner', 'coupon', 'hold']],
    ['/api/v1/marker/details', ['url', 'query']],
  ])('the texts of a body: %s', { timeout: 1_200_000 }, async (url, names) => {
    const slow: string[] = [];
    for (const name of names) {
      for (const longest of [LONGEST_TYPED, LONGEST_BODY]) {
        const request = (text: string): Request => ({
          path: url,
          headers: { authorization: 'Bearer demo-customer', 'content-type': 'application/json' },
          body: JSON.stringify({ firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org', [name]: text }),
        });
        slow.push(...(await slowIn(`${url} ${name}`, longest, PIECES, request)));
      }
    }
    expect(slow).toEqual([]);
  });
});
