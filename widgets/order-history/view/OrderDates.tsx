import type { ReactNode } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { isOneDay } from '../leaf.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';
import { DateLine } from './DateLine.tsx';
import { WaitingLine } from './WaitingLine.tsx';

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
