import { slugOf } from '../../../../core/text/slug.ts';
import type { PlainDate } from '../../../../core/time/wall-time.ts';
import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import type { SampleOffer } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import { type OfferPlan, offerPlans } from '../plans/offer-plans.ts';
import { inTurn } from '../turns.ts';
import { venuesBySport } from './hosts.ts';
import { venueIds } from './people.ts';

/** The defaults of an offer of the sample. */
const ORDINARY = {
  slotTime: 60,
  maxSlot: 5,
  bookMonth: 20,
  bookMonthUnique: false,
  maxMonthlyBookBasedOn: 'user',
  consecutive: false,
  maxMultiSlots: 0,
  freeSlot: 0,
  waitListBooking: false,
  startSlotted: null,
  endSlotted: null,
  daysOff: [],
  coachId: null,
  language: null,
  intensity: null,
  scheduleForm: 'english',
} as const;

const FIRST_PICTURE = 2;
const FIRST_OF_WELLNESS = 11;
const FIRST_OF_VENUES = 21;

/**
 * Returns the slotted offers of the sample around `today`, which together exercise every rule of D-refusal-order,
 * D-free-slots and D-filter-options: the offers of the two providers of C-sample-data, and the offers of venues, each
 * plan once for every step of the scale.
 */
export function sampleOffers(today: PlainDate, scale: number): readonly SampleOffer[] {
  const { studio, wellness, venues } = offerPlans(today);
  const venueFor = venuesBySport(venueIds(scale));
  return withPictures([
    ...studio.map((plan, n) => asOffer(plan, 1 + n, YOGA_STUDIO)),
    ...wellness.map((plan, n) => asOffer(plan, FIRST_OF_WELLNESS + n, WELLNESS)),
    ...Array.from({ length: venues.length * scale }, (_, n) => {
      const round = Math.floor(n / venues.length);
      const plan = inTurn(venues, n);
      return asOffer(plan, FIRST_OF_VENUES + n, venueFor(plan.sport, n), round === 0 ? '' : `-${round + 1}`);
    }),
  ]);
}

/** Gives the offers the pictures of their sport in turn; a few offers have none. */
function withPictures(offers: readonly SampleOffer[]): readonly SampleOffer[] {
  const turns = new Map<string, number>();
  return offers.map((offer) => {
    const turn = turns.get(offer.sport) ?? FIRST_PICTURE;
    turns.set(offer.sport, turn + 1);
    return { ...offer, picture: offer.id % 40 === 33 ? null : pictureOf(offer.sport, turn) };
  });
}

function asOffer(plan: OfferPlan, id: number, providerId: number, suffix = ''): SampleOffer {
  return { ...ORDINARY, ...plan, id, providerId, picture: null, url: `${slugOf(plan.title)}${suffix}` };
}
