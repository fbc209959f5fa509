import { describe, expect, it } from 'vitest';
import { pricesDiffer } from '../../core/pricing/prices-differ.ts';
import { anOffer } from '../fixtures/data/factories.ts';

describe('D-slot-price: offers with slots whose prices or currencies differ', () => {
  it.each([
    [false, 'no offers', []],
    [false, 'one offer', [anOffer({ price: 1200 })]],
    [false, 'equal prices', [anOffer({ price: 1200 }), anOffer({ price: 1200 })]],
    [true, 'a free offer', [anOffer({ price: 0 }), anOffer({ price: 1200 })]],
    [true, 'another currency', [anOffer({ price: 1200 }), anOffer({ price: 1200, currency: 'CHF' })]],
    [false, 'an offer without slots', [anOffer({ price: 1200 }), anOffer({ price: 900, schedule: [] })]],
    [
      false,
      'an offer without slots on any day',
      [anOffer({ price: 1200 }), anOffer({ price: 900, schedule: [[], []] })],
    ],
  ])('whether the prices of offers with slots differ is %s: %s', (differ, _, offers) => {
    expect(pricesDiffer(offers)).toBe(differ);
  });
});
