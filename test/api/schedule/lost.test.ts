import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from '../../fixtures/server/client.ts';
import { addEvent, insert, type Person, PROVIDER } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { eventsIn, mailsTo } from '../mail/mails.ts';

let api: TwoServers;
let seed: Seed;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
});
beforeEach(() => {
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
});
afterAll(() => api?.close());

const kindsOf = async ({ email }: Pick<Person, 'email'>) =>
  (await mailsTo(api.servers[0], email)).map(({ kind }) => kind);
const studio = { email: 'provider@example.org' };
const toldStudio = async () => (await kindsOf(studio)).filter((kind) => kind === 'unscheduled').length;
const later = (offer: OfferForSale) =>
  seed.rows(
    `UPDATE slotted_session SET starts = starts + interval '15 minutes', ends = ends + interval '15 minutes' WHERE slotted_id = $1`,
    [offer.id],
  );
const DAY = '2026-12-01';

const LOSSES: readonly (readonly [string, (offer: OfferForSale) => Promise<unknown>])[] = [
  ['its week has changed', later],
  ['its day is off', ({ id }) => insert(api.database, 'day_off', { slotted_id: id, starts_on: DAY, ends_on: DAY })],
  [
    'its day has other sessions',
    ({ id }) =>
      insert(api.database, 'special_session', {
        slotted_id: id,
        day: DAY,
        starts: '18:00',
        ends: '19:00',
        capacity: 1,
      }),
  ],
  ['the offer ends before', ({ id }) => seed.rows(`UPDATE slotted SET ends_on = '2026-11-30' WHERE id = $1`, [id])],
];

describe('D-lost-session: a booked session is in no schedule any more', () => {
  it.each(LOSSES)(
    'buyer, recipient and studio are told once, and it can be cancelled until its start: %s',
    async (_, lose) => {
      const offer = await seed.offer();
      const giver = await seed.account();
      const email = `recipient-${offer.id}@example.org`;
      const order = await api.buyPaid(giver.token, [offer.at()], {
        gift: { firstName: 'Léa', lastName: 'Roy', email },
      });
      const before = await toldStudio();
      await lose(offer);
      for (let n = 0; n < 2; n += 1) await api.sweep();
      expect([await kindsOf(giver), await kindsOf({ email })]).toEqual([
        ['confirmed', 'unscheduled'],
        ['gift', 'unscheduled'],
      ]);
      expect(await toldStudio()).toBe(before + 1);
      api.time.now = Date.parse('2026-12-01T08:59:00Z');
      expect(outcome(await api.cancel(giver.token, order.id))).toEqual([200]);
    },
  );

  it('who has booked it is told again if it comes back and is lost again', async () => {
    const offer = await seed.offer();
    const person = await seed.account();
    await api.buyPaid(person.token, [offer.at()]);
    const off = { slotted_id: offer.id, starts_on: DAY, ends_on: DAY };
    for (let n = 0; n < 2; n += 1) {
      await insert(api.database, 'day_off', off);
      await api.sweep();
      await seed.rows('DELETE FROM day_off WHERE slotted_id = $1', [offer.id]);
      await api.sweep();
    }
    expect(await kindsOf(person)).toEqual(['confirmed', 'unscheduled', 'unscheduled']);
  });

  it('its places are taken in the sessions that it overlaps, until the studio has moved it or its people have cancelled', async () => {
    const offer = await seed.offer({ capacity: 2, wait_list_booking: true });
    const [first, second, third] = [await seed.account(), await seed.account(), await seed.account()];
    const order = await api.buyPaid(first.token, [offer.at()]);
    await api.buyPaid(second.token, [offer.at()]);
    await later(offer);
    const hold = async () => outcome(await api.hold(third.token, [offer.at('10:15')]));
    expect([await hold(), await api.takenIn(String(offer.id), `${DAY}T10:15:00`)]).toEqual([[409, 'full'], 2]);
    const waits = await api.call('POST', `/v1/waiting-list/${offer.at('10:15')}`, { token: third.token });
    expect(outcome(waits)).toEqual([201]);
    await api.sweep();
    expect(await kindsOf(third)).toEqual([]);
    await api.cancel(first.token, order.id);
    await api.sweep();
    expect(await kindsOf(third)).toEqual(['offered']);
    expect(await hold()).toEqual([201]);
    const administrator = await seed.account({ groups: '{Administrateurs}' });
    const move = { change: 'move', session: offer.at(), start: `${DAY}T10:15:00`, end: `${DAY}T11:15:00` };
    const ask = async (body: object) =>
      JSON.parse((await api.call('PATCH', '/v1/studio/sessions', { token: administrator.token, body })).text);
    const { confirm, sessions } = await ask(move);
    expect(sessions).toMatchObject([{ what: 'moved', people: [{ as: 'booked' }] }]);
    expect(await ask({ ...move, confirm })).toMatchObject({ state: 'written' });
    expect(await offer.taken(offer.at('10:15'))).toBe(2);
    expect(await kindsOf(second)).toEqual(['confirmed', 'unscheduled', 'moved']);
  });

  it('an order of an event whose time was changed has the new one, and its buyer is told', async () => {
    const id = await addEvent(api.database, PROVIDER, { starts_at: '2026-12-01T10:00', ends_at: '2026-12-01T12:00' });
    const buyer = await seed.account();
    const order = await api.buyPaid(buyer.token, { item: `event:${id}` });
    await seed.rows(`UPDATE event SET starts_at = '2026-12-01T14:00', ends_at = '2026-12-01T16:00' WHERE id = $1`, [
      id,
    ]);
    expect(await api.read(buyer.token, order.id)).toMatchObject({ item: { start: `${DAY}T14:00:00` } });
    for (let n = 0; n < 2; n += 1) await api.sweep();
    const mails = await mailsTo(api.servers[0], buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmed', 'moved']);
    expect(eventsIn(mails[1]?.calendar)).toMatchObject([
      { uid: `${order.id}-event:${id}@creneau`, times: '14:00–16:00' },
    ]);
    expect((await api.read(buyer.token, order.id)).cancellableUntil).toBe('2026-12-01T13:00:00.000Z');
    await seed.rows('DELETE FROM event WHERE id = $1', [id]);
    await api.sweep();
    expect(await kindsOf(buyer)).toEqual(['confirmed', 'moved', 'unscheduled']);
  });
});
