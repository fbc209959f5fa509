import type { Language } from '../../../core/text/language.ts';
import type { GuestLimits } from '../../environment/guest-limits.ts';
import { requireCurrency } from '../booking/basket.ts';
import { completeOrder } from '../booking/complete-order.ts';
import { requireOrderRoom } from '../booking/guest-places.ts';
import { judge } from '../booking/judge.ts';
import { lockCaller, lockPlaces } from '../booking/locks.ts';
import { insertOrder } from '../booking/order-rows.ts';
import { openPlaces } from '../booking/places.ts';
import { promoteFirst } from '../booking/promote.ts';
import { offerOf, readRequested } from '../booking/requested.ts';
import type { Transaction } from '../database/database.ts';
import { requireMailRoom } from '../mail/mail-room.ts';
import type { Caller } from '../people/caller.ts';
import { priceOf } from '../pricing/price.ts';
import { Problem } from '../problem.ts';
import type { WaitingPlace } from '../schemas/booking.ts';
import { readWaiting } from './list.ts';

/**
 * Adds a person to the waiting list of a full slot, judged by the same rules as selecting it (D-waiting-rules). Mails
 * about the place are in `lang`. A guest waits with an order, because only the link in the mail of an order leads a
 * guest back (D-order-key).
 */
export async function joinList(
  transaction: Transaction,
  caller: Caller,
  { slotId, lang, limits }: { readonly slotId: string; readonly lang: Language; readonly limits: GuestLimits },
  now: number,
): Promise<WaitingPlace> {
  if (caller.kind === 'guest') await requireMailRoom(transaction, caller, [caller.email], limits, now);
  await lockCaller(transaction, caller);
  const requested = await readRequested(transaction, [], [slotId]);
  const offer = offerOf(requested);
  requireCurrency(offer);
  // A session that is full by others in no schedule has no row yet (D-lost-session).
  await openPlaces(
    transaction,
    requested.map(({ slot }) => slot),
  );
  await lockPlaces(transaction, [slotId]);
  // A free place belongs to the people who already wait.
  const givenBack = await promoteFirst(transaction, [slotId], now, caller);
  const basket = { case: 'slots', requested } as const;
  const reserved = await judge(transaction, caller, basket, { places: givenBack, orders: [] }, now);
  if (reserved.places.length > 0) throw new Problem('not-full');
  if (caller.kind === 'guest') {
    const goods = { case: 'slots', offer, selection: reserved.selection } as const;
    await requireOrderRoom(transaction, caller, { limits, now });
    const price = await priceOf(transaction, caller, goods, {}, now);
    const parts = { caller, form: { hold: null, lang }, goods, reserved, price, recipient: null, replaced: [] };
    await completeOrder(transaction, await insertOrder(transaction, parts, now), now);
  } else {
    await transaction.query(
      `INSERT INTO waiting (person_id, place_id, state, joined_at, lang) VALUES ($1, $2, 'waiting', $3, $4)`,
      [caller.id, slotId, now, lang],
    );
  }
  const joined = (await readWaiting(transaction, caller, now)).find(({ slot }) => slot === slotId);
  if (!joined) throw new Problem('not-found');
  return joined;
}
