import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../core/booking/slot.ts';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { noticeModel } from '../../../widgets/slotted-calendar/notice-model.ts';
import { anOffer, aSelection, aSlot, bookingsOf, TUESDAY } from '../../fixtures/data/factories.ts';
import { type Changes, everyDay, stateOf } from './a-state.ts';

describe('D-refused-slot: the alternatives to a slot that does not follow the others', () => {
  const chained = anOffer({ consecutive: true, schedule: everyDay('08:00', '09:00', '10:00', '11:00', '12:00') });
  const at = (hour: TimeOfDay) => aSlot({ at: `${TUESDAY}T${hour}` });
  const hours = (slots: readonly Slot[] | null) => slots?.map(({ start }) => start.slice(11)) ?? null;
  const alternatives = (hour: TimeOfDay, changes: Changes) => {
    const refusal = { case: 'not-consecutive', slotTime: 60 } as const;
    const notice = { case: 'refused', slot: at(hour), refusal } as const;
    const model = noticeModel(stateOf({ offer: chained, notice, ...changes }).state);
    return model?.case === 'refused' ? hours(model.alternatives) : null;
  };

  it.each<[string, readonly string[] | null, TimeOfDay, Changes]>([
    [
      'as many in a row as are selected, and one more',
      ['11:00', '12:00'],
      '11:00',
      { selection: aSelection(at('08:00')) },
    ],
    ['the nearest, and the earlier of two equally near', ['10:00', '11:00'], '11:00', { taken: [[at('12:00'), 6]] }],
    [
      'no chain across a full slot',
      ['09:00', '10:00'],
      '12:00',
      { taken: [[at('11:00'), 6]], selection: aSelection(at('10:00')) },
    ],
    [
      'none if no chain is long enough',
      null,
      '12:00',
      {
        taken: [
          [at('09:00'), 6],
          [at('11:00'), 6],
        ],
      },
    ],
    ['no more than the offer allows', ['12:00'], '12:00', { offer: { ...chained, maxSlot: 1 } }],
    ['no more than the month allows', ['12:00'], '12:00', { own: bookingsOf('2026-11', 4) }],
    ['none of an offer that is no longer there', null, '12:00', { offer: anOffer({ id: 99 }) }],
  ])('the nearest consecutive slots are offered: %s', (_, expected, hour, changes) => {
    expect(alternatives(hour, { selection: aSelection(at('08:00')), ...changes })).toEqual(expected);
  });
});
