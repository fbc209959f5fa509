import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';
import type { CardModel } from '../model.ts';

/** Day, hours and next slot of an animation; missing values are left out. */
export function When({ model }: { readonly model: CardModel }): ReactNode {
  const t = useMessages(messages);
  const { times, laterSlot, isNextSlot } = model;
  if (!times) return null;
  return (
    <div className="when" part="animation-times">
      {isNextSlot && <p className="label">{t('next slot')}</p>}
      <Time start={times.start} end={times.end} />
      {laterSlot && (
        <>
          <p className="label">{t('next slot')}</p>
          <Time start={laterSlot} end={null} />
        </>
      )}
    </div>
  );
}

function Time({ start, end }: { readonly start: WallTime; readonly end: WallTime | null }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const hours = (form: 'shown' | 'spoken') => {
    const from = shownHour(start, settings, form);
    return end === null ? from : t('hours', { from, to: shownEnd(start, end, settings, form) });
  };
  return (
    <p>
      <span className="day">{formatDate(dateOf(start), 'header', settings.lang)}</span>{' '}
      <span className="visually-hidden">{hours('spoken')}</span>
      <span className="hours" aria-hidden="true">
        {hours('shown')}
      </span>
    </p>
  );
}
