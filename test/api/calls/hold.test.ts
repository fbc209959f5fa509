import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { guest, slot } from '../../fixtures/server/api.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api } = serverOfTests();

describe('D-hold: a hold', () => {
  it('a hold keeps the places for ten minutes: free for its holder, gone for others', async () => {
    const token = await api.newGuest();
    const slots = [slot(1, '2026-12-01', '11:00'), slot(1, '2026-12-01', '09:00')];
    const { status, body } = await api.hold(token, slots);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      expiresAt: '2026-11-20T09:10:00.000Z',
      slots: [
        { id: slots[1], start: '2026-12-01T09:00:00', end: '2026-12-01T10:00:00' },
        { id: slots[0], start: '2026-12-01T11:00:00', end: '2026-12-01T12:00:00' },
      ],
      quote: { quantity: 2, free: 0, pay: 2, pricePerSlot: 0, total: 0, currency: 'EUR' },
    });
    expect(await api.takenIn('1', '2026-12-01T09:00:00')).toBe(1);
    expect(await api.takenIn('1', '2026-12-01T09:00:00', token)).toBe(0);
  });

  it('a hold is replaced as a whole by the next one, and remains if the next one fails', async () => {
    const token = await api.newGuest();
    await api.hold(token, [slot(1, '2026-12-02', '09:00')]);
    await api.hold(token, [slot(1, '2026-12-02', '10:00')]);
    expect(await api.takenIn('1', '2026-12-02T09:00:00')).toBe(0);
    const failed = await api.hold(token, [slot(1, '2026-12-02', '11:00'), slot(2, '2026-12-02', '12:00')]);
    expect([failed.status, failed.body.code]).toEqual([409, 'other-offer']);
    expect(await api.takenIn('1', '2026-12-02T10:00:00')).toBe(1);
    expect(await api.takenIn('1', '2026-12-02T11:00:00')).toBe(0);
  });

  it('a hold can be released by its owner, repeatedly too, and by nobody else', async () => {
    const token = await api.newGuest();
    const address = api.lastAddress();
    const { body } = await api.hold(token, [slot(1, '2026-12-03', '09:00')]);
    const other = await api.server.call('DELETE', `/v1/hold/${body.id}`, { token: await api.newGuest() });
    expect([other.status, other.body.code]).toEqual([403, 'forbidden']);
    const sameAddress = await guest(api.server, address);
    expect((await api.server.call('DELETE', `/v1/hold/${body.id}`, { token: sameAddress })).status).toBe(403);
    for (const _ of [1, 2]) {
      expect((await api.server.call('DELETE', `/v1/hold/${body.id}/`, { token })).status).toBe(204);
      expect(await api.takenIn('1', '2026-12-03T09:00:00')).toBe(0);
    }
    const unknown = await api.server.call('DELETE', '/v1/hold/00000000-0000-4000-8000-000000000000', { token });
    expect(unknown.status).toBe(404);
  });

  it('a hold that has expired leaves its places to anybody, before the sweep and after it', async () => {
    const golf = (time: string) => slot(35, '2026-12-03', time);
    const first = await api.hold(await api.newGuest(), [golf('09:00'), golf('09:20')]);
    expect(first.status).toBe(201);
    expect((await api.hold(await api.newGuest(), [golf('09:20')])).body.code).toBe('full');
    api.time.now += 10 * 60_000;
    expect(await api.takenIn('29', '2026-12-03T09:00:00')).toBe(0);
    expect((await api.hold(await api.newGuest(), [golf('09:20')])).status).toBe(201);
    const stored = () =>
      api.server.services.database.query(
        `SELECT id, taken FROM place WHERE slotted_id = 35 AND id LIKE '35_20261203%' ORDER BY id`,
      );
    expect(await stored()).toEqual([
      { id: golf('09:00'), taken: 0 },
      { id: golf('09:20'), taken: 1 },
    ]);
    api.time.now += 10 * 60_000;
    await sweep(api.server.services);
    expect((await stored()).map((place) => (place as { taken: number }).taken)).toEqual([0, 0]);
  });
});
