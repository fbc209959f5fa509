import type { Palette } from './palette.ts';
import { box, circle, faint, fill, floor, hills, line, moved, person, turned } from './shapes.ts';

/** Draws a bend of a race track with its kerbs. */
export const track = (p: Palette, variant: number) => {
  const road = 'M-160 300Q240 290 330 200T800 90';
  const bend =
    line(p.light, 132, road) +
    `<path fill="none" stroke="${p.accent}" stroke-width="132" stroke-dasharray="26 26" d="${road}"/>` +
    line(p.dark, 112, road) +
    line(p.light, 4, road, ' stroke-dasharray="26 30"');
  const wheels = [
    [-52, 20],
    [50, 20],
  ]
    .map(([x = 0, y = 0]) => circle('#20242b', x, y, 22) + circle(p.light, x, y, 8))
    .join('');
  const kart =
    fill(p.accent, 'M-92 20L-80-4H-30L-8-30H20L34-2H84L92 20Z') +
    circle(p.light, -2, -42, 20) +
    box(p.dark, 0, -48, 18, 10, 4) +
    wheels;
  return (
    hills(p.far, 150, 40) +
    floor(p.near, 170) +
    bend +
    moved(300 + (variant % 3) * 12, 232, 1.15, turned(-30, 0, 0, kart))
  );
};

/** Draws a person under a canopy, above the clouds. */
export const sky = (p: Palette, variant: number) => {
  const cloud = (x: number, y: number, scale: number) =>
    moved(x, y, scale, faint(0.85, fill(p.light, 'M-80 30Q-84-4-44-2Q-30-40 8-26Q44-40 54-4Q92-6 84 30Z')));
  const canopy =
    fill(p.accent, 'M206 140Q220 42 320 42T434 140Q406 118 378 140Q350 118 320 140Q290 118 262 140Q234 118 206 140Z') +
    fill(p.main, 'M262 140Q270 60 320 42Q370 60 378 140Q350 118 320 140Q290 118 262 140Z');
  const lines = line(p.dark, 3, 'M206 140L314 222M262 140L316 222M378 140L324 222M434 140L326 222');
  const jumper = moved(
    208,
    156,
    0.35,
    person(p.dark, 320, 190, 'M320 226V300M320 232L266 200M320 232L374 200M320 300L290 370M320 300L350 370'),
  );
  return (
    circle(p.glow, 520, 80, 44) +
    cloud(110, 120 + (variant % 3) * 24, 1) +
    turned(variant * 3 - 9, 320, 90, canopy + lines + jumper) +
    cloud(470, 236, 1.2) +
    cloud(180, 318, 1.7) +
    cloud(540, 346, 1.9)
  );
};
