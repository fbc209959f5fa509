import type { Palette } from './palette.ts';
import { box, circle, ellipse, faint, fill, floor, hills, line, moved, person, turned } from './shapes.ts';

const pine = (p: Palette, x: number, y: number, scale: number) =>
  moved(
    x,
    y,
    scale,
    box(p.dark, -5, -16, 10, 26) + fill(p.near, 'M0-110L40-14H-40Z') + fill(p.middle, 'M0-110L40-14H0Z'),
  );

/** Draws mountains one behind the other, and a path. */
export const mountains = (p: Palette, variant: number) => {
  const sun = circle(p.glow, 180 + (variant % 4) * 90, 96, 50);
  const back = fill(p.far, 'M-160 280L40 120L150 210L300 70L470 230L590 130L800 290V380H-160Z');
  const snow = fill(p.light, 'M300 70L246 121L282 142L306 118L338 140L358 124Z');
  const front = fill(p.middle, 'M-160 320L120 190L330 300L520 200L800 310V380H-160Z');
  const path = fill(p.light, 'M250 380Q330 340 300 316T352 286Q330 306 352 324T350 380Z');
  return (
    sun +
    back +
    snow +
    front +
    hills(p.near, 304, 18) +
    path +
    pine(p, 190, 312, 1) +
    pine(p, 244, 330, 0.8) +
    pine(p, 470, 320, 1.1)
  );
};

/** Draws a wall with holds, and a climber. */
export const climbing = (p: Palette, variant: number) => {
  const wall = fill(p.main, 'M120 0H700L640 380H60Z') + faint(0.25, fill(p.light, 'M120 0H330L250 180L60 380Z'));
  const holds = [
    [200, 90],
    [430, 60],
    [500, 150],
    [170, 210],
    [470, 250],
    [250, 300],
    [540, 310],
    [340, 40],
  ];
  const grips = holds
    .map(([x = 0, y = 0], n) => ellipse((n + variant) % 3 ? p.accent : p.light, x, y, 20, 13))
    .join('');
  const rope = line(p.light, 5, 'M356 0Q350 90 330 190Q300 300 340 380');
  const climber = person(
    p.dark,
    336,
    122,
    'M330 154L322 222M328 160L392 112M328 160L262 168M322 222L372 250L366 312M322 222L276 260L262 250',
  );
  return wall + grips + rope + climber;
};

/** Draws a ball on the grass in front of a goal. */
export const football = (p: Palette, variant: number) => {
  const net = faint(
    0.7,
    line(
      p.light,
      2,
      [180, 220, 260, 300, 340, 380, 420, 460].map((x) => `M${x} 96V232`).join('') +
        'M150 130H490M150 165H490M150 200H490',
    ),
  );
  const goal = line(p.light, 10, 'M150 236V92H490V236');
  const grass = floor(p.near, 232) + fill(p.middle, 'M-160 380L40 232H180L60 380ZM280 380L300 232H420L500 380Z');
  const patch =
    fill(p.dark, 'M320 262l24 18-9 28h-30l-9-28Z') +
    line(p.dark, 5, 'M320 262V236M344 280L366 270M335 308L350 328M305 308L290 328M296 280L274 270');
  return (
    hills(p.far, 190, 24) +
    grass +
    net +
    goal +
    ellipse(p.dark, 326, 340, 56, 9) +
    circle(p.light, 320, 286, 56) +
    turned(variant * 12, 320, 286, patch)
  );
};

/** Draws a ball above the net. */
export const volley = (p: Palette, variant: number) => {
  const net =
    box(p.light, 60, 150, 520, 12) +
    faint(
      0.75,
      line(
        p.light,
        3,
        'M60 178H580M60 204H580M60 230H580' +
          [100, 150, 200, 250, 300, 350, 400, 450, 500, 550].map((x) => `M${x} 160V240`).join(''),
      ),
    );
  const posts = line(p.dark, 12, 'M60 140V330M580 140V330');
  const ball =
    circle(p.accent, 320, 94, 52) +
    line(
      p.light,
      5,
      'M320 94Q300 60 312 43M320 94Q362 92 370 82M320 94Q306 130 282 129M334 42Q350 70 346 93M300 85Q276 92 270 106M316 122Q344 134 352 133',
    );
  return (
    circle(p.glow, 480, 84, 40) +
    floor(p.far, 226) +
    floor(p.near, 286) +
    net +
    posts +
    turned(variant * 20, 320, 94, ball)
  );
};

/** Draws a green with a flag. */
export const golf = (p: Palette, variant: number) => {
  const flag = line(p.dark, 6, 'M350 84V284') + fill(p.accent, 'M350 84L446 112L350 144Z');
  const bunker = ellipse(p.light, 500, 320, 84, 20);
  const sky = circle(p.glow, 160 + (variant % 3) * 50, 96, 46);
  return (
    sky +
    hills(p.far, 214, 60) +
    hills(p.middle, 254, -36) +
    ellipse(p.near, 320, 310, 330, 66) +
    bunker +
    ellipse(p.dark, 350, 286, 22, 7) +
    flag +
    circle(p.light, 250, 308, 13) +
    pine(p, 90, 262, 1)
  );
};
