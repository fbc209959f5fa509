import type { DayColumn } from '../../core/booking/day-slots.ts';
import { isPast } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import type { CalendarState } from './state.ts';

/** The number of rows of a day that are shown before 'Voir plus d'horaire' is pressed (D-visible-rows). */
export const VISIBLE_ROWS = { default: 7, picker: 5 } as const;

/** Returns the slots of a day that are shown before 'Voir plus d'horaire' is pressed. */
export function firstRows(day: DayColumn, state: Pick<CalendarState, 'mode' | 'today' | 'now'>): readonly Slot[] {
  return withoutPastOfToday(day, state).slice(0, VISIBLE_ROWS[state.mode]);
}

/** Returns the slots of a day, without the slots of today that have begun (D-past-rows). */
export function withoutPastOfToday(
  { date, slots }: DayColumn,
  { today, now }: Pick<CalendarState, 'today' | 'now'>,
): readonly Slot[] {
  return date === today ? slots.filter((slot) => !isPast(slot, now)) : slots;
}
