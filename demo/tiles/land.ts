import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A place in Web Mercator, where the world is 1 wide and high. */
export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

type Atlas = Topology<{ readonly countries: GeometryCollection }>;
const atlas: Atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json');

/** The shores and borders of every country, from Natural Earth; those of France last. */
export const OUTLINES = feature(atlas, atlas.objects.countries)
  .features.flatMap(({ id, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    return (geometry.type === 'MultiPolygon' ? geometry.coordinates : polygons).flat().map((ring) => {
      const points = ring.map((position) => project(position));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      return { isFrench: id === '250', points, box };
    });
  })
  .toSorted((one, other) => Number(one.isFrench) - Number(other.isFrench));

/** Degrees to Web Mercator; the line that closes Antarctica in the south is put below the map's edge. */
export function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const sine = Math.sin(((latitude < -84.3 ? -86 : latitude) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
