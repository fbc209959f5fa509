import type { Colour } from './palette.ts';

/** Returns a filled path. */
export const fill = (colour: Colour, d: string) => `<path fill="${colour}" d="${d}"/>`;

/** Returns a stroked path with round ends and joins. */
export const line = (colour: Colour, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

export const circle = (colour: Colour, x: number, y: number, r: number) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;

export const ellipse = (colour: Colour, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const box = (colour: Colour, x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;

/** Returns shapes with an opacity. */
export const faint = (opacity: number, shapes: string) => `<g opacity="${opacity}">${shapes}</g>`;

/** Returns shapes that are turned around a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, shapes: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`;

/** Returns shapes that are moved and scaled. */
export const moved = (x: number, y: number, scale: number, shapes: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

/** Draws a person: the head, and strokes for body, arms and legs. */
export const person = (colour: Colour, headX: number, headY: number, d: string) =>
  circle(colour, headX, headY, 17) + line(colour, 17, d);

/** Draws slightly wavy ground that begins at a height. */
export const hills = (colour: Colour, y: number, wave: number) =>
  fill(colour, `M-160 ${y}Q0 ${y - wave} 160 ${y}T480 ${y}T800 ${y}V380H-160Z`);

export const floor = (colour: Colour, y: number) => box(colour, -160, y, 960, 400 - y);
