import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { sessionEnd } from '../../../core/time/session.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { Hour } from '../../shared/lists/event-card/Hour.tsx';
import { useSetting } from '../../shared/view/environment.ts';

/** A day and its hours: 'dimanche 29 nov. 2026 · 10h30 – 11h45'. */
export function When({
  start,
  duration,
  form = 'header',
}: {
  readonly start: WallTime;
  /** Hours; null if the end is not known. */
  readonly duration: number | null;
  readonly form?: 'header' | 'card';
}): ReactNode {
  const lang = useSetting('lang');
  return (
    <span className="when">
      <span className="day">{formatDate(dateOf(start), form, lang)}</span>
      <span className="hours">
        <Hour form="shown" at={start} />
        {duration !== null && duration > 0 && (
          <>
            <span> – </span>
            <Hour form="shown" from={start} at={sessionEnd(start, Math.round(duration * 60))} />
          </>
        )}
      </span>
    </span>
  );
}
