import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Feature, GeoJsonProperties, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Outlines that share their borders; each outline has these properties. */
export type Outlines<Properties extends GeoJsonProperties> = Topology<
  Readonly<Record<string, GeometryCollection<Properties>>>
>;

/** Reads a file of `data/`, which contains one collection. */
export function readOutlines<Properties extends GeoJsonProperties>(
  name: string,
): { readonly topology: Outlines<Properties>; readonly collection: GeometryCollection<Properties> } {
  const file = readFileSync(new URL(`data/${name}.topojson.gz`, import.meta.url));
  const topology = JSON.parse(gunzipSync(file).toString('utf8')) as Outlines<Properties>;
  const [collection] = Object.values(topology.objects);
  if (!collection) throw new Error(`${name}.topojson.gz has no outlines.`);
  return { topology, collection };
}

/** Reads the outlines of a file, in degrees. */
export function readFeatures<Properties extends GeoJsonProperties>(
  name: string,
): readonly Feature<Geometry, Properties>[] {
  const { topology, collection } = readOutlines<Properties>(name);
  return feature(topology, collection).features;
}
