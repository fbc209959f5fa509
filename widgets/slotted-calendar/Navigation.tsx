import type { ReactNode } from 'react';
import { formatDate } from '../../core/time/format.ts';
import { addDays } from '../../core/time/wall-time.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { CalendarModel } from './model.ts';
import type { CalendarStore } from './store.ts';

/** Moves the calendar over the days, as many at a time as are shown. */
export function Navigation({
  model,
  store,
  columns,
}: {
  readonly model: CalendarModel;
  readonly store: CalendarStore;
  readonly columns: number;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const from = model.days[0]?.date;
  return (
    <div className="navigation">
      <ArrowButton
        label={t('previous')}
        isOff={model.isFirst}
        arrow="M15 5l-7 7 7 7"
        onPress={() => store.move(-columns)}
      />
      <p className="range" aria-live="polite">
        {from && `${formatDate(from, 'short', lang)} – ${formatDate(addDays(from, columns - 1), 'card', lang)}`}
      </p>
      <ArrowButton label={t('next')} isOff={model.isLast} arrow="M9 5l7 7-7 7" onPress={() => store.move(columns)} />
      {!model.showsToday && (
        <Button look="plain" className="today-button" onPress={store.showToday}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}

/** Stays focusable at an end, so that the focus is not lost there. */
function ArrowButton({
  label,
  isOff,
  arrow,
  onPress,
}: {
  readonly label: string;
  readonly isOff: boolean;
  readonly arrow: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <Button className="arrow" aria-label={label} aria-disabled={isOff || undefined} onPress={() => !isOff && onPress()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrow} />
      </svg>
    </Button>
  );
}
