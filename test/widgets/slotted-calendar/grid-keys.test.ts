import { describe, expect, it } from 'vitest';
import type { DayModel, SlotModel } from '../../../widgets/slotted-calendar/model.ts';
import { type Cell, cellIn, landing, stepOf } from '../../../widgets/slotted-calendar/view/grid-keys.ts';
import { anOffer, aSlot, TUESDAY } from '../../fixtures/data/factories.ts';

const SLOT: SlotModel = {
  slot: aSlot(),
  offer: anOffer(),
  isOneOfMany: false,
  hasOwnPrice: false,
  selected: 0,
  refusal: null,
  left: 1,
  isWaiting: false,
  position: null,
  isLinked: false,
};

/** Days with the given numbers of slots. */
const daysOf = (...counts: readonly number[]): readonly DayModel[] =>
  counts.map((count) => ({
    date: TUESDAY,
    isToday: false,
    isOver: false,
    slots: Array.from({ length: count }, () => SLOT),
  }));

/** Four days with three slots, one, none and five. */
const DAYS = daysOf(3, 1, 0, 5);

const NO_MODIFIER = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

const at = (column: number, row: number): Cell => ({ column, row });

/** Returns the cell to which a key moves, and by how many days the calendar moves. */
function pressed(keys: string, from: Cell, days = DAYS) {
  const ctrlKey = keys.startsWith('Ctrl+');
  const step = stepOf({ ...NO_MODIFIER, key: keys.replace('Ctrl+', ''), ctrlKey }, from, days);
  return step && [step.cell.column, step.cell.row, step.days];
}

describe('D-keyboard: the keys of the grid (APG)', () => {
  it.each<[string, Cell, readonly [column: number, row: number, days: number]]>([
    ['ArrowDown', at(0, 0), [0, 1, 0]],
    ['ArrowDown', at(0, 2), [0, 2, 0]],
    ['ArrowDown', at(2, 0), [2, 0, 0]],
    ['ArrowUp', at(0, 2), [0, 1, 0]],
    ['ArrowUp', at(0, 0), [0, 0, 0]],
    ['ArrowRight', at(0, 0), [1, 0, 0]],
    ['ArrowRight', at(0, 2), [1, 0, 0]],
    ['ArrowRight', at(1, 0), [2, 0, 0]],
    ['ArrowRight', at(3, 4), [0, 4, 4]],
    ['ArrowLeft', at(3, 4), [2, 0, 0]],
    ['ArrowLeft', at(1, 0), [0, 0, 0]],
    ['ArrowLeft', at(0, 1), [3, 1, -4]],
    ['Home', at(3, 4), [0, 2, 0]],
    ['Home', at(0, 1), [0, 1, 0]],
    ['End', at(0, 1), [3, 1, 0]],
    ['Ctrl+Home', at(3, 4), [0, 0, 0]],
    ['Ctrl+End', at(0, 0), [3, 4, 0]],
    ['PageDown', at(1, 0), [1, 0, 7]],
    ['PageUp', at(3, 4), [3, 4, -7]],
  ])('the key %s moves from %o to %o', (keys, from, expected) => {
    expect(pressed(keys, from)).toEqual(expected);
  });

  it('Ctrl+End can move to a last day without slots', () => {
    expect(pressed('Ctrl+End', at(0, 0), daysOf(3, 0))).toEqual([1, 0, 0]);
  });

  it.each(['Tab', 'Enter', ' ', 'Escape', 'a'])('the grid does not handle the key %s', (key) => {
    expect(pressed(key, at(0, 0))).toBeNull();
  });

  it.each(['altKey', 'metaKey', 'shiftKey'] as const)('an arrow key with %s is left to the browser', (modifier) => {
    const key = { ...NO_MODIFIER, key: 'ArrowLeft', [modifier]: true };
    expect(stepOf(key, at(1, 0), DAYS)).toBeNull();
  });
});

describe('the keys of the grid at the ends of the 12 weeks', () => {
  it.each<[string, string, Cell, number, Cell]>([
    ['a whole step to the right', 'ArrowRight', at(3, 0), 4, at(0, 0)],
    ['half of a step to the right: the next day is in the middle', 'ArrowRight', at(3, 0), 2, at(2, 0)],
    ['half of a step to the left', 'ArrowLeft', at(0, 0), -2, at(1, 0)],
    ['a whole week', 'PageDown', at(1, 0), 7, at(1, 0)],
    ['a week less a day', 'PageDown', at(1, 0), 6, at(2, 0)],
    ['a week of which a day is left: the last day', 'PageDown', at(1, 0), 1, at(3, 0)],
    ['the first day', 'PageUp', at(1, 0), -1, at(0, 0)],
  ])('a key that would go beyond the 12 weeks moves to an existing day: %s', (_, key, from, moved, expected) => {
    const step = stepOf({ ...NO_MODIFIER, key }, from, DAYS);
    expect(step && landing(step, moved, DAYS.length)).toEqual(expected);
  });
});

describe('the tab stop of the grid', () => {
  it.each([
    [at(0, 1), at(0, 1)],
    [at(1, 4), at(1, 0)],
    [at(2, 3), at(2, 0)],
  ])('the tab stop of the grid for %o is %o', (asked, expected) => {
    expect(cellIn(DAYS, asked.column, asked.row)).toEqual(expected);
  });
});
