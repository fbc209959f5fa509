import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { titleOf, useCalendarFile } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import { bookAgainAddress, type Standing } from '../model.ts';
import type { HistoryStore } from '../store.ts';
import { Cancel } from './Cancel.tsx';

/** The actions of an order; each is named with the order's title. */
export function Actions({
  order,
  store,
  standing,
}: {
  readonly order: Order;
  readonly store: HistoryStore;
  readonly standing: Standing;
}): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const file = useCalendarFile(order, store.now);
  const again = bookAgainAddress(order, siteUrl, store.now());
  const named = (action: string) => t('of', { action, title: titleOf(order) });
  return (
    <div className="actions">
      {file && standing === 'confirmed' && (
        <a
          className="button secondary"
          part="button calendar-file"
          href={file}
          download="creneau.ics"
          aria-label={named(t('add to calendar'))}
        >
          {t('add to calendar')}
        </a>
      )}
      {again && (
        <SiteLink
          className="button secondary"
          part="button book-again"
          href={again}
          aria-label={named(t('book again'))}
        >
          {t('book again')}
        </SiteLink>
      )}
      <Cancel order={order} store={store} />
    </div>
  );
}
