import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '../../../core/time/format.ts';
import { useSettings } from '../../shared/view/environment.ts';
import type { DayModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';

/** A column's day: in full in default mode, short in picker mode but said in full (S-calendar-modes). */
export function DayHeading({ day, store }: { readonly day: DayModel; readonly store: CalendarStore }): ReactNode {
  const { lang } = useSettings();
  const mode = useStore(store, (state) => state.mode);
  const { date, isToday } = day;
  return (
    <th
      scope="col"
      className={isToday ? 'day-heading today' : 'day-heading'}
      part={isToday ? 'day-heading today' : 'day-heading'}
      aria-current={isToday ? 'date' : undefined}
    >
      {mode === 'default' ? (
        formatDate(date, 'header', lang)
      ) : (
        <>
          <span className="visually-hidden">{formatDate(date, 'full', lang)}</span>
          <span aria-hidden="true">
            {formatDate(date, 'short-weekday', lang)} {formatDate(date, 'short', lang)}
          </span>
        </>
      )}
    </th>
  );
}
