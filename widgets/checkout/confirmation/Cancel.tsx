import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Amending, Confirmed } from '../../../core/checkout/stage.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useGivenBack } from '../../shared/view/given-back/use-given-back.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import type { CheckoutStore } from '../store.ts';
import { useCancelUntil } from '../summary/use-cancel-until.ts';
import { messages } from './messages.ts';

/** Lets the buyer cancel a confirmed order until the provider's deadline; asks for confirmation inline, never modal. */
export function Cancel({
  stage,
  store,
}: {
  readonly stage: Confirmed | Amending;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const [isAsking, setIsAsking] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) sure.current?.focus();
  }, [isAsking]);
  const until = useCancelUntil(stage.order.cancellableUntil, store.now);
  const refund = useGivenBack(stage.order).join(' ') || t('cancel free');
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
  return (
    <div className="note cancel">
      <p ref={sure} tabIndex={-1}>
        {t('cancel sure', { refund })}
      </p>
      <p className="actions">
        <Button aria-disabled={stage.step === 'amending' || undefined} onPress={store.cancel}>
          {t('cancel yes')}
        </Button>
        <Button look="primary" onPress={() => setIsAsking(false)}>
          {t('cancel no')}
        </Button>
      </p>
    </div>
  );
}
