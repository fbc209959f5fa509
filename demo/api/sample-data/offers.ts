import { addDays, type PlainDate } from '../../../core/time/wall-time.ts';
import type { SampleOffer } from './model.ts';
import { catalogue, type OfferPlan } from './offer-plans.ts';
import { venueIds, WELLNESS, YOGA_STUDIO } from './people.ts';
import { EVERY_DAY, sessions, WEEKEND, WORKING_DAYS } from './schedule.ts';

/** What an offer of the sample has where its plan says nothing. */
const ORDINARY = {
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
} as const;

const FIXED: readonly SampleOffer[] = [
  {
    ...ORDINARY,
    id: 1,
    providerId: YOGA_STUDIO,
    title: 'Yoga doux',
    url: 'yoga-doux',
    sport: 'yoga',
    price: 0,
    slotTime: 60,
    bookMonth: 30,
    coachId: 1,
    language: 'fr',
    intensity: 0,
    sessions: sessions(EVERY_DAY, '08:00', '20:00', 60, 6),
  },
  {
    ...ORDINARY,
    id: 2,
    providerId: YOGA_STUDIO,
    title: 'Padel duo',
    url: 'padel-duo',
    sport: 'padel',
    price: 1200,
    slotTime: 30,
    maxSlot: 4,
    consecutive: true,
    waitListBooking: true,
    intensity: 1,
    sessions: sessions(EVERY_DAY, '08:00', '20:00', 30, 2),
  },
  {
    ...ORDINARY,
    id: 3,
    providerId: WELLNESS,
    title: 'Massage suédois',
    url: 'massage-suedois',
    sport: 'massage',
    price: 6500,
    slotTime: 60,
    maxSlot: 2,
    bookMonth: 4,
    bookMonthUnique: true,
    coachId: 2,
    sessions: sessions(WORKING_DAYS, '10:00', '19:00', 60, 1),
  },
  {
    ...ORDINARY,
    id: 4,
    providerId: WELLNESS,
    title: 'Sauna et bain froid',
    url: 'sauna-et-bain-froid',
    sport: 'spa',
    price: 0,
    slotTime: 90,
    maxSlot: 2,
    intensity: 0,
    sessions: sessions([...WORKING_DAYS, ...WEEKEND], '09:00', '21:00', 90, 8),
  },
];

const FIRST_PLANNED = 11;

/** The slotted offers of the sample around `today`; each plan once for every step of the scale. */
export function sampleOffers(today: PlainDate, scale: number): readonly SampleOffer[] {
  const venues = venueIds(scale);
  const plans = catalogue({ today, in: (days) => addDays(today, days) });
  const planned = Array.from({ length: scale }, (_, round) =>
    plans.map((plan, n): SampleOffer => asOffer(plan, round, n, plans.length, venues)),
  );
  return [...FIXED, ...planned.flat()];
}

function asOffer(plan: OfferPlan, round: number, n: number, plans: number, venues: readonly number[]): SampleOffer {
  const index = round * plans + n;
  const suffix = round === 0 ? '' : `-${round + 1}`;
  return {
    ...ORDINARY,
    ...plan,
    id: FIRST_PLANNED + index,
    providerId: venues[index % venues.length] ?? YOGA_STUDIO,
    url: `${plan.url}${suffix}`,
  };
}
