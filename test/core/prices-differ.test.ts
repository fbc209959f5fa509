import { describe, expect, it } from 'vitest';
import { pricesDiffer } from '../../core/pricing/prices-differ.ts';
import { anOffer } from '../fixtures/data/factories.ts';

describe('D-slot-price: offers with slots whose prices or currencies differ', () => {
  it.each([
    [false, 'none', []],
    [false, 'one', [anOffer({ price: 1200 })]],
    [false, 'equal ones', [anOffer({ price: 1200 }), anOffer({ price: 1200 })]],
    [true, 'a free one', [anOffer({ price: 0 }), anOffer({ price: 1200 })]],
    [true, 'another currency', [anOffer({ price: 1200 }), anOffer({ price: 1200, currency: 'CHF' })]],
    [false, 'one without slots', [anOffer({ price: 1200 }), anOffer({ price: 900, schedule: [] })]],
  ])('prices differ where two offers with slots have other ones: %s: %s', (differ, _, offers) => {
    expect(pricesDiffer(offers)).toBe(differ);
  });
});
