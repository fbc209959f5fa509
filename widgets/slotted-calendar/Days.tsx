import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { formatDate } from '../../core/time/format.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { DayModel } from './model.ts';
import { SlotButton } from './SlotButton.tsx';
import { SlotLink } from './SlotLink.tsx';
import type { CalendarStore } from './store.ts';

/** The visible days side by side, each with its slots in time order. */
export function Days({
  days,
  store,
  offer,
}: {
  readonly days: readonly DayModel[];
  readonly store: CalendarStore;
  readonly offer: SlottedOffer;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const mode = useStore(store, (state) => state.mode);
  return (
    <div className="days">
      {days.map(({ date, isToday, slots }) => (
        <section key={date} className="day" part={isToday ? 'day today' : 'day'}>
          <h3 className={isToday ? 'day-heading today' : 'day-heading'} part="day-heading">
            {mode === 'picker' ? (
              <>
                <span className="visually-hidden">{formatDate(date, 'full', lang)}</span>
                <span aria-hidden="true">{formatDate(date, 'short-weekday', lang)}</span>{' '}
                <span aria-hidden="true">{formatDate(date, 'short', lang)}</span>
              </>
            ) : (
              formatDate(date, 'header', lang)
            )}
          </h3>
          {slots.length === 0 ? (
            <p className="no-slot muted">–</p>
          ) : (
            <ol className="slots">
              {slots.map((slot) => (
                <li key={slot.slot.id}>
                  {mode === 'picker' ? (
                    <SlotButton model={slot} store={store} />
                  ) : (
                    <SlotLink model={slot} offer={offer} />
                  )}
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      {days.every(({ slots }) => slots.length === 0) && <p className="visually-hidden">{t('empty')}</p>}
    </div>
  );
}
