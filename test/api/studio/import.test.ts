import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingText } from '../../../core/studio/sentences.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { readStudio } from '../../../demo/api/studio/exporting/read-studio.ts';
import { csvFiles, jsonText } from '../../../demo/api/studio/exporting/write-files.ts';
import { readCsv } from '../../../demo/api/studio/reading/csv.ts';
import { holidayDays } from '../../../demo/api/studio/writing/holidays.ts';
import type { Outcome } from '../../../demo/api/studio/writing/plan.ts';
import { openBoth } from '../../fixtures/server/databases.ts';
import { bring, TODAY, write } from '../../fixtures/studio/bring.ts';
import { STUDIO_FILES } from '../../fixtures/studio/studio-files.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let databases: Awaited<ReturnType<typeof openBoth>>;
beforeAll(async () => {
  databases = await openBoth();
});
afterAll(async () => {
  for (const database of Object.values(databases ?? {})) await database.close();
});

/** Deletes all rows but those of the schema: a few are deleted faster than their tables are truncated. */
const EMPTY = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migration', 'secret')
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
  FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
  LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', name); END LOOP;
END $$`;

const counts = (outcome: Outcome) =>
  'changes' in outcome
    ? Object.fromEntries(outcome.changes.map((one) => [one.sheet, [one.added, one.changed, one.removed]]))
    : outcome.case;
const said = (outcome: Outcome) =>
  outcome.case === 'faulty' ? outcome.read.findings.map((finding) => findingText(finding, 'en')) : outcome.case;
const offer = (more: object) => ({ offers: [{ title: 'Yoga doux', price: 0, ...more }] });

const becomeRows = (kind: 'PGlite' | 'PostgreSQL') => {
  let database: Database;
  beforeEach(async () => {
    database = databases[kind];
    await database.query(EMPTY);
  });
  const read = <Row>(sql: string) => database.query<Row>(sql);

  it('what a try says is what the import writes, and a second import changes nothing', async () => {
    const tried = await bring(database, STUDIO_FILES);
    expect(tried.case).toBe('ready');
    expect(await read('SELECT FROM person')).toEqual([]);
    const written = await write(database, STUDIO_FILES);
    expect(counts(written)).toEqual(counts(tried));
    expect(counts(written)).toMatchObject({ offers: [2, 0, 0], sessions: [5, 0, 0], bookings: [2, 0, 0] });
    expect(counts(await write(database, STUDIO_FILES))).toEqual({});
    expect(await violations(database)).toEqual([]);
  });

  it('new rows get their numbers in the order of the files', async () => {
    const codes = Array.from({ length: 50 }, (_, n) => `C${(n * 19) % 50}`);
    await write(database, { coupons: codes.map((code) => ({ code, percent: 10 })) });
    const rows = await read<{ code: string }>('SELECT code FROM coupon ORDER BY id');
    expect(rows.map(({ code }) => code)).toEqual(codes);
  });

  it('references, defaults and translations are those of the files', async () => {
    await write(database, STUDIO_FILES);
    expect(
      await read(
        `SELECT s.url, slug AS venue, sport_slug, (SELECT slug FROM coach WHERE id = coach_id) AS coach, free_slot, max_slot, consecutive,
           (SELECT text FROM translation WHERE source = s.title) AS english
         FROM slotted s JOIN user_page ON person_id = provider_id ORDER BY url`,
      ),
    ).toEqual([
      {
        url: 'pilates',
        venue: 'studio-lumiere',
        sport_slug: 'yoga',
        coach: null,
        free_slot: 0,
        max_slot: 5,
        consecutive: true,
        english: null,
      },
      {
        url: 'yoga-doux',
        venue: 'studio-lumiere',
        sport_slug: 'yoga',
        coach: 'lea-martin',
        free_slot: 0,
        max_slot: 5,
        consecutive: true,
        english: 'Gentle yoga',
      },
    ]);
  });

  it('each offer gets a card among the events, which follows it', async () => {
    await write(database, STUDIO_FILES);
    await write(database, { offers: [{ title: 'Yoga doux', price: 9 }] });
    expect(await read(`SELECT url, price_cents FROM event WHERE type = 'slotted' ORDER BY url`)).toEqual([
      { url: 'pilates', price_cents: 1250 },
      { url: 'yoga-doux', price_cents: 900 },
    ]);
  });

  it('columns and sheets that a file does not have stay as they are, and an empty cell empties', async () => {
    await write(database, STUDIO_FILES);
    expect(counts(await write(database, offer({ language: 'fr' })))).toEqual({ offers: [0, 1, 0] });
    expect(await read(`SELECT coach_id IS NULL AS none, language FROM slotted WHERE url = 'yoga-doux'`)).toEqual([
      { none: false, language: 'fr' },
    ]);
    await write(database, offer({ coach: null, language: 'fr' }));
    expect(await read(`SELECT coach_id FROM slotted WHERE url = 'yoga-doux'`)).toEqual([{ coach_id: null }]);
  });

  it('the sessions of an offer replace those that it had, and those of another offer stay', async () => {
    await write(database, STUDIO_FILES);
    const sessions = [{ offer: 'Pilates', weekdays: 'mercredi', from: '18:00', to: '19:00', capacity: 6 }];
    expect(counts(await write(database, { sessions }))).toEqual({ sessions: [1, 0, 1] });
    expect(await read('SELECT slotted_id FROM slotted_session')).toHaveLength(5);
  });

  it('D-special-days: rows of days replace the special days of their offer and leave its week alone, and the other way round', async () => {
    await write(database, STUDIO_FILES);
    const day = (day: string) => ({ sessions: [{ offer: 'Pilates', day, from: '08:00', to: '09:00', capacity: 2 }] });
    await write(database, day('2026-12-08'));
    expect(counts(await write(database, day('2026-12-09')))).toEqual({ sessions: [1, 0, 1] });
    const week = { offer: 'Pilates', weekdays: 'mercredi', from: '18:00', to: '19:00', capacity: 6 };
    expect(counts(await write(database, { sessions: [week] }))).toEqual({ sessions: [1, 0, 1] });
    expect(await read('SELECT day, starts::text FROM special_session')).toEqual([
      { day: '2026-12-09', starts: '08:00:00' },
    ]);
    expect(said(await bring(database, { sessions: [{ ...week, day: '2026-12-09' }] }))).toHaveLength(1);
  });

  it('numbers of another system are kept, and new rows get higher ones', async () => {
    await write(database, { venues: [{ ...STUDIO_FILES['venues']?.[0], id: 42 }], ...offer({ id: 700 }) });
    await write(database, { offers: [{ title: 'Pilates', price: 5 }] });
    expect(await read('SELECT id, provider_id FROM slotted ORDER BY id')).toEqual([
      { id: 700, provider_id: 42 },
      // A try takes a number too.
      { id: 702, provider_id: 42 },
    ]);
  });

  it('a customer who is there is the same one, and a running membership is not doubled', async () => {
    await write(database, STUDIO_FILES);
    const customers = [{ email: 'ZOE@example.org', firstName: 'Zoé', lastName: 'Grand' }];
    expect(
      counts(await write(database, { customers, runningMemberships: STUDIO_FILES['runningMemberships'] ?? [] })),
    ).toEqual({
      customers: [0, 1, 0],
    });
    expect(await read('SELECT last_name, phone FROM person WHERE email LIKE $$zoe%$$')).toEqual([
      { last_name: 'Grand', phone: '0612345678' },
    ]);
  });

  it('bookings of elsewhere take their places, owe nothing, and tell only those who are to be told', async () => {
    await write(database, STUDIO_FILES);
    expect(
      await read(
        'SELECT place_id, total_cents, paid_elsewhere_cents AS paid FROM purchase JOIN booking ON purchase_id = purchase.id ORDER BY 3',
      ),
    ).toEqual([
      { place_id: expect.stringMatching(/^event:/), total_cents: 0, paid: 3000 },
      { place_id: expect.stringMatching(/_20261130T1000$/), total_cents: 0, paid: null },
    ]);
    expect(await read('SELECT taken FROM place')).toEqual([{ taken: 1 }, { taken: 1 }]);
    expect(await read('SELECT kind, recipient FROM outbox')).toEqual([
      { kind: 'confirmed', recipient: 'zoe@example.org' },
    ]);
  });

  it('a booking at a time without a session, or of a full one, is refused with its cell', async () => {
    await write(database, STUDIO_FILES);
    const booked = (start: string, places = 1) => ({
      bookings: [{ customer: 'zoe@example.org', offer: 'Yoga doux', start, places }],
    });
    expect(said(await write(database, booked('2026-12-01 10:00')))).toEqual([
      'sheets, bookings, row 2, C2: “Start”: the offer has no session at that time.',
    ]);
    expect(said(await write(database, booked('2026-12-03 10:00', 9)))).toEqual([
      'sheets, bookings, row 2, C2: “Start”: there are too few places left.',
    ]);
    expect(await read('SELECT FROM booking')).toHaveLength(2);
  });

  it('what another import has changed since the try is not written', async () => {
    await write(database, STUDIO_FILES);
    const tried = await bring(database, offer({ language: 'fr' }));
    await write(database, offer({ language: 'fr' }));
    const late = await bring(database, offer({ language: 'fr' }), tried.case === 'ready' ? tried.confirm : '');
    expect(late.case).toBe('changed');
  });

  const second = { name: 'Salle du bas', email: 'bas@studio.example', town: 'Gap', postalCode: '05000' };
  const coach = (more: object) => ({ firstName: 'Noé', lastName: 'Roux', ...more });
  const slots = { offer: 'Pilates', from: '18:00', capacity: 6 };
  const other = 'something else has this already: write another one, or leave the cell empty.';
  const impossible = 'this is not possible here.';

  it.each([
    ['the number of another row', { coaches: [coach({ id: 2 })] }, `coaches, row 2, C2: “Number”, “2”: ${other}`],
    [
      'a number that two rows have',
      { coaches: [coach({ id: 9 }), coach({ id: 9, firstName: 'Eva' })] },
      `coaches, row 3, C3: “Number”, “9”: ${other}`,
    ],
    [
      'the number of a person who is no venue',
      { venues: [{ ...second, id: 5 }] },
      `venues, row 2, E2: “Number”, “5”: ${other}`,
    ],
    [
      'the e-mail address of another venue',
      { venues: [{ ...second, email: 'bonjour@studio.example' }] },
      `venues, row 2, B2: “E-mail”, “bonjour@studio.example”: ${other}`,
    ],
    [
      'the e-mail address of a customer',
      { venues: [{ ...second, email: 'zoe@example.org' }] },
      'venues, row 2, B2: “E-mail”, “zoe@example.org”: a person who is no venue has an account with this address: write another one.',
    ],
    [
      'a title that another venue has',
      { venues: [second], ...offer({ venue: 'Salle du bas' }) },
      'offers, row 2: “Address”, “yoga-doux”: another venue has this address: write an address of your own.',
    ],
    [
      'an event with the address of an offer',
      { events: [{ title: 'Yoga doux', type: 'open', price: 0, weekdays: 'lundi', hours: '10:00' }] },
      'events, row 2: “Address”, “yoga-doux”: an offer and an event have the same address: write another one.',
    ],
    [
      'an offer with the address of an event',
      offer({ title: 'Stage de Noël' }),
      'offers, row 2: “Address”, “stage-de-noel”: an offer and an event have the same address: write another one.',
    ],
    [
      'two rows with the same slot',
      {
        sessions: [
          { ...slots, weekdays: 'lundi', to: '20:00', minutes: 60 },
          { ...slots, weekdays: 'lundi, mardi', from: '19:00', to: '20:00' },
        ],
      },
      'sessions, row 3: it is the same as sheets, sessions, row 2.',
    ],
    [
      'a currency',
      offer({ currency: 'euros' }),
      'offers, row 2, C2: “Currency”, “euros”: this cannot be read. Write a currency such as EUR.',
    ],
    [
      'a latitude',
      { venues: [{ ...second, latitude: 95, longitude: 6 }] },
      `venues, row 2, E2: “Latitude”, “95”: ${impossible}`,
    ],
    [
      'a length of a membership',
      {
        membershipOptions: [
          { membership: 'Pass Liberté', title: 'A', price: 1, months: 12 },
          { membership: 'Pass Liberté', title: 'B', price: 1, months: 1300 },
        ],
      },
      `membershipOptions, row 3, D3: “Months”, “1300”: ${impossible}`,
    ],
  ] as const)(
    'what collides or is not possible is said with its cell, and nothing is written: %s',
    async (_, files, sentence) => {
      await write(database, STUDIO_FILES);
      expect(said(await write(database, files))).toEqual([`sheets, ${sentence}`]);
      expect(await read('SELECT FROM coach')).toHaveLength(1);
    },
  );

  it.each([
    [
      'unknown',
      { offers: [{ title: 'A', price: 1, coach: 'Personne' }] },
      'sheets, offers, row 2, C2: “Personne” is not in the sheet Coaches.',
    ],
    [
      'an address without an end',
      { customers: [{ email: 'zoe@example.nowhere', firstName: 'Z', lastName: 'P' }] },
      'sheets, customers, row 2, A2: “E-mail”, “zoe@example.nowhere”: no mail would arrive at this address.',
    ],
    [
      'a holiday',
      { daysOff: [{ holiday: 'Mardi gras des chats' }] },
      'sheets, daysOff, row 2, A2: “Public holiday”, “Mardi gras des chats”: no public holiday has this name: write its name, such as Christmas Day, or “all”.',
    ],
    [
      'a region',
      { daysOff: [{ holiday: 'tous', region: 'FR-GES' }] },
      'sheets, daysOff, row 2, B2: “Region”, “FR-GES”: there is no such region: write FR, or FR-57.',
    ],
  ])('a fault that needs the server is said: %s', async (_, files, sentence) => {
    await write(database, STUDIO_FILES);
    expect(said(await write(database, files))).toEqual([sentence]);
  });
};
describe('D-studio-import: files become rows, on PostgreSQL', () => becomeRows('PostgreSQL'));
// The exports below are written to PGlite and read from it.
describe('D-studio-import: files become rows, on PGlite', { tags: ['@long'] }, () => becomeRows('PGlite'));

describe('D-studio-import: public holidays by name', () => {
  const year = { from: '2026-01-01', until: '2026-12-31' } as const;
  const days = async (name: string, region: string) => {
    const found = await holidayDays({ name, region, ...year });
    return found.case === 'days' ? found.days : found.case;
  };

  it('France has eleven, and its three departments in the east thirteen', async () => {
    expect(await days('tous', 'FR')).toHaveLength(11);
    for (const region of ['FR-57', 'fr-67', 'FR-68']) expect(await days('all', region), region).toHaveLength(13);
    expect(await days('tous', 'FR-57')).toContain('2026-12-26');
  });

  it.each([
    ['Toussaint', ['2026-11-01']],
    ['noël', ['2026-12-25']],
    ['Christmas Day', ['2026-12-25']],
    ['Lundi de Pâques', ['2026-04-06']],
    ['Noel des chats', 'unknown-holiday'],
  ])('the holiday %s is %j', async (name, expected) => {
    expect(await days(name, 'FR')).toEqual(expected);
  });

  it.each(['A', 'FR-GES', 'GES'])(
    'the region %s is refused, for which the package would give those of the country',
    async (region) => {
      expect(await days('tous', region)).toBe('unknown-region');
    },
  );
});

describe('D-studio-export: an export is the same after an import', () => {
  it.each(['fr', 'en'] as const)('CSV in %s and JSON are the same bytes', async (lang) => {
    await databases.PGlite.query(EMPTY);
    await databases.PostgreSQL.query(EMPTY);
    const special = { offer: 'Pilates', day: '2026-12-08', from: '23:30', to: '00:30', minutes: 30, capacity: 4 };
    await write(databases.PGlite, { ...STUDIO_FILES, sessions: [...(STUDIO_FILES['sessions'] ?? []), special] });
    await databases.PGlite.query(`INSERT INTO person (kind, email, first_name, last_name, created_at) VALUES
      ('account', '70@forgotten.invalid', '', '', 0), ('account', '71@unknown.invalid', 'Zoé', 'Petit', 0)`);
    const first = await readStudio(databases.PGlite, TODAY);
    expect(first['sessions']).toHaveLength(5);
    const addresses = first['customers']?.map(({ email }) => email);
    expect(addresses).toContain('71@unknown.invalid');
    expect(addresses).not.toContain('70@forgotten.invalid');
    const files = csvFiles(first, lang);
    const tables = [...files].map(([name, text]) => readCsv(name, Buffer.from(text)));
    expect(said(await write(databases.PostgreSQL, tables))).toBe('written');
    const second = await readStudio(databases.PostgreSQL, TODAY);
    expect(csvFiles(second, lang)).toEqual(files);
    expect(jsonText(second)).toBe(jsonText(first));
    expect(files.get('customers.csv')).toContain("'=cmd|' /C calc'!A0");
  });
});
