import { describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import { discountBadge, priceArea, struckPrice } from '../../core/pricing/price-area.ts';
import { anEvent } from '../fixtures/data/events.ts';
import { fc } from '../fixtures/data/properties.ts';

const anyEvent: fc.Arbitrary<CatalogueEvent> = fc
  .record({
    type: fc.constantFrom('open', 'single', 'cyclic', 'slotted'),
    isTeaser: fc.boolean(),
    isCashback: fc.boolean(),
    isInformation: fc.boolean(),
    isSubscribed: fc.boolean(),
    price: fc.constantFrom(0, 1, 1200, 1500),
    initialPrice: fc.constantFrom(null, 0, 1, 1200, 1500, 2000),
    discount: fc.constantFrom(0, 20, 100),
  })
  .map(anEvent);

describe('S-price-area, D-price-area: the price area shows the first case that applies', () => {
  const all = {
    isTeaser: true,
    isCashback: true,
    isInformation: true,
    isSubscribed: true,
    price: 0,
    type: 'open',
  } as const;
  it.each([
    ['teaser', all],
    ['cashback', { ...all, isTeaser: false }],
    ['none', { ...all, isTeaser: false, isCashback: false }],
    ['subscribed', { ...all, isTeaser: false, isCashback: false, isInformation: false }],
    ['free', { price: 0 }],
    ['free', { price: 0, type: 'open' }],
    ['from', { type: 'open' }],
    ['price', { type: 'slotted' }],
    ['price', {}],
  ] as const)('the price area has the case %s for %j', (name, changes) => {
    expect(priceArea(anEvent(changes)).case).toBe(name);
  });

  it.each([
    ['with a discount, above 0', { initialPrice: 1500, discount: 20 }, 1500],
    ['an open event with a discount', { initialPrice: 1500, discount: 20, type: 'open' }, 1500],
    ['no discount', { initialPrice: 1500, discount: 0 }, null],
    ['no initial price', { initialPrice: null, discount: 20 }, null],
    ['an equal initial price', { initialPrice: 1200, discount: 20 }, null],
    ['a lower initial price', { initialPrice: 900, discount: 20 }, null],
  ] as const)('the initial price is struck through if it was higher: %s', (_, changes, struck) => {
    expect(priceArea(anEvent(changes))).toMatchObject({ price: 1200, struck });
  });

  it('a free event has no struck price', () => {
    expect(priceArea(anEvent({ price: 0, initialPrice: 1500, discount: 100 }))).toEqual({ case: 'free' });
  });

  it('no price is struck through if the price is 0, whatever the initial price', () => {
    expect(struckPrice({ price: 0, initialPrice: 1500, discount: 100 })).toBeNull();
    expect(struckPrice({ price: 1, initialPrice: 1500, discount: 99 })).toBe(1500);
  });

  it('every event has exactly one case; a shown price is above 0, and a struck price is higher', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const area = priceArea(event);
        const isPriced = area.case === 'from' || area.case === 'price';
        if (isPriced) expect(area.price).toBeGreaterThan(0);
        if (isPriced && area.struck !== null) expect(area.struck).toBeGreaterThan(area.price);
        expect(['teaser', 'cashback', 'none', 'subscribed', 'free', 'from', 'price']).toContain(area.case);
      }),
    );
  });
});

describe('S-discount-badge: the discount badge', () => {
  it.each([
    [20, {}],
    [20, { isCashback: true }],
    [null, { isSubscribed: true }],
    [null, { isTeaser: true }],
    [null, { isInformation: true }],
    [null, { discount: 0 }],
  ])('the discount badge shows %j for %j', (badge, changes) => {
    expect(discountBadge(anEvent({ discount: 20, ...changes }))).toBe(badge);
  });
});
