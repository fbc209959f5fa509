import type { DayModel } from '../model.ts';

/** A cell of the grid. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * What a key does in the grid: moves the calendar by some days, if the target is not shown, and then goes to a cell.
 */
export interface Step {
  readonly days: number;
  readonly cell: Cell;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Returns the step for a key pressed in a cell (APG's grid); null for a key that the grid does not handle. */
export function stepOf(pressed: Key, from: Cell, days: readonly DayModel[]): Step | null {
  const { key, ctrlKey } = pressed;
  // Other modifier keys are left to the browser: Alt with an arrow key goes back in the history, for example.
  if (pressed.altKey || pressed.metaKey || pressed.shiftKey) return null;
  const last = days.length - 1;
  const within = (column: number, row: number): Step => ({ days: 0, cell: cellIn(days, column, row) });
  switch (key) {
    case 'ArrowDown':
      return within(from.column, from.row + 1);
    case 'ArrowUp':
      return within(from.column, Math.max(0, from.row - 1));
    case 'ArrowRight':
      return from.column < last
        ? within(from.column + 1, from.row)
        : { days: days.length, cell: { ...from, column: 0 } };
    case 'ArrowLeft':
      return from.column > 0
        ? within(from.column - 1, from.row)
        : { days: -days.length, cell: { ...from, column: last } };
    case 'Home':
      return within(0, ctrlKey ? 0 : from.row);
    case 'End':
      return within(last, ctrlKey ? Number.POSITIVE_INFINITY : from.row);
    case 'PageDown':
      return { days: 7, cell: from };
    case 'PageUp':
      return { days: -7, cell: from };
    default:
      return null;
  }
}

/**
 * Returns the cell at which a step ends, in a calendar of `columns` columns that has moved by `moved` days; at the ends
 * of the 12 weeks, these are fewer days than the step wanted.
 */
export function landing({ days, cell }: Step, moved: number, columns: number): Cell {
  return { ...cell, column: Math.max(0, Math.min(cell.column + days - moved, columns - 1)) };
}

/** Returns the nearest existing cell: the last slot of a day with fewer slots, the first cell of an empty day. */
export function cellIn(days: readonly DayModel[], column: number, row: number): Cell {
  const slots = days[column]?.slots.length ?? 0;
  return { column, row: Math.max(0, Math.min(row, slots - 1)) };
}
