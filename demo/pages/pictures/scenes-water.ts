import type { Palette } from './palette.ts';
import { box, circle, ellipse, faint, fill, floor, line, person } from './shapes.ts';

const sunAt = (p: Palette, variant: number, y: number) => circle(p.glow, 200 + (variant % 4) * 80, y, 54);

const ripples = (p: Palette) =>
  faint(
    0.6,
    line(p.light, 4, 'M60 318q20-10 40 0t40 0M250 342q20-10 40 0t40 0M470 310q20-10 40 0t40 0M-60 346q20-10 40 0t40 0'),
  );

/** Draws the lanes of a pool and a swimmer. */
export const pool = (p: Palette, variant: number) => {
  const windows = [0, 1, 2, 3, 4, 5].map((n) => box(p.glow, -20 + n * 120, 22, 84, 66, 6)).join('');
  const lanes = [-140, 90, 550, 780].map((x, n) => {
    const end = 320 + (x - 320) * 0.42;
    return line(n % 2 ? p.accent : p.light, 8, `M${x} 372L${end} 130`, ' stroke-dasharray="16 15"');
  });
  const swimmer =
    ellipse(p.light, 320, 262, 82, 13) + circle(p.accent, 300, 238, 24) + line(p.dark, 17, 'M322 246Q352 176 388 246');
  return (
    faint(0.75, windows) +
    box(p.far, -160, 104, 960, 20) +
    floor(p.main, 122) +
    lanes.join('') +
    (variant % 2 ? ripples(p) : '') +
    swimmer
  );
};

/** Draws a breaking wave and a board. */
export const wave = (p: Palette, variant: number) => {
  const sea = floor(p.middle, 208);
  const breaker = fill(
    p.main,
    'M-160 380V270Q60 268 160 206Q250 84 396 96Q470 106 492 158Q440 128 400 152Q360 184 410 240Q470 282 800 262V380Z',
  );
  const shine = faint(0.55, line(p.light, 7, 'M120 290Q210 250 262 176T392 116M180 320Q270 284 312 220'));
  const foam =
    circle(p.light, 494, 166, 20) +
    circle(p.light, 466, 146, 14) +
    circle(p.light, 516, 190, 13) +
    ellipse(p.light, 520, 268, 120, 16);
  const board = `<g transform="rotate(-24 330 292)">${ellipse(p.accent, 330, 292, 100, 16)}${line(p.light, 4, 'M240 292H420')}</g>`;
  return sunAt(p, variant, 110) + sea + breaker + shine + foam + board;
};

/** Draws a person who stands on a board on calm water. */
export const paddle = (p: Palette, variant: number) => {
  const sun = faint(0.95, sunAt(p, variant, 170));
  const shore = fill(p.far, 'M-160 216Q40 150 200 206T520 190T800 212V230H-160Z');
  const board = ellipse(p.accent, 320, 306, 148, 15) + faint(0.4, ellipse(p.dark, 320, 326, 130, 9));
  const rower = person(
    p.dark,
    312,
    126,
    'M314 158L318 222M318 222L300 262L304 298M318 222L340 262L338 298M314 166L366 190',
  );
  return (
    sun +
    shore +
    floor(p.middle, 218) +
    floor(p.main, 276) +
    ripples(p) +
    board +
    rower +
    line(p.light, 6, 'M356 120L392 316')
  );
};

/** Draws a boat under sail, and another one far away. */
export const sail = (p: Palette, variant: number) => {
  const far =
    fill(p.light, `M${500 + (variant % 3) * 30} 170v56h-34Z`) + line(p.dark, 4, `M${458 + (variant % 3) * 30} 230h60`);
  const sails =
    fill(p.accent, 'M312 44Q352 170 312 250H206Q300 170 312 44Z') + fill(p.light, 'M328 70V250H420Q400 150 328 70Z');
  const hull = line(p.dark, 6, 'M320 36V262') + fill(p.dark, 'M190 262H446Q430 304 396 306H236Q206 300 190 262Z');
  return (
    sunAt(p, variant + 2, 120) +
    floor(p.middle, 226) +
    far +
    sails +
    hull +
    line(p.accent, 6, 'M206 276H432') +
    floor(p.main, 298) +
    ripples(p)
  );
};

/** Draws a boat with three rowers. */
export const rowing = (p: Palette, variant: number) => {
  const shore = fill(p.far, 'M-160 200Q0 130 140 180T420 160T800 190V230H-160Z');
  const crew = [226, 316, 406]
    .map((x) => person(p.dark, x, 176, `M${x - 2} 206L${x + 10} 252M${x} 214L${x + 44} 232`))
    .join('');
  const oars = line(p.accent, 7, 'M262 236L196 316M352 236L286 316M442 236L376 316');
  const hull = fill(p.dark, 'M110 258H530Q500 288 440 288H200Q140 288 110 258Z');
  return sunAt(p, variant, 104) + shore + floor(p.main, 222) + floor(p.near, 300) + ripples(p) + crew + hull + oars;
};
