import { Fragment, type ReactNode } from 'react';
import { isCharged, type Order } from '../../../core/checkout/order.ts';
import { refundSum } from '../../../core/checkout/refund.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { useDiscountsBack, useHeldRefund } from '../../shared/view/given-back/use-given-back.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

/** An order that was cancelled, or was paid too late and refunded, and what the buyer gets back. */
export function Ended({ order, store }: { readonly order: Order; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const sum = formatMoney(refundSum(order), order.currency, lang);
  const held = useHeldRefund(order);
  const discounts = useDiscountsBack(order);
  const said = [
    order.state === 'refunded'
      ? t('refunded what')
      : t('cancelled what', { title: titleOf(order), provider: order.user.fullName }),
    ...(isCharged(order) ? [held ?? t('cancelled refund', { sum })] : []),
  ];
  return (
    <div className="done">
      <p role="alert">
        {[...said, ...discounts].map((sentence) => (
          <Fragment key={sentence}>
            <span>{sentence}</span>{' '}
          </Fragment>
        ))}
      </p>
      <Button look="primary" onPress={store.leave}>
        {t('close')}
      </Button>
    </div>
  );
}
