import { expect, it } from 'vitest';
import { isCurrent } from '../../core/catalogue/popup.ts';

const NOW = '2026-11-24T10:00';

it.each([
  [null, null, true],
  ['2026-11-24T10:00', null, true],
  ['2026-11-24T10:01', null, false],
  [null, '2026-11-24T10:01', true],
  [null, '2026-11-24T10:00', false],
  ['2026-11-23T10:00', '2026-11-25T10:00', true],
] as const)('S-popups: a popup from %s to %s is shown at ten: %s', (start, end, expected) => {
  expect(isCurrent({ start, end }, NOW)).toBe(expected);
});
