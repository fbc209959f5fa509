import type { Selection } from '../../../core/booking/selection.ts';
import type { Result } from '../../../core/checkout/event.ts';
import { isAnswered } from '../../../core/checkout/failure.ts';
import { type Basket, createHold } from '../../shared/api/booking/hold.ts';
import { releaseHold } from '../../shared/api/booking/release-hold.ts';
import { asApiError } from '../../shared/api/errors.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { PurchaseContext } from './contexts.ts';

/** Holds the places of the selection or of the item; resolves with null if the element has left the page. */
export async function hold({ context, state, purchase, attempt }: PurchaseContext): Promise<Result | null> {
  const { page, signal } = context;
  const { selection } = state.getState();
  const basket = basketOf(purchase, selection);
  try {
    const held = await createHold(page.client, basket, attempt.key('hold', [basket]));
    attempt.end();
    if (!signal.aborted) return { on: 'held', hold: held };
    // The element has left the page since the call began.
    await releaseHold(page.client, held.id).catch(() => null);
    return null;
  } catch (error) {
    const failure = asApiError(error);
    if (isAnswered(failure)) attempt.end();
    return signal.aborted ? null : { on: 'hold-refused', failure, selection };
  }
}

function basketOf(purchase: Purchase, selection: Selection): Basket {
  if (purchase.case === 'item') return { item: purchase.item };
  const ids = (isWaiting: boolean) => selection.filter((slot) => slot.isWaitBooking === isWaiting).map(({ id }) => id);
  return { slots: ids(false), waiting: ids(true) };
}
