import { wholeDay } from './hours.ts';
import { type OfferPlan, plan } from './plan.ts';
import { EVERY_DAY, sessions, WEEKEND, WORKING_DAYS } from './schedule.ts';

/** Offers at odd hours, without any, and with hours that payloads spell in another way (D-schedule). */
export function timedPlans(): readonly OfferPlan[] {
  return [
    // 02:30 is there twice in the night of one clock change and not at all in that of the other.
    plan('Fitness de nuit', 'fitness', 0, sessions(EVERY_DAY, '00:30', '05:30', 60, 20), { maxSlot: 2 }),
    plan('Escalade nocturne', 'escalade', 1400, sessions([4, 5], '20:00', '23:59', 90, 12), {
      slotTime: 90,
      consecutive: true,
    }),
    plan('Circuit du matin', 'fitness', 850, sessions(WORKING_DAYS, '06:00', '08:30', 30, 7), {
      slotTime: 30,
      coachId: 10,
      intensity: 2,
    }),
    plan('Patinoire', 'patinage', 750, sessions(WEEKEND, '10:00', '18:00', 120, 30), {
      slotTime: 120,
      scheduleForm: 'french',
    }),
    plan('Bassin nordique', 'natation', 380, wholeDay(60, 20), { scheduleForm: 'dates' }),
    plan('Stage de voile', 'voile', 12_000, sessions([], '09:00', '18:00', 180, 6), { slotTime: 180 }),
  ];
}
