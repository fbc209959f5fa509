import { describe, expect, it } from 'vitest';
import { parseSlotId, slotId } from '../../core/booking/slot.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';

describe("D-slot-id: a slot's id is {slottedId}_{yyyyMMdd}T{HHmm}", () => {
  it("a slot's id has its form", () => {
    expect(slotId(7, '2026-11-24T08:05')).toBe('7_20261124T0805');
    expect(slotId(123_456_789, '2026-01-01T00:00')).toBe('123456789_20260101T0000');
  });

  it("a slot's id is read back as the offer and the start from which it was made", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), wall, (offerId, start) => {
        expect(parseSlotId(slotId(offerId, start))).toEqual({ offerId, start });
      }),
    );
  });

  it('two slots have the same id only if offer and start are the same', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), wall, wall, (offerA, offerB, a, b) => {
        expect(slotId(offerA, a) === slotId(offerB, b)).toBe(offerA === offerB && a === b);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no offer', '_20261124T0800'],
    ['an offer that is not a number', 'x_20261124T0800'],
    ['a negative offer', '-7_20261124T0800'],
    ['an offer greater than any id', '1234567890_20261124T0800'],
    ['no start', '7_'],
    ['a date without a time', '7_20261124'],
    ['a day that does not exist', '7_20260230T0800'],
    ['an hour that does not exist', '7_20261124T2400'],
    ['a minute that does not exist', '7_20261124T0860'],
    ['seconds', '7_20261124T080000'],
    ['dashes', '7_2026-11-24T08:00'],
    ['a small t', '7_20261124t0800'],
    ['a space before the id', ' 7_20261124T0800'],
    ['a line break after the id', '7_20261124T0800\n'],
    ['two ids', '7_20261124T0800,7_20261124T0900'],
  ])('a text is not the id of a slot if it has %s', (_, text) => {
    expect(parseSlotId(text)).toBeNull();
  });

  it('reading an id never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseSlotId(text)).not.toThrow();
      }),
    );
  });
});
