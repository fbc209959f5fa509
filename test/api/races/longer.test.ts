import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../core/checkout/hold-time.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let owner: Person;
let other: Person;
let offer: number;
let sessions = 0;

beforeAll(async () => {
  api = await openTwoServers();
  [owner, other] = (await addPeople(api.database, 2)) as [Person, Person];
  offer = await addOffer(api.database, {});
});

afterAll(() => api?.close());

const MINUTE = 60_000;

async function aHold(token: string) {
  sessions += 1;
  const { body } = await api.hold(token, [session(offer, sessions)]);
  return { id: body.id as string, heldAt: api.time.now };
}

const longer = (token: string, id: string) => api.call('PUT', `/v1/hold/${id}/longer`, { token });

describe('D-hold-longer: a hold on real PostgreSQL', () => {
  it('a hold ends ten minutes after the last request for more time, and at most an hour after it was made', async () => {
    const { id, heldAt } = await aHold(owner.token);
    const ends: number[] = [];
    for (let presses = 0; presses < 7; presses += 1) {
      api.time.now += 9 * MINUTE;
      const answer = await longer(owner.token, id);
      ends.push(answer.status === 200 ? (Date.parse(JSON.parse(answer.text).expiresAt) - heldAt) / MINUTE : Number.NaN);
      if (answer.status !== 200) expect(outcome(answer)).toEqual([409, 'hold-expired']);
    }
    expect(ends).toEqual([19, 28, 37, 46, 55, 60, Number.NaN]);
  });

  it('a hold that has reached its hour is not kept longer, even if it has not ended yet', async () => {
    const { id } = await aHold(owner.token);
    for (let presses = 0; presses < 6; presses += 1) {
      api.time.now += 9 * MINUTE;
      expect((await longer(owner.token, id)).status).toBe(200);
    }
    api.time.now += MINUTE;
    expect(outcome(await longer(owner.token, id))).toEqual([409, 'hold-limit']);
  });

  it("a hold that has expired cannot be kept longer, before the sweep or after it, nor can somebody else's hold", async () => {
    const { id } = await aHold(owner.token);
    expect(outcome(await longer(other.token, id))).toEqual([403, 'forbidden']);
    api.time.now += HOLD_MS;
    expect(outcome(await longer(owner.token, id))).toEqual([409, 'hold-expired']);
    await api.sweep();
    expect(outcome(await longer(owner.token, id))).toEqual([409, 'hold-expired']);
  });

  it('a hold that is kept longer while the sweep runs is either kept or ended, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aHold(owner.token);
      api.time.now += HOLD_MS - 1;
      const pressing = longer(owner.token, id);
      api.time.now += 1;
      const [answer] = await Promise.all([pressing, api.sweep()]);
      // A hold that was locked is left to the next sweep.
      await api.sweep();
      const [hold] = await api.database.query<{ state: string }>('SELECT state FROM hold WHERE id = $1', [id]);
      expect(answer.status === 200 ? 'live' : 'expired').toBe(hold?.state);
      expect(await violations(api.database)).toEqual([]);
    }
  });
});
