import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '../../../core/time/format.ts';
import { monthOf, type PlainDate } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { BasketModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';

/** How many more slots the month of the last chosen one allows. */
export function MonthLeft({
  basket,
  store,
}: {
  readonly basket: BasketModel;
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const today = useStore(store, (state) => state.today);
  const { left, month } = basket;
  const isThisMonth = monthOf(today) === month;
  return (
    <p className="month-left muted">
      {isThisMonth
        ? t('left this month', { left })
        : t('left in month', { left, month: formatDate(`${month}-01` as PlainDate, 'month', lang) })}
    </p>
  );
}
