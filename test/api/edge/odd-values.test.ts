import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, oneIn, PLACES } from '../../fixtures/data/odd-requests.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { readOperations } from './requests.ts';

const KINDS = Object.entries(PLACES);

describe.each([
  ['PGlite', 24],
  ['PostgreSQL', 4],
] as const)('D-horizon, D-problem-json: odd values, on %s', { tags: ['@long'] }, (engine, one) => {
  let postgres: OwnDatabase | undefined;
  let server: TestServer;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await openOwnDatabase() : undefined;
    server = await buildServer(postgres ? { databaseUrl: postgres.url } : { isEmbedded: true });
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  it.each(KINDS)('no date, id, number or text in %s causes a 5xx', async (_, requestsIn) => {
    const faults: string[] = [];
    let count = 0;
    for (const request of requestsIn(await readOperations(server), oneIn(one))) {
      const fault = faultOf(await server.call(request.method, request.path, request.options), request);
      if (fault !== null) faults.push(fault);
      count += 1;
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(70);
  });
});

describe('D-problem-json: bytes that no browser sends', { tags: ['@long'] }, () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await buildServer();
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server?.close());

  const status = async (...lines: readonly string[]): Promise<number> => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
    const [, code] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
    return Number(code);
  };
  const host = 'Host: localhost';

  it.each([
    ['a path of raw bytes', ['GET /api/user/\xff\xfe HTTP/1.1', host]],
    ['a path with a NUL', ['GET /api/user/a\0b HTTP/1.1', host]],
    ['a path of UTF-8 that was not encoded', ['GET /api/search/\xc3\xa9t\xc3\xa9 HTTP/1.1', host]],
    ['a whole address for a path', ['GET http://evil.example/api/v1/me HTTP/1.1', host]],
    ['an address without a path', ['GET ? HTTP/1.1', host]],
    ['two hosts', ['GET /api/v1/config HTTP/1.1', host, 'Host: other']],
    ['a token of raw bytes', ['GET /api/v1/me HTTP/1.1', host, 'Authorization: Bearer \xff\xe9\x80']],
    ['a token with a NUL', ['GET /api/v1/me HTTP/1.1', host, 'Authorization: Bearer a\0b']],
    ['two tokens', ['GET /api/v1/me HTTP/1.1', host, 'Authorization: Bearer a', 'Authorization: Bearer b']],
    ['a token of 15 kB', ['GET /api/v1/me HTTP/1.1', host, `Authorization: Bearer ${'a'.repeat(15_000)}`]],
    ['headers of 100 kB', ['GET /api/v1/me HTTP/1.1', host, `Authorization: Bearer ${'a'.repeat(100_000)}`]],
    ['an invalid length', ['POST /api/v1/guest HTTP/1.1', host, 'Content-Length: -1']],
    ['a length without a body', ['POST /api/v1/guest HTTP/1.1', host, 'Content-Length: 0']],
    [
      'a key of raw bytes',
      [
        'POST /api/v1/guest HTTP/1.1',
        host,
        'Idempotency-Key: \xff',
        'Content-Type: application/json',
        'Content-Length: 0',
      ],
    ],
    ['another method', ['FOO /api/v1/config HTTP/1.1', host]],
    ['another protocol', ['GET /api/v1/config HTTP/9.9', host]],
  ])('%s gets an answer below 500', async (_, lines) => {
    const code = await status(...lines);
    expect(code).toBeGreaterThanOrEqual(200);
    expect(code).toBeLessThan(500);
  });
});
