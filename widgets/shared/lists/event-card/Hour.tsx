import type { ReactNode } from 'react';
import { formatHour } from '../../../../core/time/format.ts';
import type { TimeOfDay, WallTime } from '../../../../core/time/wall-time.ts';
import { PARIS } from '../../../../core/time/zone.ts';
import type { Settings } from '../../page/element-settings.ts';
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
    isWallTime(at) ? hourOf(at, settings, one) : weeklyHour(at, settings, one),
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

/** Returns an hour of Paris on no day in particular: it has no offset, so that other display zones name Paris. */
function weeklyHour(at: TimeOfDay, { lang, timeZone }: Settings, form: 'card' | 'shown' | 'spoken'): string {
  const hour = formatHour(at, lang, form);
  return timeZone === PARIS ? hour : `${hour} (Paris)`;
}

function isWallTime(at: WallTime | TimeOfDay): at is WallTime {
  return at.includes('T');
}
