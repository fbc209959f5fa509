import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../core/map/bounds.ts';
import { createClusters, type MapMarker } from '../../../core/map/clusters.ts';
import { placesOf } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { aPosition, aZoom, somePositions, WORLD } from './some-places.ts';

const clustersOf = (...positions: readonly MapPosition[]) => createClusters(placesOf(positions));
const eventsOf = (items: readonly { readonly eventCount: number }[]) =>
  items.reduce((sum, { eventCount }) => sum + eventCount, 0);
const eventsAt = (positions: readonly MapPosition[]) => positions.reduce((sum, { events }) => sum + events.length, 0);
const idOf = (marker: MapMarker) => (marker.case === 'cluster' ? marker.id : marker.place.key);

describe('S-clusters: clusters of the map', () => {
  it('the counts sum up to the events of the positions at every zoom, and the map places too', () => {
    fc.assert(
      fc.property(somePositions, aZoom, (positions, zoom) => {
        const clusters = clustersOf(...positions);
        const markers = clusters.within(WORLD, zoom);
        expect(eventsOf(markers)).toBe(eventsAt(positions));
        const places = markers.flatMap((marker) =>
          marker.case === 'cluster' ? clusters.placesIn(marker.id) : [marker.place],
        );
        expect(places.map(({ key }) => key).sort()).toEqual(Array.from(placesOf(positions), ({ key }) => key).sort());
        for (const marker of markers) {
          if (marker.case === 'cluster') expect(eventsOf(clusters.placesIn(marker.id))).toBe(marker.eventCount);
        }
      }),
    );
  });

  it('the marker of a map place is among those shown, and contains the place', () => {
    fc.assert(
      fc.property(somePositions, aZoom, (positions, zoom) => {
        const places = placesOf(positions);
        const clusters = createClusters(places);
        const shown = new Map(clusters.within(WORLD, zoom).map((marker) => [idOf(marker), marker]));
        for (const place of places) {
          const marker = clusters.markerOf(place, zoom);
          expect(marker).toEqual(shown.get(idOf(marker)));
          expect(marker.case === 'cluster' ? clusters.placesIn(marker.id) : [marker.place]).toContain(place);
        }
      }),
    );
  });

  it('a cluster splits at the zoom of zoomInto, and not before', () => {
    fc.assert(
      fc.property(somePositions, aZoom, (positions, zoom) => {
        const clusters = clustersOf(...positions);
        for (const marker of clusters.within(WORLD, zoom)) {
          if (marker.case === 'place') continue;
          const apart = clusters.zoomInto(marker.id);
          const count = (at: number) =>
            new Set(clusters.placesIn(marker.id).map((place) => idOf(clusters.markerOf(place, at)))).size;
          expect(apart).toBeLessThanOrEqual(17);
          expect([count(apart) > 1, count(apart - 1)]).toEqual([true, 1]);
        }
      }),
    );
  });

  it.each([17, 11, 1])(
    'at the deepest zoom, %i, every place has its own marker, however near to another',
    (deepest) => {
      const near = placesOf([aPosition(48.8566, 2.3522), aPosition(48.8567, 2.3522)]);
      const clusters = createClusters(near, deepest);
      expect(clusters.within(WORLD, deepest).map((marker) => marker.case)).toEqual(['place', 'place']);
      expect(clusters.within(WORLD, deepest - 1).map((marker) => marker.case)).toEqual(['cluster']);
    },
  );

  it('at zoom 17 every place has its own marker, however near to another', () => {
    const clusters = clustersOf(aPosition(48.86, 2.35), aPosition(48.86, 2.350000001));
    expect(clusters.within(WORLD, 16).map((marker) => marker.case)).toEqual(['cluster']);
    expect(clusters.within(WORLD, 17).map((marker) => marker.case)).toEqual(['place', 'place']);
  });

  it('the box around some map places contains them all', () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        const bounds = boundsOf(positions);
        fc.pre(bounds !== null);
        expect(eventsOf(clustersOf(...positions).within(bounds, 17))).toBe(eventsAt(positions));
      }),
    );
  });

  it('clusters are in reading order: north to south, then west to east, also across the antimeridian', () => {
    const clusters = clustersOf(aPosition(-17, -179), aPosition(-17, 178), aPosition(-10, -175), aPosition(-17, -178));
    const markers = clusters.within({ west: 170, south: -30, east: 200, north: 0 }, 10);
    expect(markers.map(({ longitude }) => longitude)).toEqual([-175, 178, -179, -178]);
  });

  it('places nearer than the radius 80 on a world of 512 px share a marker, farther ones do not', () => {
    const apart = (pixels: number) => (pixels / 512) * 360;
    const markers = (pixels: number) =>
      clustersOf(aPosition(0, 0), aPosition(0, apart(pixels))).within(WORLD, 0).length;
    expect([markers(79.9), markers(80.1)]).toEqual([1, 2]);
  });

  it('a cluster has the city of its place with the most events', () => {
    const cityOf = (...positions: readonly MapPosition[]) => clustersOf(...positions).within(WORLD, 3)[0]?.city;
    const near = (n: number, events: number, city: string | null) => aPosition(48 + n / 1000, 2, events, city);
    expect(cityOf(near(0, 2, 'Paris'), near(1, 3, 'Lyon'), near(2, 1, 'Nice'))).toBe('Lyon');
    expect(cityOf(near(0, 2, 'Paris'), near(0, 2, 'Paris'), near(1, 3, 'Lyon'))).toBe('Paris');
    expect(cityOf(near(0, 9, null), near(1, 1, 'Lyon'), near(2, 2, 'Nice'))).toBe('Nice');
    expect(cityOf(near(0, 9, null), near(1, 1, null))).toBeNull();
    expect(cityOf(near(0, 1, null), near(0, 1, 'Nice'))).toBe('Nice');
  });
});

