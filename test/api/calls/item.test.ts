import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findItem } from '../../../demo/api/catalogue/items.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { STUDIO } from '../../fixtures/server/studio.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

describe('D-more-calls: items', () => {
  it('a place of an event has its title, date, price, provider and the places left', async () => {
    const { status, body } = await server.call('GET', '/v1/item/event:1');
    expect([status, body]).toEqual([
      200,
      {
        item: {
          ref: 'event:1',
          title: 'Stage de yoga et respiration',
          url: 'stage-de-yoga-et-respiration',
          start: '2026-11-30T10:00:00',
          end: '2026-11-30T12:00:00',
        },
        user: STUDIO,
        price: 18,
        currency: 'EUR',
        left: 20,
        needsAccount: false,
      },
    ]);
  });

  it('a place that is taken does not count as left', async () => {
    await server.services.database.query(`INSERT INTO place (id, capacity, taken) VALUES ('event:3', 2, 1)`);
    const { body } = await server.call('GET', '/v1/item/event:3');
    expect(body).toMatchObject({ left: 1 });
  });

  it('an open event has no date and unlimited places', async () => {
    const { body } = await server.call('GET', '/v1/item/event:4');
    expect(body).toMatchObject({ item: { start: null, end: null }, price: 9, left: null });
  });

  it('a place of an animation has its date, price, provider and the places left', async () => {
    const { body } = await server.call('GET', '/v1/item/animation:1/');
    expect(body).toMatchObject({ item: { start: '2026-11-25T18:30:00' }, user: { id: 42 }, price: 8, left: 30 });
  });

  it("a membership's option has the titles of both, and needs an account", async () => {
    const { body } = await server.call('GET', '/v1/item/membership-option:1');
    expect(body).toMatchObject({
      item: { title: 'Pass Liberté · 1 mois', url: 'pass-liberte', start: null },
      price: 59,
      left: null,
      needsAccount: true,
    });
  });

  it.each([
    ['event:5', 'a teaser'],
    ['event:6', 'an information event'],
    ['event:9', 'an inactive event'],
    ['event:20', 'a slotted event'],
    ['animation:3', 'a slotted animation'],
    ['event:999999999', 'an unknown event'],
    ['animation:99', 'an unknown animation'],
    ['membership-option:0', 'an unknown option'],
  ])('what cannot be bought is not found: %s, %s', async (ref) => {
    const { status, body } = await server.call('GET', `/v1/item/${ref}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  it.each(['event', 'event:', 'event:x', 'slot:1', 'event:1234567890', 'Event:1', '%00'])(
    'a reference that is invalid is refused: %s',
    async (ref) => {
      const { status, body } = await server.call('GET', `/v1/item/${ref}`);
      expect([status, body.code]).toEqual([400, 'invalid-request']);
    },
  );

  it.each([
    ['event:1', { kind: 'event', canBeGift: true, needsAccount: false, capacity: 20, price: 1800 }],
    ['animation:2', { kind: 'animation', canBeGift: true, capacity: null, start: null }],
    ['membership-option:2', { kind: 'membership-option', canBeGift: false, needsAccount: true }],
  ])('an item shows how the checkout may sell it: %s', async (ref, more) => {
    expect(await findItem(server.services.database, ref)).toMatchObject({ ref, ...more });
  });
});
