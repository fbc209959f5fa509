import type { Order } from '../../core/checkout/order.ts';
import type { OrderLink } from '../../core/checkout/order-link.ts';
import { type Basket, createHold } from '../shared/api/booking/hold.ts';
import { asApiError } from '../shared/api/errors.ts';
import { exchangeKey } from '../shared/api/person.ts';
import type { PageState } from '../shared/page/page-state.ts';
import { storePurchase } from '../shared/selling/stored.ts';
import type { WaitingPlace } from './actions.ts';

/**
 * Holds the place that is offered to a guest who has a mail's link, so that the offer's page resumes the checkout
 * (D-resume). Does nothing for the order of an account, whose owner signs in on that page.
 */
export async function takePlace(page: PageState, link: OrderLink, order: Order, place: WaitingPlace): Promise<void> {
  const token = await exchangeKey(page.clientWith(link.key), link.id).catch((failure: unknown) => {
    if (asApiError(failure).code === 'forbidden') return null;
    throw failure;
  });
  const { slotted } = order;
  if (token === null || slotted === null) return;
  const basket: Basket = { slots: [place.id], waiting: [] };
  const { id: hold } = await createHold(page.clientWith(token), basket, `take-${place.id}-${token}`);
  const event = slotted.url ?? String(slotted.id);
  const guest = { token, api: page.url };
  storePurchase({ key: `event:${event}`, what: event, hold, order: null, at: page.clock.now(), guest });
}
