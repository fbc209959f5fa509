import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { DayModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { DayHeading } from './DayHeading.tsx';
import { type Cell, cellIn, landing, stepOf } from './grid-keys.ts';
import { SlotButton } from './SlotButton.tsx';
import { SlotLink } from './SlotLink.tsx';

/**
 * The visible days side by side, as a grid (APG): a column a day, a row the day's n-th slot. It is one tab stop; arrows go by
 * time and day, Home and End to the row's ends, Page Up and Down by seven days.
 */
export function Days({
  days,
  store,
}: {
  readonly days: readonly DayModel[];
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const grid = useRef<HTMLTableElement>(null);
  const isFocusWanted = useRef(false);
  const [cursor, setCursor] = useState<Cell | null>(null);
  const stop = cursor ? cellIn(days, Math.min(cursor.column, days.length - 1), cursor.row) : firstChoice(days);
  const rows = [...new Array(Math.max(1, ...days.map(({ slots }) => slots.length))).keys()];

  // Before the frame, so that a key that moves the calendar never leaves the page without a focus.
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event, stop, days);
    if (!step) return;
    event.preventDefault();
    guard(() => {
      const moved = step.days === 0 ? 0 : store.move(step.days, days.length);
      if (step.days !== 0 && moved === 0) return;
      isFocusWanted.current = true;
      setCursor(landing(step, moved, days.length));
    });
  };

  return (
    <table ref={grid} className="days" part="grid" role="grid" aria-label={t('grid')} onKeyDown={press}>
      <thead>
        <tr>
          {days.map((day) => (
            <DayHeading key={day.date} day={day} store={store} />
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
                store={store}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GridCellProps {
  readonly day: DayModel;
  readonly row: number;
  readonly column: number;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly store: CalendarStore;
}

function GridCell({ day, row, column, isStop, onFocus, store }: GridCellProps): ReactNode {
  const t = useMessages(messages);
  const mode = useStore(store, (state) => state.mode);
  const model = day.slots[row];
  const tabIndex = isStop ? 0 : -1;
  if (!model) {
    // An empty day can be reached all the same, and says that it is one.
    const isEmptyDay = row === 0;
    return (
      <td tabIndex={isEmptyDay ? tabIndex : undefined} onFocus={onFocus}>
        {isEmptyDay && <span className="no-slot muted">{t('empty day')}</span>}
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

/** The tab stop before anything was focused: the first slot that can be had, else the first of all. */
function firstChoice(days: readonly DayModel[]): Cell {
  const column = days.findIndex(({ slots }) => slots.some(({ refusal }) => refusal === null));
  const row = days[column]?.slots.findIndex(({ refusal }) => refusal === null);
  return row === undefined ? cellIn(days, 0, 0) : { column, row };
}
