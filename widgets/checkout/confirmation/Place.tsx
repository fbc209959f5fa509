import type { ReactNode } from 'react';
import { locationOf } from '../../../core/booking/order-calendar.ts';
import type { Seller } from '../../../core/checkout/hold.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';

/** The place of what was booked, with a link to a map (D-place-link). */
export function Place({ seller }: { readonly seller: Seller }): ReactNode {
  const t = useMessages(messages);
  const { lat, long } = seller;
  return (
    <p className="place">
      <span>{locationOf(seller)}</span>
      {lat != null && long != null && (
        <a
          className="link"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('on the map')}
        </a>
      )}
    </p>
  );
}
