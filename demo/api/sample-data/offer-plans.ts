import type { PlainDate } from '../../../core/time/wall-time.ts';
import { datedPlans } from './dated-plans.ts';
import type { SampleOffer } from './model.ts';
import { pricedPlans } from './priced-plans.ts';

type Required = 'title' | 'url' | 'sport' | 'price' | 'slotTime' | 'sessions';

/** An offer that some venue has: what it must say, and the rules in which it differs from the ordinary. */
export type OfferPlan = Pick<SampleOffer, Required> & Partial<Omit<SampleOffer, Required | 'id' | 'providerId'>>;

/** Days around the day on which the sample is made. */
export interface Around {
  readonly today: PlainDate;
  in(days: number): PlainDate;
}

/** Offers that between them exercise every rule of decisions §5 and §6. */
export function catalogue(around: Around): readonly OfferPlan[] {
  return [...datedPlans(around), ...pricedPlans()];
}
