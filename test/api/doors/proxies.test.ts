import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../../../demo/api/rate-limit.ts';
import { serverOptions } from '../../../demo/api/server-options.ts';
import { parseProxies } from '../../../demo/environment/trust-proxy.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';

const LIMIT = 5;
const PROXIES = 'loopback, uniquelocal, 10.0.0.0/8, 192.0.2.7, 2001:db8:1::/48';

/** A server behind these proxies, and one without proxies. */
let behind: TestServer;
let alone: TestServer;
beforeAll(async () => {
  behind = await buildServer({ rateLimit: LIMIT, trustProxy: parseProxies(PROXIES) ?? [] });
  alone = await buildServer({ rateLimit: LIMIT });
});
afterAll(async () => {
  await behind?.close();
  await alone?.close();
});

type Peer = Pick<InjectOptions, 'remoteAddress' | 'headers'>;

/** The statuses of these calls, one after the other. */
async function ask(server: TestServer, peers: readonly Peer[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const peer of peers) statuses.push((await server.app.inject({ url: '/api/v1/config', ...peer })).statusCode);
  return statuses;
}

const through = (remoteAddress: string, forwarded: readonly string[]): readonly Peer[] =>
  forwarded.map((visitor) => ({ remoteAddress, headers: { 'x-forwarded-for': visitor } }));

let networks = 0;
/** Seven addresses that no other test has. */
function sevenVisitors(): readonly string[] {
  networks += 1;
  return Array.from({ length: 7 }, (_, n) => `203.0.${networks}.${n + 1}`);
}

const limited = [200, 200, 200, 200, 200, 429, 429];
const free = [200, 200, 200, 200, 200, 200, 200];

describe('D-proxy: TRUST_PROXY names the proxies whose X-Forwarded-For counts', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3', '2001:db8:1::7', 'fd00::7'])(
    'visitors behind a proxy that is named have a limit each: %s',
    async (proxy) => {
      expect(await ask(behind, through(proxy, sevenVisitors()))).toEqual(free);
    },
  );

  it.each(['192.0.2.8', '198.51.100.7', '11.1.2.3', '::ffff:11.1.2.4', '2001:db8:2::7'])(
    'the forwarded addresses of a proxy that is not named do not count: %s',
    async (stranger) => {
      expect(await ask(behind, through(stranger, sevenVisitors()))).toEqual(limited);
    },
  );

  it('no forwarded address counts if no proxy is named', async () => {
    expect(await ask(alone, through('127.0.0.1', sevenVisitors()))).toEqual(limited);
  });

  it('one visitor behind a proxy is limited', async () => {
    const [visitor = ''] = sevenVisitors();
    expect(await ask(behind, through('127.0.0.1', Array(7).fill(visitor)))).toEqual(limited);
  });

  it('addresses that a visitor adds to the header do not count: the nearest one that is not a proxy does', async () => {
    const invented = sevenVisitors().map((address) => `${address}, 198.51.100.9`);
    expect(await ask(behind, through('127.0.0.1', invented))).toEqual(limited);
  });

  it('visitors behind two proxies in a row, both named, have a limit each', async () => {
    const chain = sevenVisitors().map((address) => `${address}, 10.0.0.5`);
    expect(await ask(behind, through('127.0.0.1', chain))).toEqual(free);
  });

  it('values that are not addresses share one limit', async () => {
    const nonsense = ['unknown', 'a', "'; --", '999.1.1.1', '_hidden', '1.2.3', 'x'.repeat(900)];
    expect(await ask(behind, through('127.0.0.1', nonsense))).toEqual(limited);
  });

  it('the port that some proxies add to an address is ignored', async () => {
    const [visitor = ''] = sevenVisitors();
    const ports = Array.from({ length: 7 }, (_, n) => `${visitor}:${5000 + n}`);
    expect(await ask(behind, through('127.0.0.1', ports))).toEqual(limited);
  });

  it("a proxy's headers count for the address only, not for the host", async () => {
    const app = Fastify(serverOptions({ isDemo: false, trustProxy: ['loopback'] }, { level: 'silent' }));
    app.get('/', ({ protocol, host, ip }) => ({ protocol, host, ip }));
    const answer = await app.inject({
      url: '/',
      headers: {
        host: 'creneau.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'javascript',
        'x-forwarded-for': '203.0.113.1',
      },
    });
    expect(answer.json()).toEqual({ protocol: 'http', host: 'creneau.example', ip: '203.0.113.1' });
  });
});

describe('D-proxy: the rate limit counts networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
    ['::g', 'unknown'],
  ])('the requests of the address %s count for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('a visitor who has a whole /64 has one limit', async () => {
    const own = Array.from({ length: 7 }, (_, n) => ({ remoteAddress: `2001:db8:3:2:${n}::${n}` }));
    expect(await ask(alone, own)).toEqual(limited);
  });

  it('each /64 has its own limit', async () => {
    const own = Array.from({ length: 7 }, (_, n) => ({ remoteAddress: `2001:db8:4:${n}::1` }));
    expect(await ask(alone, own)).toEqual(free);
  });

  it('an IPv4 address is the same over an IPv6 socket', async () => {
    const mixed = Array.from({ length: 7 }, (_, n) => ({
      remoteAddress: n % 2 ? '::ffff:203.0.113.7' : '203.0.113.7',
    }));
    expect(await ask(alone, mixed)).toEqual(limited);
  });

  it('any text gives a short name of a network', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), fc.string({ unit: 'binary' })), (address) => {
        expect(networkOf(address)).toMatch(/^(?:\d+(?:\.\d+){3}|[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}::\/64|unknown)$/);
      }),
    );
  });
});

describe('D-proxy: a list of proxies', () => {
  it.each([
    ['loopback', ['loopback']],
    [' 10.0.0.0/8 ,192.0.2.7,linklocal', ['10.0.0.0/8', '192.0.2.7', 'linklocal']],
    ['2001:db8::/32, ::1', ['2001:db8::/32', '::1']],
    ['203.0.113.7/32', ['203.0.113.7/32']],
  ])('a valid list of proxies is accepted by the server and by Fastify: %s', (text, proxies) => {
    expect(parseProxies(text)).toEqual(proxies);
    expect(() => Fastify({ trustProxy: [...proxies] })).not.toThrow();
  });

  it.each([
    ...['true', 'false', '*', 'all', '1', '2', 'localhost', 'proxy.example', 'Loopback', '10.0.0.0/8;192.0.2.7'],
    ...['0.0.0.0/0', '::/0', '10.0.0.0/00', '10.0.0.0/33', '::/129', '10.0.0.0/-1', '10.0.0.0/255.0.0.0', '10.0.0.0/'],
    ...['10.0.0', '256.1.1.1', ',', 'loopback,', ',loopback', 'loopback,,::1', ' ', '::1%lo', '/8', '10.0.0.0/8/8'],
  ])('a list of proxies that is invalid is refused: %j', (text) => {
    expect(parseProxies(text)).toBeNull();
  });

  it('the server starts with every valid list', () => {
    const parts = fc.oneof(
      fc.constantFrom('loopback', 'linklocal', 'uniquelocal', '', 'true', '::ffff:10.0.0.0/104', '::/1'),
      fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: -1, max: 130 })).map(([ip, bits]) => `${ip}/${bits}`),
      fc.ipV4(),
      fc.ipV6(),
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), (list) => {
        const proxies = parseProxies(list.join(', '));
        if (proxies !== null) expect(() => Fastify({ trustProxy: [...proxies] })).not.toThrow();
      }),
    );
  });
});
