import type { CalendarStatus } from '../../../core/booking/calendar-file.ts';
import { orderCalendar, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Mail, MailKind, PlannedMail } from '../ports/mail-content.ts';
import { calendarOrder } from './calendar-order.ts';
import { htmlOf, textOf } from './layout.ts';
import { type Links, letterOf } from './letter.ts';
import { wordsIn } from './words.ts';

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
    calendar: calendarOf(mail, letter.subject, links),
  };
}

const STATUS: Readonly<Partial<Record<MailKind, CalendarStatus>>> = {
  confirmed: 'confirmed',
  gift: 'confirmed',
  cancelled: 'cancelled',
  'gift-cancelled': 'cancelled',
};

function calendarOf({ kind, lang, content, createdAt }: PlannedMail, subject: string, { site }: Links): string | null {
  const status = STATUS[kind];
  if (content.case !== 'order' || status === undefined) return null;
  const { order } = content;
  const description = wordsIn(lang).say('calendar note', { id: referenceOf(order), provider: order.user.fullName });
  // Some programs add what they are to remove: the subject says there too that it is cancelled.
  const title = status === 'cancelled' ? subject : (order.slotted?.title ?? order.item?.title ?? '');
  // The address has no key, because calendars are shared.
  return orderCalendar(calendarOrder(content), { title, description, url: `${site}/order/` }, status, createdAt);
}
