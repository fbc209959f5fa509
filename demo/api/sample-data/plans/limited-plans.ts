import { evenings, mornings, weekend, wholeDay } from './hours.ts';
import { type OfferPlan, plan } from './plan.ts';

/** Offers with monthly limits, of a user or an organisation, and with repeats of one slot. */
export function limitedPlans(): readonly OfferPlan[] {
  return [
    plan('Salle en travaux', 'fitness', 0, mornings(10), { bookMonth: 0 }),
    plan('Bilan de forme', 'fitness', 0, mornings(1), {
      bookMonth: 1,
      bookMonthUnique: true,
      maxSlot: 1,
      coachId: 4,
    }),
    plan('Squash', 'squash', 1100, wholeDay(45, 2), {
      slotTime: 45,
      consecutive: true,
      bookMonth: 8,
      maxSlot: 2,
      intensity: 2,
    }),
    plan('Badminton libre', 'badminton', 600, wholeDay(60, 20), { bookMonth: 5 }),
    plan('Aviron découverte', 'aviron', 3000, weekend(90, 4), { slotTime: 90, maxSlot: 1 }),
    plan('Salle de musculation', 'fitness', 0, wholeDay(60, 20), {
      maxMonthlyBookBasedOn: 'org',
      bookMonth: 40,
      bookMonthUnique: true,
    }),
    plan('Court de tennis', 'tennis', 0, wholeDay(60, 2), {
      maxMonthlyBookBasedOn: 'org',
      bookMonth: 60,
      consecutive: true,
      maxSlot: 2,
    }),
    plan('Futsal inter-entreprises', 'football', 0, evenings(10), {
      maxMonthlyBookBasedOn: 'org',
      bookMonth: 6,
      bookMonthUnique: true,
    }),
    plan('Piste de karting', 'karting', 2500, weekend(30, 8), { slotTime: 30, maxMultiSlots: 4, maxSlot: 8 }),
    plan('Location de paddle', 'paddle', 0, wholeDay(60, 10), { maxMultiSlots: 3 }),
    plan('Trampoline', 'trampoline', 1250, weekend(60, 20), { maxMultiSlots: 2, maxSlot: 6 }),
  ];
}
