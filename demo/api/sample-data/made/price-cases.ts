import type { SampleEvent } from '../model.ts';

/** How a card says its price (D-price-area), and the two in which a percentage comes without a struck price. */
type PriceCase =
  | 'priced'
  | 'free'
  | 'teaser'
  | 'cashback'
  | 'information'
  | 'reduced'
  | 'percentage-alone'
  | 'given-away';

export const PRICE_CASES: readonly PriceCase[] = [
  ...(['priced', 'reduced', 'free', 'teaser'] as const),
  ...(['cashback', 'information', 'percentage-alone', 'given-away'] as const),
];

/** How often each is met. */
export const USUAL_CASES: readonly PriceCase[] = [
  ...(['priced', 'free', 'priced', 'reduced', 'priced', 'cashback', 'priced', 'free', 'reduced'] as const),
  ...(['priced', 'teaser', 'priced', 'priced', 'reduced', 'information', 'priced', 'percentage-alone'] as const),
  ...(['priced', 'free'] as const),
];

type Priced = Pick<SampleEvent, 'price' | 'initialPrice' | 'discount' | 'isTeaser' | 'isCashBack' | 'isInformation'>;

/** What an event of that case costs where it ordinarily costs `price` cents; `percent` is for a reduced one. */
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
    case 'percentage-alone':
      return { ...plain, discount: percent };
    case 'given-away':
      return { ...plain, price: 0, initialPrice: price, discount: 100 };
    default:
      return plain;
  }
}
