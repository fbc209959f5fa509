import { describe, expect, it } from 'vitest';
import { aWeekLater } from '../../core/booking/next-week.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { anOffer, inParis, NOW, TUESDAY } from '../fixtures/data/factories.ts';

const starts = (times: readonly WallTime[], offer: SlottedOffer) =>
  aWeekLater(times, offer, NOW).map(({ start }) => start);

describe('D-next-week: one week later is the same wall time', () => {
  it('selecting one week later selects the slots of the same hours', () => {
    expect(starts([`${TUESDAY}T08:00`, `${TUESDAY}T10:00`], anOffer())).toEqual([
      '2026-12-01T08:00',
      '2026-12-01T10:00',
    ]);
  });

  it('one week later is the same wall time also across a clock change', () => {
    const now = inParis('2026-10-20T08:00');
    expect(aWeekLater(['2026-10-20T08:00'], anOffer(), now)).toMatchObject([{ start: '2026-10-27T08:00' }]);
  });

  it('slots that the offer does not have one week later are left out', () => {
    expect(starts([`${TUESDAY}T08:00`], anOffer({ endSlotted: '2026-11-30' }))).toEqual([]);
    expect(starts([`${TUESDAY}T12:00`], anOffer())).toEqual([]);
  });

  it('slots that cannot be booked yet are left out', () => {
    expect(starts(['2027-02-07T08:00', '2027-02-08T08:00'], anOffer())).toEqual(['2027-02-14T08:00']);
  });
});
