import { createRequire } from 'node:module';
import type { Geometry, Position } from 'geojson';
import { communeFeatures, departementOf } from './communes.ts';
import { type Point, project } from './projection.ts';

/** A commune of metropolitan France. */
export interface NamedCommune {
  /** The name with its article: 'Le Havre'. */
  readonly name: string;
  /** The middle of its largest outline. */
  readonly at: Point;
  readonly population: number;
}

/** A département of metropolitan France. */
export interface NamedDepartement {
  readonly name: string;
  /** The mean position of its communes. */
  readonly at: Point;
}

/** A row of INSEE's list. Former communes may have the code of a present one. */
interface Listed {
  readonly code: string;
  readonly nom: string;
  readonly type?: string;
  readonly population?: number;
}

const require = createRequire(import.meta.url);

/** Returns the communes, largest population first, and the départements. */
export function readGazetteer(): {
  readonly communes: readonly NamedCommune[];
  readonly departements: readonly NamedDepartement[];
} {
  const listed = read('communes').toSorted((a, b) => Number(isOfToday(a)) - Number(isOfToday(b)));
  const byCode = new Map(listed.map((row) => [row.code, row]));
  const middles = new Map<string, Point[]>();
  const communes = communeFeatures().map(({ properties, geometry }) => {
    const { nom, population = 0 } = byCode.get(properties.code) ?? (properties as Listed);
    const at = project(middleOf(geometry));
    const departement = departementOf(properties);
    middles.set(departement, [...(middles.get(departement) ?? []), at]);
    return { name: nom, at, population };
  });
  const departements = read('departements').flatMap(({ code, nom }) => {
    const points = middles.get(code);
    return points ? [{ name: nom, at: meanOf(points) }] : [];
  });
  return { communes: communes.sort((a, b) => b.population - a.population), departements };
}

function read(name: 'communes' | 'departements'): readonly Listed[] {
  return require(`@etalab/decoupage-administratif/data/${name}.json`);
}

function isOfToday({ type }: Listed): boolean {
  return type === 'commune-actuelle';
}

function meanOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** Returns the centroid of the largest outline of a geometry, in degrees. */
function middleOf(geometry: Geometry): Position {
  const polygons =
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  const [largest] = polygons.map(([outline = []]) => centroidOf(outline)).sort((a, b) => b.area - a.area);
  return largest?.centroid ?? [0, 0];
}

function centroidOf(ring: readonly Position[]): { readonly centroid: Position; readonly area: number } {
  const [originX = 0, originY = 0] = ring[0] ?? [];
  let [area, sumX, sumY] = [0, 0, 0];
  for (let n = 0; n + 1 < ring.length; n += 1) {
    const [[x = 0, y = 0] = [], [nextX = 0, nextY = 0] = []] = [ring[n], ring[n + 1]];
    const cross = (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
    area += cross;
    sumX += (x + nextX - 2 * originX) * cross;
    sumY += (y + nextY - 2 * originY) * cross;
  }
  if (area === 0) return { centroid: [originX, originY], area };
  return { centroid: [originX + sumX / (3 * area), originY + sumY / (3 * area)], area: Math.abs(area) };
}
