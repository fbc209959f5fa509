import { endInstant, sessionEnd } from '../time/session.ts';
import { dateOf, type PlainDate, type WallTime } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';
import type { Animation } from './animation.ts';
import type { CatalogueEvent } from './event.ts';
import { hasEnded } from './has-ended.ts';

/** An event or an animation as its own page shows it: what its card shows, and more. */
export interface EventPage extends CatalogueEvent {
  /** The item that is bought: `event:12`, `animation:8`. */
  readonly item: string;
  /** The provider's description as plain text, one entry for each paragraph. */
  readonly paragraphs: readonly string[];
  /** The id of the price at which it is sold; null if it has none. */
  readonly priceId: number | null;
  readonly providerId: number | null;
  /** The first slot with a free place of a slotted event. */
  readonly nextSlot: WallTime | null;
  /** The last day of its offer, of a slotted one; null if it has none. */
  readonly endSlotted: PlainDate | null;
  /** Whether the API says that it is over. */
  readonly hasEnded: boolean;
  /** False for a slotted one whose offer takes no bookings. */
  readonly takesBookings: boolean;
}

/** An animation with the additional fields that its own page needs. */
export type AnimationPage = Animation &
  Pick<EventPage, 'paragraphs' | 'price' | 'currency' | 'providerId' | 'takesBookings' | 'hasEnded'>;

/** Converts an animation to the page of an event; its type becomes `slotted` or `single`. */
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
    ...{ initialPrice: null, discount: 0, priceId: null, placesLeft: null, endSlotted: null },
    firstSlot: type === 'slotted' ? nextSlot : null,
    ...{ weekday: null, occurrences: [], openings: [] },
  };
}

/** Returns the end of a dated event; its start if the duration is unknown, null if it has no date. */
export function endOf({ start, duration }: Pick<EventPage, 'start' | 'duration'>): WallTime | null {
  return start && sessionEnd(start, Math.round((duration ?? 0) * 60));
}

/** Whether the event is over at `now`, in milliseconds since 1970: its date has passed, or its offer of slots has ended. */
function isOver(page: EventPage, now: number): boolean {
  const { start, firstSlot, takesBookings } = page;
  const end = endOf(page);
  if (page.hasEnded || (start !== null && end !== null && endInstant(start, end) < now)) return true;
  return hasEnded(page, dateOf(toWallTime(now, PARIS)), firstSlot !== null || !takesBookings);
}

/** Why nothing of an event can be booked. */
export type NotSold = 'withdrawn' | 'over' | 'teaser' | 'information' | 'unsold';

/**
 * Returns why nothing of it can be booked online at `now` (milliseconds since 1970), whatever is left; null if it is
 * sold.
 */
export function whyNotSold(page: EventPage, now: number): NotSold | null {
  if (!page.isActive) return 'withdrawn';
  if (isOver(page, now)) return 'over';
  if (page.isTeaser) return 'teaser';
  if (page.isInformation) return 'information';
  return page.takesBookings ? null : 'unsold';
}
