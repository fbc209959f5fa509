import { describe, expect, it } from 'vitest';
import { isExpired } from '../../core/payment/card-expiry.ts';

describe('D-saved-cards: a card pays to the end of its last month, in Paris', () => {
  it.each([
    ['2026-11-24T09:00:00Z', 11, 2026, false],
    ['2026-11-30T22:59:59Z', 11, 2026, false],
    ['2026-11-30T23:00:00Z', 11, 2026, true],
    ['2026-11-24T09:00:00Z', 10, 2026, true],
    ['2026-11-24T09:00:00Z', 12, 2025, true],
    ['2026-11-24T09:00:00Z', 1, 2027, false],
    ['2026-11-24T09:00:00Z', 9, 2026, true],
  ])('whether at %s a card that expires in %i/%i has expired: %s', (now, expiresMonth, expiresYear, expected) => {
    expect(isExpired({ expiresMonth, expiresYear }, Date.parse(now))).toBe(expected);
  });
});
