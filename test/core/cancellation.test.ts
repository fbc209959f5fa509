import { describe, expect, it } from 'vitest';
import { cancellationDeadline } from '../../core/booking/cancellation.ts';
import type { WallTime } from '../../core/time/wall-time.ts';

describe('D-cancel: until when an order can be cancelled', () => {
  it.each<[title: string, start: WallTime, hours: number, end: string]>([
    ['a day', '2026-11-24T10:00', 24, '2026-11-23T09:00:00.000Z'],
    ['one hour', '2026-11-24T10:00', 1, '2026-11-24T08:00:00.000Z'],
    ['no hours: its start', '2026-11-24T10:00', 0, '2026-11-24T09:00:00.000Z'],
    ['in summer', '2026-07-24T10:00', 24, '2026-07-23T08:00:00.000Z'],
    ['elapsed hours, across a day of 23 hours', '2027-03-28T10:00', 24, '2027-03-27T08:00:00.000Z'],
    ['elapsed hours, across a day of 25 hours', '2026-10-25T10:00', 24, '2026-10-24T09:00:00.000Z'],
  ])('an order can be cancelled until the given hours before it begins: %s', (_, start, hours, end) => {
    expect(new Date(cancellationDeadline(start, hours)).toISOString()).toBe(end);
  });
});
