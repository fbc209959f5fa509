import { evenings, mornings, weekend } from './hours.ts';
import { type OfferPlan, plan } from './plan.ts';

/** Courses with a coach: waiting lists, languages and intensities. */
export function coachedPlans(): readonly OfferPlan[] {
  return [
    plan('Yoga in English', 'yoga', 0, evenings(3), {
      waitListBooking: true,
      coachId: 6,
      language: 'en',
      intensity: 1,
    }),
    plan('Qi gong', 'qi-gong', 0, weekend(60, 4), { waitListBooking: true, language: 'fr', intensity: 0 }),
    plan('Kundalini', 'yoga', 1100, evenings(2), { waitListBooking: true, freeSlot: 2, coachId: 9, language: 'fr' }),
    plan('Clases de salsa', 'danse', 1300, evenings(20), { coachId: 7, language: 'es', intensity: 1 }),
    plan('Rando en español', 'randonnee', 0, weekend(180, 15), {
      slotTime: 180,
      coachId: 7,
      language: 'es',
      intensity: 0,
    }),
    plan('Boxing in English', 'boxe', 1600, evenings(8), { coachId: 6, language: 'en', intensity: 2 }),
    plan('Tai-chi au parc', 'qi-gong', 0, mornings(20), { coachId: 5, language: 'fr', intensity: 0 }),
    plan('Gym douce', 'fitness', 600, mornings(16), { coachId: 3, language: 'fr', intensity: 0 }),
    plan('Cross-training', 'fitness', 1250, evenings(12), { coachId: 10, language: 'fr', intensity: 2 }),
    plan('Coaching individuel', 'fitness', 4500, mornings(1), { freeSlot: 1, maxSlot: 10, coachId: 8 }),
  ];
}
