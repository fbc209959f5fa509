import { randomUUID } from 'node:crypto';
import { toCents } from '../../../core/pricing/money.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Order } from '../schemas/booking.ts';
import { readOrder } from './order-answer.ts';
import { offerOf, quoteOf } from './quote.ts';
import { readOwnHold } from './release.ts';
import { readRequested } from './requested.ts';
import { reserve } from './reserve.ts';

/** What the buyer sends: the hold, and the total that was shown. */
export interface OrderForm {
  readonly hold: string;
  readonly total: number;
  readonly partner?: string;
}

/** Turns a live hold into bookings and an order, judged once more at this instant (decisions §5 and §7). */
export async function placeOrder(
  transaction: Transaction,
  caller: Caller,
  form: OrderForm,
  now: number,
): Promise<Order> {
  await readOwnHold(transaction, caller, form.hold);
  const held = await transaction.query<{ place_id: string; quantity: number }>(
    'SELECT place_id, quantity FROM hold_place WHERE hold_id = $1 ORDER BY place_id',
    [form.hold],
  );
  const ids = held.flatMap(({ place_id, quantity }) => Array<string>(quantity).fill(place_id));
  const requested = await readRequested(transaction, ids);
  const selection = await reserve(transaction, caller, requested, now, (own) => {
    if (own?.holdId !== form.hold.toLowerCase()) throw new Problem('hold-expired');
  });
  await transaction.query(`UPDATE hold SET state = 'ordered' WHERE id = $1`, [form.hold]);

  const offer = offerOf(requested);
  const quote = quoteOf(selection, offer, caller);
  if (toCents(form.total) !== toCents(quote.total)) throw new Problem('quote-changed', { quote });
  if (quote.total > 0) throw new Problem('payment-required', { quote });

  const id = randomUUID();
  await transaction.query(
    `INSERT INTO purchase (id, person_id, token_hash, slotted_id, state, total_cents, currency, partner, first_name,
       last_name, email, created_at)
     VALUES ($1, $2, $3, $4, 'confirmed', $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      caller.id,
      caller.guestToken,
      offer.id,
      toCents(quote.total),
      quote.currency,
      form.partner ?? null,
      caller.firstName,
      caller.lastName,
      caller.email,
      now,
    ],
  );
  await transaction.query(
    `INSERT INTO booking (purchase_id, person_id, place_id, ends_at, is_free)
     SELECT $1::uuid, $2::integer, place_id, ends_at::timestamp, is_free = 'true'
     FROM unnest($3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS booked (place_id, ends_at, is_free, n) ORDER BY n`,
    [
      id,
      caller.id,
      selection.map((slot) => slot.id),
      selection.map((slot) => slot.end),
      quote.slots.map(({ free }) => String(free)),
    ],
  );
  return readOrder(transaction, caller, id);
}