describe('S-clusters: the edges of a map', () => {
  it('a map without points has no clusters', () => {
    const clusters = createClusters(placesOf([]));
    expect(clusters.within(WORLD, 5)).toEqual([]);
    const [elsewhere] = placesOf([aPosition(48.86, 2.35)]);
    if (elsewhere) expect(clusters.markerOf(elsewhere, 5)).toMatchObject({ case: 'place', place: elsewhere });
  });

  it('a single place has a marker exactly at its coordinates', () => {
    const [marker, ...others] = clustersOf(aPosition(48.8566, 2.3522, 3)).within(WORLD, 0);
    expect(others).toEqual([]);
    expect(marker).toMatchObject({ case: 'place', latitude: 48.8566, longitude: 2.3522, eventCount: 3, city: 'Paris' });
  });

  it('500 positions at one point are one map place with all their events', () => {
    const clusters = clustersOf(...Array.from({ length: 500 }, () => aPosition(48.86, 2.35, 2)));
    for (const zoom of [0, 16, 17, 22]) {
      const markers = clusters.within(WORLD, zoom);
      expect(markers).toMatchObject([{ case: 'place', eventCount: 1000 }]);
    }
  });

  it.each([
    ['the north pole', 90, 0],
    ['the south pole', -90, 0],
    ['the antimeridian', 0, 180],
    ['the antimeridian as -180', 0, -180],
    ['beyond the antimeridian', 0, 190],
    ['before the antimeridian', 0, -190],
  ])('a marker at %s is in the world, and in a box around it', (_, latitude, longitude) => {
    const clusters = clustersOf(aPosition(latitude, longitude));
    const around = { west: longitude - 1, south: latitude - 1, east: longitude + 1, north: latitude + 1 };
    for (const bounds of [WORLD, around, { ...WORLD, west: -540, east: 540 }]) {
      for (const zoom of [0, 17]) expect(clusters.within(bounds, zoom)).toMatchObject([{ latitude, longitude }]);
    }
  });

  it('places at the same pole have one marker, which contains them', () => {
    const places = placesOf([aPosition(90, 0), aPosition(89, 0)]);
    const clusters = createClusters(places);
    for (const place of places) expect(clusters.markerOf(place, 16)).toMatchObject({ case: 'cluster', eventCount: 2 });
  });

  it.each([-1, 0, 1.5, 123_456_789])('%d is not the id of a cluster', (id) => {
    const clusters = clustersOf(aPosition(48, 2), aPosition(48.001, 2), aPosition(43, 5));
    expect([clusters.placesIn(id), clusters.zoomInto(id)]).toEqual([[], 17]);
  });

  it('20,000 places can be clustered, and one of them is found', () => {
    const places = placesOf(
      Array.from({ length: 20_000 }, (_, n) =>
        aPosition(42 + ((n * 37) % 8009) / 1000, -4 + ((n * 91) % 12007) / 1000),
      ),
    );
    const clusters = createClusters(places);
    expect(eventsOf(clusters.within(WORLD, 5))).toBe(20_000);
    const [, place] = places;
    if (place) expect(clusters.markerOf(place, 5).case).toBe('cluster');
  });
});
