import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { discountBadge, priceArea } from '../../../../core/pricing/price-area.ts';
import { useMessages } from '../../view/environment.ts';
import { Badge } from './Badge.tsx';
import { messages } from './messages.ts';
import { Price } from './Price.tsx';

/** The price area as a separate line. */
export function EventPrice({ event }: { readonly event: CatalogueEvent }): ReactNode {
  if (priceArea(event).case === 'none') return null;
  return (
    <p className="event-foot">
      <PriceArea event={event} />
    </p>
  );
}

/** The price area of a card, with its discount badge (D-price-area). */
export function PriceArea({ event }: { readonly event: CatalogueEvent }): ReactNode {
  const t = useMessages(messages);
  const badge = discountBadge(event);
  const area = priceArea(event);
  if (area.case === 'none') return null;
  const look = `event-price ${area.case}`;
  return (
    <>
      <span className={look} part={look}>
        {area.case === 'from' || area.case === 'price' ? (
          <Price isFrom={area.case === 'from'} price={area.price} struck={area.struck} currency={event.currency} />
        ) : (
          t(area.case)
        )}
      </span>
      {badge !== null && <Badge percent={badge} />}
    </>
  );
}
