import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OUTBOX_COLUMNS, type OutboxRow, writeWithKey } from '../../../demo/api/mail/outbox.ts';
import { buildServer, guest, slot, type TestServer } from '../../fixtures/server/api.ts';
import { addEvent, addVenue } from '../../fixtures/server/seed.ts';
import { get } from './read.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const on = (host: string) => (path: string, token?: string) =>
  get<unknown>(server, path, { headers: { host }, ...(token !== undefined && { token }) });
const french = on('localhost:4173');
const english = on('en.localhost:4173');

/** The texts of these members, wherever they are in an answer. */
function textsOf(value: unknown, names: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, names));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' && names.includes(name) ? [one] : textsOf(one, names),
  );
}

const titles = (answer: unknown) => textsOf(answer, ['title']);

describe('D-translations: the language of the catalogue', () => {
  it.each([
    ['/v1/event/list', 'Personal coaching', 'Coaching individuel'],
    ['/v1/event/yoga-du-dimanche', 'Sunday yoga', 'Yoga du dimanche'],
    ['/v1/slotted/yoga-doux', 'Gentle yoga', 'Yoga doux'],
    ['/v1/slotted/user/3030', 'Swedish massage', 'Massage suédois'],
    ['/v1/animation/danse-en-famille', 'Family dance', 'Danse en famille'],
    ['/v1/future/events', 'Padel: find a partner', 'Padel : trouvez un partenaire'],
    ['/v1/memberships', '12 months', '12 mois'],
    ['/v1/membership/pass-liberte', 'Freedom pass', 'Pass Liberté'],
    ['/v1/item/membership-option:1', 'Freedom pass · 1 month', 'Pass Liberté · 1 mois'],
    ['/v1/item/event:1', 'Yoga and breathing course', 'Stage de yoga et respiration'],
    ['/v1/popups', 'Your first class at 10% off', 'Votre premier cours à -10\u00a0%'],
    ['/v1/replay', 'Gentle morning yoga', 'Yoga doux du matin'],
    ['/v1/videos/503', 'Breathe for better sleep', 'Respirer pour mieux dormir'],
    ['/v1/product/id/1', 'Freedom pass', 'Pass Liberté'],
  ])('the catalogue is in English on the English host name, else in French: %s', async (path, inEnglish, inFrench) => {
    expect(titles(await english(path))).toContain(inEnglish);
    expect(titles(await french(path))).toContain(inFrench);
    expect(titles(await on('en-gb.localhost')(path))).toEqual(titles(await english(path)));
  });

  it('a translated answer has the same ids, addresses, prices and names of venues', async () => {
    const names = ['id', 'url', 'slug', 'fullName', 'city', 'type'];
    for (const path of ['/v1/event/list', '/v1/memberships', '/v1/replay', '/v1/future/events']) {
      const [one, other] = [await french(path), await english(path)];
      expect(textsOf(other, names)).toEqual(textsOf(one, names));
      expect(titles(other)).not.toEqual(titles(one));
    }
  });

  it('descriptions are translated before they are turned into plain text', async () => {
    const { description, text } = (await english('/v1/animation/danse-en-famille')) as Record<string, string>;
    expect(description).toContain('<li>A simple choreography</li>');
    expect(text).toContain('A simple choreography');
  });

  it('names of sports and categories are in the order of their language', async () => {
    for (const path of ['/activity/list', '/categorie/list']) {
      const names = textsOf(await english(path), ['name']);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(names).not.toEqual(textsOf(await french(path), ['name']));
    }
    expect(textsOf(await english('/categories/home'), ['name'])[0]).toBe('Yoga and Pilates');
  });

  it('filters stay slugs in every language', async () => {
    const path = '/v1/event/list/category/raquettes/sport/tennis-de-table';
    expect(textsOf(await english(path), ['url'])).toEqual(textsOf(await french(path), ['url']));
    expect(new Set(textsOf(await english(path), ['name']))).toContain('Table tennis');
  });

  it('a text without a translation stays French, and a venue keeps its name', async () => {
    const { database } = server.services;
    const venue = await addVenue(database, 'natation');
    const title = 'Une séance que personne n’a traduite';
    await addEvent(database, venue, { title, sport_slug: 'natation' });
    const answer = await english('/v1/event/list/provider/natation');
    expect(titles(answer)).toEqual([title]);
    expect(answer).toMatchObject({ items: [{ enseigne: { name: 'Natation' }, sport: { name: 'Swimming' } }] });
  });

  it('orders are stored in French and answered in the language of the request', async () => {
    const [one, other] = [
      await french('/v1/order/past?limit=50', 'demo-customer'),
      await english('/v1/order/past?limit=50', 'demo-customer'),
    ];
    expect(titles(one)).toContain('Danse classique');
    expect(titles(other)).toContain('Ballet');
    expect(textsOf(other, ['id', 'url', 'state'])).toEqual(textsOf(one, ['id', 'url', 'state']));
  });

  it('a hold is in the language of the request, also when it is read again', async () => {
    const headers = { host: 'en.localhost' };
    const token = 'demo-coach';
    const { status, body } = await server.call('POST', '/v1/hold', { token, headers, body: { item: 'event:1' } });
    expect([status, titles(body)]).toEqual([201, ['Yoga and breathing course']]);
    expect(titles(await english(`/v1/hold/${body.id}`, token))).toEqual(['Yoga and breathing course']);
    expect(titles(await french(`/v1/hold/${body.id}`, token))).toEqual(['Stage de yoga et respiration']);
  });

  it('a mail names what was bought in the language of the order', async () => {
    const token = await guest(server, 'reader@example.org');
    const held = await server.call('POST', '/v1/hold', { token, body: { slots: [slot(1, '2026-11-26', '09:00')] } });
    const order = { hold: held.body.id, total: 0, lang: 'en' };
    const placed = await server.call('POST', '/v1/order', { token, key: 'a-translated-mail', body: order });
    expect([placed.status, titles(placed.body)]).toEqual([201, ['Yoga doux']]);
    const { database } = server.services;
    const [row] = await database.query<OutboxRow>(
      `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE recipient = 'reader@example.org'`,
    );
    if (!row) throw new Error('No mail was written.');
    expect((await writeWithKey(server.services, row)).subject).toContain('Gentle yoga');
  });

  it('a translation costs one statement, however many rows there are', async () => {
    const asked = vi.spyOn(server.services.database, 'query');
    const lookups = async (read: (path: string) => Promise<unknown>, limit: number) => {
      asked.mockClear();
      await read(`/v1/event/list/sport/yoga?limit=${limit}`);
      return asked.mock.calls.filter(([sql]) => sql.includes('JOIN translation ')).length;
    };
    for (const limit of [5, 50]) {
      expect([await lookups(french, limit), await lookups(english, limit)]).toEqual([0, 1]);
    }
    asked.mockRestore();
  });
});

