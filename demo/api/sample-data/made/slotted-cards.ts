import type { SampleEvent, SampleOffer } from '../model.ts';

type Card = Omit<SampleEvent, 'id' | 'seriesId'>;

/** Offers whose card says more than the offer's price. */
const SAID: Readonly<Record<string, Partial<Card>>> = {
  'stage-de-noel': { isTeaser: true },
  'location-de-paddle': { isInformation: true },
  'piste-de-karting': { isCashBack: true },
  'massage-suedois': { initialPrice: 13_000, discount: 50 },
  'danse-classique': { initialPrice: 2750, discount: 20 },
};

/** The card of a slotted offer, by which it is listed among the events: its address is the offer's. */
export function slottedCard(offer: SampleOffer): Card {
  const isNew = offer.id % 2 === 0 || offer.url in SAID;
  return {
    ...{ providerId: offer.providerId, title: offer.title, url: offer.url, picture: offer.picture },
    ...{ sport: offer.sport, type: 'slotted', price: offer.price, initialPrice: null, discount: 0 },
    ...{ isTeaser: false, isCashBack: false, isInformation: false, isActive: true },
    ...{ times: null, capacity: null, duration: null, openings: null },
    slottedId: offer.id,
    minutesListed: isNew ? (offer.id * 163) % 10_000 : (offer.id * 8111) % 520_000,
    ...SAID[offer.url],
  };
}
