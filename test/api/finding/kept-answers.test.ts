import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { buildServer, NOW, slot, type TestServer } from '../../fixtures/server/api.ts';
import type { OwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';

/** The servers of two processes on one database, and their clock. */
let servers: readonly [TestServer, TestServer];
const time = { now: Date.parse(NOW) };
let sample: OwnDatabase;

beforeAll(async () => {
  sample = await copySample(time.now);
  const choices = { databaseUrl: sample.url, clock: { now: () => time.now } };
  servers = [await buildServer(choices), await buildServer(choices)];
  // What they tell each other at first is a transaction, too.
  await eventually(() => expect(servers.map(({ services }) => services.live.base())).not.toContain(null));
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await sample?.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
  time.now = Date.parse(NOW);
});

interface Card {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly placesLeft: number | null;
  readonly nextSlot: { readonly date: string } | null;
  readonly enseigne: { readonly name: string };
}

interface Page {
  readonly items: readonly Card[];
  readonly total: number;
}

const LIST = '/v1/event/list/sport/yoga?limit=50';
const write = (sql: string, ...parameters: readonly (number | string)[]) =>
  servers[1].services.database.query<{ id: number }>(sql, parameters);

async function read<Answer = Page>(path = LIST): Promise<Answer> {
  return JSON.parse((await servers[0].call('GET', path)).text);
}

/** Commits a transaction that has written nothing that an answer is made of. */
const writeElsewhere = () => write('SELECT pg_current_xact_id()');

/** Returns the list after several calls, when the server keeps it with all that it depends on. */
async function kept(): Promise<Page> {
  await read();
  await writeElsewhere();
  return read();
}

const cardOf = ({ items }: Page, id: number) => items.find((card) => card.id === id);

async function cardWithPlaces(): Promise<Card> {
  const card = (await kept()).items.find(({ placesLeft }) => placesLeft !== null && placesLeft > 1);
  if (!card) throw new Error('No listed event has places.');
  return card;
}

describe('D-caching: an answer that the server keeps', () => {
  it('an answer that the server keeps costs one statement', async () => {
    const before = await kept();
    const asked = vi.spyOn(servers[0].services.database, 'query');
    expect(await read()).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('a kept answer costs one statement more, once, after something else was written', async () => {
    const before = await kept();
    await writeElsewhere();
    const asked = vi.spyOn(servers[0].services.database, 'query');
    expect([await read(), asked.mock.calls.length]).toEqual([before, 2]);
    expect([await read(), asked.mock.calls.length]).toEqual([before, 3]);
  });

  it.each(['/v1/slotted/yoga-doux', '/v1/slotted/booked/yoga-doux', '/v1/first/slotted-calendar?event=yoga-doux'])(
    'the answer of %s costs one statement while nothing is written',
    async (path) => {
      const before = await read(path);
      const asked = vi.spyOn(servers[0].services.database, 'query');
      expect(await read(path)).toEqual(before);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('a hold that ends frees its place in a kept answer, although nobody has swept it', async () => {
    const path = '/v1/slotted/booked/padel-duo';
    const before = await read(path);
    const body = { slots: [slot(2, '2026-12-01', '10:00')] };
    const held = await servers[1].call('POST', '/v1/hold', { token: 'demo-customer', body });
    const hold: { readonly id: string; readonly expiresAt: string } = JSON.parse(held.text);
    const end = Date.parse(hold.expiresAt);
    time.now = end - 1;
    const taken = await read(path);
    expect(taken).not.toEqual(before);
    time.now = end;
    expect(await read(path)).toEqual(before);
    time.now = Date.parse(NOW);
    await servers[1].call('DELETE', `/v1/hold/${hold.id}`, { token: 'demo-customer' });
  });

  it('a kept answer has the places that another process has just given away', async () => {
    const { id, placesLeft } = await cardWithPlaces();
    const held = await servers[1].call('POST', '/v1/hold', { token: 'demo-customer', body: { item: `event:${id}` } });
    expect(held.status).toBe(201);
    expect(cardOf(await read(), id)?.placesLeft).toBe((placesLeft ?? 0) - 1);
    await servers[1].call('DELETE', `/v1/hold/${held.body.id}`, { token: 'demo-customer' });
    expect(cardOf(await read(), id)?.placesLeft).toBe(placesLeft);
  });

  it('a kept answer has the slot after one that has just become full as the next slot', async () => {
    const card = (await kept()).items.find(({ nextSlot }) => nextSlot !== null);
    const start = card?.nextSlot?.date.slice(0, 16) ?? '';
    await write(
      `INSERT INTO place (id, slotted_id, starts_at, capacity, taken)
       SELECT slotted_id || '_' || to_char($2::timestamp, 'YYYYMMDD"T"HH24MI'), slotted_id, $2::timestamp, 1000, 1000
       FROM event WHERE id = $1 ON CONFLICT (id) DO UPDATE SET capacity = 1000, taken = 1000`,
      card?.id ?? 0,
      start,
    );
    expect(cardOf(await read(), card?.id ?? 0)?.nextSlot?.date.slice(0, 16)).not.toBe(start);
  });

  it.each<[what: string, sql: string]>([
    ['price', 'UPDATE event SET price_cents = price_cents + 100 WHERE id = $1'],
    ['title', "UPDATE event SET title = 'Autre' WHERE id = $1"],
    [
      "venue's name",
      "UPDATE user_page SET full_name = 'Autre' WHERE person_id = (SELECT provider_id FROM event WHERE id = $1)",
    ],
  ])('a kept answer has the new %s at once', async (_what, sql) => {
    const card = await cardWithPlaces();
    await write(sql, card.id);
    expect(cardOf(await read(), card.id)).not.toEqual(card);
  });

  it('a kept answer lists a new event, and no longer lists a withdrawn one', async () => {
    const { total } = await kept();
    const [event] = await write(
      `INSERT INTO event (provider_id, title, url, type, price_cents, sport_slug, published_at)
       SELECT provider_id, 'Neuf', 'neuf', 'open', 0, 'yoga', 4e12 FROM event WHERE id = 1 RETURNING id`,
    );
    expect((await read()).total).toBe(total + 1);
    await write('UPDATE event SET is_active = false WHERE id = $1', event?.id ?? 0);
    expect((await read()).total).toBe(total);
  });

  it('a kept answer lists no event that has ended meanwhile', async () => {
    const { total } = await kept();
    time.now += 20 * 24 * 3_600_000;
    const later = await read();
    expect(later.total).toBeLessThan(total);
    time.now = Date.parse(NOW);
    expect((await read()).total).toBe(total);
  });

  it('a kept answer has the offer as it is now', async () => {
    const offer = () => read<{ readonly slotTime: number }>('/v1/slotted/yoga-doux');
    await offer();
    const before = await offer();
    await write("UPDATE slotted SET slot_time = slot_time + 5 WHERE url = 'yoga-doux'");
    expect((await offer()).slotTime).toBe(before.slotTime + 5);
  });
});

describe('D-caching: lists that the server keeps', () => {
  const LISTS = [
    '/v1/map',
    '/v1/map/sport/yoga',
    '/city/list',
    '/categorie/list',
    '/activity/list',
    '/categories/home',
  ];

  it.each(LISTS)('a list that the server keeps costs one statement: %s', async (path) => {
    const before = await read(path);
    const asked = vi.spyOn(servers[0].services.database, 'query');
    expect(await read(path)).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(LISTS)(
    'a list that the server keeps has no event that another process has just withdrawn: %s',
    async (path) => {
      const before = await read<readonly object[]>(path);
      await write(`UPDATE event SET is_active = false WHERE id % 2 = 0`);
      const left = await read<readonly object[]>(path);
      await write(`UPDATE event SET is_active = false`);
      const none = await read<readonly { readonly count?: number }[]>(path);
      await write('UPDATE event SET is_active = true');
      expect(left).not.toEqual(none);
      expect(none.every(({ count }) => count === undefined || count === 0)).toBe(true);
      expect(before.length).toBeGreaterThan(0);
    },
  );

  it('a map that shows what a person has booked is read each time', async () => {
    const asked = vi.spyOn(servers[0].services.database, 'query');
    await read('/v1/map/provider/jade-ambassadrice');
    await read('/v1/map/provider/jade-ambassadrice');
    expect(asked.mock.calls.length).toBeGreaterThan(2);
  });
});

describe('D-caching: calls that are made at the same time', () => {
  it('calls that are made at the same time share a read, and see what was true when they were made', async () => {
    const path = '/v1/slotted/booked/padel-duo';
    const asked = vi.spyOn(servers[0].services.database, 'query');
    await Promise.all(Array.from({ length: 20 }, () => read(path)));
    expect(asked.mock.calls.length).toBeLessThan(5);
    asked.mockRestore();

    const taken = async () =>
      (await read<readonly { readonly taken: number }[]>(path)).reduce((sum, one) => sum + one.taken, 0);
    const before = await taken();
    const early = Array.from({ length: 5 }, taken);
    const body = { slots: [slot(2, '2026-12-01', '10:00')], waiting: [] };
    const held = await servers[1].call('POST', '/v1/hold', { token: 'demo-customer', body });
    expect([held.status, await taken()]).toEqual([201, before + 1]);
    await Promise.all(early);
  });
});
