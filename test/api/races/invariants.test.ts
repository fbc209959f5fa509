import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addOffer, addOrganization, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { MAILS } from '../../fixtures/suites/invariants-mails.ts';
import { MONEY } from '../../fixtures/suites/invariants-money.ts';
import { PLACES } from '../../fixtures/suites/invariants-places.ts';
import { WAITING } from '../../fixtures/suites/invariants-waiting.ts';

/** Every invariant, with a statement that violates it. */
const BREAKS: Readonly<Record<string, string>> = {
  '(I1) a place counts its bookings and live holds': 'UPDATE place SET taken = taken - 1 WHERE taken > 0',
  '(I1) no session has more places taken than its schedule gives it': 'UPDATE slotted_session SET capacity = 1',
  '(I2) one start is booked once a person, or as often as the offer lets one slot be repeated': `
    INSERT INTO place (id, slotted_id, starts_at, capacity, taken)
      SELECT 'other', (SELECT max(id) FROM slotted), starts_at, 2, 1 FROM place WHERE taken > 0 LIMIT 1;
    INSERT INTO booking (purchase_id, person_id, place_id, is_free)
      SELECT purchase_id, person_id, 'other', false FROM booking WHERE returned_at IS NULL`,
  '(I4) an order that holds has every booking, one that has ended none': `
    UPDATE booking SET returned_at = 1 FROM purchase WHERE purchase_id = purchase.id AND state = 'confirmed'`,
  '(I4) an order has one booking for each place of its hold': 'DELETE FROM booking',
  '(I8) nobody, and no organisation, was let past the limit of a month': 'UPDATE slotted SET book_month = 0',
  'D-one-hold: a person has one live checkout': `
    DROP INDEX hold_one_live;
    INSERT INTO hold (id, person_id, state, kind, expires_at)
      SELECT gen_random_uuid(), person_id, state, kind, expires_at FROM hold WHERE state = 'live' AND kind = 'checkout'`,
  '(I3) a captured payment is that of one confirmed order': `
    UPDATE purchase SET state = 'cancelled' WHERE state = 'confirmed'`,
  '(I3) a payment that went back is that of one cancelled or refunded order': `
    UPDATE purchase SET refund = NULL WHERE state = 'cancelled'`,
  '(I3) a payment that can still be made is that of an order that waits for it': `
    UPDATE purchase SET state = 'expired' WHERE state = 'pending'`,
  '(I3) nothing is confirmed unpaid': `UPDATE test_payment SET state = 'cancelled' WHERE state = 'captured'`,
  '(I3) no money waits to go back': `UPDATE purchase SET refund = 'due' WHERE state = 'cancelled'`,
  'D-schedule-change: what is owed for called-off sessions has gone back, as its payment says':
    'UPDATE purchase SET back_cents = total_cents',
  '(I5) a payment is of what its order costs': 'UPDATE test_payment SET amount_cents = amount_cents + 1',
  '(I5) a total is the price less coupon and credit': 'UPDATE purchase SET total_cents = total_cents + 1',
  '(I5) a price is that of the bookings that are not free': 'UPDATE purchase SET subtotal_cents = subtotal_cents + 1',
  '(I5) what an order took off holds as long as the order': `
    UPDATE discount SET returned_at = 1 FROM purchase WHERE purchase_id = purchase.id AND state = 'confirmed'`,
  '(I6) a balance is what its entries sum up to, and not below 0':
    'UPDATE organization SET credit_cents = credit_cents + 1',
  '(I6) an order has taken of the credit what its discount says, one that has ended nothing':
    'DELETE FROM credit_entry WHERE purchase_id IS NOT NULL',
  '(I7) a coupon counts the orders that use it, up to its end': 'UPDATE coupon SET uses = uses + 1',
  'D-membership-terms: what a membership made free is on a day of one': `
    UPDATE booking SET is_free = true;
    INSERT INTO discount (purchase_id, kind, amount_cents) SELECT id, 'subscription', 1200 FROM purchase`,
  'D-free-slots: nobody is charged for a day that is paid for': `
    INSERT INTO subscription (person_id, title, starts_on, expires_on, purchase_id)
      SELECT DISTINCT person_id, 'Pass', '2026-01-01'::date, '2028-01-01'::date, (SELECT min(id::text)::uuid FROM purchase)
      FROM purchase;
    UPDATE purchase SET created_at = 0 WHERE id = (SELECT min(id::text)::uuid FROM purchase)`,
  'D-waiting-offer: first come, first served': `
    UPDATE waiting SET state = 'offered' WHERE id = (SELECT max(id) FROM waiting)`,
  'D-waiting-offer: no place stays free while somebody waits who may have it':
    'UPDATE slotted_session SET capacity = capacity + 1',
  'D-waiting-offer: nobody is offered one session twice': `
    UPDATE hold_place SET quantity = 2 FROM hold WHERE hold_id = hold.id AND kind = 'offer'`,
  'D-waiting-offer: a place is kept for somebody on the list alone': `
    UPDATE waiting SET state = 'left' WHERE state = 'offered'`,
  'D-waiting-offer: no place is kept for somebody who has booked and paid for another slot of the same start': `
    UPDATE booking SET returned_at = NULL, person_id = (SELECT max(person_id) FROM hold WHERE kind = 'offer');
    INSERT INTO place (id, slotted_id, starts_at, capacity, taken)
      SELECT 'another', (SELECT max(id) FROM slotted), starts_at, 1, 0 FROM place WHERE id = (SELECT min(place_id) FROM booking);
    UPDATE hold_place SET place_id = 'another' FROM hold WHERE hold_id = hold.id AND kind = 'offer'`,
  'D-waiting-offer: an offer has its place: kept, or ordered and unpaid': `
    UPDATE hold SET state = 'released' WHERE kind = 'offer'`,
  'D-waiting-offer: who is taking an offered place when the offer ends is not said to be too late': `
    UPDATE waiting SET state = 'lapsed' WHERE state = 'offered';
    UPDATE hold SET held_at = (SELECT max(joined_at) FROM waiting) WHERE kind = 'offer'`,
  'D-confirmation-mail: who was told of an order is told that it is cancelled': `
    DELETE FROM outbox WHERE kind = 'cancelled'`,
  'D-corrected-address: what a guest has made is at one address, and nothing is sent to an earlier one':
    'UPDATE booking SET person_id = (SELECT max(id) FROM person)',
  'D-confirmation-mail: who was offered a place is told that it is not kept any more': `
    UPDATE waiting SET state = 'lapsed' WHERE state = 'offered'`,
  'D-sale-facts: a paid membership runs for the months that were ordered': `
    UPDATE purchase SET months = 12 WHERE state = 'confirmed'`,
  'D-sale-facts: what was promised of an order does not change with the catalogue': `
    UPDATE purchase SET cancellation_hours = cancellation_hours + 1`,
  'D-refunds: what has gone back of an order is at most what was paid': `
    UPDATE purchase SET refunded_cents = total_cents + 1`,
  'D-refunds: buyer and provider are told of a refund that is refused or returned': `
    UPDATE purchase SET refund = 'returned' WHERE state = 'cancelled'`,
  'D-least-payment: a card is asked for nothing, or at least for what it can pay': `
    UPDATE purchase SET total_cents = 30`,
  'D-closed-lists: nobody waits for a session of a day off, or one that is not in the schedule': `
    DELETE FROM slotted_session`,
  'D-closed-lists: whose list was closed is told': `UPDATE waiting SET state = 'ended'`,
  'D-late-payment: nobody is off a list for an order that was paid after all, unless they wait again': `
    UPDATE waiting SET state = 'unpaid', purchase_id = (SELECT id FROM purchase WHERE state = 'confirmed' LIMIT 1)`,
};

