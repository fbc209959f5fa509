import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { CalendarModel, DayModel, SlotModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { DayHeading } from './DayHeading.tsx';
import { type Cell, cellIn, landing, stepOf } from './grid-keys.ts';
import { SlotButton, SlotLink } from './Slot.tsx';

interface DaysProps extends Pick<CalendarModel, 'days' | 'mode'> {
  readonly store: CalendarStore;
}

/** The cell that has the tab stop; `isFocusWanted` is set after a key has moved the tab stop to the cell. */
interface Cursor extends Cell {
  readonly isFocusWanted?: true;
}

/**
 * The visible days side by side, as a grid (a pattern of the ARIA Authoring Practices Guide, APG): a column is a day, a
 * row the day's n-th slot. The grid is one tab stop. Arrows move by time and day, Home and End to the row's ends, Page
 * Up and Page Down by seven days.
 */
export const Days = memo(function Days({ days, mode, store }: DaysProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const tabStop = cursor ? cellIn(days, Math.min(cursor.column, days.length - 1), cursor.row) : firstChoice(days);
  const rows = [...new Array(Math.max(1, ...days.map(({ slots }) => slots.length))).keys()];

  // Runs before the next frame, so that the focus is never lost when a key moves the calendar.
  useLayoutEffect(() => {
    if (cursor?.isFocusWanted) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event, tabStop, days);
    if (!step) return;
    event.preventDefault();
    guard(() => {
      const moved = step.days === 0 ? 0 : store.move(step.days, days.length);
      if (step.days !== 0 && moved === 0) return;
      setCursor({ ...landing(step, moved, days.length), isFocusWanted: true });
    });
  };

  const moveTabStop = ({ target }: FocusEvent) => {
    const cell = (target as Element).closest('td');
    const line = cell?.closest('tr');
    if (cell && line) setCursor({ column: cell.cellIndex, row: line.sectionRowIndex });
  };

  return (
    <table
      ref={grid}
      className="days"
      part="grid"
      role="grid"
      aria-label={t('grid')}
      onKeyDown={press}
      onFocus={moveTabStop}
    >
      <thead>
        <tr>
          {days.map((day) => (
            <DayHeading key={day.date} day={day} mode={mode} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {days.map((day, column) => (
              <GridCell
                key={day.date}
                model={day.slots[row]}
                isFirst={row === 0}
                isOver={day.isOver}
                column={column}
                isTabStop={tabStop.column === column && tabStop.row === row}
                mode={mode}
                store={store}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface GridCellProps extends Pick<DaysProps, 'mode' | 'store'> {
  /** Undefined below the day's last slot. */
  readonly model: SlotModel | undefined;
  /** Whether the cell is the day's first. */
  readonly isFirst: boolean;
  readonly isOver: boolean;
  readonly column: number;
  readonly isTabStop: boolean;
}

/** Renders again only if its own slot or the tab stop has changed. */
const GridCell = memo(function GridCell(props: GridCellProps): ReactNode {
  const { model, isFirst, isOver, column, isTabStop, mode, store } = props;
  const t = useMessages(messages);
  const tabIndex = isTabStop ? 0 : -1;
  if (!model) {
    // An empty day can be focused too, and says that it has no slot.
    return (
      <td tabIndex={isFirst ? tabIndex : undefined}>
        {isFirst && <span className="no-slot muted">{t(isOver ? 'day over' : 'empty day')}</span>}
      </td>
    );
  }
  const Slot = mode === 'picker' ? SlotButton : SlotLink;
  return (
    <td>
      <Slot model={model} column={column} tabIndex={tabIndex} store={store} />
    </td>
  );
});

/**
 * Returns the tab stop before anything was focused: the first selected slot, or else the linked slot, the first slot
 * that can be chosen, or the first cell.
 */
function firstChoice(days: readonly DayModel[]): Cell {
  return (
    find(days, ({ selected }) => selected > 0) ??
    find(days, ({ isLinked }) => isLinked) ??
    find(days, ({ refusal }) => refusal === null) ??
    cellIn(days, 0, 0)
  );
}

function find(days: readonly DayModel[], is: (slot: SlotModel) => boolean): Cell | null {
  const column = days.findIndex(({ slots }) => slots.some(is));
  const row = days[column]?.slots.findIndex(is);
  return row === undefined ? null : { column, row };
}
