import { describe, expect, it } from 'vitest';
import { anonymousOrder } from '../../../core/checkout/anonymous-order.ts';
import { anOrder } from './samples.ts';

describe('D-order-event: an order without its people', () => {
  it('an order without its people has empty texts in place of names and addresses, and everything else', () => {
    const order = { ...anOrder(), gift: { fullName: 'Léa Roy', email: 'lea@example.org' } };
    const nobody = { firstName: '', lastName: '', email: '' };
    expect(anonymousOrder(order)).toEqual({ ...order, buyer: nobody, gift: { fullName: '', email: null } });
  });

  it('an order for the buyer stays without a recipient', () => {
    expect(anonymousOrder({ ...anOrder(), gift: null }).gift).toBeNull();
  });
});
