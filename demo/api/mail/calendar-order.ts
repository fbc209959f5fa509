import { type ChangedCalendar, changedCalendar } from '../../../core/booking/changed-calendar.ts';
import type { CalendarOrder } from '../../../core/booking/order-calendar.ts';
import type { MailContent } from '../ports/mail-content.ts';
import { asWall } from './words.ts';

/** An order as mails tell it. */
export type ToldOrder = Omit<Extract<MailContent, { readonly case: 'order' }>, 'case'>;

/** A change of sessions of an order as mails tell it. */
export type ToldChange = Extract<MailContent, { readonly case: 'changed' }>;

/** Returns an order as its calendar file needs it. */
export function calendarOrder({ order, isApart }: ToldOrder): CalendarOrder {
  const { id, item, slots, user } = order;
  return {
    id,
    slots: slots.map(({ id: slot, start, end, entry }) => ({
      ...{ id: slot, start: asWall(start), end: asWall(end) },
      entry: entry ?? (isApart ? slot : undefined),
    })),
    item: item && { ref: item.ref, start: wallOrNull(item.start), end: wallOrNull(item.end) },
    user,
  };
}

/** Returns what a change makes of the entries of an order in calendars. */
export function changedEntries({
  before,
  isApart,
  changes,
  all = changes,
}: Pick<ToldChange, 'before' | 'isApart' | 'changes' | 'all'>): ChangedCalendar | null {
  const periods = all.map(({ id, to }) => ({ id, period: to && { start: asWall(to.start), end: asWall(to.end) } }));
  const told = changes.map(({ id }) => id);
  return changedCalendar(calendarOrder({ order: before, isApart }), periods, told);
}

function wallOrNull(text: string | null) {
  return text === null ? null : asWall(text);
}
