import RBush from 'rbush';
import { once } from '../api/once.ts';
import { TOWNS } from '../api/sample-data/names/towns.ts';
import { type NamedCommune, readGazetteer } from './gazetteer.ts';
import { LETTERING, widthOf } from './lettering.ts';
import { type Point, project } from './projection.ts';
import { placeRiverNames } from './river-names.ts';

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A name and its position, in pixels of the world at a zoom. */
export interface Name extends Box {
  readonly text: string;
  readonly kind: keyof typeof LETTERING;
  /** The middle of the text. */
  readonly at: Point;
  readonly angle: number;
  /** The dot that marks a town, beside its name; null for other names. */
  readonly dot: Point | null;
}

type Unplaced = Omit<Name, keyof Box>;

/** The most towns on the map, by zoom; at deeper zooms, as many as there is room for. */
const MOST_TOWNS = [0, 0, 0, 1, 6, 20, 60];

/**
 * From zoom 7 on, towns without a venue are shown too: those with at least this population, with this many pixels of
 * space around each. At zooms that name every commune, only towns have a dot.
 */
const MORE_TOWNS: Readonly<Record<number, { readonly population: number; readonly space: number }>> = {
  7: { population: 10_000, space: 12 },
  8: { population: 4_000, space: 14 },
  9: { population: 3_000, space: 14 },
  10: { population: 10_000, space: 4 },
  11: { population: 15_000, space: 2 },
  12: { population: 20_000, space: 2 },
};

/** The zooms that show the names of rivers, of départements, and of every commune. */
const RIVERS_FROM = 7;
const DEPARTEMENTS = [8, 9];
const COMMUNES_FROM = 10;

const gazetteer = once(readGazetteer);
const trees = new Map<number, RBush<Name>>();

/** Returns the names that are in a box of the world at a zoom, even partly; the box is in pixels. */
export function namesIn(z: number, box: Box): readonly Name[] {
  const tree = trees.get(z) ?? placeNames(z);
  trees.set(z, tree);
  return tree.search(box);
}

/** Places the names for the whole world, so that a name can continue in the next tile and no two names overlap. */
function placeNames(z: number): RBush<Name> {
  const tree = new RBush<Name>();
  const place = (name: Unplaced, room: Box) => {
    const isFree = !tree.collides(room);
    if (isFree) tree.insert({ ...name, ...room });
    return isFree;
  };
  const placeText = (name: Omit<Unplaced, 'dot'>, space: number) => place({ ...name, dot: null }, boxOf(name, space));
  const towns = townsOf(z);
  let count = 0;
  for (const town of towns) {
    if (count === MOST_TOWNS[z]) return tree;
    if (placeTown(town, z, place)) count += 1;
  }
  if (z >= RIVERS_FROM) placeRiverNames(z, (spot) => placeText({ ...spot, kind: 'river' }, 12));
  if (DEPARTEMENTS.includes(z)) {
    for (const { name, at } of gazetteer().departements) {
      const [x, y] = inPixels(at, z);
      const text = name.toUpperCase();
      [0, 24, -24].some((dy) => placeText({ text, kind: 'departement', at: [x, y + dy], angle: 0 }, 6));
    }
  }
  if (z < COMMUNES_FROM) return tree;
  const named = new Set(towns.map(({ name }) => name));
  for (const { name, at } of gazetteer().communes) {
    const isTown = named.has(name) && towns.some((town) => town.name === name && isNear(town.at, at));
    if (!isTown) placeText({ text: name, kind: 'commune', at: inPixels(at, z), angle: 0 }, 5);
  }
  return tree;
}

type Town = Pick<NamedCommune, 'name' | 'at'> & { readonly isCity: boolean };

/** Returns the towns: first those with venues, whose centres are listed, then the others by population. */
function townsOf(z: number): readonly Town[] {
  const centres: Town[] = [];
  for (const { name, longitude, latitude } of TOWNS) {
    if (centres.some((other) => other.name === name)) continue;
    centres.push({ name, at: project([longitude, latitude]), isCity: centres.length < 10 });
  }
  const more = MORE_TOWNS[z];
  if (!more) return centres;
  const known = new Map(centres.map((town) => [town.name, town]));
  const others = gazetteer().communes.filter(({ name, at, population }) => {
    const centre = known.get(name);
    return population >= more.population && !(centre && isNear(centre.at, at));
  });
  return [...centres, ...others.map(({ name, at }) => ({ name, at, isCity: false }))];
}

/** Whether two points are nearer than about half a degree. Two towns of the same name are never that near. */
function isNear([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.hypot(x - otherX, y - otherY) < 0.5 / 360;
}

function placeTown({ name, at, isCity }: Town, z: number, place: (name: Unplaced, room: Box) => boolean): boolean {
  const kind = isCity ? 'city' : 'town';
  const width = widthOf(name, LETTERING[kind]);
  const dot = inPixels(at, z);
  const [x, y] = dot;
  return [x + 6 + width / 2, x - 6 - width / 2].some((middle) => {
    const [left, right] = [Math.min(x - 3, middle - width / 2), Math.max(x + 3, middle + width / 2)];
    const space = MORE_TOWNS[z]?.space ?? 2;
    const room = { minX: left - space, maxX: right + space, minY: y - 6 - space / 2, maxY: y + 6 + space / 2 };
    return place({ text: name, kind, at: [middle, y], angle: 0, dot }, room);
  });
}

function inPixels([x, y]: Point, z: number): Point {
  return [Math.round(x * 256 * 2 ** z), Math.round(y * 256 * 2 ** z)];
}

/** Returns the box around a text, which may be rotated, with some space. */
function boxOf({ text, kind, at: [x, y], angle }: Omit<Unplaced, 'dot'>, space: number): Box {
  const [width, height] = [widthOf(text, LETTERING[kind]), 14];
  const [cosine, sine] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const across = (width * cosine + height * sine) / 2 + space;
  const down = (width * sine + height * cosine) / 2 + space / 2;
  return { minX: x - across, maxX: x + across, minY: y - down, maxY: y + down };
}
