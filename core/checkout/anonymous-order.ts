import type { Order } from './order.ts';

/**
 * Returns an order without its people: the texts of the buyer's and the recipient's name and address are empty. Whether
 * it is a gift stays known.
 */
export function anonymousOrder(order: Order): Order {
  return {
    ...order,
    buyer: { firstName: '', lastName: '', email: '' },
    gift: order.gift && { fullName: '', email: null },
  };
}
