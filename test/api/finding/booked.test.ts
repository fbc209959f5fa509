import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, slot, type TestServer } from '../../fixtures/server/api.ts';
import { addDailyOffer, addEvent, addSeries, addVenue } from '../../fixtures/server/seed.ts';
import { getEvents } from './read.ts';

let server: TestServer;
let venue: number;
let person: number;

beforeAll(async () => {
  server = await buildServer();
  venue = await addVenue(server.services.database, 'salle');
  person = await addVenue(server.services.database, 'jeanne', '{Clients}');
});
afterAll(() => server?.close());

/** Books a place of an item or a slot, in an order of that state. */
async function book(place: string, offer: number | null, state = 'confirmed', returned: number | null = null) {
  const { database } = server.services;
  const order = randomUUID();
  await database.query('INSERT INTO place (id, slotted_id, taken) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING', [
    place,
    offer,
  ]);
  await database.query(
    `INSERT INTO purchase (id, person_id, slotted_id, item, provider_id, title, url, state, subtotal_cents, total_cents, currency,
       first_name, last_name, email, created_at)
     VALUES ($1, $2, $3, $4, $5, 'Essai', 'essai', $6, 0, 0, 'EUR', 'Zoé', 'Petit', 'zoe@example.org', 0)`,
    [order, person, offer, offer === null ? place : null, venue, state],
  );
  await database.query(
    'INSERT INTO booking (purchase_id, person_id, place_id, is_free, returned_at) VALUES ($1, $2, $3, false, $4)',
    [order, person, place, returned],
  );
}

it('D-offers-heading: the page of a person who offers nothing lists their bookings', async () => {
  const { database } = server.services;
  const listed = async () => (await getEvents(server, 'provider/jeanne')).items.map(({ id }) => id);
  expect(await listed()).toEqual([]);

  const single = await addEvent(database, venue);
  await addEvent(database, venue);
  const [first, second, third] = await addSeries(database, venue, ['2026-11-25', '2026-12-02', '2026-12-09']);
  const past = await addEvent(database, venue, { starts_at: '2026-11-01T10:00', ends_at: '2026-11-01T11:00' });
  const pending = await addEvent(database, venue);
  const returned = await addEvent(database, venue);
  const offer = await addDailyOffer(database, venue);
  const card = await addEvent(database, venue, { type: 'slotted', slotted_id: offer });

  for (const id of [single, second, third, past]) await book(`event:${id}`, null);
  await book(`event:${single}`, null);
  await book('animation:1', null);
  await book(`event:${pending}`, null, 'pending');
  await book(`event:${returned}`, null, 'confirmed', 5);
  for (const day of ['2026-11-28', '2026-11-29']) await book(slot(offer, day, '09:00'), offer);

  // Each booked occurrence, and no other occurrence of the series; past, unpaid or cancelled bookings are left out.
  expect(await listed()).toEqual([card, third, second, single]);
  expect(await listed()).not.toContain(first);
  expect((await getEvents(server, 'provider/jeanne/city/salle?limit=1&page=9')).page).toBe(4);
  expect((await getEvents(server, 'provider/jeanne/city/paris')).items).toEqual([]);
});

it('D-offers-heading: the page of a person with offers lists the offers, whatever they have booked', async () => {
  const id = await addEvent(server.services.database, person);
  await server.services.database.query(`UPDATE person SET groups = '{Clients,Coachs}' WHERE id = $1`, [person]);
  expect((await getEvents(server, 'provider/jeanne')).items.map((event) => event.id)).toEqual([id]);
});
