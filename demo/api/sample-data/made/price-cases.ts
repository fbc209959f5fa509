import type { SampleEvent } from '../model.ts';

/** How a card says its price (D-price-area); a percentage always comes with the price that it is taken off. */
type PriceCase = 'priced' | 'free' | 'teaser' | 'cashback' | 'information' | 'reduced';

export const PRICE_CASES: readonly PriceCase[] = [
  ...(['priced', 'reduced', 'free', 'teaser'] as const),
  ...(['cashback', 'information', 'priced', 'reduced'] as const),
];

/** How often each is met. */
export const USUAL_CASES: readonly PriceCase[] = [
  ...(['priced', 'free', 'priced', 'reduced', 'priced', 'cashback', 'priced', 'free', 'reduced'] as const),
  ...(['priced', 'teaser', 'priced', 'priced', 'reduced', 'information', 'priced', 'reduced'] as const),
  ...(['priced', 'free'] as const),
];

type Priced = Pick<SampleEvent, 'price' | 'initialPrice' | 'discount' | 'isTeaser' | 'isCashBack' | 'isInformation'>;

/**
 * Returns the price of an event of that case, given an ordinary price of `price` cents; `percent` is for a reduced one.
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
