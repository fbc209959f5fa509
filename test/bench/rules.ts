import type { Bookings } from '../../core/booking/bookings.ts';
import { columnsOf } from '../../core/booking/day-slots.ts';
import { refusal } from '../../core/booking/refusal.ts';
import { openDays } from '../../core/booking/shown-days.ts';
import { addDays, wallTime } from '../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';
import { anOffer } from '../fixtures/data/factories.ts';
import { median } from './paint.ts';

const MONDAY = '2026-11-23';
const ROUNDS = 40;

/** Refusals judged in a millisecond, with 20 bookings and their multiples: a rule that grows worse than its facts shows. */
export function rulesPerMs(): Readonly<Record<'1x' | '4x' | '16x', number>> {
  const offer = anOffer({ consecutive: false, bookMonth: 1000 });
  const slots = columnsOf(openDays(MONDAY, 84, []), [offer]).flatMap((day) => day.slots);
  const now = toInstant(wallTime(MONDAY, '07:00'), PARIS);
  const measure = (factor: number) => {
    const own = Array.from({ length: 20 * factor }, (_, index) => ({
      offerId: offer.id + 1,
      start: wallTime(addDays(MONDAY, index), '06:00'),
    }));
    const bookings: Bookings = { own, organization: null, taken: new Map() };
    const rates = Array.from({ length: 7 }, () => {
      const start = performance.now();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const slot of slots) refusal(slot, { selection: [], offer, bookings, now });
      }
      return (slots.length * ROUNDS) / (performance.now() - start);
    });
    return Math.round(median(rates));
  };
  measure(1);
  return { '1x': measure(1), '4x': measure(4), '16x': measure(16) };
}
