import { BOOKING_DEFAULTS } from '../../../../core/catalogue/slotted.ts';
import { wholeDay } from './hours.ts';
import { type OfferPlan, plan } from './plan.ts';
import { EVERY_DAY, sessions, WORKING_DAYS } from './schedule.ts';

const { capacity: ONE_PLACE, ...DEFAULTS } = BOOKING_DEFAULTS;

/** What the wellness provider offers. */
export function wellnessPlans(): readonly OfferPlan[] {
  return [
    plan('Massage suédois', 'massage', 6500, sessions(WORKING_DAYS, '10:00', '19:00', 60, 1), {
      maxSlot: 2,
      bookMonth: 4,
      bookMonthUnique: true,
      coachId: 8,
    }),
    plan('Sauna et bain froid', 'spa', 0, sessions(EVERY_DAY, '09:00', '21:00', 90, 8), {
      slotTime: 90,
      maxSlot: 2,
      intensity: 0,
    }),
    plan('Réflexologie plantaire', 'massage', 4250, wholeDay(45, 1), { slotTime: 45, coachId: 9, language: 'fr' }),
    // The defaults, written out.
    plan('Massage assis', 'massage', 1800, wholeDay(20, ONE_PLACE), { ...DEFAULTS, slotTime: 20, coachId: 8 }),
    plan('Bain sonore', 'meditation', 2200, sessions([2, 6], '18:00', '21:00', 60, 7), {
      waitListBooking: true,
      coachId: 9,
      language: 'en',
      intensity: 0,
    }),
    plan('Sauna de minuit', 'spa', 1950, sessions([4, 5], '20:00', '23:59', 90, 8), { slotTime: 90, intensity: 1 }),
  ];
}
