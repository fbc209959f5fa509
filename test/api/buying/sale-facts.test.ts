import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { PROVIDER } from '../../fixtures/server/seed.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';
import { mailsTo } from '../mail/mails.ts';

const { api, seed } = serverOfTests();
beforeEach(async () => {
  api.time.now = START;
  await setHours(24);
});

const setHours = (hours: number) =>
  seed.rows('UPDATE user_page SET cancellation_hours = $1 WHERE person_id = $2', [hours, PROVIDER]);

describe('D-sale-facts: until when an order can be cancelled', () => {
  it.each([
    ['a longer', 14 * 24],
    ['a shorter', 2],
  ])('%s window of the provider changes no order that was made before', async (_, hours) => {
    const { token, email } = await seed.account();
    const order = await api.buyPaid(token, [(await seed.offer()).at()]);
    await setHours(hours);
    expect((await api.read(token, order.id)).cancellableUntil).toBe('2026-11-30T09:00:00.000Z');
    api.time.now = Date.parse('2026-11-30T09:00:00Z');
    expect((await api.cancel(token, order.id)).status).toBe(200);
    const [mail] = await mailsTo(api.server, email);
    expect(mail?.text).toContain("Vous pouvez annuler jusqu'au lundi 30 novembre 2026 à 10h00");
  });

  it('the window is that of the moment of ordering, also if the payment comes later', async () => {
    const { token } = await seed.account();
    const order = await api.buy(token, { item: await seed.event() });
    await setHours(48);
    await api.pay(token, order);
    expect((await api.read(token, order.id)).cancellableUntil).toBe('2026-11-30T09:00:00.000Z');
    expect((await api.buyPaid((await seed.account()).token, [(await seed.offer()).at()])).cancellableUntil).toBe(
      '2026-11-29T09:00:00.000Z',
    );
  });
});

describe('D-sale-facts: what was bought', () => {
  it.each<[change: string, sql: string]>([
    ['made shorter and cheaper', 'UPDATE membership_option SET months = 1, price_cents = 4900 WHERE id = $1'],
    ['renamed', `UPDATE membership_option SET title = '1 mois' WHERE id = $1`],
    ['removed', 'DELETE FROM membership_option WHERE id = $1'],
  ])('an option that is %s before it is paid gives the months that were ordered', async (_, sql) => {
    const person = await seed.account();
    const ref = await seed.membershipOption({ title: '12 mois', price_cents: 49900, months: 12 });
    const membership = await seed.membershipOf(ref);
    const order = await api.buy(person.token, { item: ref });
    await seed.rows(sql, [Number(ref.split(':')[1])]);
    await api.pay(person.token, order);
    const paid = await api.read(person.token, order.id);
    expect([paid.state, paid.total, paid.item?.title, paid.item?.runsUntil]).toEqual([
      'confirmed',
      499,
      order.item?.title,
      '2027-11-19',
    ]);
    expect(await seed.rows('SELECT title, membership_id FROM subscription WHERE purchase_id = $1', [order.id])).toEqual(
      [{ title: order.item?.title, membership_id: membership }],
    );
    expect((await mailsTo(api.server, person.email))[0]?.text).toContain(
      '20 novembre 2026 au vendredi 19 novembre 2027',
    );
  });

  it('a membership that is paid too late runs for the months that were ordered', async () => {
    const { token } = await seed.account();
    const ref = await seed.membershipOption({ months: 12 });
    const order = await api.buy(token, { item: ref });
    await seed.rows(`UPDATE purchase SET state = 'expired', pay_by = NULL WHERE id = $1`, [order.id]);
    await seed.rows('UPDATE membership_option SET months = 1 WHERE id = $1', [Number(ref.split(':')[1])]);
    await seed.rows(`UPDATE test_payment SET state = 'captured' WHERE reference = $1`, [order.id]);
    await sweep(api.server.services);
    expect((await api.read(token, order.id)).item?.runsUntil).toBe('2027-11-19');
  });

  it('an offer that is renamed, moved in its schedule or made dearer leaves its orders as they were', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const order = await api.buyPaid(token, [offer.at()]);
    await seed.rows(`UPDATE slotted SET title = 'Autre', price_cents = 9900, url = 'autre' WHERE id = $1`, [offer.id]);
    await seed.rows(`DELETE FROM slotted_session WHERE slotted_id = $1`, [offer.id]);
    expect(await api.read(token, order.id)).toEqual(order);
    expect(outcome(await api.cancel(token, order.id))[0]).toBe(200);
  });
});
