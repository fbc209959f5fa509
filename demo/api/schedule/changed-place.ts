import type { Slot } from '../../../core/booking/slot.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { ChangedSessions } from '../schemas/studio-sessions.ts';
import { wallText } from '../wall-text.ts';
import type { BookedPlace } from './booked-sessions.ts';

/** Where a place moves; an event or an animation keeps its id. */
export interface Destination extends Pick<Slot, 'start' | 'end'> {
  readonly id: string;
  readonly capacity: number | null;
}

/** What a change does to a place that people have booked. */
export interface ChangedPlace {
  readonly place: Omit<BookedPlace, 'offerId'>;
  readonly what:
    | { readonly case: 'moved'; readonly to: Destination }
    | { readonly case: 'called-off' }
    | { readonly case: 'resized'; readonly capacity: number };
}

/** A place that moves. */
export interface MovedPlace {
  readonly id: string;
  readonly start: WallTime;
  readonly to: Destination;
}

export function movedOf(changed: readonly ChangedPlace[]): readonly MovedPlace[] {
  return changed.flatMap(({ place: { id, start }, what }) =>
    what.case === 'moved' ? [{ id, start, to: what.to }] : [],
  );
}

export function calledOffOf(changed: readonly ChangedPlace[]): readonly string[] {
  return changed.flatMap(({ place, what }) => (what.case === 'called-off' ? [place.id] : []));
}

/** Returns changed places as calls tell them. */
export function changedSessions(changed: readonly ChangedPlace[]): ChangedSessions {
  return changed.map(({ place, what }) => ({
    session: place.id,
    start: wallText(place.start),
    end: wallText(place.end),
    what: what.case,
    to: what.case === 'moved' ? { start: wallText(what.to.start), end: wallText(what.to.end) } : null,
    capacity: what.case === 'resized' ? what.capacity : null,
    taken: place.taken,
    people: place.people.map(({ name, as }) => ({ name, as })),
  }));
}
