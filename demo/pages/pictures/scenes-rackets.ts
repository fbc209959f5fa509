import type { Palette } from './palette.ts';
import { box, circle, ellipse, faint, fill, floor, line, turned } from './shapes.ts';

/** Draws the lines of a court in perspective, and the net across it. */
const court = (p: Palette) =>
  floor(p.middle, 196) +
  fill(p.main, 'M-120 380L150 214H490L760 380Z') +
  line(p.light, 6, 'M-120 380L150 214H490L760 380M320 214V380M60 290H580') +
  faint(0.55, box(p.dark, 90, 176, 460, 46)) +
  box(p.light, 90, 172, 460, 8);

const handle = (p: Palette) => line(p.dark, 16, 'M320 226V312') + line(p.accent, 18, 'M320 276V312');

const STRINGS = 'M296 92V208M320 80V220M344 92V208M266 124H374M258 152H382M266 180H374';

const strung = (p: Palette, rx: number) =>
  faint(0.35, ellipse(p.light, 320, 150, rx, 76)) +
  line(p.light, 3, STRINGS) +
  handle(p) +
  `<ellipse fill="none" stroke="${p.dark}" stroke-width="12" cx="320" cy="150" rx="${rx}" ry="76"/>`;

const ball = (p: Palette, x: number, y: number, r: number) =>
  circle('#e6ee5a', x, y, r) + line(p.light, 4, `M${x - r + 4} ${y - r / 3}q${r - 4} 4 ${r - 2} ${r + 2}`);

const tilt = (variant: number) => 24 + (variant % 3) * 10;

export const tennis = (p: Palette, variant: number) =>
  court(p) + turned(tilt(variant), 320, 230, strung(p, 62)) + ball(p, 222, 128 + (variant % 2) * 24, 30);

export const padel = (p: Palette, variant: number) => {
  const glass =
    faint(0.4, box(p.light, 20, 20, 600, 156)) +
    line(p.dark, 5, 'M20 16V196M170 16V176M320 16V176M470 16V176M620 16V196');
  const holes = [
    [296, 120],
    [320, 112],
    [344, 120],
    [284, 148],
    [308, 142],
    [332, 142],
    [356, 148],
    [296, 172],
    [320, 168],
    [344, 172],
  ];
  const bat =
    fill(p.dark, 'M320 72Q398 74 396 148Q392 206 344 226H296Q248 206 244 148Q242 74 320 72Z') +
    holes.map(([x = 0, y = 0]) => circle(p.accent, x, y, 7)).join('') +
    handle(p);
  return glass + court(p) + turned(tilt(variant), 320, 230, bat) + ball(p, 214, 122 + (variant % 2) * 24, 26);
};

export const badminton = (p: Palette, variant: number) => {
  const feathers =
    fill(p.light, 'M170 62L252 92L214 150Z') +
    line(p.far, 3, 'M172 66L228 128M190 72L226 122') +
    circle(p.accent, 236, 124, 22);
  return court(p) + turned(tilt(variant), 320, 230, strung(p, 54)) + turned((variant % 3) * 12, 214, 110, feathers);
};

export const squash = (p: Palette, variant: number) => {
  const walls = fill(p.near, 'M-160 0L120 60V250L-160 380ZM800 0L520 60V250L800 380Z') + box(p.main, 120, 60, 400, 190);
  const lines = line(p.accent, 6, 'M120 84H520M120 150H520M-160 60L120 150M800 60L520 150') + floor(p.near, 380);
  const wood = fill(p.middle, 'M120 250H520L800 380H-160Z') + line(p.accent, 5, 'M70 290H570M320 290V380');
  return (
    walls +
    wood +
    lines +
    turned(tilt(variant), 320, 230, strung(p, 50)) +
    circle(p.dark, 218, 134 + (variant % 2) * 22, 17)
  );
};

export const pingPong = (p: Palette, variant: number) => {
  const table =
    fill(p.main, 'M20 330L130 236H510L620 330Z') +
    line(p.light, 5, 'M20 330L130 236H510L620 330ZM320 236V330') +
    box(p.dark, 20, 330, 600, 12);
  const net = faint(0.7, box(p.light, 66, 246, 508, 30));
  const bat =
    box('#c89b6c', 306, 196, 28, 84, 10) +
    circle(p.dark, 320, 136, 78) +
    circle(p.accent, 320, 136, 68) +
    fill('#c89b6c', 'M272 188H368L334 222H306Z');
  return (
    faint(0.7, circle(p.glow, 320, 120, 150)) +
    floor(p.near, 320) +
    table +
    net +
    turned(tilt(variant), 320, 200, bat) +
    circle(p.light, 206, 130 + (variant % 2) * 26, 20)
  );
};
