import { describe, expect, it } from 'vitest';
import { guest, slot } from '../../fixtures/server/api.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api } = serverOfTests();

describe('D-quote: a quote', () => {
  it.each([
    [
      'demo-customer',
      'padel-duo',
      [slot(2, '2026-12-07', '10:00'), slot(2, '2026-12-07', '10:30')],
      24,
      [false, false],
    ],
    ['demo-subscriber', 'padel-duo', [slot(2, '2026-12-07', '10:00')], 0, [true]],
    [
      'demo-subscriber',
      'beyond the subscription',
      [slot(2, '2026-12-30', '10:00'), slot(2, '2026-12-31', '10:00')],
      12,
      [true, false],
    ],
    [
      'demo-customer',
      'one free slot',
      [slot(31, '2026-12-08', '18:00'), slot(31, '2026-12-07', '18:00')],
      18,
      [true, false],
    ],
    ['demo-customer', 'cents', [slot(37, '2026-12-07', '10:00')], 4.5, [false]],
  ])('a quote prices %s for %s as expected', async (token, _, slots, total, free) => {
    const { status, body } = await api.server.call('POST', '/v1/quote', { token, body: { slots } });
    expect([status, body.total, body.slots.map((one: { free: boolean }) => one.free)]).toEqual([200, total, free]);
    expect(body.pay * body.pricePerSlot).toBe(total);
  });

  it('a quote gives a guest no subscription, and is refused to a visitor', async () => {
    const token = await guest(api.server, 'simon.abadie.2@example.org');
    const slots = [slot(2, '2026-12-07', '10:00')];
    expect((await api.server.call('POST', '/v1/quote', { token, body: { slots } })).body.total).toBe(12);
    expect((await api.server.call('POST', '/v1/quote', { body: { slots } })).status).toBe(401);
  });
});
