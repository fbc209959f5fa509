import type { Palette } from './palette.ts';
import { box, circle, fill, floor, line } from './shapes.ts';

const ROOFS = [
  (p: Palette) => fill(p.dark, 'M150 140L320 60L490 140Z'),
  (p: Palette) => fill(p.dark, 'M160 140V84L245 140V84L330 140V84L415 140V84L480 140Z'),
  (p: Palette) =>
    fill(p.dark, 'M156 140L186 72H454L484 140Z') +
    box(p.light, 222, 90, 34, 40, 4) +
    box(p.light, 303, 90, 34, 40, 4) +
    box(p.light, 384, 90, 34, 40, 4),
  (p: Palette) =>
    fill(p.dark, 'M200 140A120 92 0 0 1 440 140Z') +
    line(p.dark, 6, 'M320 50V24') +
    fill(p.accent, 'M320 22L356 32L320 44Z'),
] as const;

const WINDOWS = [
  (x: number) => `M${x} 232V182A22 22 0 0 1 ${x + 44} 182V232Z`,
  (x: number) => `M${x} 164h20v28h-20ZM${x + 24} 164h20v28h-20ZM${x} 198h20v28h-20ZM${x + 24} 198h20v28h-20Z`,
  (x: number) => `M${x + 4} 156h36v84h-36Z`,
] as const;

/** Draws the front of a house between others. The variants combine every roof with every kind of window. */
export const front = (p: Palette, variant: number) => {
  const roof = ROOFS[variant % ROOFS.length] ?? ROOFS[0];
  const pane = WINDOWS[variant % WINDOWS.length] ?? WINDOWS[0];
  const skyline = fill(p.far, 'M-160 380V190H-90V150H-20V206H40V130H110V220H530V160H590V110H650V196H720V150H800V380Z');
  const house = box(p.light, 164, 140, 312, 180) + box(p.main, 164, 140, 312, 12);
  const panes =
    fill(p.pane, [178, 232, 364, 418].map(pane).join('')) +
    fill(p.dark, [178, 418].map((x) => `M${x} 262h44v58h-44Z`).join(''));
  const door =
    fill(p.main, 'M288 320V200H352V320Z') + circle(p.glow, 340, 268, 5) + fill(p.accent, 'M270 186H370L384 206H256Z');
  const tree = (x: number) =>
    line(p.dark, 8, `M${x} 326V262`) + circle(p.accent, x, 236, 42) + circle(p.main, x + 14, 252, 26);
  return (
    circle(p.glow, 120 + (variant % 5) * 90, 76, 40) +
    skyline +
    roof(p) +
    house +
    panes +
    door +
    floor(p.near, 318) +
    line(p.light, 5, 'M-160 346H800', ' stroke-dasharray="34 26"') +
    tree(92) +
    tree(556)
  );
};
