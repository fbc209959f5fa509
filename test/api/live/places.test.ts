import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { eventually } from '../../fixtures/eventually.ts';
import type { TestServer } from '../../fixtures/server/api.ts';
import type { ApiClient } from '../../fixtures/server/client.ts';
import { type Followed, follow } from '../../fixtures/server/follow.ts';
import { openOneServer } from '../../fixtures/server/one-server.ts';
import { addOffer, addVenue, insert, session } from '../../fixtures/server/seed.ts';
import { openTwoServers } from '../../fixtures/server/two-servers.ts';

interface Api extends ApiClient {
  readonly database: Database;
  readonly call: TestServer['call'];
  readonly time: { now: number };
  /** One server, or two on one database. */
  readonly servers: readonly TestServer[];
  close(): Promise<void>;
}

const KINDS: readonly (readonly [string, () => Promise<Api>])[] = [
  [
    'PGlite',
    async () => {
      const one = await openOneServer({ isEmbedded: true, isDemo: false });
      const { server } = one;
      await addVenue(server.services.database, 'studio');
      return { ...one, database: server.services.database, call: server.call, servers: [server], close: server.close };
    },
  ],
  ['two servers on PostgreSQL', openTwoServers],
];

describe.each(KINDS)('D-live: what a stream tells, with %s', (_, open) => {
  let api: Api;
  let provider: number;
  let urls: readonly string[];
  const opened: Followed[] = [];
  const followed = async (path: string, nth = 0, headers = {}) => {
    const stream = await follow(urls.at(nth) ?? '', path, headers);
    opened.push(stream);
    return stream;
  };

  beforeAll(async () => {
    api = await open();
    urls = await Promise.all(api.servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
    const [row] = await api.database.query<{ id: number }>('SELECT person_id AS id FROM user_page');
    provider = row?.id ?? 0;
    await insert(api.database, 'access_token', { hash: hashOf('provider'), person_id: provider });
    await eventually(async () => expect(api.servers.map(({ services }) => services.live.base())).not.toContain(null));
  });
  afterAll(async () => {
    for (const stream of opened) stream.close();
    await api?.close();
  });

  /** Adds an offer, and returns its id and its first three slots. */
  const offered = async (more = {}) => {
    const offer = await addOffer(api.database, { provider_id: provider, price_cents: 0, capacity: 9, ...more });
    return { offer, slots: [0, 1, 2].map((n) => session(offer, n)) };
  };
  const place = (offer: number, hour: string, taken: number) => {
    return { startDate: `2026-12-01T${hour}:00:00`, slotted: { id: offer }, taken };
  };
  const change = async (body: object) => {
    const ask = async (more = {}) => {
      const { status, text } = await api.call('PATCH', '/v1/studio/sessions', {
        token: 'provider',
        body: { ...body, ...more },
      });
      expect(status).toBe(200);
      return JSON.parse(text);
    };
    await ask({ confirm: (await ask()).confirm });
  };

  it('each change of what visitors see is one event with the right numbers, of the offers that were asked for alone, and says nothing else', async () => {
    const { offer, slots } = await offered();
    const [first = '', second = ''] = slots;
    const [other, token] = [await offered(), await api.newGuest()];
    const stream = await followed(`?offers=${offer}`);
    let held = '';
    let order = '';
    const hold = async (...ids: string[]) => {
      held = (await api.hold(token, ids)).body.id;
    };
    const steps: readonly (readonly [string, () => Promise<unknown>, object])[] = [
      ['a hold', () => hold(first, second), [place(offer, '08', 1), place(offer, '09', 1)]],
      ['another one in its place', () => hold(second), [place(offer, '08', 0), place(offer, '09', 1)]],
      [
        'an order',
        async () => {
          order = (await api.order(token, held)).body.id;
        },
        [place(offer, '09', 1)],
      ],
      ['a cancellation', () => api.cancel(token, order), [place(offer, '09', 0)]],
      ['a hold', () => hold(first), [place(offer, '08', 1)]],
      ['its end', () => api.call('DELETE', `/v1/hold/${held}`, { token }), [place(offer, '08', 0)]],
      ['a hold', () => hold(first), [place(offer, '08', 1)]],
      [
        'a hold that nobody has ended',
        async () => {
          api.time.now += 3_600_000;
          await sweep(api.servers[0]?.services as TestServer['services']);
        },
        [place(offer, '08', 0)],
      ],
      ['another capacity', () => change({ change: 'resize', session: first, capacity: 5 }), [offer]],
      ['a day off', () => change({ change: 'close', offer, from: '2026-12-24', to: '2026-12-25' }), [offer]],
    ];
    for (const [nth, [what, act, data]] of steps.entries()) {
      await api.hold(await api.newGuest(), [other.slots[0] ?? '']);
      await act();
      const { name, data: told } = (await stream.next(nth + 1)) ?? {};
      expect([what, name, told]).toEqual([what, nth < 8 ? 'places' : 'reset', data]);
    }
    expect(stream.told()).toHaveLength(steps.length);
  });

  it('many changes at once are one event, whose numbers are those that a visitor would read', async () => {
    const { offer, slots } = await offered();
    const stream = await followed(`?offers=${offer}`);
    const buyers = await Promise.all(Array.from({ length: 5 }, () => api.newGuest()));
    const { live } = (api.servers[0] as TestServer).services;
    await Promise.all(buyers.map((token, n) => api.hold(token, [slots[n % 2] ?? ''])));
    const told = () =>
      stream.told().flatMap(({ data }) => data as { readonly startDate: string; readonly taken: number }[]);
    await eventually(() => {
      const last = new Map(told().map((one) => [one.startDate, one] as const));
      expect([...last.values()]).toEqual(expect.arrayContaining([place(offer, '08', 3), place(offer, '09', 2)]));
    });
    const third = () => told().flatMap(({ startDate, taken }) => (startDate.includes('T10') ? [taken] : []));
    await api.hold(await api.newGuest(), [slots[2] ?? '']);
    await eventually(() => expect(third()).toEqual([1]));
    for (let n = 0; n < 10; n += 1) live.tell({ places: new Set([slots[2] ?? '']), offers: new Set(), isAll: false });
    await eventually(() => expect(third()).toEqual([1, 1]));
    await api.hold(await api.newGuest(), [slots[2] ?? '']);
    await eventually(() => expect(third()).toEqual([1, 1, 2]));
  });

  it('a stream goes on after the id of an event or of an answer, on any server, and says "reset" after an unknown one', async () => {
    const { offer, slots } = await offered();
    const stream = await followed(`?offers=${offer}`);
    const { headers } = await api.call('GET', `/v1/slotted/booked/${offer}`);
    const [token, other] = [await api.newGuest(), await api.newGuest()];
    await api.hold(token, [slots[0] ?? '']);
    const { id = '' } = (await stream.next(1)) ?? {};
    await api.hold(token, [slots[1] ?? '']);
    await stream.next(2);
    await api.hold(other, [slots[1] ?? '']);
    await stream.next(3);
    const missed = [place(offer, '08', 0), place(offer, '09', 2)];
    const events = async (path: string, last = {}) => (await followed(`?offers=${offer}${path}`, -1, last)).told();
    const resumed = await eventually(async () => {
      const found = await events('', { 'last-event-id': id });
      expect(found.map(({ data }) => data)).toEqual([missed]);
      return found[0];
    });
    expect(resumed?.id).toBe(stream.told().at(-1)?.id);
    expect((await events(`&after=${String(headers['creneau-live'])}`)).map(({ data }) => data)).toEqual([missed]);
    expect(await events(`&after=${resumed?.id}`)).toEqual([]);
    expect(await events('&after=unknown')).toMatchObject([{ name: 'reset', data: [offer] }]);
  });
});
