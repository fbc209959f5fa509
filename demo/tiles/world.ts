import { createRequire } from 'node:module';
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { once } from './once.ts';

type Atlas = Topology<{ readonly countries: GeometryCollection }>;
type Country = Feature<Polygon | MultiPolygon>;

/** Country codes of ISO 3166-1, numeric. */
const FRANCE = '250';
const MONACO = '492';

const atlas = once(() => createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas);
const countries = once(() => feature(atlas(), atlas().objects.countries).features.map(reachingTheEdge));

/** Returns every country except France. */
export function abroad(): readonly Country[] {
  return countries().filter(({ id }) => id !== FRANCE);
}

/** Returns France with its overseas territories. */
export function france(): readonly Country[] {
  return countries().filter(({ id }) => id === FRANCE);
}

/** Returns the overseas territories of France. */
export function overseasFrance(): MultiPolygon {
  const polygons = france().flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  );
  const isOverseas = ([longitude = 0, latitude = 0]: Position) =>
    Math.abs(longitude - 2) > 9 || Math.abs(latitude - 46.5) > 6;
  return { type: 'MultiPolygon', coordinates: polygons.filter(([ring]) => isOverseas(ring?.[0] ?? [])) };
}

/** Returns the borders of France with its neighbours except Monaco. */
export function borderOfFrance(): MultiLineString {
  return mesh(atlas(), atlas().objects.countries, (one, other) => {
    const sides = [one.id, other.id];
    return one !== other && sides.includes(FRANCE) && !sides.includes(MONACO);
  });
}

/** Moves the southern edge of Antarctica below the lower edge of the map, which is at 85° south. */
function reachingTheEdge(country: Feature): Country {
  const { geometry } = country as Country;
  if (geometry.type !== 'MultiPolygon') return country as Country;
  const below = ([x = 0, y = 0]: Position): Position => [x, y < -84.3 ? -89 : y];
  const coordinates = geometry.coordinates.map((rings) => rings.map((ring) => ring.map(below)));
  return { ...country, geometry: { ...geometry, coordinates } };
}
