import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '../../core/time/format.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import type { Order } from '../shared/api/order.ts';
import { formatMoney } from '../shared/intl.ts';
import { shownHour } from '../shared/shown-hour.ts';
import { Button } from '../shared/ui/Button.tsx';
import { titleOf } from '../shared/use-calendar-file.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { HistoryStore } from './store.ts';

/** Cancelling a confirmed order within its provider's window; asked once more in its place. */
export function Cancel({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // To the question, and back to the button that asked it.
    if (isAsking !== wasAsking.current) frame.current?.querySelector<HTMLElement>('.sure, button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const { cancellableUntil } = order;
  if (cancellableUntil === null || cancellableUntil <= store.now()) return null;
  const end = toWallTime(cancellableUntil, PARIS);
  const until = { day: formatDate(dateOf(end), 'header', settings.lang), hour: shownHour(end, settings) };
  return (
    <div ref={frame} className="cancel">
      {isAsking ? (
        <Question order={order} store={store} onKeep={() => setIsAsking(false)} />
      ) : (
        <>
          <Button
            look="plain"
            aria-label={t('of', { action: t('cancel'), title: titleOf(order) })}
            onPress={() => setIsAsking(true)}
          >
            {t('cancel')}
          </Button>
          <p className="muted">{t('cancel until', until)}</p>
        </>
      )}
    </div>
  );
}

function Question({
  order,
  store,
  onKeep,
}: {
  readonly order: Order;
  readonly store: HistoryStore;
  readonly onKeep: () => void;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { cancelling } = useStore(store);
  const { total, currency, discounts } = order;
  const isBusy = cancelling !== null && cancelling.error === null;
  const error = cancelling?.id === order.id ? cancelling.error : null;
  const isReturned = discounts.some(({ kind }) => kind === 'coupon' || kind === 'credit');
  const refunds = [
    total > 0 && t('cancel refund', { sum: formatMoney(total, currency, lang) }),
    isReturned && t('cancel returned'),
    total === 0 && !isReturned && t('cancel free'),
  ].filter((text) => text !== false);
  return (
    <div className="note" part="cancel-question">
      <p className="sure" tabIndex={-1}>
        {t('cancel sure', { refund: refunds.join(' ') })}
      </p>
      <p className="actions">
        <Button aria-disabled={isBusy || undefined} onPress={() => store.cancel(order)}>
          {t('cancel yes')}
        </Button>
        <Button look="primary" onPress={onKeep}>
          {t('cancel no')}
        </Button>
      </p>
      {error && (
        <p className="failure" part="error" role="alert">
          {t(error.code === 'too-late-to-cancel' ? error.code : 'cancel failed')}
        </p>
      )}
    </div>
  );
}
