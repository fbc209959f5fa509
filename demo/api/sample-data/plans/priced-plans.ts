import { evenings, mornings, weekend, wholeDay } from './hours.ts';
import { type OfferPlan, plan } from './plan.ts';

/** Offers with free slots, short slots and chains. */
export function pricedPlans(): readonly OfferPlan[] {
  return [
    // Free slots that cover a part, all, or more than is chosen.
    plan("Cours d'essai de danse", 'danse', 1800, evenings(14), {
      freeSlot: 1,
      maxSlot: 3,
      coachId: 5,
      language: 'fr',
      intensity: 1,
    }),
    plan('Danse classique', 'danse', 2200, evenings(10), { freeSlot: 2, maxSlot: 2, coachId: 5, intensity: 2 }),
    plan('Stretching', 'fitness', 1000, mornings(10), { freeSlot: 5, maxSlot: 3, coachId: 3, intensity: 0 }),
    plan('Padel débutant', 'padel', 1600, wholeDay(90, 4), {
      slotTime: 90,
      freeSlot: 1,
      consecutive: true,
      maxSlot: 2,
    }),
    plan('Simulateur de golf', 'golf', 800, wholeDay(20, 1), { slotTime: 20, consecutive: true, maxSlot: 6 }),
    plan('Ping-pong', 'tennis-de-table', 0, wholeDay(30, 4), { slotTime: 30, consecutive: true, maxSlot: 4 }),
    plan('Natation libre', 'natation', 450, wholeDay(60, 30), { maxSlot: 10 }),
    plan("Tir à l'arc", 'tir-a-l-arc', 1250, weekend(60, 7), { bookMonth: 1 }),
    plan('Simulateur de chute libre', 'chute-libre', 5990, wholeDay(15, 1), { slotTime: 15, maxSlot: 2 }),
  ];
}
