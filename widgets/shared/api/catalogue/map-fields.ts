import * as v from 'valibot';
import type { MapPosition } from '../../../../core/map/position.ts';
import { pictureField } from '../address-field.ts';
import { textField, urlField } from './catalogue-fields.ts';

/** The schema of a number, or of a text that contains a number. */
const numberField = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** Whether a number is a latitude on the map, which is a square that ends before the poles. */
export const isLatitude = (degrees: number) => Math.abs(degrees) <= 85.05;

export const isLongitude = (degrees: number) => Math.abs(degrees) <= 180;

const latitudeField = v.pipe(numberField, v.check(isLatitude));

const longitudeField = v.pipe(numberField, v.check(isLongitude));

/** The schema of a city: a text or `{ name }`; null for anything else. */
export const cityField = v.fallback(
  v.nullable(
    v.union([
      textField,
      v.pipe(
        v.object({ name: textField }),
        v.transform(({ name }) => name),
      ),
    ]),
  ),
  null,
);

export const postalCodeField = v.fallback(v.nullable(textField), null);

/** The schema of a map position (S-map-position). */
export const positionFields = v.pipe(
  v.object({
    location: v.object({ id: numberField, lat: latitudeField, long: longitudeField, name: v.nullish(v.string()) }),
    city: cityField,
    user: v.object({
      fullName: textField,
      url: v.nullish(urlField),
      slug: v.nullish(urlField),
      picture: v.nullish(v.object({ medium: pictureField })),
    }),
    eventType: v.nullish(textField),
    events: v.pipe(
      v.array(v.unknown()),
      v.transform((events) => idsOf(events)),
    ),
  }),
  v.check(({ user }) => (user.url ?? user.slug) != null, 'no address'),
  v.transform(
    ({ location: { id, lat, long, name }, city, user, eventType, events }): MapPosition => ({
      id,
      latitude: lat,
      longitude: long,
      name: name ?? '',
      city,
      provider: { name: user.fullName, url: user.url ?? user.slug ?? '', picture: user.picture?.medium ?? null },
      eventType: eventType ?? 'all',
      events,
    }),
  ),
);

/**
 * Whether a position has coordinates. A position without coordinates is left out silently, an invalid position with a
 * warning.
 */
export function hasPlace(item: unknown): boolean {
  const position = membersOf(item);
  if (position === null) return true;
  const location = membersOf(position['location']);
  return location !== null && !isNothing(location['lat']) && !isNothing(location['long']);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Returns the ids of events, which are given as ids or as objects with an `id`. */
function idsOf(events: readonly unknown[]): readonly number[] {
  return events.flatMap((event) => {
    const named = membersOf(event)?.['id'] ?? event;
    const id = typeof named === 'string' && named !== '' ? Number(named) : named;
    return typeof id === 'number' && Number.isInteger(id) ? [id] : [];
  });
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
