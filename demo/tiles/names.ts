import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Position } from 'geojson';
import RBush from 'rbush';
import { TOWNS } from '../api/sample-data/names/towns.ts';
import { communeFeatures, departementOf } from './geography.ts';
import { type Point, project } from './projection.ts';
import { LESSER_TOWNS, MORE_TOWNS } from './town-names.ts';

/** A name where it stands, in pixels of the world at a zoom. */
export interface Name {
  readonly name: string;
  readonly font: string;
  /** A town has a dot before or behind its name; of other communes the name is in the middle. */
  readonly isTown: boolean;
  readonly left: number;
  readonly at: Point;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

interface Named {
  readonly name: string;
  readonly at: Point;
}

/** The most names on the map of a zoom; on deeper ones as many as there is room for. */
const MOST_NAMES = [0, 0, 0, 1, 6, 20, 60];

/** From these zooms on there are the names of lesser towns, and of every commune. */
const LESSER_FROM = 8;
const COMMUNES_FROM = 10;

const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve('roboto-fontface/fonts/roboto/Roboto-Medium.woff2'), 'Map');

const towns: readonly Named[] = [
  ...TOWNS.map(({ name, longitude, latitude }) => ({ name, at: project([longitude, latitude]) })),
  ...MORE_TOWNS.map(({ name, at }) => ({ name, at: project(at) })),
];

let communes: readonly (Named & { readonly departement: string; readonly area: number })[] | null = null;

/** The communes with the middle of each, the larger ones first. */
function allCommunes() {
  communes ??= communeFeatures()
    .map(({ properties, geometry }) => {
      const rings =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      const [largest = { middle: [0, 0] as const, area: 0 }] = rings
        .map(([outline = []]) => middleOf(outline))
        .sort((a, b) => b.area - a.area);
      return {
        name: properties.nom,
        departement: departementOf(properties),
        at: project(largest.middle),
        area: largest.area,
      };
    })
    .sort((a, b) => b.area - a.area);
  return communes;
}

const ruler = createCanvas(1, 1).getContext('2d');
const widths = new Map<string, number>();

/** The width of a text in pixels: to measure one is slow. */
function widthOf(text: string, font: string): number {
  const known = widths.get(font + text);
  if (known !== undefined) return known;
  ruler.font = font;
  const { width } = ruler.measureText(text);
  widths.set(font + text, width);
  return width;
}

const trees = new Map<number, RBush<Name>>();

/** The names that reach into a box of the world at a zoom, in its pixels. */
export function namesIn(z: number, box: Pick<Name, 'minX' | 'minY' | 'maxX' | 'maxY'>): readonly Name[] {
  let tree = trees.get(z);
  if (!tree) {
    tree = placeNames(z);
    trees.set(z, tree);
  }
  return tree.search(box);
}

/** Places names for the whole world, so that a name continues in the next tile and no two overlap. */
function placeNames(z: number): RBush<Name> {
  const tree = new RBush<Name>();
  const placed = new Set<string>();
  const world = 256 * 2 ** z;
  const place = ({ name, at }: Named, size: number, isTown: boolean) => {
    const font = `${size}px Map`;
    const width = widthOf(name, font);
    const [x, y] = [Math.round(at[0] * world), Math.round(at[1] * world)];
    const sides = isTown ? [x + 6, x - 6 - Math.ceil(width)] : [x - Math.round(width / 2)];
    for (const left of sides) {
      const [minX, maxX] = [left - 2, left + width + 2];
      const box = { minX: isTown ? Math.min(x - 5, minX) : minX, maxX: isTown ? Math.max(x + 5, maxX) : maxX };
      const made = { name, font, isTown, left, at: [x, y] as const, ...box, minY: y - 8, maxY: y + 8 };
      if (tree.collides(made)) continue;
      tree.insert(made);
      placed.add(`${name} ${Math.round(at[0] * 500)}`);
      return;
    }
  };
  const isPlaced = ({ name, at }: Named) =>
    [-1, 0, 1].some((step) => placed.has(`${name} ${Math.round(at[0] * 500) + step}`));

  for (const [rank, town] of towns.entries()) {
    if (tree.all().length === MOST_NAMES[z]) return tree;
    if (!isPlaced(town)) place(town, rank < 10 ? 13 : 11.5, true);
  }
  if (z < LESSER_FROM) return tree;
  for (const { departement, name, at } of allCommunes()) {
    const town = LESSER_TOWNS.get(`${departement} ${name}`);
    if (town && !isPlaced({ name: town, at })) place({ name: town, at }, 11.5, true);
  }
  if (z < COMMUNES_FROM) return tree;
  for (const commune of allCommunes()) {
    const isTown = LESSER_TOWNS.has(`${commune.departement} ${commune.name}`);
    if (!isTown && !isPlaced(commune)) place(commune, 10.5, false);
  }
  return tree;
}

/** The centroid of a ring in degrees, and the ring's area. */
function middleOf(ring: readonly Position[]): { readonly middle: readonly [number, number]; readonly area: number } {
  let [area, sumX, sumY] = [0, 0, 0];
  for (const [n, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(n + 1) % ring.length] ?? [];
    const cross = x * nextY - nextX * y;
    area += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  const [x = 0, y = 0] = ring[0] ?? [];
  if (area === 0) return { middle: [x, y], area: 0 };
  return { middle: [sumX / (3 * area), sumY / (3 * area)], area: Math.abs(area / 2) };
}