let api: TwoServers;

beforeAll(async () => {
  api = await openTwoServers();
  const { database } = api;
  await addCoupon(database, 'HALF', null);
  const organization = await addOrganization(database, 500);
  const offer = await addOffer(database, { capacity: 2, wait_list_booking: true });
  await addOffer(database);
  const [buyer, colleague, slow, holder, ...waiting] = await addPeople(database, 7, organization);
  const tokens = [buyer, colleague, slow, holder].map((person) => person?.token ?? '');
  const [first = '', second = '', third = '', fourth = ''] = tokens;
  const place = session(offer, 0);
  await api.tryToBuy(first, [place], 1, { coupon: 'HALF' });
  const bought = await api.tryToBuy(second, [place], 12);
  for (const { token } of waiting) await api.call('POST', `/v1/waiting-list/${place}`, { token });
  await api.cancel(second, bought.body.id);
  await api.placeOrder(third, [session(offer, 1)], 12);
  await api.hold(fourth, [session(offer, 2)]);
});

afterAll(() => api?.close());

describe('(I1) to (I8) D-same-rules: a violated invariant', () => {
  it('no invariant is violated in a database with purchases, cancellations, waiting places, holds and unpaid orders', async () => {
    expect(await violations(api.database)).toEqual([]);
  });

  it('each invariant has a name and a statement that violates it', () => {
    expect([...PLACES, ...MONEY, ...WAITING, ...MAILS].map(({ name }) => name).toSorted()).toEqual(
      Object.keys(BREAKS).toSorted(),
    );
  });

  it.each(Object.entries(BREAKS))('a violated invariant would be detected: %s', async (name, sql) => {
    const undone = new Error('Nothing of it is kept.');
    const breaking = api.database.transaction(async (transaction) => {
      await transaction.script(sql);
      expect((await violations(transaction)).map((violation) => violation.slice(0, name.length))).toContain(name);
      throw undone;
    });
    await expect(breaking).rejects.toBe(undone);
  });
});
