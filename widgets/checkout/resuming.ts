import { slotsOf } from '../../core/booking/day-slots.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../core/booking/selection.ts';
import { parseSlotId } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Hold, Quote } from '../../core/checkout/hold.ts';
import type { Order } from '../../core/checkout/order.ts';
import { NO_WISHES } from '../../core/checkout/wishes.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import { fetchHold } from '../shared/api/booking/hold.ts';
import { fetchOrder } from '../shared/api/booking/order.ts';
import { fetchQuote } from '../shared/api/booking/quote.ts';
import { asApiError } from '../shared/api/errors.ts';
import { setSelection } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { forgetPurchase, type StoredPurchase } from '../shared/page/stored-purchase.ts';
import { isAnswered } from './failure.ts';
import type { Work } from './work.ts';

/** Takes up a purchase that a reload broke off; one that is over, or somebody else's, is forgotten quietly (D-resume). */
export async function resume(work: Work, stored: StoredPurchase, leave: () => Promise<void>): Promise<void> {
  const { client } = work.context.page;
  const wanted = work.purchase();
  const isOver = () => work.context.signal.aborted || work.purchase() !== wanted;
  work.stage({ step: 'holding' });
  try {
    const order = stored.order === null ? null : await fetchOrder(client, stored.order);
    if (isOver()) return;
    if (order && order.state === 'confirmed') return work.finish(order, wanted);
    if (order && order.state === 'refunded') return work.finish(order, wanted);
    if (order && order.state !== 'pending') return await forget(leave);
    const held = order ? await heldBy(work, stored.hold, order) : await fetchHold(client, stored.hold);
    const offer = await work.offered();
    if (isOver()) return;
    restore(work, wanted, held, offer);
    work.arrive(held, { order, isFixed: order !== null });
  } catch (error) {
    const failure = asApiError(error);
    if (isOver()) return;
    const { order } = failure.problem;
    // Its answer was lost by the reload.
    if (stored.order === null && typeof order === 'string') return await resume(work, { ...stored, order }, leave);
    if (isAnswered(failure)) return await forget(leave);
    const retry = () => resume(work, stored, leave);
    work.stage({ step: 'failed', error: failure, retry });
    work.context.report(failure);
  }
}

async function forget(leave: () => Promise<void>): Promise<void> {
  forgetPurchase();
  await leave();
}

/** The hold that has become a pending order; its price is what was ordered. */
async function heldBy({ context }: Work, id: string, order: Order): Promise<Hold> {
  const quote = await fetchQuote(context.page.client, id, NO_WISHES, context.signal);
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

/** The calendar's selection as the hold has it; the page's memory of it is gone. */
function restore({ context, state }: Work, purchase: Purchase | null, hold: Hold, offer: SlottedOffer | null): void {
  if (purchase?.case !== 'slots') return;
  const selection = hold.slots.reduce<Selection>((chosen, { id, start, end, waiting }) => {
    const scheduled = offer && slotsOf(offer, dateOf(start)).find((slot) => slot.id === id);
    const offerId = parseSlotId(id)?.offerId ?? hold.slotted?.id ?? 0;
    return select(scheduled ?? { id, offerId, start, end, capacity: 1, index: 0 }, chosen, waiting);
  }, NOTHING_SELECTED);
  // First here: a selection that is not the purchase's own would end it.
  state.setState({ selection });
  setSelection(context.page, purchase.calendar, selection);
}
