import type { MapPosition } from '../../../core/map/position.ts';
import { fc } from '../../fixtures/data/properties.ts';

/** The bounds of the whole world. */
export const WORLD = { west: -180, south: -90, east: 180, north: 90 };

let ids = 0;

/** A position in Paris, with one event by default; more `events` get ascending ids. */
export function aPosition(latitude: number, longitude: number, events = 1, city: string | null = 'Paris'): MapPosition {
  ids += 1;
  return {
    id: ids,
    latitude,
    longitude,
    name: 'Studio Lumière',
    city,
    provider: { name: 'Studio Lumière', url: 'studio-lumiere', picture: null },
    eventType: 'all',
    events: Array.from({ length: events }, (_, event) => event + 1),
  };
}

const anywhere = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Positions in a box of some ten kilometres, which are clustered at many zooms. */
const inTown = fc.record({
  latitude: fc.double({ min: 48.8, max: 48.9, noNaN: true }),
  longitude: fc.double({ min: 2.3, max: 2.4, noNaN: true }),
});

const atTheEdge = fc.record({
  latitude: fc.constantFrom(-90, -85.05, 0, 85.05, 90),
  longitude: fc.constantFrom(-180, -179.999, 179.999, 180, 190),
});

const somewhere = fc.oneof({ weight: 2, arbitrary: anywhere }, { weight: 4, arbitrary: inTown }, atTheEdge);

/** Up to 60 positions, some of which share a coordinate. */
export const somePositions: fc.Arbitrary<readonly MapPosition[]> = fc
  .array(fc.tuple(somewhere, fc.integer({ min: 1, max: 9 }), fc.constantFrom('Paris', 'Lyon', null)), { maxLength: 40 })
  .chain((made) => fc.tuple(fc.constant(made), made.length > 0 ? fc.subarray(made) : fc.constant([])))
  .map(([made, again]) =>
    [...made, ...again].map(([{ latitude, longitude }, events, city]) => aPosition(latitude, longitude, events, city)),
  );

/** The same sum as maplibre's. */
export const aZoom = fc.oneof(fc.integer({ min: 0, max: 17 }), fc.double({ min: -2, max: 22, noNaN: true }));
