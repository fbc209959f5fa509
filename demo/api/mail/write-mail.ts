import type { CalendarStatus } from '../../../core/booking/calendar-file.ts';
import { orderCalendar, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Mail, MailKind, PlannedMail } from '../ports/mail-content.ts';
import type { Order } from '../schemas/booking.ts';
import { htmlOf, textOf } from './layout.ts';
import { type Links, letterOf } from './letter.ts';
import { asWall, wordsIn } from './words.ts';

/** Writes the text of a planned mail. */
export function writeMail(mail: PlannedMail, links: Links): Mail {
  const letter = letterOf(mail, links);
  const { recipient, lang } = mail;
  return {
    recipient,
    lang,
    // The subject is one line, whatever a title or a name contains.
    subject: letter.subject.replaceAll(/[ \p{Cc}\u2028\u2029]+/gu, ' '),
    text: textOf(letter, lang),
    html: htmlOf(letter, lang),
    calendar: calendarOf(mail, links),
  };
}

const STATUS: Readonly<Partial<Record<MailKind, CalendarStatus>>> = {
  confirmed: 'confirmed',
  gift: 'confirmed',
  cancelled: 'cancelled',
  'gift-cancelled': 'cancelled',
};

function calendarOf({ kind, lang, content, createdAt }: PlannedMail, { site }: Links): string | null {
  const status = STATUS[kind];
  if (content.case !== 'order' || status === undefined) return null;
  const { order } = content;
  const description = wordsIn(lang).say('calendar note', { id: referenceOf(order), provider: order.user.fullName });
  const title = order.slotted?.title ?? order.item?.title ?? '';
  // The address has no key, because calendars are shared.
  return orderCalendar(inWallTimes(order), { title, description, url: `${site}/order/`, status }, createdAt);
}

function inWallTimes(order: Order) {
  const { item, slots } = order;
  return {
    ...order,
    slots: slots.map(({ id, start, end }) => ({ id, start: asWall(start), end: asWall(end) })),
    item: item && { ...item, start: wallOrNull(item.start), end: wallOrNull(item.end) },
  };
}

function wallOrNull(text: string | null) {
  return text === null ? null : asWall(text);
}
