import { endInstant, sessionEnd } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import type { Animation } from './animation.ts';
import type { CatalogueEvent } from './event.ts';

/** An event or an animation as its own page shows it: what its card shows, and more. */
export interface EventPage extends CatalogueEvent {
  /** The item that is bought: `event:12`, `animation:8`. */
  readonly item: string;
  /** What its provider says of it, without markup. */
  readonly paragraphs: readonly string[];
  /** The id of the price at which it is sold; null if it has none. */
  readonly priceId: number | null;
  readonly providerId: number | null;
  /** The first slot of a slotted one with a place left. */
  readonly nextSlot: WallTime | null;
  /** False for a slotted one whose offer takes no bookings. */
  readonly takesBookings: boolean;
}

/** An animation with what its own page needs besides. */
export type AnimationPage = Animation &
  Pick<EventPage, 'paragraphs' | 'price' | 'currency' | 'providerId' | 'takesBookings'>;

/** Returns an animation as the page of an event: it takes place once, or by slots. */
export function pageOfAnimation(animation: AnimationPage): EventPage {
  const { picture, type, nextSlot } = animation;
  return {
    ...animation,
    item: `animation:${animation.id}`,
    type: type === 'slotted' ? 'slotted' : 'single',
    picture: { medium: picture, mini: null },
    sport: animation.sport && { slug: '', ...animation.sport },
    provider: animation.provider && { city: null, ...animation.provider },
    ...{ isTeaser: false, isCashback: false, isInformation: false, isSubscribed: false },
    ...{ initialPrice: null, discount: 0, priceId: null, placesLeft: null },
    firstSlot: type === 'slotted' ? nextSlot : null,
    ...{ weekday: null, occurrences: [], openings: [] },
  };
}

/** Returns the end of a dated event; its start if the duration is unknown, null if it has no date. */
export function endOf({ start, duration }: Pick<EventPage, 'start' | 'duration'>): WallTime | null {
  return start && sessionEnd(start, Math.round((duration ?? 0) * 60));
}

/** Whether a dated event is over at `now`, in milliseconds since 1970; false without a date. */
export function isOver(page: Pick<EventPage, 'start' | 'duration'>, now: number): boolean {
  const end = endOf(page);
  return page.start !== null && end !== null && endInstant(page.start, end) < now;
}
