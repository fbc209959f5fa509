import { describe, expect, it } from 'vitest';
import { aWeekLater } from '../../core/booking/next-week.ts';
import { anOffer, TUESDAY } from '../fixtures/factories.ts';

const starts = (...args: Parameters<typeof aWeekLater>) => aWeekLater(...args).map(({ start }) => start);

describe('decisions §2: one week later is the same wall time', () => {
  it('the slots of the same hours', () => {
    expect(starts([`${TUESDAY}T08:00`, `${TUESDAY}T10:00`], anOffer())).toEqual([
      '2026-12-01T08:00',
      '2026-12-01T10:00',
    ]);
  });

  it('also across a clock change', () => {
    expect(starts(['2026-10-20T08:00'], anOffer())).toEqual(['2026-10-27T08:00']);
  });

  it('what the offer has not then is left out', () => {
    expect(starts([`${TUESDAY}T08:00`], anOffer({ endSlotted: '2026-11-30' }))).toEqual([]);
    expect(starts([`${TUESDAY}T12:00`], anOffer())).toEqual([]);
  });
});
