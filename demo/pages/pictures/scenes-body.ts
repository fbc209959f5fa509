import type { Palette } from './palette.ts';
import { box, circle, ellipse, faint, fill, floor, hills, line, person, turned } from './shapes.ts';

const POSES = {
  lotus: [320, 158, 'M320 196V258M318 200L278 232L262 268M322 200L362 232L378 268M320 268L262 286L322 296L378 286Z'],
  tree: [320, 140, 'M320 172V236V316M320 236L358 262L326 284M320 174L284 134L318 88M320 174L356 134L322 88'],
  warrior: [320, 146, 'M320 178V242M226 188H414M320 242L254 262L248 318M320 242L412 316'],
  stance: [
    320,
    146,
    'M320 178V240M320 240L290 276L286 318M320 240L350 276L354 318M318 182Q258 184 280 224M322 182Q382 184 360 224',
  ],
  hundred: [224, 258, 'M246 274L326 304L432 232M258 280L336 266'],
} as const;

/** Draws a person on a mat in front of the sun: before hills, or in a room with an arched window. */
const onMat = (pose: keyof typeof POSES) => (p: Palette, variant: number) => {
  const sun = faint(0.9, circle(p.glow, 320, 176, 112));
  const outside = hills(p.far, 236, 46) + hills(p.middle, 262, 22);
  const [x, y, strokes] = POSES[pose];
  const room = box(p.far, -160, 0, 960, 380) + fill(p.bottom, 'M196 290V150A124 124 0 0 1 444 150V290Z');
  const plant =
    line(p.dark, 5, 'M540 286V214M540 250Q520 226 508 226M540 238Q562 214 574 216') +
    box(p.accent, 520, 272, 40, 34, 6);
  const inside = room + faint(0.9, circle(p.glow, 320, 168, 84)) + plant;
  const ground = floor(p.near, 286) + fill(p.accent, 'M170 336L226 296H414L470 336Z');
  return (variant % 2 ? sun + outside : inside) + ground + person(p.dark, x, y, strokes);
};

export const lotus = onMat('lotus');
const warrior = onMat('warrior');
export const stance = onMat('stance');
export const hundred = onMat('hundred');
/** Draws one of two poses, by variant. */
export const yoga = (p: Palette, variant: number) => (variant % 3 === 2 ? warrior : onMat('tree'))(p, variant);

/** Draws a pile of warm stones, a leaf and a candle. */
export const stones = (p: Palette, variant: number) => {
  const pile = [
    ellipse(p.dark, 320, 284, 92, 30),
    ellipse(p.main, 316, 238, 72, 26),
    ellipse(p.dark, 324, 196, 52, 21),
    variant % 2 ? ellipse(p.accent, 320, 162, 34, 15) : '',
  ].join('');
  const leaf =
    fill(p.accent, 'M430 290Q420 210 510 176Q530 262 430 290Z') + line(p.near, 3, 'M436 284Q470 240 502 190');
  const candle = box(p.light, 148, 236, 46, 66, 8) + fill(p.glow, 'M171 190Q192 216 171 230Q150 216 171 190Z');
  const halo = faint(0.5, circle(p.glow, 171, 214, 60));
  return (
    faint(0.6, circle(p.glow, 320, 180, 140)) + floor(p.middle, 290) + halo + candle + leaf + pile + floor(p.near, 312)
  );
};

/** Draws a bath of warm water with steam. */
export const bath = (p: Palette, variant: number) => {
  const lamp = line(p.dark, 3, 'M170 0V64') + ellipse(p.glow, 170, 84, 30, 22);
  const steam = [250, 320, 390].map((x, n) => `M${x} 206q-24-28 0-56t0-${44 + ((n + variant) % 3) * 14}`).join('');
  const tub = fill(p.dark, 'M160 238H480L458 330H182Z') + ellipse(p.main, 320, 238, 160, 30);
  const water = ellipse(p.light, 320, 238, 142, 22) + faint(0.7, ellipse(p.main, 320, 242, 142, 19));
  const hoop = line(p.accent, 8, 'M170 278H470');
  return (
    faint(0.6, circle(p.glow, 170, 84, 96)) +
    lamp +
    floor(p.near, 300) +
    tub +
    water +
    hoop +
    faint(0.8, line(p.light, 9, steam))
  );
};

/** Draws a kettlebell and a dumbbell in front of a striped wall. */
export const weights = (p: Palette, variant: number) => {
  const stripes = [0, 1, 2]
    .map((n) => fill(n === variant % 3 ? p.accent : p.far, `M${-60 + n * 250} 0h90l-150 380h-90Z`))
    .join('');
  const bell =
    line(p.dark, 18, 'M282 200Q276 140 320 140T358 200') +
    circle(p.dark, 320, 238, 62) +
    circle(p.accent, 320, 238, 26);
  const bar = box(p.light, 434, 270, 110, 12) + box(p.main, 424, 240, 26, 72, 6) + box(p.main, 528, 240, 26, 72, 6);
  const disc = circle(p.main, 140, 250, 54) + circle(p.near, 140, 250, 16);
  return faint(0.55, stripes) + disc + floor(p.near, 292) + bar + bell;
};

/** Draws a person high above a trampoline. */
export const trampoline = (p: Palette, variant: number) => {
  const bed =
    line(p.dark, 9, 'M176 336V300M464 336V300M320 346V316') +
    ellipse(p.main, 320, 296, 168, 28) +
    ellipse(p.dark, 320, 294, 140, 20);
  const bow = line(p.light, 4, 'M230 286Q250 80 320 70T410 286', ' stroke-dasharray="2 14"');
  const star = person(p.dark, 320, 84, 'M320 116V168M320 122L266 90M320 122L374 90M320 168L276 214M320 168L364 214');
  return (
    faint(0.8, circle(p.glow, 320, 130, 104)) +
    hills(p.far, 270, 20) +
    floor(p.near, 316) +
    bed +
    bow +
    turned(variant * 9 - 24, 320, 140, star)
  );
};
