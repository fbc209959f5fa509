import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { useSettings } from '../../shared/view/environment.ts';
import type { CalendarModel, DayModel } from '../model.ts';

interface DayHeadingProps {
  readonly day: DayModel;
  readonly mode: CalendarModel['mode'];
}

/**
 * The heading of a day's column: the full date in default mode; in picker mode a short date, with the full date for
 * screen readers (S-calendar-modes).
 */
export function DayHeading({ day: { date, isToday }, mode }: DayHeadingProps): ReactNode {
  const { lang } = useSettings();
  const look = isToday ? 'day-heading today' : 'day-heading';
  return (
    <th scope="col" className={look} part={look} aria-current={isToday ? 'date' : undefined}>
      {mode === 'default' ? (
        <span>{formatDate(date, 'header', lang)}</span>
      ) : (
        <>
          <span className="visually-hidden">{formatDate(date, 'full', lang)}</span>
          <span aria-hidden="true">
            {`${formatDate(date, 'short-weekday', lang)} ${formatDate(date, 'short', lang)}`}
          </span>
        </>
      )}
    </th>
  );
}
