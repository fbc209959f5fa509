import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../../core/booking/day-slots.ts';
import type { SlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { changedOffer, type ScheduleChange } from '../../../core/schedule/schedule-change.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { anOffer, someHours } from '../../fixtures/data/factories.ts';

const TODAY = '2026-11-20';
/** Three Tuesdays, with a session at 10:00 and one at 18:00 each, and the Wednesdays after them. */
const [FIRST, SECOND, THIRD]: readonly PlainDate[] = ['2026-11-24', '2026-12-01', '2026-12-08'];
const offer = anOffer({ id: 7, schedule: [[], someHours('10:00', '18:00'), [], [], [], [], []] });
const at = (date: PlainDate | undefined, time = '1000') => `7_${date?.replaceAll('-', '')}T${time}` as SlotId;
const move = (more: object = {}): ScheduleChange => ({
  ...{
    case: 'move',
    session: at(SECOND),
    start: '2026-12-01T10:15',
    end: '2026-12-01T11:15',
    bookings: 'move',
    each: 'day',
  },
  ...more,
});

/** Returns the sessions of the weeks, by their days and times, which differ from the usual 10:00 and 18:00. */
function seen(after: SlottedOffer): Readonly<Record<string, string>> {
  const days = [FIRST, SECOND, THIRD, '2026-11-25', '2026-12-02', '2026-12-09'] as readonly PlainDate[];
  return Object.fromEntries(
    days.flatMap((day) => {
      const [told, usual] = [after, offer].map((one) =>
        slotsOf(one, day)
          .map(({ start, end, capacity }) => `${start.slice(11)}–${end.slice(11)} ${capacity}`)
          .join(', '),
      );
      return told === usual ? [] : [[day, told ?? '']];
    }),
  );
}

const SIX = '18:00–19:00 6';
const EVENING = { start: '2026-12-01T18:00', end: '2026-12-01T19:00' };
const WEDNESDAY = { start: '2026-12-02T09:00', end: '2026-12-02T10:30' };

describe('D-schedule-change: a schedule after a change', () => {
  it.each<readonly [string, ScheduleChange, Readonly<Record<string, string>>, readonly SlotId[]]>([
    ['a session moves on its day', move(), { [SECOND ?? '']: `10:15–11:15 6, ${SIX}` }, []],
    ['a session moves to another day', move(WEDNESDAY), { '2026-12-01': SIX, '2026-12-02': '09:00–10:30 6' }, []],
    [
      'a session that is made longer stays',
      move({ start: '2026-12-01T10:00', end: '2026-12-01T11:30' }),
      { '2026-12-01': `10:00–11:30 6, ${SIX}` },
      [],
    ],
    ['a session joins the one at its new time', move(EVENING), { '2026-12-01': SIX }, []],
    ['bookings of the day stay, and so does the session', move({ bookings: 'stay' }), {}, [at(SECOND)]],
    [
      'a weekly session moves from its day on',
      move({ each: 'week' }),
      { '2026-12-01': `10:15–11:15 6, ${SIX}`, '2026-12-08': `10:15–11:15 6, ${SIX}` },
      [],
    ],
    [
      'a weekly session moves to another weekday',
      move({ ...WEDNESDAY, each: 'week' }),
      { '2026-12-01': SIX, '2026-12-08': SIX, '2026-12-02': '09:00–10:30 6', '2026-12-09': '09:00–10:30 6' },
      [],
    ],
    [
      'a weekly session moves on the days on which nobody has booked',
      move({ each: 'week', bookings: 'stay' }),
      { '2026-12-08': `10:15–11:15 6, ${SIX}` },
      [at(SECOND)],
    ],
    ['a session is called off', { case: 'call-off', session: at(SECOND), each: 'day' }, { '2026-12-01': SIX }, []],
    [
      'a weekly session is called off',
      { case: 'call-off', session: at(SECOND), each: 'week' },
      { '2026-12-01': SIX, '2026-12-08': SIX },
      [],
    ],
    [
      'a session is resized',
      { case: 'resize', session: at(SECOND), each: 'day', capacity: 2 },
      { '2026-12-01': `10:00–11:00 2, ${SIX}` },
      [],
    ],
    [
      'a weekly session is resized',
      { case: 'resize', session: at(SECOND), each: 'week', capacity: 9 },
      { '2026-12-01': `10:00–11:00 9, ${SIX}`, '2026-12-08': `10:00–11:00 9, ${SIX}` },
      [],
    ],
    [
      'days are closed',
      { case: 'close', from: '2026-11-24', to: '2026-12-07' },
      { '2026-11-24': '', '2026-12-01': '' },
      [],
    ],
  ])('a schedule after a change: %s', (_, change, expected, booked) => {
    expect(seen(changedOffer(offer, change, booked, TODAY))).toEqual(expected);
  });

  it('a day whose only session is called off is a day off', () => {
    const only = anOffer({ id: 7, schedule: [[], someHours('10:00'), [], [], [], [], []] });
    const after = changedOffer(only, { case: 'call-off', session: at(SECOND), each: 'day' }, [], TODAY);
    expect(after).toMatchObject({ specialDays: [], daysOff: [{ start: SECOND, end: SECOND }] });
  });

  it('a weekly change is also one of special days that have the session', () => {
    const special = { ...offer, specialDays: [{ date: THIRD ?? TODAY, sessions: someHours('10:00', '20:00') }] };
    const after = changedOffer(special, move({ each: 'week' }), [], TODAY);
    expect(seen(after)[THIRD ?? '']).toBe('10:15–11:15 6, 20:00–21:00 6');
    expect(seen(after)[SECOND ?? '']).toBe(`10:15–11:15 6, ${SIX}`);
  });
});
