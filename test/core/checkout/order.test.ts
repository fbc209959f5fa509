import { describe, expect, it } from 'vitest';
import {
  isBought,
  isCharged,
  isPayable,
  isProcessing,
  type Order,
  type Payment,
} from '../../../core/checkout/order.ts';
import { anOrder, aPayment } from './samples.ts';

const stripe = (changes: Partial<Payment> = {}) =>
  anOrder({ payment: aPayment({ provider: 'stripe', clientSecret: 's', ...changes }) });
const processed = stripe({ state: 'authenticating', clientSecret: null });

describe('what an order says of its payment', () => {
  it.each([
    ['pending', false],
    ['confirmed', true],
    ['cancelled', false],
    ['expired', false],
    ['refunded', true],
  ] as const)('an order that is %s was bought: %s', (state, isSo) => {
    expect(isBought(anOrder({ state }))).toBe(isSo);
  });

  it.each<readonly [string, Order, boolean]>([
    ['confirmed', anOrder({ state: 'confirmed', payment: null }), true],
    ['confirmed, for nothing', anOrder({ state: 'confirmed', total: 0, payment: null }), false],
    ['cancelled after its payment', anOrder({ state: 'cancelled', payment: aPayment({ state: 'refunded' }) }), true],
    ['paid too late', anOrder({ state: 'refunded', payment: aPayment({ state: 'captured' }) }), true],
    ['pending', anOrder(), false],
    ['expired, without a payment', anOrder({ state: 'expired', payment: null }), false],
    ['expired, its payment cancelled', anOrder({ state: 'expired', payment: aPayment({ state: 'cancelled' }) }), false],
  ])('money was taken for an order or not: %s', (_, order, isSo) => {
    expect(isCharged(order)).toBe(isSo);
  });

  it.each<readonly [string, Order, 'payable' | 'processing' | 'neither']>([
    ['the test gateway', anOrder(), 'payable'],
    ['Stripe, with a secret', stripe(), 'payable'],
    ['Stripe, with a secret, after a question of the bank', stripe({ state: 'authenticating' }), 'payable'],
    ['Stripe, which still processes the payment', processed, 'processing'],
    ['Stripe, whose time is up', stripe({ clientSecret: null }), 'neither'],
    ['Stripe, with an empty secret', stripe({ clientSecret: '' }), 'neither'],
    [
      'the test gateway, after a question of the bank',
      anOrder({ payment: aPayment({ state: 'authenticating' }) }),
      'payable',
    ],
    ['none', anOrder({ payment: null }), 'neither'],
  ])('D-payment-processing: an order can be paid now, is being processed, or neither: %s', (_, order, expected) => {
    expect([isPayable(order), isProcessing(order)]).toEqual([expected === 'payable', expected === 'processing']);
  });
});
