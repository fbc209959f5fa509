import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import type { SelectedSlot } from '../../core/booking/selection.ts';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { dateOf, timeOf } from '../../core/time/wall-time.ts';
import { formatMoney } from '../shared/intl.ts';
import { useEnvironment, useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { CalendarModel } from './model.ts';
import type { CalendarStore } from './store.ts';

/** The chosen slots, what they cost, and 'Je Réserve'. */
export function Basket({
  model,
  store,
  bookButton,
  onBook,
}: {
  readonly model: CalendarModel;
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
  readonly onBook: () => Promise<void>;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { lang } = useSettings();
  const { selection, isPrompted } = useStore(store);
  const { summary, offer } = model;
  const isEmpty = selection.length === 0;
  return (
    <section className="basket" part="basket" aria-label={t('selected')}>
      <div className="chosen">
        <p className="strong">{isEmpty ? t('nothing selected') : t('selected')}</p>
        {!isEmpty && (
          <ul className="chips">
            {selection.map((slot, index) => (
              <Chip
                key={slot.id}
                slot={slot}
                isFree={summary.isFree[index] === true && offer.price > 0}
                store={store}
              />
            ))}
          </ul>
        )}
        <p className="visually-hidden" role="status">
          {t('selection said', { count: selection.length })}
        </p>
      </div>
      {!isEmpty && (
        <p className="total">
          <span className="muted">{t('total')}</span>{' '}
          <span className="sum">{formatMoney(summary.total, offer.currency, lang)}</span>
        </p>
      )}
      <div className="book">
        <button
          type="button"
          ref={bookButton}
          className={isEmpty ? 'button primary disabled' : 'button primary'}
          part="button button-primary book-button"
          aria-disabled={isEmpty || undefined}
          onClick={() => guard(onBook)}
        >
          {t('book')}
        </button>
        {isPrompted && (
          <p className="prompt" role="alert">
            {t('prompt')}
          </p>
        )}
      </div>
    </section>
  );
}

function Chip({
  slot,
  isFree,
  store,
}: {
  readonly slot: SelectedSlot;
  readonly isFree: boolean;
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { lang } = useSettings();
  const label = `${formatDate(dateOf(slot.start), 'short-weekday', lang)} ${formatDate(dateOf(slot.start), 'short', lang)}, ${formatHour(timeOf(slot.start), lang)}`;
  return (
    <li className="chip" part="selected-slot">
      <span>{label}</span>
      {isFree && <span className="tag">{t('free slot')}</span>}
      <button
        type="button"
        className="remove"
        part="remove-button"
        aria-label={t('remove', { slot: label })}
        onClick={() => guard(() => store.remove(slot.id))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </li>
  );
}
