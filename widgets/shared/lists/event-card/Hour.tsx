import type { ReactNode } from 'react';
import { formatHour } from '../../../../core/time/format.ts';
import type { TimeOfDay, WallTime } from '../../../../core/time/wall-time.ts';
import { useSettings } from '../../view/environment.ts';
import { shownHour } from '../../view/shown-hour.ts';

/** An hour as cards show it, 14H05, with its spoken form for screen readers (D-date-formats). */
export function Hour({ at }: { readonly at: WallTime | TimeOfDay }): ReactNode {
  const settings = useSettings();
  const [shown, spoken] = (['card', 'spoken'] as const).map((form) =>
    isWallTime(at) ? shownHour(at, settings, form) : formatHour(at, settings.lang, form),
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
