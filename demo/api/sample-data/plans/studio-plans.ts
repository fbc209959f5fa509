import { evenings, mornings, weekend, wholeDay } from './hours.ts';
import { type Around, type OfferPlan, plan } from './plan.ts';
import { EVERY_DAY, sessions } from './schedule.ts';

/** What the yoga studio offers; the first two are as C-sample-data has them. */
export function studioPlans({ today }: Around): readonly OfferPlan[] {
  return [
    plan('Yoga doux', 'yoga', 0, sessions(EVERY_DAY, '08:00', '20:00', 60, 6), {
      bookMonth: 30,
      coachId: 1,
      language: 'fr',
      intensity: 0,
    }),
    plan('Padel duo', 'padel', 1200, sessions(EVERY_DAY, '08:00', '20:00', 30, 2), {
      slotTime: 30,
      maxSlot: 4,
      consecutive: true,
      waitListBooking: true,
      intensity: 1,
    }),
    plan('Vinyasa dynamique', 'yoga', 1250, evenings(7), { freeSlot: 1, coachId: 2, language: 'fr', intensity: 2 }),
    plan('Morning Flow', 'yoga', 1000, mornings(3), {
      waitListBooking: true,
      coachId: 6,
      language: 'en',
      intensity: 1,
    }),
    plan('Pilates Reformer', 'pilates', 2800, wholeDay(60, 4), {
      bookMonth: 5,
      bookMonthUnique: true,
      coachId: 3,
      language: 'fr',
      intensity: 2,
    }),
    plan('Flamenco para todos', 'danse', 1500, weekend(90, 20), {
      slotTime: 90,
      coachId: 7,
      language: 'es',
      intensity: 1,
    }),
    plan('Méditation guidée', 'meditation', 0, sessions(EVERY_DAY, '12:30', '13:30', 30, 20), {
      slotTime: 30,
      daysOff: [{ start: today, end: today }],
      coachId: 5,
      language: 'fr',
      intensity: 0,
    }),
    plan('Cours particulier', 'yoga', 5500, mornings(1), { maxSlot: 1, bookMonth: 1, coachId: 1 }),
  ];
}
