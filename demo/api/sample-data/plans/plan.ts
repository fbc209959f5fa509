import type { PlainDate } from '../../../../core/time/wall-time.ts';
import type { SampleOffer } from '../model.ts';

/** What every plan says; the address is made from the title. */
type Said = 'title' | 'sport' | 'price' | 'sessions';

/** The rules in which an offer differs from the ordinary. */
type Rules = Partial<Omit<SampleOffer, Said | 'id' | 'providerId' | 'url' | 'picture'>>;

/** An offer that some venue has. */
export type OfferPlan = Pick<SampleOffer, Said> & Rules;

/** Days around the day on which the sample is made. */
export interface Around {
  readonly today: PlainDate;
  in(days: number): PlainDate;
}

/** `price` is in cents. */
export function plan(
  title: string,
  sport: string,
  price: number,
  sessions: SampleOffer['sessions'],
  rules: Rules = {},
): OfferPlan {
  return { title, sport, price, sessions, ...rules };
}
