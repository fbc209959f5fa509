import { describe, expect, it } from 'vitest';
import { indexPlaces } from '../../../core/map/cluster-index.ts';
import { createClusters } from '../../../core/map/clusters.ts';
import { compactPositions } from '../../../core/map/compact-positions.ts';
import { columnsOf } from '../../../core/map/place-columns.ts';
import { openPlaces, type Places, placesOf } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { buffersIn } from '../../../widgets/provider-map/places/buffers-in.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { aPosition, aZoom, somePositions, WORLD } from './some-places.ts';

/** Returns places as they come from a worker: by a message that transfers their arrays. */
function fromAnotherThread(positions: readonly MapPosition[]): Places {
  const columns = columnsOf(positions);
  const message = { ...columns, index: indexPlaces(columns) };
  return openPlaces(structuredClone(message, { transfer: buffersIn(message) }));
}

describe('D-compact-map: places', () => {
  it('places made in another thread are the same, and so are their clusters', () => {
    fc.assert(
      fc.property(somePositions, aZoom, (positions, zoom) => {
        const [here, moved] = [placesOf(positions), fromAnotherThread(positions)];
        expect([...moved]).toEqual([...here]);
        expect([moved.length, moved.bounds]).toEqual([here.length, here.bounds]);
        const [near, far] = [createClusters(here), createClusters(moved)];
        const markers = far.within(WORLD, zoom);
        expect(markers).toEqual(near.within(WORLD, zoom));
        for (const marker of markers) {
          if (marker.case === 'place') continue;
          expect(far.zoomInto(marker.id)).toBe(near.zoomInto(marker.id));
          expect(far.pointsIn(marker.id)).toEqual(near.pointsIn(marker.id));
        }
      }),
    );
  });

  it('a place is made once, and is the same object each time', () => {
    const places = placesOf([aPosition(48, 2), aPosition(43, 5)]);
    const [first, second] = places;
    expect([places.at(0), places.at(1), ...places.first(9)]).toEqual([first, second, first, second]);
    expect(places.at(0)).toBe(first);
    expect(first && places.has(first)).toBe(true);
    expect(first && places.has({ ...first })).toBe(false);
    expect(() => places.at(2)).toThrow('There is no place 2.');
  });

  it('the first position that has an event is found, with its place', () => {
    const positions = [aPosition(48, 2, 0), aPosition(43, 5, 0), aPosition(48, 2, 0)].map((position, n) => ({
      ...position,
      events: [[7, 8], [], [9, 8]][n] ?? [],
    }));
    const places = placesOf(positions);
    const [place] = places;
    for (const [event, holder] of [
      [7, 0],
      [8, 0],
      [9, 2],
    ] as const) {
      expect(places.ofEvent(event)).toEqual({ place, position: positions[holder] });
    }
    expect(places.ofEvent(1)).toBeNull();
  });
});

describe('D-compact-map: the compact form', () => {
  it('the compact form has each text once, and -1 for null', () => {
    const [paris, nowhere] = [aPosition(48, 2, 2), aPosition(43, 5, 1, null)];
    expect(compactPositions([paris, nowhere])).toEqual({
      texts: ['Studio Lumière', 'Paris', 'studio-lumiere', 'all'],
      ids: [paris.id, nowhere.id],
      latitudes: [48, 43],
      longitudes: [2, 5],
      names: [0, 0],
      cities: [1, -1],
      providers: [0, 0],
      urls: [2, 2],
      pictures: [-1, -1],
      eventTypes: [3, 3],
      eventCounts: [2, 1],
      events: [1, 2, 1],
    });
  });
});
