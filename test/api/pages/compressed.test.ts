import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

/** Returns a response as it is sent; `fetch` would hide the compression. */
async function read(path: string, encoding: string) {
  const asking = get(`${demo.url}${path}`, { headers: { 'accept-encoding': encoding } });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
}

const PAGES = ['/', '/event/list/', '/slotted/yoga-doux', '/partner/', '/outbox/'];

describe('D-headers: compressed responses have Vary: Accept-Encoding', () => {
  it.each(PAGES)('the compressed page %s has the same content in less than half of the bytes', async (path) => {
    const plain = await read(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await read(path, encoding);
      expect([headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual([encoding, 'accept-encoding']);
      expect(decompress(bytes).toString()).toBe(plain.bytes.toString());
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
  });

  it.each(PAGES)('the page %s that is not compressed has Vary: Accept-Encoding too', async (path) => {
    expect((await read(path, 'identity')).headers.vary?.toLowerCase()).toBe('accept-encoding');
  });
});
