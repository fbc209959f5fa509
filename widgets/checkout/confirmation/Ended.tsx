import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

/** An order that came to nothing: cancelled, or paid for when the place was gone; and what becomes of the money. */
export function Ended({
  how,
  order,
  store,
}: {
  readonly how: 'cancelled' | 'refunded';
  readonly order: Order;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const sum = formatMoney(order.total, order.currency, lang);
  // One that was given up before it was paid, in another tab, has nothing to give back.
  const isPaid = order.payment?.state === 'refunded' || order.payment?.state === 'captured';
  return (
    <div className="done">
      <p role="alert">
        {how === 'refunded' ? (
          t('refunded what', { sum })
        ) : (
          <>
            <span>{t('cancelled what', { title: titleOf(order), provider: order.user.fullName })}</span>{' '}
            {isPaid && <span>{t('cancelled refund', { sum })}</span>}
          </>
        )}
      </p>
      <Button look="primary" onPress={store.leave}>
        {t('close')}
      </Button>
    </div>
  );
}
