import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { isOffered } from '../actions.ts';
import { isCancelling } from '../cancellation.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';
import { cancelMessages } from './cancel-messages.ts';
import { DateLine } from './DateLine.tsx';

/** A waiting place: its position in the list, or the offer of a place; and the progress of leaving the list. */
export function WaitingLine({
  place,
  store,
  isOnLeaf,
}: {
  readonly place: Order['waiting'][number];
  readonly store: HistoryStore;
  readonly isOnLeaf: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const tCancel = useMessages(cancelMessages);
  const settings = useSettings();
  const cancellation = useStore(store, (state) => state.cancellation);
  const { position, offeredUntil } = place;
  const isOurs = cancellation?.id === place.id;
  const tag = () => {
    if (offeredUntil === null) return t('waiting place', { position });
    return isOffered(place, store.now())
      ? t('place offered', { hour: shownHour(toWallTime(offeredUntil, PARIS), settings) })
      : t('place offered over');
  };
  return (
    <DateLine {...place} tag={tag()} isOnLeaf={isOnLeaf}>
      {isOurs && isCancelling(cancellation) && <span className="muted">{tCancel('leaving list')}</span>}
      {isOurs && cancellation.error && (
        <span className="failure" part="error" role="alert">
          {tCancel(cancellation.isTaking ? 'take failed' : 'leave failed')}
        </span>
      )}
    </DateLine>
  );
}
