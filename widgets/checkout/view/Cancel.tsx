import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { Done } from '../state.ts';
import type { CheckoutStore } from '../store.ts';

/** Cancelling a confirmed order within the provider's window; asked once more inline, never modal. */
export function Cancel({ stage, store }: { readonly stage: Done; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) sure.current?.focus();
  }, [isAsking]);
  const { total, currency, cancellableUntil } = stage.order;
  if (cancellableUntil === null || cancellableUntil <= store.now()) return null;
  const end = toWallTime(cancellableUntil, PARIS);
  const until = { day: formatDate(dateOf(end), 'header', settings.lang), hour: shownHour(end, settings) };
  if (!isAsking) {
    return (
      <div className="cancel">
        <p className="muted">{t('cancel until', until)}</p>
        <Button look="plain" onPress={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  const refund =
    total > 0 ? t('cancel refund', { sum: formatMoney(total, currency, settings.lang) }) : t('cancel free');
  return (
    <div className="note cancel">
      <p ref={sure} tabIndex={-1}>
        {t('cancel sure', { refund })}
      </p>
      <p className="actions">
        <Button aria-disabled={stage.isBusy || undefined} onPress={store.cancel}>
          {t('cancel yes')}
        </Button>
        <Button look="primary" onPress={() => setIsAsking(false)}>
          {t('cancel no')}
        </Button>
      </p>
    </div>
  );
}
