import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { type SaleStatus, saleStatus } from '../../shared/selling/item-sale.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { Sale } from '../model.ts';
import type { DetailsStore } from '../store.ts';

/**
 * The button that books a place or opens the calendar; or the reason why nothing can be booked; or, until that is
 * known, a blank of the button's size.
 */
export function BookButton({
  page,
  sale,
  store,
}: {
  readonly page: EventPage;
  readonly sale: Sale;
  readonly store: DetailsStore;
}): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const kind = state.named?.kind ?? 'event';
  switch (sale.case) {
    case 'asking':
      return <div className="button skeleton" />;
    case 'full':
      return null;
    case 'over':
      return <p className="booking-note">{t(`over ${kind}`)}</p>;
    case 'withdrawn':
    case 'teaser':
    case 'information':
    case 'unsold':
      return <p className="booking-note">{t(sale.case)}</p>;
    case 'slots': {
      const { calendar } = state;
      const status = calendar?.status === 'loading' ? 'coming' : calendar?.status === 'failed' ? 'failed' : null;
      return <Book label={t('choose slot')} status={status} onPress={store.book} />;
    }
    case 'place': {
      const status = saleStatus(state, page.item);
      return <Book label={t(status === 'bought' ? 'bought' : 'book')} status={status} onPress={store.book} />;
    }
  }
}

function Book({
  label,
  status,
  onPress,
}: {
  readonly label: string;
  readonly status: SaleStatus;
  readonly onPress: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const look = status === 'bought' ? 'secondary' : 'primary';
  return (
    <>
      <Button
        className="book"
        look={look}
        part={`button button-${look} book-button`}
        aria-busy={status === 'coming' || undefined}
        onPress={onPress}
      >
        {status === 'coming' ? t('coming') : label}
      </Button>
      {status === 'failed' && (
        <p className="booking-failed" part="error" role="alert">
          {t('not opened')}
        </p>
      )}
    </>
  );
}
