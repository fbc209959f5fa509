import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import type { Cents } from '../../../../core/pricing/money.ts';
import { discountBadge, priceArea } from '../../../../core/pricing/price-area.ts';
import { formatMoney } from '../../intl.ts';
import { useMessages, useSettings } from '../../widget.ts';
import { messages } from './messages.ts';

/** What a card says in the place of the price, and its discount badge (decisions §4). */
export function EventPrice({ event }: { readonly event: CatalogueEvent }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const badge = discountBadge(event);
  const percent = badge === null ? '' : new Intl.NumberFormat(lang).format(badge);
  const area = priceArea(event);
  if (area.case === 'none') return null;
  const look = `event-price ${area.case}`;
  return (
    <p className="event-foot">
      <span className={look} part={look}>
        {area.case === 'from' || area.case === 'price' ? (
          <Price isFrom={area.case === 'from'} price={area.price} struck={area.struck} currency={event.currency} />
        ) : (
          t(area.case)
        )}
      </span>
      {badge !== null && (
        <span className="badge" part="badge">
          <span aria-hidden="true">{t('badge', { percent })}</span>
          <span className="visually-hidden">{t('badge said', { percent })}</span>
        </span>
      )}
    </p>
  );
}

function Price({
  isFrom,
  price,
  struck,
  currency,
}: {
  readonly isFrom: boolean;
  readonly price: Cents;
  readonly struck: Cents | null;
  readonly currency: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const money = (cents: Cents) => formatMoney(cents, currency ?? settings.currency ?? 'EUR', settings.lang);
  return (
    <>
      {isFrom && <span className="from">{t('from')} </span>}
      <span className="amount">{money(price)}</span>
      {struck !== null && (
        <>
          {' '}
          <span className="visually-hidden">{t('initial price')} </span>
          <s className="struck" part="initial-price">
            {money(struck)}
          </s>
        </>
      )}
    </>
  );
}
