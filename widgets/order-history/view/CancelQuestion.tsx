import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useGivenBack } from '../../shared/view/given-back/use-given-back.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { isCancelling } from '../cancellation.ts';
import type { HistoryStore } from '../store.ts';
import { cancelMessages } from './cancel-messages.ts';

/** Asks whether to cancel or give up an order, and names what is refunded. */
export function CancelQuestion({
  order,
  store,
  onKeep,
}: {
  readonly order: Order;
  readonly store: HistoryStore;
  readonly onKeep: () => void;
}): ReactNode {
  const t = useMessages(cancelMessages);
  const cancellation = useStore(store, (state) => state.cancellation);
  const noticed = useStore(store, (state) => state.notice?.order.id);
  const isPending = order.state === 'pending';
  const refund = useGivenBack(order).join(' ') || t(isPending ? 'give up free' : 'cancel free');
  // Until the list has been fetched again, the card still shows a cancelled order.
  const isGone = noticed === order.id;
  const isOurs = cancellation?.id === order.id;
  const isBusy = isCancelling(cancellation) || isGone;
  const error = isOurs ? cancellation.error : null;
  return (
    <div className="note" part="cancel-question">
      <p className="sure" tabIndex={-1}>
        {t(isPending ? 'give up sure' : 'cancel sure', { refund })}
      </p>
      <p className="actions">
        <Button aria-disabled={isBusy || undefined} onPress={() => !isBusy && store.cancel(order)}>
          {isBusy && (isOurs || isGone) ? t('cancelling') : t(isPending ? 'give up yes' : 'cancel yes')}
        </Button>
        <Button look="primary" aria-disabled={isBusy || undefined} onPress={() => !isBusy && onKeep()}>
          {t('cancel no')}
        </Button>
      </p>
      {error && (
        <p className="failure" part="error" role="alert">
          {t(error.code === 'too-late-to-cancel' || error.code === 'membership-in-use' ? error.code : 'cancel failed')}
        </p>
      )}
    </div>
  );
}
