import type { ReactNode } from 'react';
import { formatHour } from '../../../../core/time/format.ts';
import type { TimeOfDay, WallTime } from '../../../../core/time/wall-time.ts';
import { useSettings } from '../../view/environment.ts';
import { shownEnd, shownHour } from '../../view/shown-hour.ts';

/** An hour, 14H05 on a card and 14h05 elsewhere, with its spoken form for screen readers (D-date-formats). */
export function Hour({
  at,
  from,
  form = 'card',
}: {
  readonly at: WallTime | TimeOfDay;
  /** The start of the session, if `at` is its end. */
  readonly from?: WallTime;
  readonly form?: 'card' | 'shown';
}): ReactNode {
  const settings = useSettings();
  const hourOf: typeof shownHour = (wall, ...how) => (from ? shownEnd(from, wall, ...how) : shownHour(wall, ...how));
  const [shown, spoken] = ([form, 'spoken'] as const).map((one) =>
    isWallTime(at) ? hourOf(at, settings, one) : formatHour(at, settings.lang, one),
  );
  if (shown === spoken) return <span className="hour">{shown}</span>;
  return (
    <>
      <span className="hour" aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}

function isWallTime(at: WallTime | TimeOfDay): at is WallTime {
  return at.includes('T');
}
