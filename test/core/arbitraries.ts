import type { Slot } from '../../core/booking/slot.ts';
import { addDays, type PlainDate, type TimeOfDay, type WallTime, wallTime } from '../../core/time/wall-time.ts';
import { aSlot, TUESDAY } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

/** A day of the years 2020 to 2035. */
export const plainDate: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 5843 })
  .map((days) => addDays('2020-01-01', days));

export const timeOfDay: fc.Arbitrary<TimeOfDay> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':') as TimeOfDay);

export const wall: fc.Arbitrary<WallTime> = fc.tuple(plainDate, timeOfDay).map(([date, time]) => wallTime(date, time));

/** A slot of offer 7 on a full hour of the six weeks around `TUESDAY`: so few that two draws are often the same. */
export const slot: fc.Arbitrary<Slot> = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 8, max: 13 }))
  .map(([days, hour]) =>
    aSlot({ at: wallTime(addDays(TUESDAY, days), `${String(hour).padStart(2, '0')}:00` as TimeOfDay) }),
  );

/** Slots with different starts, in any order. */
export const differentSlots = fc.uniqueArray(slot, { maxLength: 12, selector: ({ id }) => id });
