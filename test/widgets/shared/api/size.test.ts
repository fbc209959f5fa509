// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchSlotted } from '../../../../widgets/shared/api/catalogue/slotted.ts';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';
import { aClient, asIs, failureOf } from '../../a-client.ts';
import { anApiServer, type Handler } from '../../api-server.ts';

const LIMIT = 32 * 1024 * 1024;

const TOO_LARGE = {
  kind: 'bad-answer',
  code: 'bad-answer',
  message: expect.stringMatching(/^http.+\/v1\/map\/ answered more than 32 MB\.$/),
};

/** Returns a JSON text of this many bytes. */
const ofSize = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const sendsRaw =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): Handler =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** A server that sends until the client disconnects; `sent` resolves to the number of bytes that were sent. */
function endless(status = 200) {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let bytes = 0;
  let end = () => {};
  const sent = new Promise<number>((resolve) => {
    end = () => resolve(bytes);
  });
  const handler: Handler = (response) => {
    const send = () => {
      do bytes += chunk.length;
      while (response.write(chunk));
    };
    response.writeHead(status, { 'content-type': 'application/json' }).on('drain', send).on('close', end);
    send();
  };
  return { handler, sent };
}

const asked = (url: string) => aClient(url).get('v1/map/', asIs);

describe('D-answer-size: the size of an answer', { tags: ['@long'] }, () => {
  it('an answer is at most 32 MB, to the byte', async () => {
    const { url } = await anApiServer(sendsRaw(ofSize(LIMIT)), sendsRaw(ofSize(LIMIT + 1)));
    expect(await asked(url)).toHaveLength(LIMIT - 2);
    expect(await failureOf(asked(url))).toMatchObject(TOO_LARGE);
  });

  it('an answer may be a compact map of 100,000 positions, each with its own provider and seven events', async () => {
    const ids = (from: number) => Array.from({ length: 7 }, (_, index) => 9_000_000 + 7 * from + index);
    const positions = Array.from({ length: 100_000 }, (_, id) => [
      ...[id + 9_000_000, 48.123_456, -1.123_456, id, id, id, 0],
      ...ids(id),
    ]);
    const name = 'Dôme de la Chapelle Sainte-Anne';
    const providers = positions.map((_, id) => [name, `dome-de-la-chapelle-${id}`, `/pictures/venue-${id}.medium.svg`]);
    const payload = { positions, providers, names: providers.map(() => name) };
    const { url } = await anApiServer(sendsRaw(JSON.stringify(payload)));
    expect(await asked(url)).toMatchObject({ positions: { length: 100_000 } });
  });

  it('an answer is refused by its Content-Length before any of the body has arrived', async () => {
    const { url } = await anApiServer((response) => {
      response.writeHead(200, { 'content-length': String(LIMIT + 1) }).flushHeaders();
    });
    expect(await failureOf(asked(url))).toMatchObject(TOO_LARGE);
  });

  it('an answer without a Content-Length is limited: its body is cancelled', async () => {
    const { handler, sent } = endless();
    const { url } = await anApiServer(handler);
    expect(await failureOf(asked(url))).toMatchObject(TOO_LARGE);
    // The sockets on both sides buffer some more bytes.
    expect(await sent).toBeLessThan(2 * LIMIT);
  });

  it('the size of an answer is measured after decompression', async () => {
    const packed = gzipSync(ofSize(2 * LIMIT));
    expect(packed.length).toBeLessThan(100_000);
    const { url } = await anApiServer(
      sendsRaw(packed, { 'content-encoding': 'gzip', 'content-length': String(packed.length) }),
    );
    expect(await failureOf(asked(url))).toMatchObject(TOO_LARGE);
  });

  it('the answer of a POST is limited', async () => {
    const { url } = await anApiServer(sendsRaw(ofSize(LIMIT + 1)));
    const call = aClient(url).send('post', 'v1/map/', asIs, { body: {} });
    expect(await failureOf(call)).toMatchObject(TOO_LARGE);
  });

  it('an error answer is limited', async () => {
    const { handler, sent } = endless(404);
    const { url } = await anApiServer(handler);
    expect(await failureOf(asked(url))).toMatchObject({ kind: 'problem', code: 'server-error', status: 404 });
    expect(await sent).toBeLessThan(2 * LIMIT);
  });

  it('the answer of a call that the loader has made is limited', async () => {
    const { url, received } = await anApiServer(sendsRaw(ofSize(LIMIT + 1)));
    const { early } = openRegistry(async () => null);
    early.set(`${url}/v1/map/`, { token: undefined, response: fetch(`${url}/v1/map/`) });
    expect(await failureOf(asked(url))).toMatchObject(TOO_LARGE);
    expect([received.length, early.size]).toEqual([1, 0]);
  });
});

describe('D-answer-size: a response that is nested 100,000 levels deep', { tags: ['@long'] }, () => {
  const DEEP = nested(100_000);

  it.each([
    ['lists', DEEP],
    ['objects', `${'{"id":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists in a member', `{"id":${DEEP}}`],
  ])('a response that is nested 100,000 levels deep is refused by the schema of its call: %s', async (_, body) => {
    const { url } = await anApiServer(sendsRaw(body));
    const failure = await failureOf(fetchSlotted(aClient(url), '7'));
    expect(failure).toMatchObject({ kind: 'bad-answer', message: expect.stringMatching(/something unexpected/) });
  });

  it('a deeply nested response with an error status fails with that status', async () => {
    const { url } = await anApiServer(sendsRaw(`{"code":"not-found","errors":${DEEP}}`, {}, 404));
    expect(await failureOf(asked(url))).toMatchObject({ kind: 'problem', code: 'not-found', status: 404 });
  });
});
