import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { RawFeature } from 'geojson-vt';
import { drawNames } from './draw-names.ts';
import { EXTENT, LAYERS, type Layer } from './geography.ts';
import { PALETTES, type Palette, type Theme } from './palette.ts';
import type { Tile } from './projection.ts';

/** Width and height of a tile, in CSS pixels. */
const SIZE = 256;

/** From this zoom on France has the outlines of its communes. */
const SHARP = 7;

export interface Look {
  readonly theme: Theme;
  /** Pixels for each CSS pixel. */
  readonly ratio: 1 | 2;
}

/** The PNG of a tile. */
export function drawTile(tile: Tile, { theme, ratio }: Look): Promise<Buffer> {
  const palette = PALETTES[theme];
  const context = createCanvas(SIZE * ratio, SIZE * ratio).getContext('2d');
  context.scale(ratio, ratio);
  Object.assign(context, { fillStyle: palette.sea, lineJoin: 'round', lineCap: 'round' });
  context.fillRect(0, 0, SIZE, SIZE);
  drawGround(context, tile, palette);
  drawNames(context, tile, palette);
  return context.canvas.encode('png').finally(() => context.reset()); // Keeps it for the thread that reads it.
}

function drawGround(context: SKRSContext2D, tile: Tile, palette: Palette): void {
  const { z } = tile;
  const draw = (layer: () => Layer, look: Partial<Pen>) => drawLayer(context, layer().in(tile), look);
  const border = z < 4 ? 0.5 : 1;
  draw(LAYERS.abroad, { fill: palette.abroad, stroke: palette.borderAbroad, width: border });
  // Sharper, and it closes the gaps along the borders of France.
  if (z >= SHARP) draw(LAYERS.land, { fill: palette.abroad });
  draw(z < SHARP ? LAYERS.france : LAYERS.sharpFrance, { fill: palette.france });
  if (z >= 9) draw(LAYERS.communeBorders, { stroke: palette.commune, width: z < 11 ? 0.6 : 1 });
  if (z >= SHARP) draw(LAYERS.departements, { stroke: palette.departement, width: z < 9 ? 0.8 : 1.4 });
  if (z >= SHARP) draw(LAYERS.rivers, { stroke: palette.water, width: (rank) => riverWidth(rank, z) });
  if (z >= SHARP) draw(LAYERS.lakes, { fill: palette.water });
  draw(z < SHARP ? LAYERS.france : LAYERS.sharpFrance, { stroke: palette.border, width: border });
}

/** How a layer is drawn; a width may depend on Natural Earth's rank of a river, from 0 for the greatest. */
interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number | ((rank: number) => number);
}

function drawLayer(
  context: SKRSContext2D,
  features: readonly RawFeature[],
  { fill, stroke, width = 1 }: Partial<Pen>,
): void {
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

/** In pixels; 0 for a river that is too small for a zoom. Beyond zoom 10 outlines are too coarse for wide lines. */
function riverWidth(rank: number, z: number): number {
  if (rank > z) return 0;
  return Math.min(2.4, 0.6 + Math.max(0, z - rank) * 0.2) * (z > 10 ? 0.7 : 1);
}
