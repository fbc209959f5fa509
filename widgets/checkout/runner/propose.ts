import { selectionWithAlternatives } from '../../../core/booking/alternatives.ts';
import type { BookedSlot } from '../../../core/booking/bookings.ts';
import type { PurchaseRequest } from '../../../core/checkout/effect.ts';
import type { Result } from '../../../core/checkout/event.ts';
import { fetchOwnBookings, fetchTaken } from '../../shared/api/catalogue/slotted.ts';
import type { PurchaseContext } from './contexts.ts';

/** Proposes the nearest free slots in place of the lost slots; resolves with null if there are none or a call fails. */
export async function propose(
  { lost, selection }: Extract<PurchaseRequest, { readonly do: 'propose' }>,
  { context, offered }: PurchaseContext,
  signal: AbortSignal,
): Promise<Result | null> {
  const { page } = context;
  const offer = await offered;
  if (!offer) return null;
  const none: readonly BookedSlot[] = [];
  const [taken, own] = await Promise.all([
    fetchTaken(page.client, String(offer.id), { signal }),
    page.data.getState().isSignedIn ? fetchOwnBookings(page.client, { signal }) : none,
  ]).catch(() => [null, none] as const);
  if (!taken) return null;
  const bookings = { own, organization: null, taken };
  const gone = new Set(lost.map(({ id }) => id));
  const instead = selectionWithAlternatives(gone, { selection, offer, bookings, now: page.clock.now() });
  return instead && { on: 'proposed', instead };
}
