import type { ReactNode } from 'react';
import type { Hours } from '../../../core/catalogue/event-times.ts';
import { dateOf, type TimeOfDay, type WallTime, wallTime } from '../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../core/time/weekday-names.ts';
import { Hour } from '../../shared/lists/event-card/Hour.tsx';
import { useSetting } from '../../shared/view/environment.ts';

/** All opening hours of an open event, grouped by weekdays; a card shows two lines only. */
export function OpeningHours({
  hours,
  near,
}: {
  readonly hours: readonly Hours[];
  /** A time on the day whose offset converts the hours to the display zone; null leaves them as in Paris. */
  readonly near: WallTime | null;
}): ReactNode {
  const lang = useSetting('lang');
  const at = (time: TimeOfDay) => (near === null ? time : wallTime(dateOf(near), time));
  return (
    <dl className="opening-hours" part="opening-hours">
      {byWeekdays(hours).map(([weekdays, times]) => (
        <div key={weekdays.join()}>
          <dt>
            {runsOf(weekdays)
              .map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '))
              .join(', ')}
          </dt>
          {times.map(({ start, end }) => (
            <dd key={start} className="hours">
              <Hour form="shown" at={at(start)} />
              {end !== null && (
                <>
                  <span> – </span>
                  <Hour form="shown" at={at(end)} />
                </>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Groups hours by their weekdays. */
function byWeekdays(
  hours: readonly Hours[],
): readonly (readonly [weekdays: Hours['weekdays'], times: readonly Hours[]])[] {
  const rows = new Map<string, Hours[]>();
  for (const one of hours) {
    const key = one.weekdays.join();
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return [...rows.values()].map((times) => [times[0]?.weekdays ?? [], times]);
}
