import { randomUUID } from 'node:crypto';
import { slotsOf } from '../../core/booking/day-slots.ts';
import { canBeChosen } from '../../core/booking/opening.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Hold } from '../../core/checkout/hold.ts';
import { NO_WISHES } from '../../core/checkout/wishes.ts';
import { addDays, dateOf } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { createHold, fetchHold } from '../../widgets/shared/api/booking/hold.ts';
import { cancelOrder, fetchOrder } from '../../widgets/shared/api/booking/known-order.ts';
import { createOrder } from '../../widgets/shared/api/booking/order.ts';
import { fetchOrders } from '../../widgets/shared/api/booking/order-list.ts';
import { fetchCards, fetchPaymentTaker } from '../../widgets/shared/api/booking/payment.ts';
import { fetchQuote } from '../../widgets/shared/api/booking/quote.ts';
import { releaseHold } from '../../widgets/shared/api/booking/release-hold.ts';
import { fetchWaiting } from '../../widgets/shared/api/booking/waiting.ts';
import { fetchOwnBookings, fetchSlotted, fetchTaken } from '../../widgets/shared/api/catalogue/slotted.ts';
import type { Client } from '../../widgets/shared/api/client.ts';
import { isApiError, messageOf } from '../../widgets/shared/api/errors.ts';
import { createGuest, fetchMe } from '../../widgets/shared/api/person.ts';
import { createAsking } from './exchange.ts';
import type { Finding } from './report.ts';
import { shown } from './schema.ts';
import { membersOf } from './subject.ts';

const DAYS_AHEAD = 21;
const MOST_TRIES = 10;
const GUEST = { firstName: 'Camille', lastName: 'Conformance', email: 'conformance@example.org' };

/** Makes a step, reports it, and returns its result; null if it has failed. */
type Step = <T>(call: string, make: () => Promise<T>) => Promise<T | null>;

function stepsInto(findings: Finding[]): Step {
  return async (call, make) => {
    const tell = (result: Finding['result'], sentence: string) =>
      findings.push({ check: 'buying', call, result, sentence });
    try {
      const found = await make();
      tell('passed', 'As it should be.');
      return found;
    } catch (error) {
      const detail = isApiError(error) ? messageOf(error.problem['detail'] ?? 'without a detail') : '';
      tell(
        'failed',
        isApiError(error)
          ? `It answered ${error.status}: ${detail}`
          : `It fails: ${messageOf(error).replace(/\.$/, '')}.`,
      );
      return null;
    }
  };
}

/** Holds a place of an offer as a guest and releases it; reports each step. Nothing is ordered. */
export async function bookAsGuest(address: string, event: string, now: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const step = stepsInto(findings);
  const visitor = createAsking(address, null).client;
  const offer = await step('GET v1/slotted/{url}', () => fetchSlotted(visitor, event));
  const before = await step('GET v1/slotted/booked/{url}', () => fetchTaken(visitor, event));
  if (offer === null || before === null) return findings;
  const token = await step('POST v1/guest', () => createGuest(visitor, GUEST));
  if (token === null) return findings;
  const count = async (slot: SlotId, held: number) => {
    const [was, is] = [before.get(slot) ?? 0, (await fetchTaken(visitor, event)).get(slot) ?? 0];
    if (is - was !== held) throw new TypeError(`${slot} had ${was} places taken and has ${is}, not ${was + held}`);
  };
  const slots = freeSlots(offer, before, now);
  const guest = createAsking(address, token);
  const slot = await hold(guest.client, slots, step, ({ slots: [held] }) =>
    step('GET v1/slotted/booked/{url}, while a place is held', () => count(held?.id ?? slots[0] ?? '0_0T0', 1)),
  );
  if (slot) await step('GET v1/slotted/booked/{url}, once it is released', () => count(slot, 0));
  const ends = guest.exchanges.map(({ payload }) => membersOf(payload)['expiresAt']).filter((end) => end !== undefined);
  const bare = ends.find((end) => !/(?:Z|[+-]\d{2}:?\d{2})$/.test(String(end)));
  const sentence = `expiresAt is ${shown(bare)}, without an offset: browsers read it in the visitor's own zone.`;
  return bare === undefined
    ? findings
    : [...findings, { check: 'buying', call: 'POST v1/hold', result: 'failed', sentence }];
}

