import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { CalendarStore } from '../store.ts';

interface NextOpenProps {
  readonly day: PlainDate;
  readonly store: CalendarStore;
  readonly columns: number;
}

/** The button to the next day with a slot that can be chosen, shown if no visible day has one (D-next-available). */
export function NextOpen({ day, store, columns }: NextOpenProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const named = `${formatDate(day, 'short-weekday', lang)} ${formatDate(day, 'short', lang)}`;
  return (
    <p className="next-open">
      <Button part="button button-secondary next-open" onPress={() => store.showDay(day, columns)}>
        {t('next open', { day: named })}
      </Button>
    </p>
  );
}
