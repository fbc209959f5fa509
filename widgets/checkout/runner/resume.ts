import { slotsOf } from '../../../core/booking/day-slots.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../../core/booking/selection.ts';
import { parseSlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { NOTHING_WANTED } from '../../../core/checkout/draft.ts';
import type { PurchaseRequest } from '../../../core/checkout/effect.ts';
import type { Result } from '../../../core/checkout/event.ts';
import type { Hold, Quote } from '../../../core/checkout/hold.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { NO_WISHES } from '../../../core/checkout/wishes.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { fetchHold } from '../../shared/api/booking/hold.ts';
import { fetchOrder } from '../../shared/api/booking/known-order.ts';
import { fetchQuote } from '../../shared/api/booking/quote.ts';
import { fetchGuestName } from '../../shared/api/person.ts';
import type { PurchaseContext } from './contexts.ts';

/** Fetches the hold and the order of a purchase that a reload interrupted (D-resume). */
export async function resume(
  { hold: id, order: orderId }: Extract<PurchaseRequest, { readonly do: 'resume' }>,
  purchase: PurchaseContext,
  signal: AbortSignal,
): Promise<Result | null> {
  const { client } = purchase.context.page;
  const order = orderId === null ? null : await fetchOrder(client, orderId);
  if (order && order.state !== 'pending') return { on: 'resumed-late', order };
  const guestName = await guestNameOf(purchase, signal);
  const saved = order
    ? { ...(await heldBy(purchase, id, order, signal)), ...NOTHING_WANTED }
    : await fetchHold(client, id);
  const offer = await purchase.offered;
  if (signal.aborted) return null;
  const { wishes, draft, ...hold } = saved;
  // After a reload the page does not know the selection any more.
  purchase.select(selectionOfHold(hold, offer));
  purchase.state.setState({ guestName });
  return { on: 'resumed', hold, order, wishes, draft };
}

/** Fetches a guest's name, which only fills in a field; empty if that fails. */
async function guestNameOf({ context, guest }: PurchaseContext, signal: AbortSignal): Promise<string> {
  return guest.current() ? fetchGuestName(context.page.client, signal).catch(() => '') : '';
}

/** Rebuilds the hold of a pending order, with a fresh quote at the ordered price. */
async function heldBy({ context }: PurchaseContext, id: string, order: Order, signal: AbortSignal): Promise<Hold> {
  const quote = await fetchQuote(context.page.client, id, NO_WISHES, signal);
  return {
    id,
    expiresAt: order.payBy ?? context.page.clock.now(),
    keepsPlaces: order.slots.length > 0 || order.item?.start != null,
    slots: [
      ...order.slots.map(({ free: _, ...slot }) => ({ ...slot, waiting: false, position: null })),
      ...order.waiting.map((slot) => ({ ...slot, waiting: true })),
    ],
    item: order.item,
    slotted: order.slotted,
    user: order.user,
    quote: asOrdered(quote, order),
  };
}

function asOrdered(quote: Quote, { subtotal, discounts, total, currency }: Order): Quote {
  const coupon = discounts.find(({ kind }) => kind === 'coupon');
  const credit = discounts.find(({ kind }) => kind === 'credit');
  return {
    ...quote,
    subtotal,
    total,
    currency,
    coupon: coupon ? { code: '', amount: coupon.amount } : null,
    credit: quote.credit && { ...quote.credit, amount: credit?.amount ?? 0 },
  };
}

/** Returns the selection that a hold was made for. */
function selectionOfHold(hold: Hold, offer: SlottedOffer | null): Selection {
  return hold.slots.reduce<Selection>((chosen, { id, start, end, waiting }) => {
    const scheduled = offer && slotsOf(offer, dateOf(start)).find((slot) => slot.id === id);
    const offerId = parseSlotId(id)?.offerId ?? hold.slotted?.id ?? 0;
    return select(scheduled ?? { id, offerId, start, end, capacity: 1, index: 0 }, chosen, waiting);
  }, NOTHING_SELECTED);
}