/** Checks what a test user's token gives access to: the user's own data, and a purchase that is then undone. */
export async function buyAndCancel(
  { client }: { readonly client: Client },
  event: string | null,
  now: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const step = stepsInto(findings);
  const me = await step('GET v1/me', () => fetchMe(client));
  if (me === null) return findings;
  await step('GET v1/config', () => fetchPaymentTaker(client));
  await step('GET v1/slotted/month/booking/user', () => fetchOwnBookings(client));
  await step('GET v1/waiting-list', () => fetchWaiting(client));
  await step('GET v1/cards', () => fetchCards(client));
  await step('GET v1/order/future/', () => fetchOrders(client, 'future', { page: 1 }));
  await step('GET v1/order/past/', () => fetchOrders(client, 'past', { page: 1 }));
  if (event === null) {
    const sentence = 'The API has told of no slotted offer to buy: name one with --event.';
    return [...findings, { check: 'buying', call: 'POST v1/hold', result: 'not asked', sentence }];
  }
  const slots = await step('GET v1/slotted/{url}', async () =>
    freeSlots(await fetchSlotted(client, event), await fetchTaken(client, event), now),
  );
  await hold(client, slots ?? [], step, async ({ id }) => {
    const quote = await step('POST v1/quote', () => fetchQuote(client, id, NO_WISHES));
    if (quote?.total === 0) await order(client, id, step);
  });
  return findings;
}

/** Holds the first slot that can be held, and releases it after `during`; returns the slot, null if none was held. */
async function hold(
  client: Client,
  slots: readonly SlotId[],
  step: Step,
  during: (held: Hold) => Promise<unknown>,
): Promise<SlotId | null> {
  const key = randomUUID();
  const slot = await step('POST v1/hold', () => firstHeld(client, slots, key));
  if (slot === null) return null;
  const held = await step('POST v1/hold, repeated with its key', async () => {
    const again = await createHold(client, basketOf(slot), key + slot);
    if (again.slots[0]?.id !== slot) throw new TypeError(`the hold is of ${again.slots[0]?.id}, not ${slot}`);
    return again;
  });
  if (held === null) return null;
  await step('GET v1/hold/{id}', async () => {
    const again = await fetchHold(client, held.id);
    if (again.id !== held.id) throw new TypeError(`the hold is ${again.id}, not ${held.id}`);
  });
  await during(held);
  await step('DELETE v1/hold/{id}', () =>
    releaseHold(client, held.id).catch((error: unknown) => {
      // A hold that has been ordered no longer exists.
      if (isApiError(error) && (error.status === 404 || error.status === 409)) return null;
      throw error;
    }),
  );
  return slot;
}

const basketOf = (slot: SlotId) => ({ slots: [slot], waiting: [] });

/** Returns the first slot that can be held; the API may refuse some slots by rules that only it knows. */
async function firstHeld(client: Client, slots: readonly SlotId[], key: string): Promise<SlotId> {
  let refusal: unknown = new TypeError('no slot of the next three weeks is free');
  for (const slot of slots.slice(0, MOST_TRIES)) {
    try {
      await createHold(client, basketOf(slot), key + slot);
      return slot;
    } catch (error) {
      if (!isApiError(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function order(client: Client, hold: string, step: Step): Promise<void> {
  const key = randomUUID();
  const place = () => createOrder(client, { hold, total: 0, lang: 'fr', partner: null, wishes: NO_WISHES }, key);
  const placed = await step('POST v1/order', place);
  if (placed === null) return;
  await step('POST v1/order, repeated with its key', async () => {
    const again = await place();
    if (again.id !== placed.id) throw new TypeError(`the same key made a second order, ${again.id}`);
  });
  await step('GET v1/order/{id}', () => fetchOrder(client, placed.id));
  await step('DELETE v1/order/{id}', () => cancelOrder(client, placed.id));
}

/** Returns the ids of slots with a free place, the latest day first, because orders of late days can be cancelled. */
function freeSlots(offer: SlottedOffer, taken: ReadonlyMap<SlotId, number>, now: number): readonly SlotId[] {
  const today = dateOf(toWallTime(now, PARIS));
  const view = { offers: [offer], taken, today, now };
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, DAYS_AHEAD - index));
  return days
    .flatMap((day) => slotsOf(offer, day))
    .filter((slot) => canBeChosen(slot, view) && (taken.get(slot.id) ?? 0) < slot.capacity)
    .map(({ id }) => id);
}
