import { describe, expect, it } from 'vitest';
import { decodeDate } from '../../core/time/payload-date.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';

describe('D-payload-dates: ISO 8601 text, as a Paris wall time', () => {
  it.each([
    ['a time without an offset', '2026-11-20T14:30:00', '2026-11-20T14:30'],
    ['seconds may be missing', '2026-11-20T14:30', '2026-11-20T14:30'],
    ['a fraction is dropped', '2026-11-20T14:30:59.999', '2026-11-20T14:30'],
    ['a space in place of the T', '2026-11-20 14:30:00', '2026-11-20T14:30'],
    ['a day is its midnight', '2026-11-20', '2026-11-20T00:00'],
    ['Z in winter', '2026-11-20T14:30:00Z', '2026-11-20T15:30'],
    ['Z in summer', '2026-07-20T14:30:00Z', '2026-07-20T16:30'],
    ['Z into the next day', '2026-12-31T23:30:00Z', '2027-01-01T00:30'],
    ['the offset of Paris in winter', '2026-11-20T14:30:00+01:00', '2026-11-20T14:30'],
    ['the offset of Paris in summer', '2026-07-20T14:30:00+02:00', '2026-07-20T14:30'],
    ['an offset without colon', '2026-11-20T14:30:00+0100', '2026-11-20T14:30'],
    ['an offset in hours, as PostgreSQL writes it', '2026-07-20 14:30:00+02', '2026-07-20T14:30'],
    ['an offset of half an hour', '2026-11-20T14:30:00-03:30', '2026-11-20T19:00'],
    ['an offset of three quarters', '2026-11-20T14:30:00+05:45', '2026-11-20T09:45'],
    ['the hour before the spring change', '2026-03-29T00:59:00Z', '2026-03-29T01:59'],
    ['the hour after the spring change', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['the first 02:30 of the autumn change', '2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['the second 02:30, which has the same wall time', '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
  ])('a date as ISO 8601 text becomes a Paris wall time: %s', (_, payload, expected) => {
    expect(decodeDate(payload)).toBe(expected);
  });
});

describe('D-payload-dates: { date, timezone }', () => {
  it.each([
    ['in Paris', '2026-11-20 14:30:00.000000', 'Europe/Paris', '2026-11-20T14:30'],
    ['in UTC', '2026-11-20 14:30:00.000000', 'UTC', '2026-11-20T15:30'],
    ['in New York', '2026-11-20 14:30:00.000000', 'America/New_York', '2026-11-20T20:30'],
    ['in Tokyo, where it is tomorrow', '2026-11-21 07:30:00.000000', 'Asia/Tokyo', '2026-11-20T23:30'],
    ['in Kathmandu', '2026-11-20 14:30:00.000000', 'Asia/Kathmandu', '2026-11-20T09:45'],
    [
      'in New York in the weeks when only its clocks have changed',
      '2026-03-20 09:00:00.000000',
      'America/New_York',
      '2026-03-20T14:00',
    ],
    [
      "in New York's spring gap, moved by its length",
      '2026-03-08 02:30:00.000000',
      'America/New_York',
      '2026-03-08T08:30',
    ],
    [
      "in New York's repeated hour, the first of the two",
      '2026-11-01 01:30:00.000000',
      'America/New_York',
      '2026-11-01T06:30',
    ],
  ])('a date with a time zone becomes a Paris wall time: %s', (_, date, timezone, expected) => {
    expect(decodeDate({ date, timezone })).toBe(expected);
    expect(decodeDate({ date, timezone, timezone_type: 3 })).toBe(expected);
  });

  it('a date without a zone is in Paris', () => {
    expect(decodeDate({ date: '2026-11-20 14:30:00.000000' })).toBe('2026-11-20T14:30');
  });

  it('a time that clocks in Paris skip stays unchanged: the wall time is kept', () => {
    expect(decodeDate({ date: '2026-03-29 02:30:00.000000', timezone: 'Europe/Paris' })).toBe('2026-03-29T02:30');
  });
});

describe('D-payload-dates: anything else is a decode error', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1_795_000_000],
    ['a flag', true],
    ['a list', ['2026-11-20']],
    ['a Date', new Date(0)],
    ['an empty object', {}],
    ['an empty text', ''],
    ['a word', 'demain'],
    ['a French date', '20/11/2026 14:30'],
    ['the storage form', '2026/11/20'],
    ['a day that does not exist', '2026-02-30T10:00:00'],
    ['an hour that does not exist', '2026-11-20T24:00:00'],
    ['a minute that does not exist', '2026-11-20T14:60:00'],
    ['seconds that do not exist', '2026-11-20T14:30:99'],
    ['an offset of 25 hours', '2026-11-20T14:30:00+25:00'],
    ['an offset of 99 minutes', '2026-11-20T14:30:00+01:99'],
    ['a time that is cut', '2026-11-20T14:3'],
    ['an offset without a time', '2026-11-20+01:00'],
    ['a date with text after it', '2026-11-20T14:30:00Z!'],
    ['a date with text before it', 'le 2026-11-20'],
    ['a date with a line break after it', '2026-11-20\n'],
    ['an object whose date is not text', { date: 20_261_120, timezone: 'Europe/Paris' }],
    ['an object whose date is no date', { date: 'demain', timezone: 'Europe/Paris' }],
    ['an unknown zone', { date: '2026-11-20 14:30:00', timezone: 'Europe/Lutèce' }],
    ['a zone that is not text', { date: '2026-11-20 14:30:00', timezone: 1 }],
    ['a zone of null', { date: '2026-11-20 14:30:00', timezone: null }],
    ['an empty zone', { date: '2026-11-20 14:30:00', timezone: '' }],
    ['an object whose text has an offset beside the zone', { date: '2026-11-20T14:30:00Z', timezone: 'Asia/Tokyo' }],
    ['an object in an object', { date: { date: '2026-11-20 14:30:00' } }],
  ])('a payload cannot be decoded as a date if it is %s', (_, payload) => {
    expect(decodeDate(payload)).toBeNull();
  });

  it('the decoder never throws, whatever the payload', () => {
    const odd = fc.oneof(fc.anything(), fc.record({ date: fc.oneof(wall, fc.anything()), timezone: fc.anything() }));
    fc.assert(
      fc.property(odd, (payload) => {
        const decoded = decodeDate(payload);
        if (decoded !== null) expect(decoded).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      }),
    );
  });

  it('every Paris wall time is read as itself, in both forms', () => {
    fc.assert(
      fc.property(wall, (at) => {
        expect(decodeDate(`${at}:00`)).toBe(at);
        expect(decodeDate({ date: `${at.replace('T', ' ')}:00.000000`, timezone: 'Europe/Paris' })).toBe(at);
      }),
    );
  });
});
