import type { SampleEvent } from '../model.ts';

/** How a card shows its price (D-price-area); a `reduced` price comes with its percentage and the price before it. */
type PriceCase = 'priced' | 'free' | 'teaser' | 'cashback' | 'information' | 'reduced';

export const PRICE_CASES: readonly PriceCase[] = [
  ...(['priced', 'reduced', 'free', 'teaser'] as const),
  ...(['cashback', 'information', 'priced', 'reduced'] as const),
];

/** The cases as often as events usually have them. */
export const USUAL_CASES: readonly PriceCase[] = [
  ...(['priced', 'free', 'priced', 'reduced', 'priced', 'cashback', 'priced', 'free', 'reduced'] as const),
  ...(['priced', 'teaser', 'priced', 'priced', 'reduced', 'information', 'priced', 'reduced'] as const),
  ...(['priced', 'free'] as const),
];

type Priced = Pick<SampleEvent, 'price' | 'initialPrice' | 'discount' | 'isTeaser' | 'isCashBack' | 'isInformation'>;

/**
 * Returns the price of an event in this case. `price` is the ordinary price in cents; `percent` is the discount of a
 * reduced price.
 */
export function priceOf(priceCase: PriceCase, price: number, percent: number): Priced {
  const plain = {
    ...{ price, initialPrice: null, discount: 0 },
    ...{ isTeaser: priceCase === 'teaser', isCashBack: priceCase === 'cashback' },
    isInformation: priceCase === 'information',
  };
  switch (priceCase) {
    case 'free':
      return { ...plain, price: 0 };
    case 'reduced':
      return { ...plain, price: Math.round((price * (100 - percent)) / 100), initialPrice: price, discount: percent };
    default:
      return plain;
  }
}
