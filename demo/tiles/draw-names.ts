import type { SKRSContext2D } from '@napi-rs/canvas';
import { LETTERING } from './lettering.ts';
import { type Name, namesIn } from './names.ts';
import type { Palette } from './palette.ts';
import type { Tile } from './projection.ts';

/** Draws the names that are in a tile, even partly. */
export function drawNames(context: SKRSContext2D, { z, x, y }: Tile, palette: Palette): void {
  const [left, top] = [256 * x, 256 * y];
  context.save();
  context.translate(-left, -top);
  Object.assign(context, { strokeStyle: palette.halo, lineWidth: 3, textBaseline: 'middle', textAlign: 'center' });
  for (const name of namesIn(z, { minX: left - 2, minY: top - 2, maxX: left + 258, maxY: top + 258 })) {
    drawName(context, name, palette);
  }
  context.restore();
}

function drawName(context: SKRSContext2D, { text, kind, at, angle, dot }: Name, palette: Palette): void {
  const { family, size, spacing, colour } = LETTERING[kind];
  Object.assign(context, { font: `${size}px ${family}`, letterSpacing: `${spacing}px`, fillStyle: palette[colour] });
  if (dot) {
    context.beginPath();
    context.arc(...dot, 2.5, 0, 2 * Math.PI);
    context.stroke();
    context.fill();
  }
  context.save();
  context.translate(...at);
  context.rotate(angle);
  context.strokeText(text, 0, 0);
  context.fillText(text, 0, 0);
  context.restore();
}
