import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { CalendarModel, DayModel, SlotModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { DayHeading } from './DayHeading.tsx';
import { type Cell, cellIn, landing, stepOf } from './grid-keys.ts';
import { SlotButton } from './SlotButton.tsx';
import { SlotLink } from './SlotLink.tsx';

interface DaysProps extends Pick<CalendarModel, 'days' | 'mode'> {
  readonly store: CalendarStore;
}

/** The cell that has the tab stop; `isFocusWanted` after a key has moved it there. */
interface Cursor extends Cell {
  readonly isFocusWanted?: true;
}

/**
 * The visible days side by side, as a grid (a pattern of the ARIA Authoring Practices Guide, APG): a column is a day, a row
 * the day's n-th slot. It is one tab stop. Arrows move by time and day, Home and End to the row's ends, Page Up and Page
 * Down by seven days.
 */
export const Days = memo(function Days({ days, mode, store }: DaysProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const stop = cursor ? cellIn(days, Math.min(cursor.column, days.length - 1), cursor.row) : firstChoice(days);
  const rows = [...new Array(Math.max(1, ...days.map(({ slots }) => slots.length))).keys()];

  // Before the next frame, so that a key that moves the calendar never leaves the page without a focus.
  useLayoutEffect(() => {
    if (cursor?.isFocusWanted) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event, stop, days);
    if (!step) return;
    event.preventDefault();
    guard(() => {
      const moved = step.days === 0 ? 0 : store.move(step.days, days.length);
      if (step.days !== 0 && moved === 0) return;
      setCursor({ ...landing(step, moved, days.length), isFocusWanted: true });
    });
  };

  return (
    <table ref={grid} className="days" part="grid" role="grid" aria-label={t('grid')} onKeyDown={press}>
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
                day={day}
                row={row}
                column={column}
                isStop={stop.column === column && stop.row === row}
                onFocus={() => setCursor({ column, row })}
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
  readonly day: DayModel;
  readonly row: number;
  readonly column: number;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function GridCell({ day, row, column, isStop, onFocus, mode, store }: GridCellProps): ReactNode {
  const t = useMessages(messages);
  const model = day.slots[row];
  const tabIndex = isStop ? 0 : -1;
  if (!model) {
    // An empty day can be focused too, and says that it has no slot.
    const isEmptyDay = row === 0;
    return (
      <td tabIndex={isEmptyDay ? tabIndex : undefined} onFocus={onFocus}>
        {isEmptyDay && <span className="no-slot muted">{t(day.isOver ? 'day over' : 'empty day')}</span>}
      </td>
    );
  }
  const Slot = mode === 'picker' ? SlotButton : SlotLink;
  return (
    <td onFocus={onFocus}>
      <Slot model={model} column={column} tabIndex={tabIndex} store={store} />
    </td>
  );
}

/** The tab stop before anything was focused: the first slot that is selected, linked or can be chosen, else the first. */
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
