import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { TOWNS } from '../api/sample-data/names/towns.ts';
import { type Box, OUTLINES, type Point, project } from './land.ts';

/** One of 2^z × 2^z squares of 256 pixels, counted from the north-west. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };

const ABROAD = { fillStyle: '#f1efe8', strokeStyle: '#bcc6c1' };
const FRANCE = { fillStyle: '#fbfaf7', strokeStyle: '#8ea39e' };

/** Towns without a venue: name, longitude, latitude. */
const MORE_TOWNS = `Dunkerque 2.38 51.03, Arras 2.78 50.29, Charleville-Mézières 4.73 49.76, Épinal 6.45 48.17,
  Belfort 6.86 47.64, Chaumont 5.14 48.11, Auxerre 3.57 47.8, Nevers 3.16 46.99, Vichy 3.43 46.13, Mâcon 4.83 46.31,
  Blois 1.33 47.59, Le Puy-en-Velay 3.88 45.04, Aurillac 2.44 44.93, Rodez 2.58 44.35, Cahors 1.44 44.45,
  Gap 6.08 44.56, Brive-la-Gaillarde 1.53 45.16, Châteauroux 1.69 46.81, Corte 9.15 42.31, Saint-Brieuc -2.77 48.51,
  Laval -0.77 48.07, La Roche-sur-Yon -1.43 46.67, Cherbourg -1.62 49.64, Alençon 0.09 48.43, Dieppe 1.08 49.92,
  Compiègne 2.83 49.42, Verdun 5.39 49.16, Mont-de-Marsan -0.5 43.89, Tarbes 0.08 43.23, Mende 3.5 44.52,
  Saintes -0.63 45.75, Montélimar 4.75 44.56, Briançon 6.64 44.9, Saint-Nazaire -2.21 47.27`;
const more = [...MORE_TOWNS.matchAll(/(\p{L}.*?) ([-\d.]+) ([\d.]+)/gu)];
const towns = [
  ...TOWNS.map(({ name, longitude, latitude }) => ({ name, at: project([longitude, latitude]) })),
  ...more.map(([, name = '', ...at]) => ({ name, at: project(at.map(Number)) })),
];

/** The most names on the map of a zoom; on deeper ones as many as there is room for. */
const MOST_NAMES = [0, 0, 0, 1, 6, 20, 60];
const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve('roboto-fontface/fonts/roboto/Roboto-Medium.woff2'), 'Map');
const names = Array.from({ length: 9 }, (_, z) => placeNames(z));

type Name = Readonly<{ name: string; font: string; left: number; dot: Point; box: Box }>;

/** The PNG of a tile. */
export function drawTile({ z, x, y }: Tile): Promise<Buffer> {
  const [size, left, top] = [256 * 2 ** z, 256 * x, 256 * y];
  const seen: Box = [left - 2, top - 2, left + 258, top + 258];
  const context = createCanvas(256, 256).getContext('2d');
  context.translate(-left, -top);
  Object.assign(context, { fillStyle: '#d7e6e8', lineJoin: 'round', lineWidth: z < 4 ? 0.5 : 1 });
  context.fillRect(left, top, 256, 256);
  for (const { isFrench, points, box } of OUTLINES) {
    if (!isOverlap(box, seen, size)) continue;
    trace(context, points, size);
    Object.assign(context, isFrench ? FRANCE : ABROAD);
    context.fill();
    context.stroke();
  }
  Object.assign(context, { strokeStyle: '#fbfaf7', lineWidth: 3, textBaseline: 'middle' });
  for (const { name, font, left, dot, box } of names[z] ?? []) {
    if (!isOverlap(box, seen)) continue;
    Object.assign(context, { font, fillStyle: z < 8 ? '#25302e' : '#8f9994' }); // Enlarged, dark names would fill the map.
    context.beginPath();
    context.arc(...dot, 2.5, 0, 2 * Math.PI);
    context.stroke();
    context.fill();
    context.strokeText(name, left, dot[1]);
    context.fillText(name, left, dot[1]);
  }
  return context.canvas.encode('png').finally(() => context.reset()); // Keeps it for the thread that reads it.
}

function isOverlap([left, top, right, bottom]: Box, other: Box, size = 1): boolean {
  return left * size < other[2] && other[0] < right * size && top * size < other[3] && other[1] < bottom * size;
}

function trace(context: SKRSContext2D, points: readonly Point[], size: number): void {
  let [fromX, fromY] = [Number.NaN, Number.NaN];
  context.beginPath();
  for (const point of points) {
    const [x, y] = [point[0] * size, point[1] * size];
    if (Math.abs(x - fromX) < 0.5 && Math.abs(y - fromY) < 0.5) continue;
    // Half a world in one step is the antimeridian.
    if (Math.abs(x - fromX) < size / 2) context.lineTo(x, y);
    else context.moveTo(x, y);
    [fromX, fromY] = [x, y];
  }
}

/** Names are placed for the whole world, in its pixels, so that a name continues in the next tile and no two overlap. */
function placeNames(z: number): readonly Name[] {
  const context = createCanvas(1, 1).getContext('2d');
  const placed: Name[] = [];
  for (const [rank, { name, at }] of towns.entries()) {
    if (placed.length === MOST_NAMES[z]) break;
    context.font = rank < 10 ? '13px Map' : '11.5px Map';
    const { width } = context.measureText(name);
    const [x, y] = [Math.round(at[0] * 256 * 2 ** z), Math.round(at[1] * 256 * 2 ** z)];
    for (const left of [x + 6, x - 6 - Math.ceil(width)]) {
      const box: Box = [Math.min(x - 5, left - 2), y - 8, Math.max(x + 5, left + width + 2), y + 8];
      if (placed.some((other) => other.name === name || isOverlap(box, other.box))) continue;
      placed.push({ name, font: context.font, left, dot: [x, y], box });
    }
  }
  return placed;
}
