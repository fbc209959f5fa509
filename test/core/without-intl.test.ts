import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../core/pricing/format-money.ts';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { decodeDate } from '../../core/time/payload-date.ts';
import { shownTime } from '../../core/time/shown.ts';
import { PARIS, toInstant, toWallTime } from '../../core/time/zone.ts';

describe('D-amount-format, D-clock-change: a visitor in Paris needs no Intl, whose first use is slow', () => {
  beforeEach(() => {
    vi.stubGlobal('Intl', undefined);
    vi.stubGlobal('Temporal', undefined);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('euros, dates and hours in both languages, payload dates and instants need no Intl', () => {
    expect([formatMoney(123_456, 'EUR', 'fr'), formatMoney(2400, 'EUR', 'en', 'short')]).toEqual([
      '1\u202f234,56\u00a0€',
      '€24',
    ]);
    expect([formatDate('2026-11-24', 'header', 'fr'), formatHour('14:05', 'en')]).toEqual([
      'mardi 24 nov. 2026',
      '02:05 PM',
    ]);
    expect(decodeDate('2026-07-20T14:30:00Z')).toBe('2026-07-20T16:30');
    expect(decodeDate({ date: '2026-11-20 14:30:00.000000', timezone: PARIS })).toBe('2026-11-20T14:30');
    expect(toWallTime(toInstant('2026-07-20T14:30', PARIS), PARIS)).toBe('2026-07-20T14:30');
    expect(shownTime('2026-07-20T14:30', PARIS).wall).toBe('2026-07-20T14:30');
  });

  it('other currencies and zones need Intl, so that this test would notice its use', () => {
    // A currency and a zone that no other test uses, because formats and offsets are cached.
    expect(() => formatMoney(2400, 'XTS', 'fr')).toThrow();
    expect(() => toInstant('2026-07-20T14:30', 'Africa/Abidjan')).toThrow();
  });
});
