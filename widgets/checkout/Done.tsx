import { type ReactNode, useEffect, useMemo } from 'react';
import { calendarFile } from '../../core/booking/calendar-file.ts';
import type { Order } from '../shared/api/order.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages } from '../shared/widget.ts';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';
import type { CheckoutStore } from './store.ts';

/** The confirmation: what was booked, where, and a file for the visitor's calendar. */
export function Done({ order, store }: { readonly order: Order; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const file = useFile(order, store.now);
  const { user, buyer, slotted } = order;
  return (
    <div className="done" part="confirmation">
      <p>{t('done for', { firstName: buyer.firstName, title: slotted.title, provider: user.fullName })}</p>
      <ul className="lines">
        {order.slots.map((slot) => (
          <SlotLine key={slot.id} slot={slot} tag={null} />
        ))}
      </ul>
      <p className="muted">{t('reference', { id: order.id.slice(0, 8).toUpperCase() })}</p>
      <p className="actions">
        <a className="button secondary" part="button calendar-file" href={file} download="creneau.ics">
          {t('add to calendar')}
        </a>
        <Button look="primary" onPress={store.leave}>
          {t('close')}
        </Button>
      </p>
    </div>
  );
}

/** The address of the order's .ics file, for as long as it is shown. */
function useFile(order: Order, now: () => number): string {
  const address = useMemo(() => {
    const { city, postalCode, fullName } = order.user;
    const location = [fullName, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    const entries = order.slots.map(({ id, start, end }) => ({
      uid: `${order.id}-${id}@creneau`,
      start,
      end,
      title: order.slotted.title,
      location,
    }));
    return URL.createObjectURL(new Blob([calendarFile(entries, now())], { type: 'text/calendar;charset=utf-8' }));
  }, [order, now]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
