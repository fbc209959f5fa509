import { type Selection, select } from '../../../core/booking/selection.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { fromCents } from '../../../core/pricing/money.ts';
import { offerSummary } from '../../../core/pricing/offer-summary.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Quote } from '../schemas/booking.ts';
import type { Requested } from './requested.ts';

/** What the selection costs this person (decisions §6), as the calls spell it. */
export function quoteOf(selection: Selection, offer: SlottedOffer, caller: Caller): Quote {
  const summary = offerSummary(selection, offer, caller.subscription);
  return {
    slots: selection.map(({ id }, n) => {
      const free = summary.isFree[n] ?? false;
      return { id, free, price: free ? 0 : fromCents(offer.price) };
    }),
    free: summary.free,
    pay: summary.pay,
    quantity: summary.quantity,
    pricePerSlot: fromCents(summary.pricePerSlot),
    total: fromCents(summary.total),
    currency: offer.currency,
  };
}

/** The price of slots that nobody has judged yet: whether they can be had is for the hold to say. */
export function quoteRequested(requested: readonly Requested[], caller: Caller): Quote {
  const offer = offerOf(requested);
  const selection = requested.reduce<Selection>((chosen, { slot }) => select(slot, chosen), []);
  return quoteOf(selection, offer, caller);
}

/** The one offer of a booking; an `other-offer` problem names the slots of others (decisions §5, case 0). */
export function offerOf(requested: readonly Requested[]): SlottedOffer {
  const [first] = requested;
  if (!first) throw new Problem('not-found');
  const others = requested.filter(({ slot }) => slot.offerId !== first.offer.id);
  if (others.length > 0) {
    throw new Problem('other-offer', { slots: others.map(({ slot }) => ({ id: slot.id, code: 'other-offer' })) });
  }
  return first.offer;
}
