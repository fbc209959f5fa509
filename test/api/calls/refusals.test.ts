import { describe, expect, it } from 'vitest';
import { slot } from '../../fixtures/server/api.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api } = serverOfTests();

describe('D-same-rules: refusals at the server', () => {
  it.each([
    ['past', [slot(1, '2026-11-20', '09:00')]],
    ['outside-period', [slot(26, '2026-12-25', '10:00')]],
    ['day-off', [slot(21, '2026-11-23', '10:00')]],
    ['already-booked', [slot(1, '2026-11-21', '10:00')]],
    ['already-booked', [slot(2, '2026-11-21', '10:00')]],
    ['max-slots', [8, 9, 10, 11, 12, 13].map((hour) => slot(1, '2026-12-04', `${String(hour).padStart(2, '0')}:00`))],
    ['monthly-limit', [slot(40, '2026-12-04', '10:00')]],
    ['not-consecutive', [slot(2, '2026-12-04', '10:00'), slot(2, '2026-12-04', '12:00')]],
    ['other-offer', [slot(1, '2026-12-04', '10:00'), slot(2, '2026-12-04', '12:00')]],
    ['multi-limit', Array.from({ length: 4 }, () => slot(49, '2026-12-04', '10:00'))],
  ])('a hold is refused with %s, and each slot that is refused is named', async (code, slots) => {
    const { status, body } = await api.hold('demo-customer', slots);
    expect([status, body.code]).toEqual([409, code]);
    expect(body.slots.length).toBeGreaterThan(0);
    for (const one of body.slots) expect(slots).toContain(one.id);
  });

  it('a refusal names every refused slot with its figures, so that the others can still be booked', async () => {
    const good = slot(1, '2026-11-30', '09:00');
    const { body } = await api.hold('demo-customer', [
      good,
      slot(1, '2026-11-21', '10:00'),
      slot(1, '2026-11-20', '08:00'),
    ]);
    expect(body.slots).toEqual([
      { id: slot(1, '2026-11-20', '08:00'), code: 'past' },
      { id: slot(1, '2026-11-21', '10:00'), code: 'already-booked' },
    ]);
    const limited = await api.hold('demo-customer', [slot(40, '2026-12-04', '10:00')]);
    expect(limited.body).toMatchObject({
      detail: 'You have reached the maximum number of bookings for slotted offers',
      limit: 0,
      month: '2026-12',
      slots: [{ limit: 0, month: '2026-12' }],
    });
  });

  it('a chain of consecutive slots is held in any order', async () => {
    const token = await api.newGuest();
    const slots = ['11:00', '10:00', '10:30'].map((time) => slot(2, '2026-12-05', time));
    const { status, body } = await api.hold(token, slots);
    expect([status, body.quote?.total]).toEqual([201, 36]);
  });

  it('a full slot is refused, even if its offer has a waiting list', async () => {
    const { body: booked } = await api.server.call('GET', '/v1/slotted/booked/provider/42');
    for (const offer of [1, 2]) {
      const full = booked.find(
        (one: { slotted: { id: number }; taken: number; capacity: number; startDate: string }) =>
          one.slotted.id === offer && one.taken === one.capacity && one.startDate > '2026-11-20T12',
      );
      const start = String(full?.startDate);
      const id = slot(offer, start.slice(0, 10), start.slice(11, 16));
      const { status, body } = await api.hold(await api.newGuest(), [id]);
      expect([status, body.code, body.slots]).toEqual([409, 'full', [{ id, code: 'full' }]]);
    }
  });

  it.each([
    [[slot(1, '2026-12-01', '10:30')]],
    [[slot(99_999, '2026-12-01', '10:00')]],
    [[slot(1, '2026-02-30', '10:00')]],
  ])('a slot that no schedule has is not found: %s', async (slots) => {
    const { status, body } = await api.hold('demo-customer', slots);
    expect([status, body.code, body.slots]).toEqual([404, 'not-found', [{ id: slots[0], code: 'not-found' }]]);
  });

  it.each([
    [{}],
    [{ slots: [] }],
    [{ slots: ['x'] }],
    [{ slots: Array.from({ length: 51 }, () => slot(1, '2026-12-01', '10:00')) }],
    [{ slots: '1_20261201T1000' }],
    [{ slots: [slot(1, '2026-12-01', '10:00')], more: 1 }],
    [[]],
    [null],
  ])('a hold is refused for a body that does not match the API document: %j', async (body) => {
    const answer = await api.server.call('POST', '/v1/hold', {
      token: 'demo-customer',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });
});
