import type { Palette } from './palette.ts';
import { box, circle, ellipse, faint, fill, floor, line, person, turned } from './shapes.ts';

/** Draws a person who dances with a ribbon in two spotlights. */
export const dance = (p: Palette, variant: number) => {
  const lights = faint(0.35, fill(p.glow, 'M120 0L210 330H400L150 0Z') + fill(p.glow, 'M520 0L430 330H240L490 0Z'));
  const ribbon = line(p.accent, 12, 'M392 118Q470 60 520 130T430 220Q360 250 420 300T560 270');
  const dancer = person(
    p.dark,
    320,
    118,
    'M320 150L312 218M316 158L392 118M316 158L252 190M312 218L330 270L322 326M312 218L262 254L204 244',
  );
  return (
    lights +
    floor(p.near, 318) +
    ellipse(p.middle, 320, 334, 190, 20) +
    ribbon +
    turned((variant % 3) * 5 - 5, 320, 326, dancer)
  );
};

/** Draws a skater and the traces of skates on the ice. */
export const ice = (p: Palette, variant: number) => {
  const boards = box(p.main, -160, 206, 960, 44) + box(p.accent, -160, 206, 960, 10);
  const lamps = [80, 240, 400, 560].map((x) => circle(p.glow, x, 70 + (variant % 3) * 10, 16)).join('');
  const traces = line(p.middle, 4, 'M40 330Q200 270 320 320T600 300M120 356Q320 290 520 350');
  const skater = person(
    p.dark,
    356,
    112,
    'M344 142L316 208M340 152L420 150M340 152L268 130M316 208L340 258L330 312M316 208L250 214L196 184',
  );
  return (
    line(p.far, 4, 'M-160 40H800') +
    faint(0.8, lamps) +
    boards +
    floor(p.light, 250) +
    traces +
    skater +
    line(p.accent, 6, 'M306 326H366')
  );
};

/** Draws a boxing glove on the ropes of a ring. */
export const ring = (p: Palette, variant: number) => {
  const ropes = [150, 204, 258]
    .map((y, n) => line(n === variant % 3 ? p.accent : p.light, 9, `M-160 ${y}H800`))
    .join('');
  const post = box(p.dark, 506, 96, 34, 230, 8) + box(p.accent, 500, 120, 46, 160, 10);
  const glove = fill(p.main, 'M238 246V168Q238 96 318 96Q404 96 404 172V214Q404 236 388 250V268H254Z');
  const thumb = fill(p.dark, 'M246 176Q214 150 200 182Q194 224 252 236Q266 206 246 176Z');
  const cuff = box(p.dark, 250, 262, 142, 54, 14) + line(p.light, 6, 'M266 290H376');
  return (
    faint(0.5, circle(p.glow, 320, 130, 150)) +
    floor(p.middle, 292) +
    floor(p.near, 318) +
    post +
    ropes +
    glove +
    thumb +
    cuff
  );
};

/** Draws a target with arrows in a meadow. */
export const target = (p: Palette, variant: number) => {
  const trees = [60, 130, 520, 600].map((x, n) => fill(p.middle, `M${x} ${110 + (n % 2) * 26}l44 150h-88Z`)).join('');
  const stand = line(p.dark, 12, 'M270 240L232 342M370 240L408 342');
  const rings = [p.light, p.dark, p.main, p.accent, p.glow]
    .map((colour, n) => circle(colour, 320, 176, 112 - n * 23))
    .join('');
  const arrow = line(p.dark, 5, 'M330 170L452 112') + fill(p.light, 'M436 106l34-12-16 30Z');
  return trees + floor(p.near, 264) + stand + rings + turned((variant % 3) * 14 - 14, 320, 176, arrow);
};
