import { useEffect, useMemo } from 'react';
import { calendarFile } from '../../../core/booking/calendar-file.ts';
import type { Order } from '../../../core/checkout/order.ts';

/** The object URL of the order's .ics file, revoked on unmount; null if nothing in the order has a date. */
export function useCalendarFile(order: Order, now: () => number): string | null {
  const address = useMemo(() => {
    const { city, postalCode, fullName } = order.user;
    const location = [fullName, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    const entries = datesOf(order).map(({ id, start, end }) => ({
      uid: `${order.id}-${id}@creneau`,
      start,
      end,
      title: titleOf(order),
      location,
    }));
    if (entries.length === 0) return null;
    return URL.createObjectURL(new Blob([calendarFile(entries, now())], { type: 'text/calendar;charset=utf-8' }));
  }, [order, now]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}

/** The title of the offer or item of an order. */
export function titleOf({ slotted, item }: Order): string {
  return slotted?.title ?? item?.title ?? '';
}

function datesOf({ slots, item }: Order) {
  if (!item) return slots;
  return item.start === null ? [] : [{ id: item.ref, start: item.start, end: item.end ?? item.start }];
}
