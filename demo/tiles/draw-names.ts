import type { SKRSContext2D } from '@napi-rs/canvas';
import { namesIn } from './names.ts';
import type { Palette } from './palette.ts';
import type { Tile } from './projection.ts';

/** Draws the names that reach into a tile. */
export function drawNames(context: SKRSContext2D, { z, x, y }: Tile, palette: Palette): void {
  const [left, top] = [256 * x, 256 * y];
  context.save();
  context.translate(-left, -top);
  Object.assign(context, { strokeStyle: palette.halo, lineWidth: 3, textBaseline: 'middle' });
  const seen = { minX: left - 2, minY: top - 2, maxX: left + 258, maxY: top + 258 };
  for (const { name, font, isTown, left: start, at } of namesIn(z, seen)) {
    Object.assign(context, { font, fillStyle: isTown ? palette.ink : palette.faintInk });
    if (isTown) {
      context.beginPath();
      context.arc(...at, 2.5, 0, 2 * Math.PI);
      context.stroke();
      context.fill();
    }
    context.strokeText(name, start, at[1]);
    context.fillText(name, start, at[1]);
  }
  context.restore();
}
