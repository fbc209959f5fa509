import type { ReactNode } from 'react';
import type { Cents } from '../../../../core/money/money.ts';
import { useMessages, useSettings } from '../../view/environment.ts';
import { formatMoney } from '../../view/intl.ts';
import { messages } from './messages.ts';

/** A price, with the initial price struck through beside it if there is one. */
export function Price({
  isFrom = false,
  price,
  struck,
  currency,
}: {
  readonly isFrom?: boolean;
  readonly price: Cents;
  readonly struck: Cents | null;
  /** ISO 4217; null if the API gives none. */
  readonly currency: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const money = (cents: Cents) => formatMoney(cents, currency ?? settings.currency ?? 'EUR', settings.lang);
  return (
    <>
      {isFrom && <span className="from">{`${t('from')} `}</span>}
      <span className="amount">{money(price)}</span>
      {struck !== null && (
        <>
          {' '}
          <span className="visually-hidden">{`${t('initial price')} `}</span>
          <s className="struck" part="initial-price">
            {money(struck)}
          </s>
        </>
      )}
    </>
  );
}
