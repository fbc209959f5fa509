import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import type { SampleAnimation, SampleEvent } from '../model.ts';
import { eventText } from '../names/event-texts.ts';

interface SampleItems {
  readonly events: readonly SampleEvent[];
  readonly animations: readonly SampleAnimation[];
}

/**
 * Writes the sample's events with their openings, and animations. Those that are stored already get their pictures, and
 * events their texts and when they were listed.
 */
export async function insertItems(
  transaction: Transaction,
  { events, animations }: SampleItems,
  now: number,
): Promise<void> {
  await insertAll(
    transaction,
    'event',
    EVENT,
    events.map((event) => ({
      ...placeRow(event),
      initial_price_cents: event.initialPrice,
      discount: event.discount,
      is_teaser: event.isTeaser,
      is_cash_back: event.isCashBack,
      is_information: event.isInformation,
      is_active: event.isActive,
      picture: event.picture,
      description: eventText(event),
      series_id: event.seriesId,
      duration_minutes: event.duration,
      published_at: now - event.minutesListed * 60_000,
    })),
    ['picture', 'description', 'published_at'],
  );
  await insertAll(
    transaction,
    'event_opening',
    { event_id: 'integer', weekday: 'smallint', starts: 'time' },
    events.flatMap(({ id, openings }) =>
      (openings?.weekdays ?? []).flatMap((weekday) =>
        (openings?.hours ?? []).map((starts) => ({ event_id: id, weekday, starts })),
      ),
    ),
  );
  await insertAll(
    transaction,
    'animation',
    { ...PLACE, description: 'text', marketing_picture: 'text' },
    animations.map((animation) => {
      return { ...placeRow(animation), description: animation.description, marketing_picture: animation.picture };
    }),
    ['marketing_picture'],
  );
}

const PLACE = {
  id: 'integer',
  provider_id: 'integer',
  title: 'text',
  url: 'text',
  sport_slug: 'text',
  type: 'text',
  price_cents: 'integer',
  starts_at: 'timestamp',
  ends_at: 'timestamp',
  capacity: 'integer',
  slotted_id: 'integer',
} as const;

const EVENT = {
  ...PLACE,
  picture: 'text',
  description: 'text',
  series_id: 'integer',
  duration_minutes: 'integer',
  published_at: 'bigint',
  initial_price_cents: 'integer',
  discount: 'integer',
  is_teaser: 'boolean',
  is_cash_back: 'boolean',
  is_information: 'boolean',
  is_active: 'boolean',
} as const;

/** Returns the columns that the rows of events and animations have in common. */
function placeRow(place: SampleEvent | SampleAnimation) {
  return {
    id: place.id,
    provider_id: place.providerId,
    title: place.title,
    url: place.url,
    sport_slug: place.sport,
    type: place.type,
    price_cents: place.price,
    starts_at: place.times?.start ?? null,
    ends_at: place.times?.end ?? null,
    capacity: place.capacity,
    slotted_id: place.slottedId,
  };
}
