import type { Feature, Geometry, MultiLineString, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { MultiPolygon as Outline } from 'topojson-specification';
import { once } from '../api/once.ts';
import { readOutlines } from './outline-file.ts';

/** A commune of metropolitan France: its name and its INSEE code. */
export interface Commune {
  readonly nom: string;
  readonly code: string;
}

const outlines = once(() => readOutlines<Commune>('communes'));

/** Returns every commune with its outline in degrees. */
export function communeFeatures(): readonly Feature<Geometry, Commune>[] {
  const { topology, collection } = outlines();
  return feature(topology, collection).features;
}

/** Returns the outline of all communes together. */
export function metropolitanFrance(): MultiPolygon {
  const { topology, collection } = outlines();
  return merge(topology, collection.geometries as Outline[]);
}

/** Returns the borders between communes: either those that are also borders of départements, or all others. */
export function communeBorders({ areDepartements }: { readonly areDepartements: boolean }): MultiLineString {
  const { topology, collection } = outlines();
  return mesh(topology, collection, (one, other) => {
    const [a, b] = [one, other].map(({ properties }) => departementOf(properties as unknown as Commune));
    return one !== other && (a !== b) === areDepartements;
  });
}

/** Returns the number of a commune's département: `2A` and `2B` in Corsica. */
export function departementOf({ code }: Commune): string {
  return code.slice(0, 2);
}
