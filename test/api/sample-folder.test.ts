import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../demo/api/database/migrate.ts';
import { openPglite } from '../../demo/api/database/pglite.ts';
import { checkedFile } from '../../demo/api/sample-data/checked-file.ts';
import { importFolder } from '../../demo/api/sample-data/folder.ts';
import { FIRST_MADE, nameOf, placeOf } from '../../demo/api/sample-data/made/venues.ts';
import { isAtHome } from '../../demo/api/sample-data/names/nature.ts';
import { seed } from '../../demo/api/sample-data/seed.ts';
import { exact } from '../../demo/api/schemas/common.ts';
import { NOW } from '../fixtures/server/api.ts';
import { openSample } from '../fixtures/server/sample.ts';

const now = Date.parse(NOW);
/** The events that the folder holds; further weeks of the weekly ones come after the cards of the offers. */
const TOLD_EVENTS = 30;
const FIRST_VENUE = 5001;

let once: Database;
let twice: Database;
beforeAll(async () => {
  [once, twice] = [await openSample(now, 1), await openSample(now, 2)];
});
afterAll(async () => {
  await Promise.all([once?.close(), twice?.close()]);
});

const count = async (database: Database, table: string) =>
  (await database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n ?? 0;

/** Opens an empty database. */
async function openEmpty(): Promise<Database> {
  const database = await openPglite(null);
  await migrate(database, await readMigrations(), now);
  return database;
}

describe('D-sample-folder, C-sample-data: the folder of the sample', () => {
  it('the folder alone is a whole studio: 60 offers with sessions, at venues of its own, on PGlite', async () => {
    const database = await openEmpty();
    await database.transaction((transaction) => importFolder(transaction, now));
    const counts = ['user_page', 'coach', 'slotted', 'event', 'animation', 'membership', 'coupon', 'popup', 'replay'];
    const found = await Promise.all(counts.map(async (table) => [table, await count(database, table)]));
    expect(Object.fromEntries(found)).toEqual({
      ...{ user_page: 26, coach: 10, slotted: 60, event: TOLD_EVENTS + 54, animation: 12 },
      ...{ membership: 8, coupon: 5, popup: 3, replay: 31 },
    });
    const unscheduled = 'slotted WHERE id NOT IN (SELECT slotted_id FROM slotted_session)';
    expect(await count(database, unscheduled)).toBe(1);
    await database.close();
  });

  it.each([
    ['a price is no number', 'offers.csv', 'Title,Venue,Price\nYoga,Studio,abc\n', /offers.csv, row 2, C2.*abc/],
    ['a column is misspelled', 'offers.csv', 'Title,Venue,Prize\nYoga,Studio,3\n', /Prize/],
    ['a venue is in no file', 'offers.csv', 'Title,Venue,Price\nYoga,Nowhere,3\n', /Nowhere/],
    ['a day can be read in two ways', 'coupons.csv', 'Code,Per cent,Last day\nEN3,3,03/04/2027\n', /03\/04\/2027/],
  ])('a folder in which %s is refused with the place, and nothing is written', async (_, name, text, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'sample-'));
    await writeFile(join(folder, name), text);
    const imported = once.transaction((transaction) => importFolder(transaction, now, folder));
    await expect(imported).rejects.toThrow(sentence);
    await rm(folder, { recursive: true });
  });

  it('the sample is the same every time, on PGlite as on PostgreSQL', async () => {
    const again = await openEmpty();
    await seed(again, now, 1);
    for (const table of ['slotted', 'slotted_session', 'event', 'animation', 'replay', 'video_source', 'purchase']) {
      const sql = `SELECT md5(string_agg(row::text, ' ' ORDER BY row::text COLLATE "C")) AS rows FROM ${table} AS row`;
      expect(await again.query(sql), table).toEqual(await once.query(sql));
    }
    await again.close();
  });

  it.each(['slotted', 'event', 'animation', 'user_page'])('SAMPLE_SCALE multiplies the rows of %s', async (table) => {
    const times = (await count(twice, table)) / (await count(once, table));
    expect(times).toBeGreaterThan(1.7);
    expect(times).toBeLessThan(2.1);
  });

  it('addresses are made of small letters, digits and hyphens', async () => {
    for (const table of ['event', 'animation', 'slotted']) {
      expect(await count(once, `${table} WHERE url !~ '^[a-z0-9]+(-[a-z0-9]+)*$'`), table).toBe(0);
    }
  });
});

describe('C-sample-data: what is made by code', () => {
  it('each venue has a different slug at the largest scale', () => {
    const slugs = new Set(Array.from({ length: 300_000 }, (_, n) => nameOf(FIRST_MADE + n).slug));
    expect(slugs.size).toBe(300_000);
  });

  it('an event is at a venue that is made for its sport', async () => {
    const events = await once.query<{ provider: number; sport: string }>(
      `SELECT provider_id AS provider, sport_slug AS sport FROM event WHERE id > ${TOLD_EVENTS} AND provider_id > 5000`,
    );
    const misplaced = events.filter(
      ({ provider, sport }) => !placeOf(provider - FIRST_VENUE).category.sports.includes(sport),
    );
    expect(events.length).toBeGreaterThan(2000);
    expect(misplaced).toEqual([]);
  });

  it('offers suit their town: no surfing without waves, no ridge without mountains', async () => {
    const at = (table: string) =>
      `SELECT sport_slug AS sport, title, city_name AS name FROM ${table} JOIN user_page ON person_id = provider_id`;
    const offered = await twice.query<{ sport: string; title: string; name: string }>(
      ['event', 'animation', 'slotted'].map(at).join(' UNION ALL '),
    );
    const town = { postalCode: '', latitude: 0, longitude: 0 };
    const misplaced = offered.filter(({ sport, title, name }) => {
      return !isAtHome(sport, { ...town, name }) || !isAtHome(title, { ...town, name });
    });
    expect(misplaced).toEqual([]);
    const surfed = offered.flatMap(({ sport, name }) => (sport === 'surf' ? [name] : []));
    expect(surfed).toContain('Biarritz');
    expect(surfed).not.toContain('Metz');
  });

  it('children and mornings begin at hours that suit them', async () => {
    const odd = `event WHERE title ~* 'bébés|enfants' AND starts_at::time > '17:00' OR title ~ 'matin' AND starts_at::time > '11:00'`;
    expect(await count(once, odd)).toBe(0);
  });
});

describe('C-sample-data: the JSON files of the sample', () => {
  const Offers = Type.Array(exact({ title: Type.String(), freeSlot: Type.Optional(Type.Integer()) }));
  const yoga = { title: 'Yoga doux', freeSlot: 1 };

  it('a file of the sample that matches its schema is read unchanged', () => {
    expect(checkedFile(Offers, 'offers.json', [yoga])()).toEqual([yoga]);
  });

  it.each([
    { fault: 'a member is missing', wrong: { freeSlot: 1 } },
    { fault: 'a member has another type', wrong: { ...yoga, freeSlot: 'one' } },
    { fault: 'a member is misspelled', wrong: { ...yoga, freeSlots: 1 } },
  ])('a file of the sample in which $fault is refused by its name and place', ({ wrong }) => {
    const read = checkedFile(Offers, 'offers.json', [yoga, wrong]);
    for (let n = 0; n < 2; n += 1) expect(read).toThrow(/^offers\.json of the sample is wrong at \/1/);
  });
});
