import { beforeAll, describe, expect, it } from 'vitest';
import { addEvent, addVenue } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { get } from './read.ts';

let venue: number;
const { api } = serverOfTests();
beforeAll(async () => {
  venue = await addVenue(api.server.services.database, 'portes-ouvertes');
});

const add = (more: Readonly<Record<string, string | number>> = {}) =>
  addEvent(api.server.services.database, venue, { type: 'open', ...more });
const booked = (id: number | string, token?: string) =>
  get(api.server, `/v1/open/slots-booked/${id}`, token === undefined ? {} : { token });

describe('D-calls-open: GET /v1/open/slots-booked/{id}', () => {
  it('the places taken of an open offer are counted by id or url, whoever has them, and have no start', async () => {
    const id = await add({ url: 'salle-ouverte', capacity: 3 });
    expect(await booked(id)).toEqual([]);
    await api.buyPaid('demo-customer', { item: `event:${id}` });
    await api.buyPaid('demo-coach', { item: `event:${id}` });
    const two = [{ startDate: null, slotted: { id }, taken: 2, capacity: 3 }];
    expect(await booked(id)).toEqual(two);
    expect(await booked('salle-ouverte', 'demo-customer')).toEqual(two);
  });

  it('unlimited places are null, and the caller’s own holds and unpaid orders count only for others', async () => {
    const id = await add();
    await api.hold('demo-admin', { item: `event:${id}` });
    const held = [{ startDate: null, slotted: { id }, taken: 1, capacity: null }];
    expect([await booked(id), await booked(id, 'demo-admin')]).toEqual([held, []]);
    api.time.now += 11 * 60_000;
    expect(await booked(id)).toEqual([]);
    await api.buy('demo-admin', { item: `event:${id}` });
    expect([await booked(id), await booked(id, 'demo-admin')]).toEqual([held, []]);
  });

  it('places of an offer that is not open are not found, and an invalid token is refused', async () => {
    const single = await addEvent(api.server.services.database, venue);
    for (const id of [single, 'nothing', '999999999']) {
      const { status, body } = await api.server.call('GET', `/v1/open/slots-booked/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'not-found']);
    }
    const answer = await api.server.call('GET', `/v1/open/slots-booked/${await add()}`, { token: 'nobody' });
    expect([answer.status, answer.body.code]).toEqual([401, 'token-invalid']);
  });
});
