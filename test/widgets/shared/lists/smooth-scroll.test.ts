import { describe, expect, it } from 'vitest';
import { easeOutQuint } from '../../../../widgets/shared/lists/smooth-scroll.ts';

describe('S-constants: ease-out quint', () => {
  it.each([
    [0, 0],
    [0.5, 1 - 1 / 32],
    [0.75, 1 - 1 / 1024],
    [1, 1],
  ])('a scroll has at %d of its time covered %d of its distance', (part, way) => {
    expect(easeOutQuint(part)).toBeCloseTo(way, 10);
  });
});
