import { expect, test } from 'vitest';
import { beside, type Placement } from '../../../../widgets/shared/view/on-top/use-on-top.ts';

const VIEW = { left: 0, top: 0, right: 400, bottom: 600 };
const BELOW: Placement = { side: 'below', align: 'start', gap: 10 };
const ABOVE: Placement = { side: 'above', align: 'center', gap: 8 };

const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['below an anchor with room', box(20, 100), { width: 100, height: 200 }, BELOW, { x: 20, y: 150, room: 442 }],
  ['above an anchor at the lower edge', box(20, 500), { width: 100, height: 200 }, BELOW, { x: 20, y: 290, room: 482 }],
  [
    'below an anchor, as high as fits, if neither side has room',
    box(20, 250),
    { width: 100, height: 900 },
    BELOW,
    { x: 20, y: 300, room: 292 },
  ],
  ['inside the right edge', box(350, 100), { width: 100, height: 20 }, BELOW, { x: 292, y: 150, room: 442 }],
  [
    'from the left edge if it is wider than the window',
    box(50, 100),
    { width: 500, height: 20 },
    BELOW,
    { x: 8, y: 150, room: 442 },
  ],
  ['above the middle of an anchor', box(100, 100), { width: 60, height: 30 }, ABOVE, { x: 120, y: 62, room: 84 }],
  [
    'below the middle of an anchor at the upper edge',
    box(100, 20),
    { width: 60, height: 30 },
    ABOVE,
    { x: 120, y: 68, room: 524 },
  ],
  [
    'with its end at the end of its anchor',
    box(200, 100),
    { width: 150, height: 30 },
    { ...BELOW, align: 'end' as const },
    { x: 150, y: 150, room: 442 },
  ],
])('D-on-top: a layer is placed %s', (_, anchor, layer, placement, place) => {
  expect(beside(layer, anchor, VIEW, placement)).toEqual(place);
});
