import { seededRandom } from '../../../demo/api/sample-data/random.ts';
import type { Bearer } from '../../../widgets/shared/api/call-headers.ts';
import { type Client, createClient } from '../../../widgets/shared/api/client.ts';
import type { TwoServers } from '../../fixtures/server/two-servers.ts';
import { type Agreement, compare } from './agree.ts';
import { insertWorlds, tokenOf } from './insert-worlds.ts';
import { aWorld, type World } from './world.ts';

/** Makes the worlds from `first` on and compares client and server in each, within this process. */
export async function compareInProcess(api: TwoServers, first: number, count: number): Promise<Agreement> {
  const worlds = await makeWorlds(api, first, count);
  return compare(api, worlds, (world) => ({
    get: async (path, decode) =>
      decode(JSON.parse((await api.call('GET', `/${path}`, { token: tokenOf(world) })).text)),
    send: () => Promise.reject(new Error('Only what is loaded is the client’s here.')),
  }));
}

/** Makes and compares worlds in the same way, with the widgets' own client over HTTP. */
export async function compareOverHttp(api: TwoServers, first: number, count: number): Promise<Agreement> {
  const worlds = await makeWorlds(api, first, count);
  const address = await api.servers[0].app.listen({ port: 0, host: '127.0.0.1' });
  return compare(api, worlds, (world) => httpClient(`${address}/api`, tokenOf(world) as Bearer));
}

function httpClient(url: string, token: Bearer): Client {
  return createClient({
    url,
    credentials: { token: () => Promise.resolve(token), renew: () => Promise.resolve(false), dropToken: () => null },
    onDate: () => {},
    loadRetrying: () => import('../../../widgets/shared/api/retrying-http.ts'),
  });
}

async function makeWorlds(api: TwoServers, first: number, count: number): Promise<readonly World[]> {
  const worlds = Array.from({ length: count }, (_, n) => aWorld(first + n, seededRandom((first + n + 1) * 2_654_435)));
  for (let n = 0; n < count; n += 500) {
    await insertWorlds(api.database, worlds.slice(n, n + 500), seededRandom(first + n + 7), api.time.now);
  }
  await api.database.query('ANALYZE');
  return worlds;
}
