import { setImmediate } from 'node:timers/promises';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { RawFeature } from 'geojson-vt';
import { drawNames } from './draw-names.ts';
import { EXTENT, LAYERS, type Layer } from './geography.ts';
import { PALETTES, type Palette, type Theme } from './palette.ts';
import type { Tile } from './projection.ts';
import { riverWidth } from './rivers.ts';

/** Width and height of a tile, in CSS pixels. */
const SIZE = 256;

/** From this zoom on, France is drawn with the outlines of its communes. */
const SHARP = 7;

/** The width of the line that closes gaps: about five kilometres, in pixels at zoom 0. */
const GAP = 0.05;

export interface Look {
  readonly theme: Theme;
  /** Device pixels for each CSS pixel. */
  readonly ratio: 1 | 2;
}

/** Draws the PNG of a tile. */
export async function drawTile(tile: Tile, { theme, ratio }: Look): Promise<Buffer> {
  const palette = PALETTES[theme];
  const context = createCanvas(SIZE * ratio, SIZE * ratio).getContext('2d');
  context.scale(ratio, ratio);
  Object.assign(context, { fillStyle: palette.sea, lineJoin: 'round' });
  context.fillRect(0, 0, SIZE, SIZE);
  for (const [layer, pen] of ground(tile.z, palette)) {
    drawLayer(context, layer().in(tile), pen);
    // A layer's first use takes long, so other requests are handled in between.
    await setImmediate();
  }
  drawNames(context, tile, palette);
  // The reset keeps the context alive until the thread that encodes its canvas is done.
  return context.canvas.encode('png').finally(() => context.reset());
}

/** Returns the layers of a zoom, from the lowest to the highest, and how each is drawn. */
function ground(z: number, palette: Palette): readonly (readonly [() => Layer, Pen])[] {
  const border = { stroke: palette.border, width: z < 4 ? 0.5 : 1 };
  const abroad = [LAYERS.abroad, { ...border, fill: palette.abroad, stroke: palette.borderAbroad }] as const;
  if (z < SHARP) return [abroad, [LAYERS.france, { ...border, fill: palette.france }]];
  return [
    abroad,
    [LAYERS.overseas, { ...border, fill: palette.france }],
    // The outlines of France and its neighbours come from different sources and leave gaps, which a line in the colour
    // of land closes.
    [LAYERS.borderOfFrance, { stroke: palette.abroad, width: GAP * 2 ** z }],
    [LAYERS.sharpFrance, { fill: palette.france }],
    ...(z < 9 ? [] : [[LAYERS.communes, { stroke: palette.commune, width: z < 11 ? 0.6 : 1 }] as const]),
    [LAYERS.departements, { stroke: palette.departement, width: z < 9 ? 0.8 : 1.4 }],
    [LAYERS.rivers, { stroke: palette.water, width: (rank) => riverWidth(rank, z) }],
    [LAYERS.lakes, { fill: palette.water }],
    [LAYERS.sharpFrance, border],
  ];
}

/** How a layer is drawn. The width of a river may depend on its Natural Earth rank; the greatest rivers have rank 0. */
interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number | ((rank: number) => number);
}

function drawLayer(context: SKRSContext2D, features: readonly RawFeature[], { fill, stroke, width = 1 }: Pen): void {
  for (const feature of features) {
    if (feature.type !== 2 && feature.type !== 3) continue;
    trace(context, feature.geometry, feature.type === 3);
    if (fill) {
      context.fillStyle = fill;
      context.fill('evenodd');
    }
    const { scalerank = 9 } = feature.tags ?? {};
    const lineWidth = typeof width === 'number' ? width : width(Number(scalerank));
    if (!stroke || lineWidth === 0) continue;
    Object.assign(context, { strokeStyle: stroke, lineWidth });
    context.stroke();
  }
}

function trace(context: SKRSContext2D, lines: readonly ArrayLike<number>[], isClosed: boolean): void {
  const scale = SIZE / EXTENT;
  context.beginPath();
  for (const line of lines) {
    for (let n = 0; n + 1 < line.length; n += 2) {
      const [x, y] = [Number(line[n]) * scale, Number(line[n + 1]) * scale];
      if (n === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (isClosed) context.closePath();
  }
}
