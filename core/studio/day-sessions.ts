import { sessionsOn, slotsOf } from '../booking/day-slots.ts';
import { isInPeriod } from '../booking/refusal.ts';
import { type Slot, slotId } from '../booking/slot.ts';
import type { SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, type PlainDate, wallTime } from '../time/wall-time.ts';
import type { DaySession } from './day.ts';

/** A session as the schedule has it on a day; `off` if it does not take place that day, although it does each week. */
export interface DaySlot extends Pick<Slot, 'id' | 'start' | 'end' | 'capacity'> {
  readonly state: 'planned' | 'off';
}

/** Returns the sessions of an offer on a day, with those of the week that do not take place. */
export function daySlots(offer: SlottedOffer, date: PlainDate): readonly DaySlot[] {
  const planned = slotsOf(offer, date).map(({ id, start, end, capacity }) => ({
    ...{ id, start, end, capacity },
    state: 'planned' as const,
  }));
  if (!isInPeriod(date, offer)) return planned;
  const usual = sessionsOn({ schedule: offer.schedule, specialDays: [] }, date);
  const off = usual.flatMap(({ start, end, capacity }): readonly DaySlot[] => {
    const at = wallTime(date, start);
    const until = wallTime(end > start ? date : addDays(date, 1), end);
    const id = slotId(offer.id, at);
    return planned.some((one) => one.id === id) ? [] : [{ id, start: at, end: until, capacity, state: 'off' }];
  });
  return [...planned, ...off];
}

/** Returns sessions in the order of the day: by start, then by title. */
export function inOrder<Session extends Pick<DaySession, 'start' | 'title' | 'id'>>(sessions: readonly Session[]) {
  const key = ({ start, title, id }: Session) => `${start} ${title} ${id}`;
  return [...sessions].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
