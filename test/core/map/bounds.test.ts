import { describe, expect, it } from 'vitest';
import { boundsOf, wrapLongitude } from '../../../core/map/bounds.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { somePositions } from './some-places.ts';

const at = (...points: readonly (readonly [latitude: number, longitude: number])[]) =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

describe('S-clusters: the box to which the map zooms', () => {
  it.each([
    ['one point', at([48.86, 2.35]), [2.35, 48.86, 2.35, 48.86]],
    ['500 positions at one point', at(...Array.from({ length: 500 }, () => [45, 5] as const)), [5, 45, 5, 45]],
    ['two points', at([48.86, 2.35], [43.3, 5.37]), [2.35, 43.3, 5.37, 48.86]],
    ['points on both sides of the antimeridian', at([-18, 178], [-14, -172]), [178, -18, 188, -14]],
    ['the antimeridian as 180 and as -180', at([0, 180], [0, -180]), [180, 0, 180, 0]],
    ['a point beyond 180', at([0, 190], [0, 170]), [170, 0, 190, 0]],
    ['the poles', at([90, 0], [-90, 10]), [0, -90, 10, 90]],
    ['two equally wide gaps', at([0, -90], [0, 90]), [-90, 0, 90, 0]],
    ['points around the world', at([0, -120], [0, 0], [0, 120], [0, 60]), [-120, 0, 120, 0]],
    ['France and Polynesia', at([48.86, 2.35], [-17.5, -149.6]), [-149.6, -17.5, 2.35, 48.86]],
  ] as const)('the box to which the map zooms holds all points: %s', (_, points, [west, south, east, north]) => {
    expect(boundsOf(points)).toEqual({ west, south, east, north });
  });

  it('there is no box without points', () => {
    expect(boundsOf([])).toBeNull();
  });

  it('the box contains every point, and no box that starts at another point is narrower', () => {
    fc.assert(
      fc.property(somePositions, (points) => {
        const bounds = boundsOf(points);
        fc.pre(bounds !== null);
        const { west, south, east, north } = bounds;
        const widthFrom = (start: number) =>
          Math.max(...points.map(({ longitude }) => (longitude - start + 720) % 360));
        expect(widthFrom(west)).toBeCloseTo(east - west, 6);
        for (const { latitude, longitude } of points) {
          expect(latitude >= south && latitude <= north).toBe(true);
          expect(widthFrom(longitude)).toBeGreaterThan(east - west - 1e-6);
        }
        expect(west >= -180 && west <= 180 && east >= west && east < west + 360).toBe(true);
      }),
    );
  });
});

describe('S-map-position: a longitude', () => {
  it.each([
    [2.35, 2.35],
    [-180, -180],
    [180, 180],
    [190, -170],
    [-190, 170],
    [540, -180],
    [725, 5],
  ])('the longitude %d is normalised to %d', (given, expected) => {
    expect(wrapLongitude(given)).toBe(expected);
  });
});
