import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchCalendar, type Validators } from '../../../demo/api/jobs/closures/fetch-calendar.ts';
import { isPublic, publicLookup } from '../../../demo/api/jobs/closures/public-network.ts';

const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const NEW = { etag: null, lastModified: null };

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end('no');

/** The answers of the server, by path. */
const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/calendar': ({ headers }, response) => {
    if (headers['if-none-match'] === '"1"' || headers['if-modified-since'] === 'then') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'last-modified': 'then' }).end(TEXT);
  },
  '/gone': status(404),
  '/broken': status(500),
  '/empty': status(204),
  '/nowhere': (_, response) => response.writeHead(302).end(),
  '/cut': (_, response) => response.writeHead(200, { 'content-length': 100 }).write(TEXT, () => response.destroy()),
  '/large': (_, response) => response.end('a'.repeat(1_000_001)),
  '/endless': (_, response) => {
    const more = () => response.write('a'.repeat(100_000), () => !response.destroyed && more());
    more();
  },
  '/silent': () => {},
  '/slow': (_, response) => response.write('BEGIN:'),
  '/one': redirect('/calendar'),
  '/two': redirect('/one'),
  '/three': redirect('/two'),
  '/four': redirect('/three'),
  '/loop': redirect('/loop'),
  '/private': redirect('http://192.168.0.1/'),
  '/metadata': redirect('http://169.254.169.254/latest/'),
  '/file': redirect('file:///etc/passwd'),
  '/no-address': redirect('http://'),
};

let site: string;
const server = createServer((request, response) => ANSWERS[request.url ?? '']?.(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = { isLoopbackAllowed: true };
const get = (path: string, known: Validators = NEW, patience = 10_000) =>
  fetchCalendar(site + path, known, { ...here, patience });

describe('D-closure-calendar: the calendar is fetched with limits', () => {
  it.each(['/calendar', '/one', '/two', '/three'])(
    'a calendar is read, after three redirects at most: %s',
    async (path) => {
      expect(await get(path)).toEqual({ case: 'text', text: TEXT, etag: '"1"', lastModified: 'then' });
    },
  );

  it.each([
    ['ETag', { etag: '"1"', lastModified: null }],
    ['Last-Modified', { etag: null, lastModified: 'then' }],
  ])('a calendar that has not changed is not sent again: %s', async (_, known) => {
    expect(await get('/calendar', known)).toEqual({ case: 'unchanged' });
  });

  it.each([
    ['/four', 'redirects'],
    ['/loop', 'redirects'],
    ['/gone', 'refused'],
    ['/broken', 'refused'],
    ['/empty', 'refused'],
    ['/nowhere', 'refused'],
    ['/cut', 'unreachable'],
    ['/large', 'too-big'],
    ['/endless', 'too-big'],
    ['/private', 'private-network'],
    ['/metadata', 'private-network'],
    ['/file', 'not-https'],
    ['/no-address', 'not-https'],
  ])('what is no calendar, or too much of one, is refused: %s, %s', async (path, reason) => {
    await expect(get(path)).rejects.toMatchObject({ reason });
  });

  it.each(['/silent', '/slow'])('an answer that does not come to its end is given up: %s', async (path) => {
    await expect(get(path, NEW, 200)).rejects.toMatchObject({ reason: 'too-slow' });
  });

  it('a server that is not there is said to be unreachable', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(fetchCalendar(`http://127.0.0.1:${port}`, NEW, here)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it.each<readonly [string, string]>([
    ['http://example.org/', 'not-https'],
    ['ftp://example.org/', 'not-https'],
    ['no address', 'not-https'],
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]'].map(
      (host) => [`https://${host}/`, 'private-network'] as const,
    ),
    // Names are looked up, and their addresses are checked.
    ['https://localhost/', 'private-network'],
    ['webcal://localhost/', 'private-network'],
  ])('only public addresses are asked, and only by https: %s', async (url, reason) => {
    await expect(fetchCalendar(url, NEW)).rejects.toMatchObject({ reason });
  });

  it('a name with a public and a private address is not connected to', async () => {
    const addresses = ['1.1.1.1', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    const connect = publicLookup(false, (_host, _options, done) => done(null, addresses));
    const found = await new Promise((resolve) => connect('several.example', {}, (...said) => resolve(said)));
    expect(found).toEqual([expect.objectContaining({ reason: 'private-network' }), '', 0]);
  });

  it('an address of any network but the public ones is private', () => {
    const local = ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '192.168.1.1'];
    const special = [
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '240.0.0.1',
    ];
    const six = [
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:8.8.8.8',
      'fc00::1',
      'fd00::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '100::1',
    ];
    const bridges = [
      '64:ff9b::7f00:1',
      '64:ff9b:1::7f00:1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
      '5f00::1',
      '4000::1',
    ];
    expect([...local, ...special, '255.255.255.255', ...six, ...bridges].filter(isPublic)).toEqual([]);
    expect(['1.1.1.1', '172.32.0.1', '223.255.255.255', '2606:4700::1111'].filter((one) => !isPublic(one))).toEqual([]);
  });
});
