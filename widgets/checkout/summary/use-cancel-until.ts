import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from './messages.ts';

/** Returns the text that says until when a booking can be cancelled; null without a deadline or after it. */
export function useCancelUntil(deadline: number | null | undefined, now: () => number): string | null {
  const t = useMessages(messages);
  const settings = useSettings();
  if (deadline == null || deadline <= now()) return null;
  const end = toWallTime(deadline, PARIS);
  return t('cancel until', {
    day: formatDate(dateOf(end), 'header', settings.lang),
    hour: shownHour(end, settings),
  });
}
