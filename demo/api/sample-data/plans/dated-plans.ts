import { addDays, mondayOf } from '../../../../core/time/wall-time.ts';
import { evenings, mornings, weekend, wholeDay } from './hours.ts';
import { type Around, type OfferPlan, plan } from './plan.ts';

/** Offers with days off, and with a first or a last day. */
export function datedPlans({ today, in: day }: Around): readonly OfferPlan[] {
  const off = (first: number, last = first) => ({ start: day(first), end: day(last) });
  return [
    plan('Pilates au sol', 'pilates', 1500, mornings(8), {
      daysOff: [off(3)],
      coachId: 3,
      language: 'fr',
      intensity: 1,
    }),
    plan('Aquagym', 'natation', 900, mornings(12), { daysOff: [off(7, 13)], intensity: 0 }),
    plan('Boxe loisir', 'boxe', 1400, evenings(10), { daysOff: [off(-2, 1)], coachId: 4, intensity: 2 }),
    plan('Aquabike', 'natation', 1700, wholeDay(45, 7), { slotTime: 45, daysOff: [off(0)], intensity: 2 }),
    plan('Marche nordique', 'randonnee', 0, mornings(20), { daysOff: [off(2), off(9, 11), off(20)], coachId: 10 }),
    plan('Stage de grimpe', 'escalade', 2000, wholeDay(60, 6), { startSlotted: today, endSlotted: day(10) }),
    plan("Méditation d'hiver", 'meditation', 0, evenings(15), {
      startSlotted: day(5),
      endSlotted: day(90),
      coachId: 1,
      language: 'fr',
    }),
    plan("Surf d'automne", 'surf', 3500, weekend(60, 6), { endSlotted: day(-1), intensity: 1 }),
    plan('Stage de Noël', 'danse', 9000, weekend(120, 12), {
      slotTime: 120,
      startSlotted: day(20),
      endSlotted: day(34),
    }),
    plan('Beach-volley', 'volley', 0, wholeDay(60, 12), { endSlotted: addDays(mondayOf(today), 6) }),
  ];
}
