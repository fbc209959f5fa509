import type { ReactNode, RefObject } from 'react';
import { formatDate } from '../../../../core/time/format.ts';
import type { PlainDate } from '../../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../../shared/view/environment.ts';
import { formatMoney } from '../../../shared/view/intl.ts';
import { countKey, messages } from '../../messages.ts';
import type { BasketModel, CalendarModel } from '../../model.ts';
import type { CalendarStore } from '../../store.ts';
import { BookButton } from './BookButton.tsx';
import { SelectedSlots } from './SelectedSlots.tsx';

interface BasketProps extends Pick<CalendarModel, 'basket' | 'prompt'> {
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

/** The selected slots, their total, how many more the month allows, and 'Je Réserve'. */
export function Basket({ basket, prompt, store, bookButton }: BasketProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const count = basket?.slots.length ?? 0;
  const total = basket && formatMoney(basket.summary.total, basket.offer.currency, lang);
  return (
    <section className={basket ? 'basket filled' : 'basket'} part="basket" aria-label={t('selected')}>
      <div className="selected-slots">
        {/* Hidden from assistive technology: the section's name and the status say the same. */}
        <p className="strong" aria-hidden="true">
          {basket ? t('selected') : t('no selected')}
        </p>
        {basket?.isOneOfMany && <p>{basket.offer.title}</p>}
        {basket && <SelectedSlots slots={basket.slots} store={store} />}
        {basket && <MonthLeft basket={basket} />}
        <p className="visually-hidden" role="status">
          {`${t(`${countKey(count)} selected`, { count })}${total === null ? '' : ` ${t('total')} ${total}`}`}
        </p>
      </div>
      {total !== null && (
        <p className="total" aria-hidden="true">
          <span className="muted">{t('total')}</span> <span className="sum">{total}</span>
        </p>
      )}
      <div className="book">
        <BookButton isEmpty={basket === null} store={store} bookButton={bookButton} />
        {prompt && (
          <p className="prompt" role="alert">
            {prompt === 'nothing-selected' ? t('prompt') : t('not-consecutive')}
          </p>
        )}
      </div>
    </section>
  );
}

/** Says how many more slots can be selected in the month of the last selected slot. */
function MonthLeft({ basket: { left, month, isThisMonth } }: { readonly basket: BasketModel }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  return (
    <p className="month-left muted">
      {t(`${countKey(left)} left`, {
        left,
        when: isThisMonth
          ? t('this month')
          : t('in month', { month: formatDate(`${month}-01` as PlainDate, 'month', lang) }),
      })}
    </p>
  );
}
