import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import type { Done } from '../state.ts';
import type { CheckoutStore } from '../store.ts';
import { useCancelUntil } from '../summary/use-cancel-until.ts';
import { messages } from './messages.ts';

/** Cancelling a confirmed order within the provider's window; asked once more inline, never modal. */
export function Cancel({ stage, store }: { readonly stage: Done; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) sure.current?.focus();
  }, [isAsking]);
  const { total, currency, cancellableUntil } = stage.order;
  const until = useCancelUntil(cancellableUntil, store.now);
  if (until === null) return null;
  if (!isAsking) {
    return (
      <div className="cancel">
        <p className="muted">{until}</p>
        <Button look="plain" onPress={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  const refund = total > 0 ? t('cancel refund', { sum: formatMoney(total, currency, lang) }) : t('cancel free');
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
