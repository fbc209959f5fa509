import type { ReactNode } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { isOffered } from '../actions.ts';
import { isCancelling } from '../cancellation.ts';
import { isOneDay } from '../leaf.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';
import { cancelMessages } from './cancel-messages.ts';
import { DateLine } from './DateLine.tsx';

/** The dates of an order, one line each; free slots and waiting places are marked. */
export function OrderDates({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const { slots, waiting, item } = order;
  if (slots.length === 0 && waiting.length === 0 && !item?.start) return <Undated order={order} />;
  const isOnLeaf = isOneDay(order);
  // Repeats of one slot share its id.
  const lines = slots.map((slot, n) => ({ ...slot, key: `${slot.id} ${n}` }));
  return (
    <ul className="dates" aria-label={t('dates')}>
      {lines.map(({ key, ...slot }) => (
        <DateLine key={key} {...slot} tag={slot.free ? t('free slot') : null} isOnLeaf={isOnLeaf} />
      ))}
      {waiting.map((place) => (
        <WaitingLine key={place.id} place={place} store={store} isOnLeaf={isOnLeaf} />
      ))}
      {item?.start && <DateLine start={item.start} end={item.end} movedFrom={item.movedFrom} tag={null} isOnLeaf />}
    </ul>
  );
}

/** An order without dates. */
function Undated({ order: { item, state } }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const stands = state === 'confirmed' || state === 'pending';
  if (item?.runsUntil) return <p>{t('runs until', { day: formatDate(item.runsUntil, 'header', lang) })}</p>;
  if (!item) return stands && <p className="muted">{t('nothing left')}</p>;
  if (isMembership(item.ref)) return state === 'pending' && <p>{t('any time membership')}</p>;
  return <p>{t(stands ? 'any time' : 'undated')}</p>;
}

/** A waiting place: its position in the list, or the offer of a place; and the progress of leaving the list. */
function WaitingLine({
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
