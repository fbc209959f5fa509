import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameBeginnings } from '../../../core/text/name-search.ts';
import { plainLetters } from '../../../core/text/plain-letters.ts';
import { listCities, listCoaches } from '../../../demo/api/catalogue/names.ts';
import { plainWords, search } from '../../../demo/api/catalogue/search/search.ts';
import { searchUsers } from '../../../demo/api/catalogue/search/user-search.ts';
import { requireCollation } from '../../../demo/api/database/collation.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import type { Caller } from '../../../demo/api/people/caller.ts';
import { createDatabase, type OwnDatabase, openBoth, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { addEvent, insert } from '../../fixtures/server/seed.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const KINDS = ['PGlite', 'PostgreSQL', 'Turkish PostgreSQL'] as const;
const CALLER = { kind: 'account', id: 0 } as Caller;

/** As readers want them: accents beside their letters, small letters before capitals, a space before everything. */
const NAMES = [
  'ecole',
  'Ecole',
  'école',
  'École',
  'École Zen',
  'École-Zen',
  'Écoles',
  'Zumba',
  'Łucja',
  'Œuvre',
  '1001',
];
const IN_ORDER = [
  '1001',
  'ecole',
  'Ecole',
  'école',
  'École',
  'École Zen',
  'École-Zen',
  'Écoles',
  'Łucja',
  'Œuvre',
  'Zumba',
];

let run: OwnDatabase;
const own: OwnDatabase[] = [];
let databases: Readonly<Record<(typeof KINDS)[number], Database>>;

beforeAll(async () => {
  run = await openOwnDatabase();
  const turkish = await createDatabase(run.url, `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'tr' LOCALE 'C'`);
  own.push(turkish, run);
  databases = { ...(await openBoth()), 'Turkish PostgreSQL': await openPostgres(turkish.url, () => {}) };
  await migrate(databases['Turkish PostgreSQL'], await readMigrations(), NOW);
  for (const database of Object.values(databases)) await fill(database);
});
afterAll(async () => {
  for (const database of Object.values(databases ?? {})) await database.close();
  for (const { stop } of own) await stop();
});

/** Adds a venue, its city, an event and a coach of each name. */
async function fill(database: Database): Promise<void> {
  for (const [n, name] of NAMES.entries()) {
    const people = {
      kind: 'account',
      email: `v${n}@example.org`,
      first_name: name,
      last_name: 'Commun',
      created_at: 0,
    };
    const person_id = await insert(database, 'person', { ...people, groups: '{Providers}' });
    const names = { url: `v-${n}`, slug: `v-${n}`, full_name: `${name} Commun` };
    await insert(database, 'user_page', {
      person_id,
      ...names,
      city_name: name,
      city_slug: `c-${n}`,
      postal_code: '1',
    });
    await addEvent(database, person_id, { title: `Séance commune ${name}` });
    if (n < 2) await addEvent(database, person_id, { title: 'Jumeaux', url: ['Zebre', 'abeille'][n] ?? '' });
    await insert(database, 'coach', { slug: `k-${n}`, first_name: name, last_name: 'Commun' });
  }
}

const LATIN = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
  [0xff21, 0xff5a],
  [0xfb00, 0xfb06],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
);

const TEXTS = [
  "L'ÉTÉ à vélo",
  'Cœur ŒUVRE',
  'Ozoir-la-Ferrière 10h30',
  'ﬁn ² Å',
  'Ünïcödé 🎉 ٣',
  'e\u0301',
  '',
  'STRAẞE İiI ıs',
];

describe.each(KINDS)('D-search-words, D-letters: letters in core and in %s', (kind) => {
  it('every Latin letter is compared in the same form', async () => {
    const read = await databases[kind].query<{ plain: string; words: string }>(
      'SELECT plain_letters(given) AS plain, plain_words(given) AS words FROM unnest($1::text[]) WITH ORDINALITY AS t (given, n) ORDER BY n',
      [[...LATIN, ...TEXTS]],
    );
    const here = [...LATIN, ...TEXTS].map((text) => ({ plain: plainLetters(text), words: plainWords(text).join(' ') }));
    expect(read).toEqual(here);
  });

  it.each([
    'Ольга Ἀθηνᾶ',
    'Σας ΣΑΣ',
    'अनीता',
    '東京・スタジオ',
    'שרה',
    'محمد-علي',
    'R2—D2 «x»',
    "O’Zaz d'Ang",
    '½ Ⅳ a+b=c',
    'ISIK ışık',
  ])('a person is found by every word of the name: %s', async (name) => {
    const database = databases[kind];
    const id = await insert(database, 'person', {
      kind: 'account',
      email: `${[...name].map((c) => c.codePointAt(0)?.toString(16)).join('')}@example.org`,
      first_name: name,
      last_name: 'Zyxwv',
      created_at: 0,
    });
    for (const word of nameBeginnings(name) ?? []) {
      const found = await searchUsers(database, `zyxwv ${word}`, CALLER, {});
      expect([word, found.map((one) => one.id)]).toEqual([word, expect.arrayContaining([id])]);
    }
  });
});

describe.each(KINDS)('D-order-of-names: names sorted by %s', (kind) => {
  it('a list of cities and one of coaches is in the order of readers', async () => {
    expect((await listCities(databases[kind], NOW)).map(({ name }) => name)).toEqual(IN_ORDER);
    expect((await listCoaches(databases[kind])).map(({ name }) => name)).toEqual(
      IN_ORDER.map((name) => `${name} Commun`),
    );
  });

  it('people who are found are in the order of readers, and those with equal words in that of their ids', async () => {
    const people = await searchUsers(databases[kind], 'eco', CALLER, {});
    expect(people.map(({ fullName }) => fullName)).toEqual(IN_ORDER.slice(1, 8).map((name) => `${name} Commun`));
  });

  it('results of a search with equal titles are in the order of their addresses', async () => {
    const found = await search(databases[kind], 'jumeaux', NOW);
    expect(found.map(({ url }) => url)).toEqual(['abeille', 'Zebre']);
  });
});

describe('D-order-of-names: a database that cannot be used', () => {
  it.each([
    ['the collation', '', `DELETE FROM pg_collation WHERE collname = 'und-x-icu'`],
    ['UTF8', `TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`, 'SELECT 1'],
  ])('a database without %s is refused in one sentence', async (_, options, change) => {
    const lacking = await createDatabase(run.url, options);
    own.unshift(lacking);
    const database = await openPostgres(lacking.url, () => {});
    await database.query(change);
    await expect(requireCollation(database)).rejects.toThrow('cannot sort names as readers do');
    await database.close();
  });
});
