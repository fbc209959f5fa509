import { randomUUID } from 'node:crypto';
import type { Database } from '../../../demo/api/database/database.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';

const BUYERS = 64;
const ROUNDS = 12;

/** 95 of 100 buyers have had their answer after so many milliseconds. */
interface Waits {
  readonly hold: number;
  readonly order: number;
}

/** In each round all the buyers hold and order a place of the same slot, which has room for all, at the same time. */
export async function buyersWait(url: string, database: Database): Promise<Waits> {
  const offer = await addOffer(database, { capacity: BUYERS, price_cents: 0 });
  const people = await addPeople(database, BUYERS);
  const holds: number[] = [];
  const orders: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const buy = async (person: Person) => {
      const start = performance.now();
      const { id } = await post(`${url}/api/v1/hold`, person, { slots: [session(offer, round)], waiting: [] });
      const held = performance.now();
      await post(`${url}/api/v1/order`, person, { hold: id, total: 0 });
      holds.push(held - start);
      orders.push(performance.now() - held);
    };
    await Promise.all(people.map(buy));
  }
  return { hold: p95(holds), order: p95(orders) };
}

async function post(url: string, { token }: Person, body: object): Promise<{ readonly id: string }> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${url} is answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { readonly id: string };
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
