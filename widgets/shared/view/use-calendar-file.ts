import { useEffect, useMemo } from 'react';
import { orderCalendar, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { onSite } from '../page/site-address.ts';
import { messages } from './calendar-messages.ts';
import { useMessages, useSetting } from './environment.ts';

/** The object URL of the order's .ics file, revoked on unmount; null if nothing in the order has a date. */
export function useCalendarFile(order: Order, now: () => number): string | null {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  const address = useMemo(() => {
    const description = t('description', { id: referenceOf(order), provider: order.user.fullName });
    const about = {
      title: titleOf(order),
      description,
      url: onSite('order/', siteUrl).href,
      status: 'confirmed',
    } as const;
    const file = orderCalendar(order, about, now());
    return file === null ? null : URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  }, [order, now, t, siteUrl]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}

/** The title of the offer or item of an order. */
export function titleOf({ slotted, item }: Order): string {
  return slotted?.title ?? item?.title ?? '';
}
