import type { ReactNode } from 'react';
import type { Amending, Confirmed } from '../../../core/checkout/stage.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import type { CheckoutStore } from '../store.ts';
import { messages as summaryMessages } from '../summary/messages.ts';
import { SlotLine } from '../summary/SlotLine.tsx';
import { messages } from './messages.ts';

/** The waiting lists that the buyer has joined by the order, each with a button to leave it. */
export function WaitingPlaces({
  stage,
  store,
}: {
  readonly stage: Confirmed | Amending;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const listed = useMessages(summaryMessages);
  const { order, left, step } = stage;
  return (
    <>
      <ul className="lines" aria-label={t('waiting lists')}>
        {order.waiting.map((place) => (
          <SlotLine
            key={place.id}
            slot={place}
            tag={left.includes(place.id) ? t('left list') : listed('waiting place', { position: place.position })}
          >
            {!left.includes(place.id) && (
              <Button
                look="plain"
                aria-disabled={step === 'amending' || undefined}
                onPress={() => store.leaveList(place.id)}
              >
                {t('leave list')}
              </Button>
            )}
          </SlotLine>
        ))}
      </ul>
      <p className="muted">{listed('waiting free')}</p>
    </>
  );
}