describe('D-translations: searches', () => {
  const found = async (read: typeof english, term: string) => titles(await read(`/search/${encodeURIComponent(term)}`));

  it('searches on the English site find English words, and French ones', async () => {
    expect((await found(english, 'swimming'))[0]).toBe('Swimming');
    expect(await found(english, 'natation libre')).toContain('Open swimming');
    expect(await found(english, 'sunset sail')).toContain('Sunset sail');
    expect(await found(english, 'lyon')).toContain('Lyon');
  });

  it('searches on the French site find only French words', async () => {
    expect((await found(french, 'natation'))[0]).toBe('Natation');
    expect(await found(french, 'sunset sail')).toEqual([]);
  });
});

describe('C-sample-data: the English of the sample', () => {
  const SOURCES = `SELECT name AS source FROM category UNION SELECT name FROM sport UNION SELECT title FROM slotted
    UNION SELECT title FROM event WHERE provider_id <= 5300 UNION SELECT description FROM event
    UNION SELECT title FROM animation UNION SELECT description FROM animation UNION SELECT title FROM membership
    UNION SELECT title FROM membership_option UNION SELECT title FROM replay UNION SELECT description FROM replay
    UNION SELECT title FROM popup UNION SELECT body FROM popup UNION SELECT link_label FROM popup`;
  const FRENCH = /[àâçéèêëîïôûù]|(?:^|[\s'’>])(?:le|la|les|de|du|des|et|en|au|aux|un|une|pour|avec|sur)\s/i;

  it('every French text of the sample has a translation that differs from it', async () => {
    const rows = await server.services.database.query<{ source: string; text: string | null }>(
      `SELECT source, text FROM (${SOURCES}) AS sample LEFT JOIN translation USING (source) WHERE source <> ''`,
    );
    expect(rows.length).toBeGreaterThan(1000);
    const untold = rows.filter(({ source, text }) => text === null && FRENCH.test(source));
    expect(untold.map(({ source }) => source)).toEqual([]);
    const isFrench = (text: string) => /\b(?:les|du|des|une|avec|pour|et|est|vous)\b/i.test(text);
    expect(rows.flatMap(({ text }) => (text !== null && isFrench(text) ? [text] : []))).toEqual([]);
  });
});
