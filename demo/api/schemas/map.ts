import { type Static, type TInteger, type TNumber, Type } from 'typebox';
import { exact, orNull, Picture } from './common.ts';
import { EventSchema } from './event.ts';

/** The maximum numbers of positions in a list and in a compact response (D-compact-map). */
export const MOST_LISTED = 20_000;
export const MOST_COMPACT = 100_000;

const Latitude = Type.Number({ minimum: -90, maximum: 90 });

const Longitude = Type.Number({ minimum: -180, maximum: 180 });

const location = { id: Type.Integer(), lat: Latitude, long: Longitude, name: Type.String() };

/**
 * A venue with listed events (S-map-position). Its location has the id and name of the venue; the coordinates are null
 * if they are not known.
 */
const PositionSchema = exact(
  {
    location: exact({ ...location, lat: orNull(Latitude), long: orNull(Longitude) }),
    city: Type.String(),
    user: exact({ fullName: Type.String(), slug: Type.String(), url: Type.String(), picture: Picture }),
    /** The `eventType` with which the details of the position are requested. */
    eventType: Type.Literal('all'),
    /** The listed events of the venue, in the order of their ids. */
    events: Type.Array(exact({ id: Type.Integer() }), { minItems: 1 }),
  },
  'Position',
);

export type Position = Static<typeof PositionSchema>;

export const PositionsSchema = Type.Array(PositionSchema, { maxItems: MOST_LISTED });

const numbers = (entry: TNumber | TInteger) => Type.Array(entry, { maxItems: MOST_COMPACT });

const TextIndex = Type.Integer({ minimum: 0 });
const TextIndexOrNone = Type.Integer({ minimum: -1 });

/**
 * The venues that have coordinates, as lists of numbers; each text occurs once, and the lists refer to it by index
 * (D-compact-map).
 */
export const CompactPositionsSchema = exact(
  {
    texts: Type.Array(Type.String()),
    ids: numbers(Type.Integer()),
    latitudes: numbers(Latitude),
    longitudes: numbers(Longitude),
    names: numbers(TextIndex),
    cities: numbers(TextIndexOrNone),
    providers: numbers(TextIndex),
    urls: numbers(TextIndex),
    pictures: numbers(TextIndexOrNone),
    eventTypes: numbers(TextIndex),
    eventCounts: numbers(Type.Integer({ minimum: 1 })),
    events: Type.Array(Type.Integer()),
  },
  'CompactPositions',
);

/** A marker: the url or slug and the coordinates of its venue; `query` has the filters of the map. */
export const MarkerBody = exact(
  {
    eventType: Type.Enum(['all', 'open', 'single', 'cyclic', 'slotted']),
    long: Longitude,
    lat: Latitude,
    url: Type.String({ minLength: 1, maxLength: 200 }),
    query: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  'Marker',
);

export const MarkerDetailsSchema = exact(
  {
    location: exact({ ...location, city: Type.String(), postalCode: Type.String() }),
    /** The newest first. */
    events: Type.Array(EventSchema, { maxItems: 100 }),
  },
  'PositionDetails',
);
