import { randomUUID } from 'node:crypto';
import { type SlotId, slotId } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { NO_WISHES } from '../../core/checkout/wishes.ts';
import { dateOf, type PlainDate, wallTime, weekdayOf } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { createHold, fetchHold } from '../../widgets/shared/api/booking/hold.ts';
import { cancelOrder, createOrder, fetchOrder } from '../../widgets/shared/api/booking/order.ts';
import { fetchOrders } from '../../widgets/shared/api/booking/order-list.ts';
import { fetchCards, fetchPaymentTaker } from '../../widgets/shared/api/booking/payment.ts';
import { fetchQuote } from '../../widgets/shared/api/booking/quote.ts';
import { releaseHold } from '../../widgets/shared/api/booking/release-hold.ts';
import { fetchWaiting } from '../../widgets/shared/api/booking/waiting.ts';
import { fetchOwnBookings, fetchSlotted, fetchTaken } from '../../widgets/shared/api/catalogue/slotted.ts';
import type { Client } from '../../widgets/shared/api/client.ts';
import { isApiError, messageOf } from '../../widgets/shared/api/errors.ts';
import { fetchMe } from '../../widgets/shared/api/person.ts';
import { type Asking, Unreachable } from './exchange.ts';
import type { Finding } from './finding.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 21;

/** Checks what a test user's token gives access to: the user's own data, and a purchase that is then undone. */
export async function buyAndCancel(asking: Asking, offer: string | null, now: number): Promise<readonly Finding[]> {
  const { client } = asking;
  const findings: Finding[] = [];
  const step = async <T>(call: string, make: () => Promise<T>): Promise<T | null> => {
    const tell = (result: Finding['result'], sentence: string) => {
      findings.push({ check: 'buying', call, result, sentence });
      return null;
    };
    try {
      const found = await make();
      tell('passed', 'Read.');
      return found;
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      if (isApiError(error))
        return tell('failed', `It answered ${error.status}: ${messageOf(error.problem['detail'])}`);
      return tell('failed', `It cannot be read: ${messageOf(error)}.`);
    }
  };

  const me = await step('GET v1/me', () => fetchMe(client));
  if (me === null) return findings;
  await step('GET v1/config', () => fetchPaymentTaker(client));
  await step('GET v1/slotted/month/booking/user', () => fetchOwnBookings(client));
  await step('GET v1/waiting-list', () => fetchWaiting(client));
  await step('GET v1/cards', () => fetchCards(client));
  await step('GET v1/order/future/', () => fetchOrders(client, 'future', { page: 1 }));
  await step('GET v1/order/past/', () => fetchOrders(client, 'past', { page: 1 }));
  if (offer === null) {
    const sentence = 'The API has told of no slotted offer to buy: name one with --event.';
    return [...findings, { check: 'buying', call: 'POST v1/hold', result: 'skipped', sentence }];
  }
  const slots = await step('GET v1/slotted/{url}', () => freeSlots(client, offer, now));
  await buy(client, slots ?? [], step, findings);
  return findings;
}

type Step = <T>(call: string, make: () => Promise<T>) => Promise<T | null>;

async function buy(client: Client, slots: readonly SlotId[], step: Step, findings: Finding[]): Promise<void> {
  const key = randomUUID();
  const slot = await firstHeld(client, slots, key);
  if (slot === null) {
    findings.push({
      check: 'buying',
      call: 'POST v1/hold',
      result: 'failed',
      sentence: `None of ${slots.length} slots with free places could be held.`,
    });
    return;
  }
  const basket = { case: 'slots', slots: [slot], waiting: [] } as const;
  const held = await step('POST v1/hold, repeated with its key', () => createHold(client, basket, key));
  if (held === null) return;
  await step('GET v1/hold/{id}', async () => {
    const again = await fetchHold(client, held.id);
    if (again.id !== held.id) throw new TypeError(`the hold is ${again.id}, not ${held.id}`);
  });
  const quote = await step('POST v1/quote', () => fetchQuote(client, held.id, NO_WISHES));
  if (quote?.total === 0) await order(client, held.id, step);
  await step('DELETE v1/hold/{id}', () =>
    releaseHold(client, held.id).catch((error: unknown) => {
      // A hold that has been ordered no longer exists.
      if (isApiError(error) && (error.status === 404 || error.status === 409)) return null;
      throw error;
    }),
  );
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

/** Returns the first slot that can be held; the API may refuse some slots by rules that only it knows. */
async function firstHeld(client: Client, slots: readonly SlotId[], key: string): Promise<SlotId | null> {
  for (const slot of slots.slice(0, 10)) {
    try {
      await createHold(client, { case: 'slots', slots: [slot], waiting: [] }, `${key}-${slot}`);
      await createHold(client, { case: 'slots', slots: [slot], waiting: [] }, key);
      return slot;
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return null;
}

/** Returns the ids of slots with a free place, the latest day first, because orders of late days can be cancelled. */
async function freeSlots(client: Client, event: string, now: number): Promise<readonly SlotId[]> {
  const offer = await fetchSlotted(client, event);
  const taken = await fetchTaken(client, event);
  const days = Array.from({ length: DAYS_AHEAD }, (_, n) => dateOf(toWallTime(now + (n + 1) * DAY_MS, PARIS)));
  return days
    .toReversed()
    .filter((day) => isOpen(offer, day))
    .flatMap((day) =>
      (offer.schedule[weekdayOf(day)] ?? []).flatMap(({ start, capacity }) => {
        const id = slotId(offer.id, wallTime(day, start));
        return (taken.get(id) ?? 0) < capacity ? [id] : [];
      }),
    );
}

function isOpen({ startSlotted, endSlotted, daysOff }: SlottedOffer, day: PlainDate): boolean {
  const isWithin = (startSlotted === null || day >= startSlotted) && (endSlotted === null || day <= endSlotted);
  return isWithin && !daysOff.some(({ start, end }) => day >= start && day <= end);
}
