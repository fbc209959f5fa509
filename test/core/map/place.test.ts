import { describe, expect, it } from 'vitest';
import { joinPlaces } from '../../../core/map/place.ts';
import { placesOf } from '../../../core/map/places.ts';
import { aPosition } from './some-places.ts';

describe('D-cluster-sum: positions at one coordinate are one marker', () => {
  it('there is no marker without positions', () => {
    expect([...placesOf([])]).toEqual([]);
  });

  it('a marker keeps the order of the response, and sums the events', () => {
    const [one, other, third] = [aPosition(48.86, 2.35, 2), aPosition(43.3, 5.37), aPosition(48.86, 2.35, 3)];
    const places = placesOf([one, other, third]);
    expect(Array.from(places, ({ positions, eventCount }) => [positions, eventCount])).toEqual([
      [[one, third], 5],
      [[other], 1],
    ]);
  });

  it('each marker has its own key, even if two differ in only one coordinate', () => {
    const places = placesOf([aPosition(48.86, 2.35), aPosition(48.86, 2.36), aPosition(48.87, 2.35)]);
    expect(new Set(Array.from(places, ({ key }) => key)).size).toBe(3);
  });
});

describe('D-map-zoom: places that are shown as one', () => {
  const [one, other, third] = placesOf([
    aPosition(48.86, 2.35, 2),
    aPosition(48.861, 2.35, 3),
    aPosition(48.86, 2.351),
  ]);

  it('places that are shown as one have all their positions and events, at the point and key of the first', () => {
    if (!one || !other || !third) throw new Error('There are three places.');
    expect(joinPlaces(one, [other, one, third])).toEqual({
      ...one,
      positions: [...one.positions, ...other.positions, ...third.positions],
      eventCount: 6,
    });
  });

  it('a single place is unchanged', () => {
    if (!one) throw new Error('There is a place.');
    expect([joinPlaces(one, []), joinPlaces(one, [one])]).toEqual([one, one]);
    expect(joinPlaces(one, [one])).toBe(one);
  });
});
