import type { Slot } from '../../../core/booking/slot.ts';
import type { Transaction } from '../../../demo/api/database/database.ts';
import { insertAll } from '../../../demo/api/sample-data/bulk.ts';
import type { Random } from '../../../demo/api/sample-data/random.ts';
import { PROVIDER } from '../../fixtures/server/seed.ts';
import { type Claim, personOf, type Who, type World } from './world.ts';

const MINUTE_MS = 60_000;

/** One hold or order: all places that one person has booked, ordered or held. */
interface Group {
  readonly id: string;
  readonly world: World;
  readonly who: Who;
  readonly kind: Claim['kind'];
  readonly claims: readonly Claim[];
}

/** Writes the claims of worlds: places, orders with their bookings, and holds. */
export async function insertClaims(
  transaction: Transaction,
  worlds: readonly World[],
  random: Random,
  now: number,
): Promise<void> {
  const places = worlds.flatMap(({ claims }) => [...countSlots(claims.map(({ slot }) => slot))]);
  await insertAll(
    transaction,
    'place',
    { id: 'text', slotted_id: 'integer', starts_at: 'timestamp', capacity: 'integer', taken: 'integer' },
    places.map(([{ id, offerId, start, capacity }, taken]) => ({
      id,
      slotted_id: offerId,
      starts_at: start,
      capacity,
      taken,
    })),
  );
  const groups = worlds.flatMap((world) => groupsOf(world, random));
  await insertOrders(
    transaction,
    groups.filter(({ kind }) => kind === 'booked' || kind === 'unpaid'),
    now,
  );
  await insertHolds(
    transaction,
    groups.filter(({ kind }) => kind !== 'booked' && kind !== 'unpaid'),
    now,
  );
}

function groupsOf(world: World, random: Random): readonly Group[] {
  const keys = new Set(world.claims.map(({ who, kind }) => `${who} ${kind}`));
  return [...keys].flatMap((key) => {
    const claims = world.claims.filter(({ who, kind }) => `${who} ${kind}` === key);
    const [first] = claims;
    return first ? [{ id: random.uuid(), world, who: first.who, kind: first.kind, claims }] : [];
  });
}

async function insertOrders(transaction: Transaction, groups: readonly Group[], now: number): Promise<void> {
  const columns = {
    id: 'uuid',
    person_id: 'integer',
    slotted_id: 'integer',
    provider_id: 'integer',
    title: 'text',
    url: 'text',
    state: 'text',
    subtotal_cents: 'integer',
    total_cents: 'integer',
    currency: 'text',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    pay_by: 'bigint',
    created_at: 'bigint',
  };
  const orders = groups.map(({ id, world, who, kind }) => ({
    id,
    person_id: personOf(world, who),
    slotted_id: world.offer.id,
    provider_id: PROVIDER,
    title: world.offer.title,
    url: world.offer.url,
    state: kind === 'unpaid' ? 'pending' : 'confirmed',
    subtotal_cents: 0,
    total_cents: 0,
    currency: 'EUR',
    first_name: 'Zoé',
    last_name: 'Petit',
    email: `${who}${world.n}@example.org`,
    pay_by: kind === 'unpaid' ? now + 20 * MINUTE_MS : null,
    created_at: now,
  }));
  await insertAll(transaction, 'purchase', columns, orders);
  await insertAll(
    transaction,
    'booking',
    { purchase_id: 'uuid', person_id: 'integer', place_id: 'text', ends_at: 'timestamp', is_free: 'boolean' },
    groups.flatMap(({ id, world, who, claims }) =>
      claims.map(({ slot }) => ({
        purchase_id: id,
        person_id: personOf(world, who),
        place_id: slot.id,
        ends_at: slot.end,
        is_free: false,
      })),
    ),
  );
}

async function insertHolds(transaction: Transaction, groups: readonly Group[], now: number): Promise<void> {
  await insertAll(
    transaction,
    'hold',
    { id: 'uuid', person_id: 'integer', state: 'text', kind: 'text', expires_at: 'bigint' },
    groups.map(({ id, world, who, kind }) => ({
      id,
      person_id: personOf(world, who),
      state: 'live',
      kind: kind === 'offered' ? 'offer' : 'checkout',
      expires_at: kind === 'run out' ? now : now + 5 * MINUTE_MS,
    })),
  );
  await insertAll(
    transaction,
    'hold_place',
    { hold_id: 'uuid', place_id: 'text', quantity: 'integer' },
    groups.flatMap(({ id, claims }) =>
      [...countSlots(claims.map(({ slot }) => slot))].map(([slot, quantity]) => ({
        hold_id: id,
        place_id: slot.id,
        quantity,
      })),
    ),
  );
}

/** Counts how often each slot occurs. */
function countSlots(slots: readonly Slot[]): ReadonlyMap<Slot, number> {
  const first = new Map(slots.toReversed().map((slot) => [slot.id, slot]));
  return new Map([...first.values()].map((slot) => [slot, slots.filter(({ id }) => id === slot.id).length]));
}
