import { type EventPage, whyNotSold } from '../../../core/catalogue/event-page.ts';
import { endInstant, sessionEnd } from '../../../core/time/session.ts';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import { type Data, imageOf, offerData, type PlacedVenue, venueData, whole, withOffset } from './data.ts';

interface At {
  /** The path of the event's page. */
  readonly path: string;
  /** The site's origin. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns an event or an animation; null for one without a date, or that is not offered any more. */
export function eventData(page: EventPage, venue: PlacedVenue, { path, origin, now }: At): Data | null {
  const start = page.start ?? page.firstSlot;
  if (start === null || !page.isActive) return null;
  const { title, duration, picture, paragraphs, placesLeft } = page;
  const url = whole(path, origin);
  const { name, url: venueUrl } = venueData(venue, origin);
  return {
    '@type': 'Event',
    name: title,
    url,
    startDate: withOffset(toInstant(start, PARIS)),
    endDate: withOffset(endInstant(start, sessionEnd(start, Math.round((duration ?? 0) * 60)))),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venueData(venue, origin),
    organizer: { '@type': 'Organization', name, url: venueUrl },
    ...(paragraphs.length > 0 && { description: paragraphs.join('\n') }),
    ...imageOf(picture.medium, origin),
    ...(whyNotSold(page, now) === null && { offers: offerData(page, placesLeft, url) }),
  };
}
