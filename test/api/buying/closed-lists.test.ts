import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { insert, type Person } from '../../fixtures/server/seed.ts';
import type { OfferForSale } from '../../fixtures/server/seed-of.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { mailsTo } from '../mail/mails.ts';

const { api, seed } = serverOfTests();
restartClock(api);

const tidy = () => sweep(api.server.services);
const statesOf = async ({ id }: Person) =>
  (await seed.rows<{ state: string }>('SELECT state FROM waiting WHERE person_id = $1', [id])).map(
    ({ state }) => state,
  );
const kindsOf = async ({ email }: Person) => (await mailsTo(api.server, email)).map(({ kind }) => kind);

interface Closing {
  readonly offer: OfferForSale;
  readonly full: string;
  /** The person to whom the place is offered. */
  readonly first: Person;
  readonly second: Person;
}

/** A slot whose place is offered to the first of two people who wait for it. */
async function offered(): Promise<Closing> {
  const offer = await seed.offer({ wait_list_booking: true });
  const full = offer.at();
  const [owner, first, second] = [await seed.account(), await seed.account(), await seed.account()];
  const order = await api.buyPaid(owner.token, [full]);
  for (const { token } of [first, second]) await api.server.call('POST', `/v1/waiting-list/${full}`, { token });
  await api.cancel(owner.token, order.id);
  expect([await statesOf(first), await statesOf(second)]).toEqual([['offered'], ['waiting']]);
  return { offer, full, first, second };
}

const database = () => api.server.services.database;

const CLOSINGS: readonly (readonly [how: string, close: (offer: OfferForSale) => Promise<unknown>])[] = [
  [
    'its day is off',
    ({ id }) => insert(database(), 'day_off', { slotted_id: id, starts_on: '2026-11-30', ends_on: '2026-12-02' }),
  ],
  ['its session leaves the schedule', ({ id }) => seed.rows(`DELETE FROM slotted_session WHERE slotted_id = $1`, [id])],
  ['the offer ends before it', ({ id }) => seed.rows(`UPDATE slotted SET ends_on = '2026-11-30' WHERE id = $1`, [id])],
  [
    'the offer begins after it',
    ({ id }) => seed.rows(`UPDATE slotted SET starts_on = '2026-12-02' WHERE id = $1`, [id]),
  ],
  ['the offer takes no bookings', ({ id }) => seed.rows(`UPDATE slotted SET book_month = 0 WHERE id = $1`, [id])],
];

describe('D-closed-lists: a session for which people wait no longer takes place', () => {
  it.each(CLOSINGS)('the next sweep ends its list and tells everybody on it, once, if %s', async (_, close) => {
    const { offer, full, first, second } = await offered();
    await close(offer);
    await tidy();
    await tidy();
    expect([await statesOf(first), await statesOf(second), await offer.taken(full)]).toEqual([['ended'], ['ended'], 0]);
    expect([await kindsOf(first), await kindsOf(second)]).toEqual([['offered', 'lapsed'], ['lapsed']]);
    for (const { email } of [first, second]) {
      const mail = (await mailsTo(api.server, email)).at(-1);
      expect(mail?.text).toContain("cette séance n'est plus proposée à cette date");
      expect(mail?.text).toContain('mardi 1er décembre 2026 à 10h00');
    }
    const found = await violations(database());
    expect(found.filter((one) => one.startsWith('D-closed-lists'))).toEqual([]);
  });

  it('a list stays as it is if another day is off, or if its session has begun', async () => {
    const { offer, first, second } = await offered();
    await insert(database(), 'day_off', { slotted_id: offer.id, starts_on: '2026-12-02', ends_on: '2026-12-05' });
    await tidy();
    expect([await statesOf(first), await statesOf(second)]).toEqual([['offered'], ['waiting']]);
    api.time.now = Date.parse('2026-12-01T09:00:01Z');
    await insert(database(), 'day_off', { slotted_id: offer.id, starts_on: '2026-12-01', ends_on: '2026-12-01' });
    await tidy();
    expect(await statesOf(second)).toEqual(['waiting']);
  });

  it('somebody who is taking the offered place stays until they have it or give it up', async () => {
    const { offer, full, first, second } = await offered();
    const { body: held } = await api.hold(first.token, [full]);
    await insert(database(), 'day_off', { slotted_id: offer.id, starts_on: '2026-12-01', ends_on: '2026-12-01' });
    await tidy();
    expect([await statesOf(first), await statesOf(second)]).toEqual([['offered'], ['ended']]);
    await api.server.call('DELETE', `/v1/hold/${held.id}`, { token: first.token });
    await tidy();
    expect([await statesOf(first), await kindsOf(first)]).toEqual([['ended'], ['offered', 'lapsed']]);
  });

  it('a day that opens again takes people who wait again', async () => {
    const { offer, full, second } = await offered();
    const dayOff = { slotted_id: offer.id, starts_on: '2026-12-01', ends_on: '2026-12-01' };
    await insert(database(), 'day_off', dayOff);
    await tidy();
    expect(outcome(await api.server.call('POST', `/v1/waiting-list/${full}`, { token: second.token }))).toEqual([
      409,
      'day-off',
    ]);
    await seed.rows('DELETE FROM day_off WHERE slotted_id = $1', [offer.id]);
    await api.buyPaid((await seed.account()).token, [full]);
    expect((await api.server.call('POST', `/v1/waiting-list/${full}`, { token: second.token })).status).toBe(201);
  });
});
