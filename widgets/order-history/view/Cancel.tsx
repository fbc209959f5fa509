import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { cancelMessages } from './cancel-messages.ts';

/** Gives up an unpaid order, or cancels one within the provider's time limit; asks for confirmation in its place. */
export function Cancel({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(cancelMessages);
  const named = useMessages(messages);
  const settings = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The focus goes to the question, and back to the button.
    if (isAsking !== wasAsking.current) frame.current?.querySelector<HTMLElement>('.sure, button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const { cancellableUntil, state } = order;
  const end = cancellableUntil !== null && cancellableUntil > store.now() ? toWallTime(cancellableUntil, PARIS) : null;
  const isPending = state === 'pending';
  if (!isPending && end === null) return null;
  const action = t(isPending ? 'give up' : 'cancel');
  const ask = (isAsked: boolean) => {
    store.forgetFailure();
    setIsAsking(isAsked);
  };
  return (
    <div ref={frame} className="cancel">
      {isAsking ? (
        <CancelQuestion order={order} store={store} onKeep={() => ask(false)} />
      ) : (
        <>
          <Button look="plain" aria-label={named('of', { action, title: titleOf(order) })} onPress={() => ask(true)}>
            {action}
          </Button>
          {end !== null && (
            <p className="muted">
              {t('cancel until', {
                day: formatDate(dateOf(end), 'header', settings.lang),
                hour: shownHour(end, settings),
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
