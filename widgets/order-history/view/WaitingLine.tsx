import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../../../core/time/zone.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { isCancelling } from '../cancellation.ts';
import { messages } from '../messages.ts';
import { offeredAddress } from '../model.ts';
import type { HistoryStore } from '../store.ts';
import { cancelMessages } from './cancel-messages.ts';
import { DateLine } from './DateLine.tsx';

/** A waiting place: its position in the list, or the offer of a place; and the button that leaves the list. */
export function WaitingLine({
  order,
  place,
  store,
}: {
  readonly order: Order;
  readonly place: Order['waiting'][number];
  readonly store: HistoryStore;
}): ReactNode {
  const t = useMessages(messages);
  const tCancel = useMessages(cancelMessages);
  const settings = useSettings();
  const cancellation = useStore(store, (state) => state.cancellation);
  const isLinked = useStore(store, (state) => state.isLinked);
  const { start, position, offeredUntil } = place;
  const isOffered = offeredUntil !== null && offeredUntil > store.now();
  const isOurs = cancellation?.id === place.id;
  const isBusy = isCancelling(cancellation);
  const named = (action: string) => {
    const day = formatDate(dateOf(start), 'header', settings.lang);
    return t('of', { action, title: `${titleOf(order)}, ${day}, ${shownHour(start, settings, 'spoken')}` });
  };
  const tag = () => {
    if (offeredUntil === null) return t('waiting place', { position });
    return isOffered
      ? t('place offered', { hour: shownHour(toWallTime(offeredUntil, PARIS), settings) })
      : t('place offered over');
  };
  return (
    <DateLine {...place} tag={tag()}>
      {isOffered && (
        <SiteLink
          className="link"
          part="offered-link"
          href={offeredAddress(order, place, settings.siteUrl)}
          aria-label={named(t('take place'))}
        >
          {t('take place')}
        </SiteLink>
      )}
      {/* The key of a link leaves no list (D-order-key). */}
      {!isLinked && order.state === 'confirmed' && toInstant(start, PARIS) > store.now() && (
        <Button
          look="plain"
          aria-disabled={isBusy || undefined}
          aria-label={named(tCancel('leave list'))}
          onPress={() => store.leave(order, place.id)}
        >
          {tCancel(isOurs && isBusy ? 'leaving list' : 'leave list')}
        </Button>
      )}
      {isOurs && cancellation.error && (
        <span className="failure" part="error" role="alert">
          {tCancel('leave failed')}
        </span>
      )}
    </DateLine>
  );
}
