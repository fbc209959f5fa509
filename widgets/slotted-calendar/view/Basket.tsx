import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { messages as refusalMessages } from '../../shared/view/refusals/messages.ts';
import { messages } from '../messages.ts';
import type { BasketModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { ChosenSlots } from './ChosenSlots.tsx';
import { MonthLeft } from './MonthLeft.tsx';

interface BasketProps {
  /** Null while nothing is selected. */
  readonly basket: BasketModel | null;
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

/** The chosen slots, what they cost, what else may be chosen, and 'Je Réserve'. */
export function Basket({ basket, store, bookButton }: BasketProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { lang } = useSettings();
  const selection = useStore(store, (state) => state.selection);
  const total = basket && formatMoney(basket.summary.total, basket.offer.currency, lang);
  return (
    <section className="basket" part="basket" aria-label={t('selected')}>
      <div className="chosen">
        <p className="strong">{basket ? t('selected') : t('nothing selected')}</p>
        {basket?.isOneOfMany && <p>{basket.offer.title}</p>}
        {basket && <ChosenSlots basket={basket} store={store} />}
        {basket && <MonthLeft basket={basket} store={store} />}
        <p className="visually-hidden" role="status">
          {basket ? t('selection said', { count: selection.length }) : t('nothing selected')}
          {total !== null && ` ${t('total')} ${total}`}
        </p>
      </div>
      {total !== null && (
        <p className="total" aria-hidden="true">
          <span className="muted">{t('total')}</span> <span className="sum">{total}</span>
        </p>
      )}
      <div className="book">
        <button
          type="button"
          ref={bookButton}
          className={basket ? 'button primary' : 'button primary disabled'}
          part="button button-primary book-button"
          aria-disabled={basket ? undefined : true}
          onClick={() => guard(store.book)}
        >
          {t('book')}
        </button>
        <Prompt store={store} />
      </div>
    </section>
  );
}

/** Why 'Je Réserve' did not lead on. */
function Prompt({ store }: { readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const told = useStore(store, (state) => state.told);
  if (told?.case !== 'nothing-selected' && told?.case !== 'broken-chain') return null;
  return (
    <p className="prompt" role="alert">
      {told.case === 'nothing-selected' ? t('prompt') : reasons('not-consecutive')}
    </p>
  );
}
