import { useEffect, useMemo } from 'react';
import type { CalendarEntry } from '../../../core/booking/calendar-file.ts';
import { orderCalendar, orderEntries, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { onSite } from '../page/site-address.ts';
import { useMessages, useSetting } from './environment.ts';
import type { Messages } from './intl.ts';

/** Returns the object URL of the order's .ics file, revoked on unmount; null if nothing in the order has a date. */
export function useCalendarFile(order: Order, now: () => number): string | null {
  const about = useAbout(order);
  const address = useMemo(() => {
    const file = orderCalendar(order, about, 'confirmed', now());
    return file === null ? null : URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  }, [order, now, about]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}

/** Returns the entries of the order's calendar. */
export function useCalendarEntries(order: Order): readonly CalendarEntry[] {
  const about = useAbout(order);
  return useMemo(() => orderEntries(order, about), [order, about]);
}

function useAbout(order: Order) {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  return useMemo(() => {
    const description = t('description', { id: referenceOf(order), provider: order.user.fullName });
    return { title: titleOf(order), description, url: onSite('order/', siteUrl).href };
  }, [order, t, siteUrl]);
}

/** Returns the title of the offer or item of an order. */
export function titleOf({ slotted, item }: Order): string {
  return slotted?.title ?? item?.title ?? '';
}

/** The description in an .ics file. */
const fr = {
  description: 'Réservation {id} chez {provider}',
};

const messages = {
  fr,
  en: {
    description: 'Booking {id} at {provider}',
  },
} satisfies Messages<keyof typeof fr>;
