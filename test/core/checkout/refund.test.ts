import { expect, it } from 'vitest';
import { refundOf, refundSum } from '../../../core/checkout/refund.ts';

const ORDER = { total: 1200, payment: null } as const;
const DUE = { state: 'due', amount: 500 } as const;
const CAPTURED = { state: 'captured' } as const;
const REFUNDED = { state: 'refunded' } as const;

it.each([
  ['confirmed, nothing back', { ...ORDER, state: 'confirmed', payment: CAPTURED }, null, 1200],
  ['confirmed, a part back', { ...ORDER, state: 'confirmed', payment: CAPTURED, refund: DUE }, DUE, 700],
  ['confirmed, nothing known', { ...ORDER, state: 'confirmed', refund: null }, null, 1200],
  ['cancelled, due', { ...ORDER, state: 'cancelled', payment: CAPTURED, refund: DUE }, DUE, 500],
  ['cancelled, nothing to go back', { ...ORDER, state: 'cancelled' }, null, 1200],
  [
    'refunded, by a back end that says no more',
    { ...ORDER, state: 'refunded', payment: REFUNDED },
    { state: 'made', amount: 1200 },
    1200,
  ],
  ['refunded, with what went back', { ...ORDER, state: 'refunded', payment: REFUNDED, refund: DUE }, DUE, 500],
] as const)('D-refunds: the money that goes back of an order: %s', (_, order, refund, sum) => {
  expect([refundOf(order), refundSum(order)]).toEqual([refund, sum]);
});
